//! What a run found: lines for people, CSV for programs.

use crate::{classes, subject::OURS};
use std::{collections::BTreeMap, fmt::Write as _};

/// GFLOP/s.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Figures {
    /// The best repetition: noise only ever slows one down.
    pub best: f64,
    /// The one in the middle.
    pub median: f64,
    /// The best of the register-only loop in the same case.
    pub peak: f64,
}

/// One subject of one case.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// The process's mode.
    pub mode: String,
    /// The class.
    pub class: String,
    /// The shape.
    pub label: String,
    /// The element type.
    pub dtype: String,
    /// The kind of call.
    pub kind: String,
    /// The subject.
    pub who: String,
    /// Is it nanogemm?
    pub ours: bool,
    /// Does it take part in ratios?
    pub counted: bool,
    /// Absent if it did not run or its result was wrong.
    pub figures: Option<Figures>,
    /// Its best by that of `versus`.
    pub ratio: Option<f64>,
    /// What the ratio is to.
    pub versus: String,
    /// Why there are no figures.
    pub note: String,
}

/// A difference smaller than this is a tie.
const TIE: f64 = 0.03;
/// Nothing is faster than the peak: a figure above it, and the clock's noise, means that the peak was measured badly.
const ABOVE_PEAK: f64 = 1.01;

/// What others are compared with.
pub const BASELINE: &str = "the baseline";

const HEADER: &str = "mode,class,shape,dtype,kind,who,ours,counted,best,median,peak,ratio,versus,note";

impl Outcome {
    /// Is the result of the subject wrong?
    pub fn wrong(&self) -> bool {
        self.note.starts_with("WRONG")
    }

    /// Above the measured peak?
    pub fn above_peak(&self) -> bool {
        self.figures.is_some_and(|f| f.best > ABOVE_PEAK * f.peak)
    }

    fn line(&self) -> String {
        let plain = |text: &str| text.replace(',', ";").replace('\n', " ");
        let figure = |f: Option<f64>| f.map_or(String::new(), |f| format!("{f:.4}"));
        let f = self.figures;
        [
            plain(&self.mode),
            plain(&self.class),
            plain(&self.label),
            plain(&self.dtype),
            plain(&self.kind),
            plain(&self.who),
            self.ours.to_string(),
            self.counted.to_string(),
            figure(f.map(|f| f.best)),
            figure(f.map(|f| f.median)),
            figure(f.map(|f| f.peak)),
            figure(self.ratio),
            plain(&self.versus),
            plain(&self.note),
        ]
        .join(",")
    }

    fn parse(line: &str) -> Option<Self> {
        let fields: Vec<&str> = line.split(',').collect();
        let &[mode, class, label, dtype, kind, who, ours, counted, best, median, peak, ratio, versus, note] =
            &fields[..]
        else {
            return None;
        };
        let figures =
            || Some(Figures { best: best.parse().ok()?, median: median.parse().ok()?, peak: peak.parse().ok()? });
        Some(Outcome {
            mode: mode.into(),
            class: class.into(),
            label: label.into(),
            dtype: dtype.into(),
            kind: kind.into(),
            who: who.into(),
            ours: ours.parse().ok()?,
            counted: counted.parse().ok()?,
            figures: figures(),
            ratio: ratio.parse().ok(),
            versus: versus.into(),
            note: note.into(),
        })
    }
}

/// The outcomes as CSV.
pub fn to_csv(outcomes: &[Outcome]) -> String {
    let mut text = format!("{HEADER}\n");
    outcomes.iter().for_each(|o| writeln!(text, "{}", o.line()).expect("a string takes everything"));
    text
}

/// The inverse of [`to_csv`].
pub fn from_csv(text: &str) -> Result<Vec<Outcome>, String> {
    let mut lines = text.lines();
    if lines.next() != Some(HEADER) {
        return Err(format!("the first line is not {HEADER}"));
    }
    lines.map(|l| Outcome::parse(l).ok_or(format!("not an outcome: {l}"))).collect()
}

/// Prints a case.
pub fn print_case(outcomes: &[Outcome]) {
    let Some(first) = outcomes.first() else { return };
    let peak = outcomes.iter().find_map(|o| o.figures);
    let peak = peak.map_or("nothing measured".into(), |f| format!("peak {:.1} GFLOP/s", f.peak));
    println!("\n{} {} {}  ({peak})", first.class, first.dtype, first.label);
    let mut sorted: Vec<&Outcome> = outcomes.iter().filter(|o| o.figures.is_some()).collect();
    let key = |o: &Outcome| o.figures.map_or(0.0, |f| f.best);
    sorted.sort_by(|x, y| x.kind.cmp(&y.kind).then(key(y).total_cmp(&key(x))));
    for o in sorted {
        let f = o.figures.expect("filtered");
        let share = 100.0 * f.best / f.peak;
        let mark = if o.ours { '*' } else { ' ' };
        print!("  {mark} {:<28} {:<8}{:>9.2} best {:>9.2} median {share:>6.1} %", o.who, o.kind, f.best, f.median);
        match o.ratio {
            Some(ratio) => {
                let tie = if (ratio - 1.0).abs() < TIE { " (tie)" } else { "" };
                print!("   x {ratio:.3} of {}{tie}", o.versus);
            }
            None if o.versus == BASELINE => print!("   {BASELINE}"),
            None if o.ours && o.counted => print!("   no peer of this kind"),
            None if !o.counted => print!("   shown only"),
            None => {}
        }
        println!("{}", if o.above_peak() { "   ABOVE THE MEASURED PEAK" } else { "" });
    }
    outcomes.iter().filter(|o| o.wrong()).for_each(|o| println!("    {:<28} {}", o.who, o.note));
    outcomes
        .iter()
        .filter(|o| o.figures.is_none() && !o.wrong())
        .for_each(|o| println!("    {:<28} {}", o.who, o.note));
}

/// One line of the summary.
pub struct Summary {
    /// Class and element type.
    pub what: String,
    /// Ratios that count.
    pub ratios: usize,
    /// Their geometric mean.
    pub geomean: f64,
    /// The smallest one.
    pub worst: f64,
    /// And where.
    pub at: String,
    /// What is to be reached: geometric mean, worst.
    pub goal: (Option<f64>, Option<f64>),
}

impl Summary {
    /// In a word.
    pub fn verdict(&self) -> &'static str {
        let (geomean, worst) = self.goal;
        match (self.ratios, geomean, worst) {
            (0, ..) => "nothing to compare",
            (_, None, None) => "no figure set",
            _ if geomean.is_some_and(|g| self.geomean < g) || worst.is_some_and(|w| self.worst < w) => "SHORT",
            _ => "reached",
        }
    }
}

/// Geometric means and worst shapes per class.
pub fn summaries(outcomes: &[Outcome]) -> Vec<Summary> {
    let mut groups: BTreeMap<(usize, String, String), Vec<&Outcome>> = BTreeMap::new();
    for o in outcomes.iter().filter(|o| o.ours) {
        let kind = if o.class == "shape" { o.kind.clone() } else { String::new() };
        groups.entry((classes::rank(&o.class), o.dtype.clone(), kind)).or_default().push(o);
    }
    let summary = |((_, dtype, kind), group): ((usize, String, String), Vec<&Outcome>)| {
        let ratios: Vec<(f64, &str)> = group.iter().filter_map(|o| Some((o.ratio?, o.label.as_str()))).collect();
        let geomean = (ratios.iter().map(|r| r.0.ln()).sum::<f64>() / ratios.len().max(1) as f64).exp();
        let least = ratios.iter().min_by(|x, y| x.0.total_cmp(&y.0));
        let class = &group[0].class;
        Summary {
            what: format!("{class} {dtype} {kind}").trim_end().into(),
            ratios: ratios.len(),
            geomean,
            worst: least.map_or(0.0, |r| r.0),
            at: least.map_or(String::new(), |r| r.1.into()),
            goal: classes::goals_of(class),
        }
    };
    groups.into_iter().map(summary).collect()
}

/// Who is missing, why, and how often.
pub fn absences(outcomes: &[Outcome]) -> Vec<String> {
    let mut counts: BTreeMap<(String, String, String), usize> = BTreeMap::new();
    for o in outcomes.iter().filter(|o| o.figures.is_none()) {
        let what = format!("{} {}", o.class, o.dtype);
        let note = if o.wrong() { "WRONG RESULT".into() } else { o.note.clone() };
        let who = if o.ours { OURS.into() } else { o.who.clone() };
        *counts.entry((who, note, what)).or_default() += 1;
    }
    let mut lines: Vec<String> = Vec::new();
    let mut before = None;
    for ((who, note, what), n) in counts {
        let times = format!("{what} {n} x");
        match lines.last_mut() {
            Some(line) if before.as_ref() == Some(&(who.clone(), note.clone())) => {
                line.pop();
                line.push_str(&format!(", {times})"));
            }
            _ => lines.push(format!("{who}: {note} ({times})")),
        }
        before = Some((who, note));
    }
    lines
}

/// Prints the summary of a run. Returns whether every result was right and every figure below the peak.
pub fn print_summary(outcomes: &[Outcome]) -> bool {
    println!(
        "\n{:<26} {:>6} {:>8} {:>7} {:>8} {:>7}  {:<19} at",
        "class", "ratios", "geomean", "goal", "worst", "goal", ""
    );
    let goal = |g: Option<f64>| g.map_or("-".into(), |g| format!("{g:.2}"));
    for s in summaries(outcomes) {
        let figure = |f: f64| if s.ratios > 0 { format!("{f:.3}") } else { "-".into() };
        let (geomean, worst) = (figure(s.geomean), figure(s.worst));
        let (g, w) = (goal(s.goal.0), goal(s.goal.1));
        let verdict = s.verdict();
        println!("{:<26} {:>6} {geomean:>8} {g:>7} {worst:>8} {w:>7}  {verdict:<19} {}", s.what, s.ratios, s.at);
    }
    let absences = absences(outcomes);
    if !absences.is_empty() {
        println!("\nwithout figures:");
        absences.iter().for_each(|line| println!("  {line}"));
    }
    let mut valid = true;
    for o in outcomes.iter().filter(|o| o.ours && o.wrong()) {
        println!("WRONG: {} {} {} {}: {}", o.class, o.dtype, o.label, o.who, o.note);
        valid = false;
    }
    let above = outcomes.iter().filter(|o| o.above_peak()).count();
    if above > 0 {
        println!(
            "INVALID: {above} figures lie above the measured peak: the machine was not quiet, or --ms is too short"
        );
        valid = false;
    }
    valid
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(class: &str, label: &str, ratio: Option<f64>) -> Outcome {
        Outcome {
            mode: "one".into(),
            class: class.into(),
            label: label.into(),
            dtype: "f32".into(),
            kind: "plain".into(),
            who: OURS.into(),
            ours: true,
            counted: true,
            figures: ratio.map(|r| Figures { best: 100.0 * r, median: 90.0, peak: 200.0 }),
            ratio,
            versus: "somebody".into(),
            note: if ratio.is_some() { String::new() } else { "absent: a reason; with, a comma".into() },
        }
    }

    #[test]
    fn csv_has_an_inverse() {
        let all = [outcome("square", "64^3", Some(0.5)), outcome("square", "65^3", None)];
        let mut back = from_csv(&to_csv(&all)).expect("what was written can be read");
        // Commas are the one thing that changes.
        back[1].note = back[1].note.replace("with;", "with,");
        assert_eq!(back, all);
        assert!(from_csv("mode\n").is_err() && from_csv(&format!("{HEADER}\none,two\n")).is_err());
    }

    #[test]
    fn a_class_is_short_if_its_mean_or_its_worst_shape_is() {
        let verdict = |ratios: &[f64]| {
            let all: Vec<Outcome> = ratios.iter().map(|&r| outcome("square", "n", Some(r))).collect();
            summaries(&all)[0].verdict()
        };
        assert_eq!(verdict(&[0.96, 1.10]), "reached");
        assert_eq!(verdict(&[0.96, 1.00]), "SHORT");
        assert_eq!(verdict(&[0.90, 1.50]), "SHORT");
        assert_eq!(summaries(&[outcome("square", "n", None)])[0].verdict(), "nothing to compare");
    }
}
