//! Script, style and pictures compiled into the program, under names that carry their hash.
//!
//! A path never serves other bytes than its hash says, so answers may be kept for ever.

/// One file, in every encoding it is served in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Asset {
    /// As templates ask for it: `site.css`.
    pub name: &'static str,
    /// As it is served: `/assets/site.0123456789ab.css`.
    pub path: &'static str,
    pub media_type: &'static str,
    /// A strong entity tag, with its quotes; of the bytes before any encoding.
    pub etag: &'static str,
    pub identity: &'static [u8],
    pub gzip: &'static [u8],
    pub brotli: &'static [u8],
}

/// All files. The script is missing when the program was built without Node.
pub static ASSETS: &[Asset] = include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// The file served at a path; `None` for a path of another build.
pub fn find(path: &str) -> Option<&'static Asset> {
    ASSETS.iter().find(|asset| asset.path == path)
}

/// Where `site.css`, `pieces.svg` or `favicon.svg` is served; empty for a name that is no file of
/// this build, which is no valid request and so shows up in tests at once.
pub fn url(name: &str) -> &'static str {
    ASSETS
        .iter()
        .find(|asset| asset.name == name)
        .map_or("", |asset| asset.path)
}

/// Where the browser script is served, an ECMAScript module; `None` when built without Node.
pub fn script() -> Option<&'static str> {
    Some(url("board.js")).filter(|url| !url.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn every_encoding_of_an_asset_unpacks_to_the_same_bytes() {
        for asset in ASSETS {
            let mut plain = Vec::new();
            flate2::read::GzDecoder::new(asset.gzip)
                .read_to_end(&mut plain)
                .unwrap();
            assert_eq!(plain, asset.identity, "{}", asset.name);
            plain.clear();
            brotli::Decompressor::new(asset.brotli, 4096)
                .read_to_end(&mut plain)
                .unwrap();
            assert_eq!(plain, asset.identity, "{}", asset.name);
        }
    }

    #[test]
    fn an_asset_is_named_by_the_hash_of_its_bytes() {
        use sha2::{Digest, Sha256};
        for asset in ASSETS {
            let digest = Sha256::digest(asset.identity);
            let hash: String = digest[..6]
                .iter()
                .map(|byte| format!("{byte:02x}"))
                .collect();
            let (stem, extension) = asset.name.rsplit_once('.').unwrap();
            assert_eq!(asset.path, format!("/assets/{stem}.{hash}.{extension}"));
            assert_eq!(asset.etag, format!("\"{hash}\""));
            assert_eq!(find(asset.path), Some(asset));
        }
    }

    #[test]
    fn the_style_points_only_to_assets_that_exist() {
        let style = std::str::from_utf8(find(url("site.css")).unwrap().identity).unwrap();
        let mut links = 0;
        for part in style.split("/assets/").skip(1) {
            let end = part.find(['"', ')', '\'']).unwrap();
            assert!(
                find(&format!("/assets/{}", &part[..end])).is_some(),
                "{part:.60}"
            );
            links += 1;
        }
        assert!(links > 0);
        assert!(
            !style.contains("data:"),
            "the policy allows no data: pictures"
        );
    }

    #[test]
    fn an_unknown_path_is_no_asset() {
        assert_eq!(find("/assets/site.css"), None);
        assert_eq!(find("/assets/../Cargo.toml"), None);
        assert_eq!(url("nothing.css"), "");
    }
}
