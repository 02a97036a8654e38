//! Objects of earlier runs.
//!
//! LLVM's code generator is nine tenths of a run of the generator, and a change is tested by a dozen runs that compose
//! mostly the same modules: in several profiles, by several compilers, from copies of the sources. If
//! `NANOGEMM_OBJECT_CACHE` names a folder, each module is compiled once and its object kept there.
//!
//! A file holds the whole input (settings and bitcode) before the object, and counts only if that is equal byte by byte. So
//! its name may be a weak hash, and what other versions of the generator or of LLVM left does no harm. Objects from
//! the cache are verified like new ones. Nothing is ever removed: the folder is the user's to delete.

use std::{
    fs,
    hash::{DefaultHasher, Hasher},
    path::PathBuf,
    process,
    sync::atomic::{AtomicUsize, Ordering},
};

/// A folder of objects.
#[derive(Clone, Debug)]
pub struct Cache {
    folder: PathBuf,
}

impl Cache {
    /// In this folder, which need not exist.
    pub fn new(folder: PathBuf) -> Self {
        Cache { folder }
    }

    fn path(&self, input: &[u8]) -> PathBuf {
        let mut hasher = DefaultHasher::new();
        hasher.write(input);
        self.folder.join(format!("{:016x}.o", hasher.finish()))
    }

    /// The object of an input, if it is there.
    pub fn get(&self, input: &[u8]) -> Option<Vec<u8>> {
        let file = fs::read(self.path(input)).ok()?;
        let (length, rest) = file.split_first_chunk::<8>()?;
        let (known, object) = rest.split_at_checked(usize::try_from(u64::from_le_bytes(*length)).ok()?)?;
        (known == input && !object.is_empty()).then(|| object.to_vec())
    }

    /// Keeps an object. A folder that cannot be written only costs time, so that is no error.
    pub fn put(&self, input: &[u8], object: &[u8]) {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let path = self.path(input);
        // Other processes write as well: a file appears whole.
        let own = format!("{}.{}.new", process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let own = self.folder.join(own);
        let file = [&(input.len() as u64).to_le_bytes()[..], input, object].concat();
        let written = fs::create_dir_all(&self.folder).and_then(|()| fs::write(&own, file));
        if written.and_then(|()| fs::rename(&own, path)).is_err() {
            let _ = fs::remove_file(&own);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_same_input_counts() {
        let folder = std::env::temp_dir().join(format!("nanogemm-cache-{}", process::id()));
        let cache = Cache::new(folder.clone());
        assert_eq!(cache.get(b"input"), None);
        cache.put(b"input", b"object");
        assert_eq!(cache.get(b"input").as_deref(), Some(&b"object"[..]));
        // What hashes alike, and files that somebody has damaged.
        let whole = fs::read(cache.path(b"input")).expect("own folder");
        fs::write(cache.path(b"other"), &whole).expect("own folder");
        assert_eq!(cache.get(b"other"), None);
        for length in [0, 7, 8, 12, whole.len() - b"object".len()] {
            fs::write(cache.path(b"input"), &whole[..length]).expect("own folder");
            assert_eq!(cache.get(b"input"), None, "{length} bytes");
        }
        cache.put(b"input", b"again");
        assert_eq!(cache.get(b"input").as_deref(), Some(&b"again"[..]));
        assert_eq!(fs::read_dir(&folder).expect("own folder").count(), 2, "a file too many");
        fs::remove_dir_all(folder).expect("own folder");
        Cache::new("/proc/nowhere".into()).put(b"input", b"object");
    }
}
