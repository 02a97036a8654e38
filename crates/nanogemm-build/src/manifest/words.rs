//! The small languages inside manifest strings: sizes, tiles, shapes, types and identifiers.

use super::{ast::Text, codes, diagnostic::Diagnostic, near::did_you_mean};
use crate::{
    dtype::{self, DType},
    spec::Size,
};

/// The largest tile dimension that is looked at; the widest register file holds a fraction of it.
pub const MOST_TILE: u64 = 4096;
/// The largest constant dimension of a shape: larger operands do not fit the nearest cache, and want the blocks of the
/// general functions.
pub const MOST_SHAPE: u64 = 256;
/// The largest unroll: loop control is negligible long before, and unrolled copies only fill the instruction cache.
pub const MOST_UNROLL: i64 = 16;

/// Element types of A, B and C as written: a type may be unknown to the generator although its name is well formed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Types {
    /// The three names.
    pub names: [String; 3],
    /// The three types, if the generator has them all.
    pub types: Option<[&'static DType; 3]>,
}

/// `"a,b,c"`, or one word if all three are equal.
pub fn types(text: &Text) -> Result<Types, Vec<Diagnostic>> {
    let words: Vec<&str> = text.get_ref().split(',').map(str::trim).collect();
    let names = match words.as_slice() {
        [one] => [*one; 3],
        [a, b, c] => [*a, *b, *c],
        _ => {
            return Err(vec![
                Diagnostic::new(codes::MALFORMED, format!("`{}` is not a list of element types", text.get_ref()))
                    .at(text.span(), format!("{} words", words.len()))
                    .help("write one word, as in \"f32\", or the types of A, B and C: \"f32,f32,f32\""),
            ]);
        }
    };
    let mut unknown: Vec<&str> = words.iter().copied().filter(|w| !is_type_name(w)).collect();
    unknown.dedup();
    if !unknown.is_empty() {
        let known = dtype::ALL.iter().map(|d| format!("`{d}`")).collect::<Vec<_>>().join(", ");
        let problem = |word: &str| {
            Diagnostic::new(codes::UNKNOWN_TYPE, format!("unknown element type `{word}`"))
                .at(text.span(), "")
                .note(format!("the element types are {known}"))
                .help_if(did_you_mean(word, dtype::ALL.iter().map(|d| d.name)))
        };
        return Err(unknown.into_iter().map(problem).collect());
    }
    let types = match names.map(dtype::find) {
        [Some(a), Some(b), Some(c)] => Some([a, b, c]),
        _ => None,
    };
    Ok(Types { names: names.map(String::from), types })
}

/// Whether a word is a known type or at least has the form of one: a kind and a width in bits.
fn is_type_name(word: &str) -> bool {
    let digits = word.trim_start_matches(|c: char| c.is_ascii_lowercase());
    let kind = &word[..word.len() - digits.len()];
    dtype::find(word).is_some() || (["f", "bf", "i", "u"].contains(&kind) && ["8", "16", "32", "64"].contains(&digits))
}

/// `"<MR>x<NR>"`, each a number or a number followed by `vs`.
pub fn tile(text: &Text) -> Result<(Size, Size), Diagnostic> {
    let malformed = || {
        Diagnostic::new(codes::MALFORMED, format!("`{}` is not a tile", text.get_ref()))
            .at(text.span(), "")
            .note("a tile is <MR>x<NR>; a size is a number, or a number followed by `vs` for multiples of vscale")
            .help("for instance \"6x16\", or \"8x12vs\" for scalable vectors; k steps are unrolled by the key `unroll`")
    };
    let (mr, nr) = text.get_ref().split_once('x').ok_or_else(malformed)?;
    let mut sizes = [Size::Int(0); 2];
    for (size, word) in sizes.iter_mut().zip([mr, nr]) {
        let digits = word.strip_suffix("vs").unwrap_or(word);
        let number = number(digits, MOST_TILE, text, "tile").unwrap_or_else(|| Err(malformed()))?;
        *size = if digits.len() == word.len() { Size::Int(number) } else { Size::Vs(number) };
    }
    Ok((sizes[0], sizes[1]))
}

/// `"any"` (`None`) or `"<M>x<N>x<K>"`.
pub fn shape(text: &Text) -> Result<Option<[u32; 3]>, Diagnostic> {
    if text.get_ref() == "any" {
        return Ok(None);
    }
    let malformed = || {
        Diagnostic::new(codes::MALFORMED, format!("`{}` is not a shape", text.get_ref()))
            .at(text.span(), "")
            .help("write \"any\", or constants \"<M>x<N>x<K>\" as in \"64x48x128\"")
    };
    let words: Vec<&str> = text.get_ref().split('x').collect();
    let words = <[&str; 3]>::try_from(words).map_err(|_| malformed())?;
    let mut dims = [0; 3];
    for (dim, word) in dims.iter_mut().zip(words) {
        *dim = number(word, MOST_SHAPE, text, "shape").unwrap_or_else(|| Err(malformed()))?;
    }
    Ok(Some(dims))
}

/// A decimal number from 1 to `most`; `None` if the word is not a decimal number.
fn number(word: &str, most: u64, text: &Text, what: &str) -> Option<Result<u32, Diagnostic>> {
    if word.is_empty() || !word.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    // Only digits: the one way to fail is to be too large.
    let number = word.parse::<u64>().unwrap_or(u64::MAX);
    let problem = |title: String| Diagnostic::new(codes::SIZE, title).at(text.span(), "");
    Some(match u32::try_from(number) {
        Ok(0) => Err(problem(format!("a dimension of the {what} is zero"))
            .note("a block without elements has nothing to compute")
            .help("every dimension is at least 1")),
        Ok(n) if number <= most => Ok(n),
        _ => Err(problem(format!("a dimension of the {what} is absurdly large"))
            .note(format!("{word} > {most}, the most a {what} may have"))
            .help(match what {
                "shape" => "shapes = [\"any\"] takes every size at run time",
                _ => "tiles = \"auto\" chooses the best tile that fits the registers",
            })),
    })
}

/// `unroll`.
pub fn unroll(value: &toml::Spanned<i64>) -> Result<u32, Diagnostic> {
    match *value.get_ref() {
        n @ 1..=MOST_UNROLL => Ok(u32::try_from(n).expect("the range is positive and small")),
        n => {
            let what = if n < 1 { "not positive" } else { "absurdly large" };
            Err(Diagnostic::new(codes::SIZE, format!("the unroll is {what}"))
                .at(value.span(), "")
                .note(format!("`unroll` is the number of k steps per iteration of the k loop, 1 to {MOST_UNROLL}"))
                .help("leave `unroll` out: the default suits the tile"))
        }
    }
}

/// Checks a word that becomes part of C identifiers; `dashes` are fine in file names.
pub fn identifier(text: &Text, what: &str, dashes: bool) -> Result<String, Diagnostic> {
    let word = text.get_ref();
    let problem = |reason: &str, help: String| {
        Err(Diagnostic::new(codes::IDENTIFIER, format!("`{word}` cannot be a {what}"))
            .at(text.span(), reason)
            .help(help))
    };
    let allowed = |c: char| c.is_ascii_alphanumeric() || c == '_' || (dashes && c == '-');
    let repaired: String = word.chars().map(|c| if allowed(c) { c } else { '_' }).collect();
    let repaired = repaired.trim_start_matches(|c: char| !c.is_ascii_alphabetic());
    let way_out = match repaired {
        "" => "for instance \"my_kernels\"".to_string(),
        repaired => format!("for instance \"{}\"", &repaired[..repaired.len().min(LONGEST)]),
    };
    if word.is_empty() {
        return problem("is empty", way_out);
    }
    if let Some(c) = word.chars().find(|&c| !allowed(c)) {
        return problem(&format!("contains {c:?}; ASCII letters, digits and `_` are allowed"), way_out);
    }
    if !word.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return problem("does not begin with a letter", way_out);
    }
    if word.len() > LONGEST {
        return problem(&format!("has {} characters; {LONGEST} are allowed", word.len()), way_out);
    }
    Ok(word.clone())
}

/// The longest name or prefix: kernel names follow it, and symbols should stay readable.
const LONGEST: usize = 48;

/// `tune`: an LLVM CPU name.
pub fn tune(text: &Text) -> Result<String, Diagnostic> {
    let word = text.get_ref();
    let problem = |label: &str| {
        Diagnostic::new(codes::TUNE, format!("`{word}` is not the name of a CPU model")).at(text.span(), label)
    };
    if word == "native" {
        return Err(problem("the machine that builds is not the machine that runs")
            .note("the same manifest must give the same archive on every machine")
            .help("name the model, or leave `tune` out for LLVM's generic schedule"));
    }
    let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b"-._+".contains(&b);
    if word.is_empty() || word.len() > LONGEST || !word.bytes().all(plain) {
        return Err(problem("").help("write an LLVM CPU name, as in \"neoverse-v1\", or leave `tune` out"));
    }
    Ok(word.clone())
}
