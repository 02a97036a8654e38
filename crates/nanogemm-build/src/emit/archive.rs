//! Static archives: the same bytes for the same members, whatever the host, the time or the number of threads.

use ar_archive_writer::{ArchiveKind, NewArchiveMember, write_archive_to_stream};
use std::io::Cursor;

/// Writes an archive of `(member name, object)` pairs, sorted by name, for a target triple.
pub fn write(mut members: Vec<(String, Vec<u8>)>, triple: &str) -> Result<Vec<u8>, String> {
    members.sort_by(|x, y| x.0.cmp(&y.0));
    let kind = if triple.contains("-apple-") {
        ArchiveKind::Darwin
    } else if triple.contains("-windows-") {
        ArchiveKind::Coff
    } else {
        ArchiveKind::Gnu
    };
    // The writer's defaults for a member are what determinism wants: time 0, owner 0, mode 0644.
    let members: Vec<NewArchiveMember<'_>> = members
        .into_iter()
        .map(|(name, bytes)| {
            NewArchiveMember::new(bytes.into_boxed_slice(), &ar_archive_writer::DEFAULT_OBJECT_READER, name)
        })
        .collect();
    let mut out = Cursor::new(Vec::new());
    write_archive_to_stream(&mut out, &members, kind, false, None).map_err(|e| format!("writing the archive: {e}"))?;
    Ok(out.into_inner())
}
