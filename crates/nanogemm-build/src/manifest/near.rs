//! "Did you mean": the known word nearest to a misspelt one.

/// The word of `known` with the fewest edits to `word`, if they are few enough to be a misspelling.
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let lower = word.to_lowercase();
    known
        .into_iter()
        .filter(|k| *k != word)
        .map(|k| (distance(&lower, k), k))
        // A third of the letters may differ; one always may, unless nothing would be left.
        .filter(|(d, k)| *d <= (k.chars().count().max(lower.chars().count()) / 3).max(1) && *d < k.chars().count())
        .min_by_key(|(d, _)| *d)
        .map(|(_, k)| k)
}

/// The sentence that offers the nearest word.
pub fn did_you_mean<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<String> {
    nearest(word, known).map(|k| format!("did you mean `{k}`?"))
}

/// Insertions, deletions, substitutions and swaps of neighbours that turn `a` into `b`.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let mut d = (last[j] + 1).min(row[j - 1] + 1).min(last[j - 1] + usize::from(a[i - 1] != b[j - 1]));
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                d = d.min(before[j - 2] + 1);
            }
            row.push(d);
        }
        before = std::mem::replace(&mut last, row);
    }
    last[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances() {
        for (a, b, d) in
            [("", "abc", 3), ("abc", "abc", 0), ("tiels", "tiles", 1), ("types", "type", 1), ("avx", "sve", 2)]
        {
            assert_eq!(distance(a, b), d, "{a} {b}");
            assert_eq!(distance(b, a), d, "{b} {a}");
        }
    }

    #[test]
    fn only_misspellings_are_offered() {
        let known = ["gemm", "avx512", "f32"];
        assert_eq!(nearest("gem", known), Some("gemm"));
        assert_eq!(nearest("AVX-512", known), Some("avx512"));
        assert_eq!(nearest("f33", known), Some("f32"));
        assert_eq!(nearest("convolution", known), None);
        assert_eq!(nearest("", known), None);
        assert_eq!(nearest("x", ["a"]), None);
    }
}
