//! Builds what browsers get: one script, one style, the pictures, compressed and named by hash.
//!
//! Everything happens in `OUT_DIR`; the source folder is only read. Without Node the build goes on
//! with plain style and our own plain pieces, and without the script: every page works without it.

use base64::{Engine, engine::general_purpose::STANDARD};
use sha2::{Digest, Sha256};
use std::error::Error;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs, io};

/// Joined in this order into `site.css`.
const STYLES: [&str; 8] = [
    "page.css",
    "frame.css",
    "puzzle.css",
    "reading.css",
    "course.css",
    "results.css",
    "lesson.css",
    "board.css",
];
/// Letter and word of each kind of piece, in the order of the sprite's columns.
const ROLES: [(char, &str); 6] = [
    ('K', "king"),
    ('Q', "queen"),
    ('R', "rook"),
    ('B', "bishop"),
    ('N', "knight"),
    ('P', "pawn"),
];
/// Side of one piece in the sprite, in its own units.
const PIECE_UNITS: usize = 45;
const PIECE_STYLE: &str = "node_modules/@lichess-org/chessground/assets/chessground.cburnett.css";
/// What npm says when it cannot reach a registry.
const OFFLINE_SIGNS: [&str; 8] = [
    "ENOTFOUND",
    "EAI_AGAIN",
    "ECONNREFUSED",
    "ECONNRESET",
    "ETIMEDOUT",
    "ENETUNREACH",
    "ERR_SOCKET_TIMEOUT",
    "ENOTCACHED",
];

type Outcome<T> = Result<T, Box<dyn Error>>;

/// Why there is no script.
enum Failure {
    /// No Node, no npm, or no way to a registry: the build goes on.
    Absent(String),
    /// The tools are there and say no: the build stops.
    Broken(String),
}

fn main() -> ExitCode {
    match build() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn build() -> Outcome<()> {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-env-changed=GAFFEL_REQUIRE_UI");
    let source = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("ui");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    fs::write(out.join("content.rs"), content_list()?)?;
    let work = out.join("ui");
    copy_source(&source, &work)?;

    let bundled = match install(&work).and_then(|()| npm_run(&work, "build")) {
        Ok(()) => true,
        Err(Failure::Absent(why)) if env::var_os("GAFFEL_REQUIRE_UI").is_none() => {
            println!(
                "cargo:warning=the site is built without its drag-and-drop script: {why}. \
                 Install Node and npm, then `touch build.rs` and build again."
            );
            false
        }
        Err(Failure::Absent(why) | Failure::Broken(why)) => return Err(why.into()),
    };

    let pieces = if bundled {
        library_pieces(&fs::read_to_string(work.join(PIECE_STYLE))?)?
    } else {
        plain_pieces(&work)?
    };
    let mut assets = Assets::new(&out)?;
    assets.add("pieces.svg", sprite(&pieces).as_bytes())?;
    for entry in sorted(&work.join("static"))? {
        assets.add(&file_name(&entry), &fs::read(&entry)?)?;
    }
    let style = style(&work, &assets, bundled)?;
    assets.add("site.css", style.as_bytes())?;
    if bundled {
        assets.add("board.js", &fs::read(work.join("out/board.js"))?)?;
    }
    fs::write(out.join("assets.rs"), assets.list())?;
    fs::write(out.join("pieces.rs"), format!("{pieces:?}"))?;
    Ok(())
}

/// The YAML files of lessons, rules and glossary as Rust source: (name, bytes), sorted by name.
fn content_list() -> Outcome<String> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    let mut list = String::from("&[\n");
    for part in ["glossary", "lessons", "rules"] {
        let mut folders = vec![root.join("content").join(part)];
        while let Some(folder) = folders.pop() {
            // A folder is named too, so that a new lesson is seen; one that is not there yet is
            // looked for at every build.
            println!("cargo:rerun-if-changed={}", folder.display());
            if !folder.is_dir() {
                continue;
            }
            for entry in sorted(&folder)? {
                if entry.is_dir() {
                    folders.push(entry);
                } else if entry
                    .extension()
                    .is_some_and(|extension| extension == "yaml")
                {
                    println!("cargo:rerun-if-changed={}", entry.display());
                    let name = entry
                        .strip_prefix(&root)?
                        .to_string_lossy()
                        .replace('\\', "/");
                    let path = entry.to_string_lossy();
                    let _ = writeln!(list, "({name:?}, include_bytes!({path:?})),");
                }
            }
        }
    }
    Ok(list + "]\n")
}

/// Mirrors `ui/` into the work folder, keeping what npm installed there, and names every file to
/// cargo. Folders are not named: an editor's or npm's files beside the sources are no reason to
/// build again.
fn copy_source(source: &Path, work: &Path) -> Outcome<()> {
    fs::create_dir_all(work)?;
    for stale in sorted(work)? {
        if file_name(&stale) == "node_modules" {
            continue;
        }
        if stale.is_dir() {
            fs::remove_dir_all(&stale)?;
        } else {
            fs::remove_file(&stale)?;
        }
    }
    for entry in sorted(source)? {
        let name = file_name(&entry);
        if name == "node_modules" {
            continue;
        }
        if entry.is_dir() {
            copy_source(&entry, &work.join(name))?;
        } else {
            println!("cargo:rerun-if-changed={}", entry.display());
            fs::copy(&entry, work.join(name))?;
        }
    }
    Ok(())
}

/// Installs exactly what the lock file says, unless it is there already.
fn install(work: &Path) -> Result<(), Failure> {
    for tool in ["node", "npm"] {
        if command(tool).arg("--version").output().is_err() {
            return Err(Failure::Absent(format!("{tool} is not installed")));
        }
    }
    let read = |name: &str| {
        fs::read(work.join(name)).map_err(|error| Failure::Broken(format!("ui/{name}: {error}")))
    };
    let lock = [read("package.json")?, read("package-lock.json")?].concat();
    let wanted = hash(&lock);
    let stamp = work.join("node_modules/.gaffel-lock");
    if fs::read_to_string(&stamp).is_ok_and(|found| found == wanted) {
        return Ok(());
    }
    let output = command("npm")
        .args(["ci", "--omit=dev", "--ignore-scripts", "--no-audit"])
        .args(["--no-fund", "--prefer-offline", "--fetch-retries=1"])
        // The board library asks for a newer Node than it needs to be bundled.
        .arg("--engine-strict=false")
        .current_dir(work)
        .output()
        .map_err(|error| Failure::Absent(format!("npm does not start: {error}")))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        if OFFLINE_SIGNS.iter().any(|sign| said.contains(sign)) {
            return Err(Failure::Absent("npm cannot reach a registry".to_owned()));
        }
        return Err(Failure::Broken(format!("npm ci failed in ui/:\n{said}")));
    }
    fs::write(&stamp, wanted).map_err(|error| Failure::Broken(format!("{stamp:?}: {error}")))
}

/// Runs one of the scripts in `ui/package.json`.
fn npm_run(work: &Path, script: &str) -> Result<(), Failure> {
    let output = command("npm")
        .args(["run", "--silent", script])
        .current_dir(work)
        .output()
        .map_err(|error| Failure::Broken(format!("npm does not start: {error}")))?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    Err(Failure::Broken(format!("npm run {script} failed:\n{said}")))
}

fn command(tool: &str) -> Command {
    // On Windows npm is a batch file, which Command does not find by its bare name.
    match tool {
        "npm" if cfg!(windows) => Command::new("npm.cmd"),
        _ => Command::new(tool),
    }
}

/// The pieces as `wK`, its SVG content; white first, roles in the order of [`ROLES`].
type Pieces = Vec<(String, String)>;

/// The set that ships with the board library, which hides each picture in its style as base64.
fn library_pieces(style: &str) -> Outcome<Pieces> {
    let mut pieces = Pieces::new();
    for color in ["white", "black"] {
        for (letter, role) in ROLES {
            let missing = || format!("no {color} {role} in {PIECE_STYLE}");
            let rule = format!("piece.{role}.{color}");
            let (_, rest) = style.split_once(&rule).ok_or_else(missing)?;
            let (_, rest) = rest.split_once("base64,").ok_or_else(missing)?;
            let end = rest.find(['\'', '"', ')']).ok_or_else(missing)?;
            let svg = String::from_utf8(STANDARD.decode(&rest[..end])?)?;
            pieces.push((format!("{}{letter}", &color[..1]), content(&svg)?));
        }
    }
    Ok(pieces)
}

/// Our own plain set: one drawing a role, coloured here.
fn plain_pieces(work: &Path) -> Outcome<Pieces> {
    let mut pieces = Pieces::new();
    for (color, body, inner) in [("w", "#fff", "#000"), ("b", "#000", "#ececec")] {
        for (letter, role) in ROLES {
            let svg = fs::read_to_string(work.join(format!("pieces/{role}.svg")))?
                .replace("#ffffff", body)
                .replace("#111111", inner);
            pieces.push((format!("{color}{letter}"), content(&svg)?));
        }
    }
    Ok(pieces)
}

/// What stands inside the outermost element.
fn content(svg: &str) -> Outcome<String> {
    let start = svg.find('>').ok_or("a piece is no SVG")? + 1;
    let end = svg.rfind("</svg>").ok_or("a piece is no whole SVG")?;
    Ok(svg[start..end].to_owned())
}

/// All pieces in one picture: six columns, white above black.
fn sprite(pieces: &Pieces) -> String {
    let (width, height) = (6 * PIECE_UNITS, 2 * PIECE_UNITS);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\">"
    );
    for (index, (_, content)) in pieces.iter().enumerate() {
        let (x, y) = (index % 6 * PIECE_UNITS, index / 6 * PIECE_UNITS);
        let _ = write!(svg, "<g transform=\"translate({x} {y})\">{content}</g>");
    }
    svg + "</svg>"
}

/// Joins the style sheets, points them to the hashed pictures and lets esbuild minify.
fn style(work: &Path, assets: &Assets, bundled: bool) -> Outcome<String> {
    let mut style = String::new();
    for name in STYLES {
        match fs::read_to_string(work.join(name)) {
            Ok(text) => style += &text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(format!("ui/{name}: {error}").into()),
        }
    }
    for asset in &assets.made {
        style = style.replace(&format!("/assets/{}", asset.name), &asset.path);
    }
    fs::write(work.join("site.css"), &style)?;
    if !bundled {
        return Ok(style);
    }
    if let Err(Failure::Absent(why) | Failure::Broken(why)) = npm_run(work, "style") {
        return Err(why.into());
    }
    Ok(fs::read_to_string(work.join("out/site.css"))?)
}

struct Asset {
    /// As pages ask for it: `site.css`.
    name: String,
    /// As it is served: `/assets/site.0123456789ab.css`.
    path: String,
    hash: String,
}

/// The finished files, and the list of them that is compiled in.
struct Assets {
    folder: PathBuf,
    made: Vec<Asset>,
}

impl Assets {
    fn new(out: &Path) -> Outcome<Assets> {
        let folder = out.join("assets");
        fs::create_dir_all(&folder)?;
        Ok(Assets {
            folder,
            made: Vec::new(),
        })
    }

    /// Writes the file as it is, in gzip and in brotli.
    fn add(&mut self, name: &str, bytes: &[u8]) -> Outcome<()> {
        let hash = hash(bytes)[..12].to_owned();
        let (stem, extension) = name
            .rsplit_once('.')
            .ok_or_else(|| format!("{name} has no extension"))?;
        let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
        gzip.write_all(bytes)?;
        let mut brotli = Vec::new();
        let parameters = brotli::enc::BrotliEncoderParams {
            quality: 11,
            ..Default::default()
        };
        brotli::BrotliCompress(&mut &bytes[..], &mut brotli, &parameters)?;
        fs::write(self.folder.join(name), bytes)?;
        fs::write(self.folder.join(format!("{name}.gz")), gzip.finish()?)?;
        fs::write(self.folder.join(format!("{name}.br")), brotli)?;
        self.made.push(Asset {
            name: name.to_owned(),
            path: format!("/assets/{stem}.{hash}.{extension}"),
            hash,
        });
        Ok(())
    }

    /// A slice of `Asset` as Rust source.
    fn list(&self) -> String {
        let mut list = String::from("&[\n");
        for Asset { name, path, hash } in &self.made {
            let bytes = |suffix: &str| {
                format!("include_bytes!(concat!(env!(\"OUT_DIR\"), \"/assets/{name}{suffix}\"))")
            };
            let _ = writeln!(
                list,
                "Asset {{ name: {name:?}, path: {path:?}, media_type: {:?}, etag: {:?}, \
                 identity: {}, gzip: {}, brotli: {} }},",
                media_type(name),
                format!("\"{hash}\""),
                bytes(""),
                bytes(".gz"),
                bytes(".br"),
            );
        }
        list + "]\n"
    }
}

fn media_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, extension)| extension) {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        _ => "application/octet-stream",
    }
}

/// SHA-256 in hexadecimal.
fn hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes)
        .iter()
        .fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
}

/// The entries of a folder in a fixed order.
fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut entries = fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<io::Result<Vec<_>>>()?;
    entries.sort();
    Ok(entries)
}

fn file_name(path: &Path) -> String {
    path.file_name()
        .map(|name| name.to_string_lossy().into_owned())
        .unwrap_or_default()
}
