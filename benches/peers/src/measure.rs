//! Times the subjects of a case in turn.

use crate::{
    peak::{self, Peak},
    report::{BASELINE, Figures, Outcome},
    subject::{Against, Case, Kind, Subject},
};
use std::time::Duration;

/// How long and how often.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Repetitions; in each, every subject runs once.
    pub reps: usize,
    /// Of one subject in one repetition.
    pub time: Duration,
}

/// Worker threads of the subject before spin for a while and would take a core from the next one.
const WORKERS_SLEEP: Duration = Duration::from_millis(20);

fn best(rates: &[f64]) -> f64 {
    rates.iter().copied().fold(0.0, f64::max)
}

fn median(rates: &[f64]) -> f64 {
    let mut sorted = rates.to_vec();
    sorted.sort_by(f64::total_cmp);
    let half = sorted.len() / 2;
    match sorted.len() {
        0 => 0.0,
        n if n % 2 == 1 => sorted[half],
        _ => (sorted[half - 1] + sorted[half]) / 2.0,
    }
}

fn prepare(s: &Subject, threads: usize) {
    if threads > 1 {
        std::thread::sleep(WORKERS_SLEEP);
    }
    if let Some(before) = &s.before {
        before();
    }
}

/// The first result, from a C without numbers in it; also the warm-up.
fn try_out(s: &mut Subject) {
    prepare(s, 1);
    (s.wipe)();
    (s.run)(1);
    s.wrong = (s.check)().err();
}

/// Runs a case and judges it.
pub fn run(mode: &str, class: &str, mut case: Case, peak: &Peak, effort: Effort) -> Result<Vec<Outcome>, String> {
    case.subjects.iter_mut().for_each(try_out);
    let (mut peaks, mut single) = (Vec::new(), Vec::new());
    for rep in 0..effort.reps {
        peaks.push(peak.of(effort.time, case.threads, case.operands)?);
        if matches!(case.against, Against::Scaling(..)) {
            single.push(peak.of(effort.time, 1, case.operands)?);
        }
        // Whoever follows the register-only loops finds a machine whose memory has slept: each subject in its turn.
        let count = case.subjects.len();
        for i in 0..count {
            let s = &mut case.subjects[(rep + i) % count];
            if s.wrong.is_some() {
                continue;
            }
            prepare(s, case.threads);
            let last = rep + 1 == effort.reps;
            if last {
                (s.wipe)();
            }
            s.rates.push(peak::rate(effort.time, s.flops, &mut *s.run));
            if last {
                s.wrong = (s.check)().err();
            }
        }
    }
    let peak = best(&peaks);
    let mut outcomes = Vec::new();
    for (i, s) in case.subjects.iter().enumerate() {
        let mut outcome = outcome(mode, class, &case, &s.who, s.kind);
        (outcome.ours, outcome.counted) = (s.ours, s.counted);
        if let Some(wrong) = &s.wrong {
            outcome.note = format!("WRONG RESULT: {wrong}");
        } else {
            outcome.figures = Some(Figures { best: best(&s.rates), median: median(&s.rates), peak });
            if let Some((rate, whom)) = rival(&case, i, peak) {
                outcome.ratio = Some(best(&s.rates) / rate);
                outcome.versus = whom;
            } else if is_baseline(&case.against, i) {
                outcome.versus = BASELINE.into();
            }
        }
        outcomes.push(outcome);
    }
    for (who, reason) in case.absent.iter().filter(|(_, reason)| !reason.is_empty()) {
        let mut outcome = outcome(mode, class, &case, who, Kind::Plain);
        outcome.ours = who.starts_with(crate::subject::OURS);
        outcome.note = format!("absent: {reason}");
        outcomes.push(outcome);
    }
    if let Against::Scaling(many, one) = case.against {
        let (many, one) = (&case.subjects[many], &case.subjects[one]);
        if many.wrong.is_none() && one.wrong.is_none() {
            let ours = best(&many.rates) / best(&one.rates);
            let loops = peak / best(&single);
            let mut outcome = outcome(mode, "scaling", &case, &many.who, many.kind);
            outcome.ours = true;
            outcome.counted = true;
            outcome.figures = Some(Figures { best: best(&many.rates), median: median(&many.rates), peak });
            outcome.ratio = Some(ours / loops);
            outcome.versus = format!("register-only loops (x {ours:.2} against x {loops:.2})");
            outcomes.push(outcome);
        }
    }
    Ok(outcomes)
}

fn outcome(mode: &str, class: &str, case: &Case, who: &str, kind: Kind) -> Outcome {
    Outcome {
        mode: mode.into(),
        class: class.into(),
        label: case.label.clone(),
        dtype: case.dtype.into(),
        kind: kind.name().into(),
        who: who.into(),
        ours: false,
        counted: false,
        figures: None,
        ratio: None,
        versus: String::new(),
        note: String::new(),
    }
}

/// Is another subject measured by subject `i`, whatever it is?
fn is_baseline(against: &Against, i: usize) -> bool {
    match against {
        Against::Pairs(pairs) => pairs.iter().any(|p| p.1 == i),
        Against::Best(_, others) => others.contains(&i),
        Against::BestPeer | Against::Peak | Against::Scaling(..) => false,
    }
}

/// What subject `i` is measured by: its best rate, and its name.
fn rival(case: &Case, i: usize, peak: f64) -> Option<(f64, String)> {
    let s = &case.subjects[i];
    let right = |s: &&Subject| s.wrong.is_none();
    match &case.against {
        Against::Pairs(pairs) => {
            let &(_, other) = pairs.iter().find(|p| p.0 == i)?;
            let other = Some(&case.subjects[other]).filter(right)?;
            Some((best(&other.rates), other.who.clone()))
        }
        Against::Best(first, others) if *first == i => {
            let others = others.iter().map(|&i| &case.subjects[i]).filter(right);
            let fastest = others.max_by(|x, y| best(&x.rates).total_cmp(&best(&y.rates)))?;
            Some((best(&fastest.rates), fastest.who.clone()))
        }
        Against::Peak if s.ours && s.counted => Some((peak, "the peak".into())),
        Against::BestPeer | Against::Scaling(..) if s.ours && s.counted => {
            let peers = case.subjects.iter().filter(|p| !p.ours && p.counted && p.kind == s.kind).filter(right);
            let fastest = peers.max_by(|x, y| best(&x.rates).total_cmp(&best(&y.rates)))?;
            Some((best(&fastest.rates), fastest.who.clone()))
        }
        _ => None,
    }
}
