//! The file: who it is, how far it is read, plain or zstd.

use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};
use sha2::{Digest, Sha256};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Cursor, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Bytes that tell a file from another of its size.
const HEAD: u64 = 1 << 20;
/// Bytes read or unpacked at a time.
const STRIDE: usize = 1 << 17;

/// The file cannot be opened or read.
#[derive(Debug, thiserror::Error)]
#[error("{}: {error}", path.display())]
pub struct SourceError {
    path: PathBuf,
    error: io::Error,
}

/// How many bytes have been read of a file, from any thread.
#[derive(Debug, Clone)]
pub struct Bytes {
    read: Arc<AtomicU64>,
    /// 0 for a pipe.
    pub total: u64,
}

impl Bytes {
    pub fn read(&self) -> u64 {
        self.read.load(Ordering::Relaxed)
    }
}

/// An opened file or pipe.
pub struct Source {
    head: Vec<u8>,
    rest: File,
    bytes: Bytes,
}

impl Source {
    /// # Errors
    /// The file cannot be opened or its beginning not be read.
    pub fn open(path: &Path) -> Result<Source, SourceError> {
        let failed = |error| SourceError {
            path: path.to_owned(),
            error,
        };
        let mut rest = File::open(path).map_err(failed)?;
        let found = rest.metadata().map_err(failed)?;
        let mut head = Vec::new();
        let begun = rest.by_ref().take(HEAD).read_to_end(&mut head);
        begun.map_err(failed)?;
        let total = if found.is_file() { found.len() } else { 0 };
        Ok(Source {
            head,
            rest,
            bytes: Bytes {
                read: Arc::default(),
                total,
            },
        })
    }

    /// The same for the same content: a hash of the size and the first megabyte.
    pub fn identity(&self) -> [u8; 32] {
        let mut hash = Sha256::new();
        hash.update(self.bytes.total.to_le_bytes());
        hash.update(&self.head);
        hash.finalize().into()
    }

    pub fn bytes(&self) -> Bytes {
        self.bytes.clone()
    }

    /// What the file says, unpacked if it begins as zstd does.
    pub fn text(self) -> Box<dyn BufRead + Send> {
        let packed = is_zstd(&self.head);
        let raw = Counted {
            inner: Cursor::new(self.head).chain(self.rest),
            read: self.bytes.read,
        };
        let raw = BufReader::with_capacity(STRIDE, raw);
        if packed {
            Box::new(BufReader::with_capacity(STRIDE, Frames::new(raw)))
        } else {
            Box::new(raw)
        }
    }
}

/// Whether a file that begins so is zstd: a frame, or one to be passed over.
fn is_zstd(head: &[u8]) -> bool {
    let magic = head.first_chunk().copied().map(u32::from_le_bytes);
    magic.is_some_and(|magic| magic == 0xfd2f_b528 || magic & 0xffff_fff0 == 0x184d_2a50)
}

struct Counted<R> {
    inner: R,
    read: Arc<AtomicU64>,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.inner.read(buffer)?;
        self.read.fetch_add(read as u64, Ordering::Relaxed);
        Ok(read)
    }
}

/// Unpacks zstd: any number of frames behind each other, checksums compared.
pub struct Frames<R> {
    packed: R,
    decoder: FrameDecoder,
    within: bool,
}

impl<R: BufRead> Frames<R> {
    pub fn new(packed: R) -> Frames<R> {
        Frames {
            packed,
            decoder: FrameDecoder::new(),
            within: false,
        }
    }

    /// Enters the next frame; false at the end of the file.
    fn enter(&mut self) -> io::Result<bool> {
        while !self.packed.fill_buf()?.is_empty() {
            match self.decoder.reset(&mut self.packed) {
                Ok(()) => return Ok(true),
                Err(FrameDecoderError::ReadFrameHeaderError(ReadFrameHeaderError::SkipFrame {
                    length,
                    ..
                })) => {
                    let length = u64::from(length);
                    let passed = io::copy(&mut self.packed.by_ref().take(length), &mut io::sink())?;
                    if passed < length {
                        return Err(io::ErrorKind::UnexpectedEof.into());
                    }
                }
                Err(error) => return Err(self.corrupt(error)),
            }
        }
        Ok(false)
    }

    fn corrupt(&mut self, error: FrameDecoderError) -> io::Error {
        match self.packed.fill_buf() {
            Ok([]) => io::Error::new(
                io::ErrorKind::UnexpectedEof,
                "the zstd data is cut short or damaged: it ends within a frame",
            ),
            Ok(_) => io::Error::new(
                io::ErrorKind::InvalidData,
                format!("the zstd data is damaged ({error})"),
            ),
            Err(error) => error,
        }
    }
}

impl<R: BufRead> Read for Frames<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if buffer.is_empty() {
            return Ok(0);
        }
        loop {
            if !self.within && !self.enter()? {
                return Ok(0);
            }
            self.within = true;
            while self.decoder.can_collect() == 0 && !self.decoder.is_finished() {
                let stride = BlockDecodingStrategy::UptoBytes(STRIDE);
                if let Err(error) = self.decoder.decode_blocks(&mut self.packed, stride) {
                    return Err(self.corrupt(error));
                }
            }
            let read = self.decoder.read(buffer)?;
            if read > 0 {
                return Ok(read);
            }
            let told = self.decoder.get_checksum_from_data();
            if told.is_some() && told != self.decoder.get_calculated_checksum() {
                return Err(io::Error::new(
                    io::ErrorKind::InvalidData,
                    "the zstd data is damaged (its checksum is another)",
                ));
            }
            self.within = false;
        }
    }
}
