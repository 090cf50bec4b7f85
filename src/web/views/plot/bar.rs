//! A bar of two parts.

/// How long the longest bar is, in the bar's own units.
pub const LENGTH: u32 = 1000;

/// The filled part, and behind it the empty one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bar {
    pub filled: u32,
    pub whole: u32,
}

impl Bar {
    /// `part` of `whole`, beside bars of which the longest stands for `most`.
    pub fn new(part: u32, whole: u32, most: u32) -> Bar {
        let scaled = |count: u32| {
            let length = u64::from(count) * u64::from(LENGTH) / u64::from(most.max(1));
            // Not longer than LENGTH, as nothing is more than the most.
            length.min(u64::from(LENGTH)) as u32
        };
        Bar {
            filled: scaled(part),
            whole: scaled(whole),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_are_in_proportion() {
        let bar = Bar::new(3, 4, 8);
        assert_eq!((bar.filled, bar.whole), (375, 500));
        assert_eq!(
            Bar::new(0, 0, 0),
            Bar {
                filled: 0,
                whole: 0
            }
        );
        assert_eq!(Bar::new(u32::MAX, u32::MAX, u32::MAX).whole, LENGTH);
    }
}
