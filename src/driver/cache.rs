//! The caches of this machine, which block sizes are derived from.

use core::sync::atomic::{AtomicUsize, Ordering};

/// What is known about the data caches of one core, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Caches {
    /// First level.
    pub(super) l1: usize,
    /// Second level.
    pub(super) l2: usize,
    /// Last level, shared or not.
    pub(super) last: usize,
}

impl Caches {
    /// Where nothing is known: the smallest caches of server processors of the last decade.
    pub(super) const DEFAULT: Caches = Caches { l1: 32 << 10, l2: 512 << 10, last: 4 << 20 };
}

const UNKNOWN: usize = 0;
static FOUND: [AtomicUsize; 3] = [const { AtomicUsize::new(UNKNOWN) }; 3];

/// The caches of this machine. Found once; later calls are three loads. Nothing here allocates or locks.
pub(super) fn caches() -> Caches {
    // The last word is written last.
    if FOUND[2].load(Ordering::Acquire) == UNKNOWN {
        let Caches { l1, l2, last } = found();
        for (to, value) in FOUND.iter().zip([l1, l2, last]) {
            to.store(value, Ordering::Release);
        }
    }
    let [l1, l2, last] = core::array::from_fn(|i| FOUND[i].load(Ordering::Relaxed));
    Caches { l1, l2, last }
}

#[cfg(target_os = "linux")]
fn found() -> Caches {
    let mut caches = Caches::DEFAULT;
    // The kernel numbers the caches of a core; more than eight it does not have.
    for index in b'0'..b'8' {
        let Some(level) = number(index, "level") else { break };
        let (Some(size), Some(instructions)) = (number(index, "size"), instructions(index)) else { continue };
        if instructions || size == 0 {
            continue;
        }
        // A machine without third level has as its last what it has in the second.
        match level {
            1 => (caches.l1, caches.last) = (size, caches.last.max(size)),
            2 => (caches.l2, caches.last) = (size, caches.last.max(size)),
            _ => caches.last = caches.last.max(size),
        }
    }
    caches
}

#[cfg(not(target_os = "linux"))]
fn found() -> Caches {
    Caches::DEFAULT
}

/// Reads a file of one cache of the first core into `to`; the number of bytes read.
#[cfg(target_os = "linux")]
fn read(index: u8, name: &str, to: &mut [u8]) -> Option<usize> {
    use std::io::Read;
    // On the stack, as paths this short are opened without an allocation too.
    let mut path = [0u8; 80];
    let parts: [&[u8]; 4] = [b"/sys/devices/system/cpu/cpu0/cache/index", &[index], b"/", name.as_bytes()];
    let mut length = 0;
    for part in parts {
        path[length..length + part.len()].copy_from_slice(part);
        length += part.len();
    }
    let path = core::str::from_utf8(&path[..length]).ok()?;
    std::fs::File::open(path).ok()?.read(to).ok()
}

/// A number with an optional unit: `48K`, `12`.
#[cfg(target_os = "linux")]
fn number(index: u8, name: &str) -> Option<usize> {
    let mut text = [0u8; 32];
    let length = read(index, name, &mut text)?;
    parse(&text[..length])
}

#[cfg(target_os = "linux")]
fn instructions(index: u8) -> Option<bool> {
    let mut text = [0u8; 16];
    let length = read(index, "type", &mut text)?;
    Some(text[..length].starts_with(b"Instruction"))
}

#[cfg_attr(not(target_os = "linux"), expect(dead_code, reason = "nothing is read"))]
fn parse(text: &[u8]) -> Option<usize> {
    let text = text.trim_ascii();
    let digits = text.iter().take_while(|b| b.is_ascii_digit()).count();
    let value: usize = core::str::from_utf8(&text[..digits]).ok()?.parse().ok()?;
    let unit = match &text[digits..] {
        b"" => 1,
        b"K" => 1 << 10,
        b"M" => 1 << 20,
        _ => return None,
    };
    value.checked_mul(unit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes() {
        assert_eq!(parse(b"48K\n"), Some(48 << 10));
        assert_eq!(parse(b"2M"), Some(2 << 20));
        assert_eq!(parse(b"12\n"), Some(12));
        assert_eq!((parse(b""), parse(b"K"), parse(b"1G")), (None, None, None));
    }

    #[test]
    fn plausible() {
        let Caches { l1, l2, last } = caches();
        assert!(l1 >= 4 << 10 && l1 <= l2 && l2 <= last, "{:?}", caches());
        assert_eq!(caches(), caches());
    }
}
