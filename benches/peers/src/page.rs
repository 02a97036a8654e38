//! One page that a person can read: the summary, a curve per class, and every figure.

use crate::{
    classes::CLASSES,
    report::{self, Outcome},
};
use plotters::{
    prelude::*,
    style::text_anchor::{HPos, Pos, VPos},
};
use std::fmt::Write as _;

const STYLE: &str = "body{font:15px/1.4 sans-serif;max-width:1100px;margin:2em auto;padding:0 1em;color:#222}\
table{border-collapse:collapse;margin:1em 0}td,th{padding:2px 10px;border-bottom:1px solid #ddd;text-align:left}\
td.n{text-align:right;font-variant-numeric:tabular-nums}.ours{font-weight:bold}.SHORT{color:#b00020}.reached{color:#06752d}\
svg{max-width:100%;height:auto}summary{cursor:pointer}";

/// Ours is the first colour.
const COLOURS: &[RGBColor] = &[
    RGBColor(200, 0, 40),
    RGBColor(0, 90, 180),
    RGBColor(20, 140, 60),
    RGBColor(230, 130, 0),
    RGBColor(120, 60, 160),
    RGBColor(90, 90, 90),
    RGBColor(0, 160, 170),
    RGBColor(150, 110, 40),
    RGBColor(220, 80, 160),
    RGBColor(110, 150, 0),
    RGBColor(40, 40, 110),
];

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// In order of appearance, each once.
fn distinct<'a>(items: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let mut seen = Vec::new();
    items.for_each(|i| {
        if !seen.contains(&i) {
            seen.push(i);
        }
    });
    seen
}

/// The page.
pub fn page(outcomes: &[Outcome]) -> Result<String, String> {
    let mut html = format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>nanogemm and its peers</title>\
         <style>{STYLE}</style><h1>nanogemm and its peers</h1>\
         <p>GFLOP/s, best of the interleaved repetitions; the dashed line is the multiply-add peak measured in the same case. \
         A ratio is nanogemm's best by that of the fastest peer of the same kind; less than 3 % is a tie.</p>"
    );
    summary(&mut html, outcomes);
    for class in CLASSES {
        let of_class: Vec<&Outcome> = outcomes.iter().filter(|o| o.class == class.name).collect();
        for dtype in distinct(of_class.iter().map(|o| o.dtype.as_str())) {
            let these: Vec<&Outcome> = of_class.iter().copied().filter(|o| o.dtype == dtype).collect();
            section(&mut html, class.name, class.about, dtype, &these)?;
        }
    }
    let absences = report::absences(outcomes);
    if !absences.is_empty() {
        put(&mut html, "<h2>Without figures</h2><ul>");
        absences.iter().for_each(|a| put(&mut html, &format!("<li>{}</li>", escape(a))));
        put(&mut html, "</ul>");
    }
    put(&mut html, "</html>\n");
    Ok(html)
}

fn put(html: &mut String, text: &str) {
    writeln!(html, "{text}").expect("a string takes everything");
}

fn summary(html: &mut String, outcomes: &[Outcome]) {
    put(html, "<table><tr><th>class<th>ratios<th>geomean<th>goal<th>worst<th>goal<th>at<th></tr>");
    let goal = |g: Option<f64>| g.map_or("-".into(), |g| format!("{g:.2}"));
    for s in report::summaries(outcomes) {
        let (figures, verdict) = (s.ratios > 0, s.verdict());
        let number = |f: f64| if figures { format!("{f:.3}") } else { "-".into() };
        put(
            html,
            &format!(
                "<tr><td>{}<td class=n>{}<td class=n>{}<td class=n>{}<td class=n>{}<td class=n>{}<td>{}<td class=\"{verdict}\">{verdict}</tr>",
                escape(&s.what),
                s.ratios,
                number(s.geomean),
                goal(s.goal.0),
                number(s.worst),
                goal(s.goal.1),
                escape(&s.at),
            ),
        );
    }
    put(html, "</table>");
}

fn section(html: &mut String, name: &str, about: &str, dtype: &str, outcomes: &[&Outcome]) -> Result<(), String> {
    put(html, &format!("<h2>{} {dtype}</h2><p>{}</p>", escape(name), escape(about)));
    let labels = distinct(outcomes.iter().filter(|o| o.figures.is_some()).map(|o| o.label.as_str()));
    if labels.len() > 1 {
        put(html, &chart(&labels, outcomes).map_err(|e| format!("drawing {name}: {e}"))?);
    }
    put(
        html,
        "<details><summary>figures</summary><table><tr><th>shape<th>who<th>kind<th>best<th>median<th>of peak<th>ratio<th>to</tr>",
    );
    for o in outcomes {
        let (best, median, share) = o.figures.map_or(("-".into(), "-".into(), "-".into()), |f| {
            (format!("{:.2}", f.best), format!("{:.2}", f.median), format!("{:.1} %", 100.0 * f.best / f.peak))
        });
        let ratio = o.ratio.map_or(String::new(), |r| format!("{r:.3}"));
        let last = if o.note.is_empty() { &o.versus } else { &o.note };
        put(
            html,
            &format!(
                "<tr{}><td>{}<td>{}<td>{}<td class=n>{best}<td class=n>{median}<td class=n>{share}<td class=n>{ratio}<td>{}</tr>",
                if o.ours { " class=ours" } else { "" },
                escape(&o.label),
                escape(&o.who),
                escape(&o.kind),
                escape(last),
            ),
        );
    }
    put(html, "</table></details>");
    Ok(())
}

/// GFLOP/s over the shapes, one line per subject.
fn chart(labels: &[&str], outcomes: &[&Outcome]) -> Result<String, Box<dyn std::error::Error>> {
    let with: Vec<_> = outcomes.iter().filter_map(|o| o.figures.map(|f| (*o, f))).collect();
    let top = with.iter().map(|(_, f)| f.best.max(f.peak)).fold(1.0, f64::max) * 1.05;
    let place = |o: &Outcome| labels.iter().position(|l| *l == o.label).unwrap_or(0) as f64;
    let key = |o: &Outcome| if o.kind == "plain" { o.who.clone() } else { format!("{} {}", o.who, o.kind) };
    let mut keys: Vec<(bool, String)> = Vec::new();
    for (o, _) in &with {
        if !keys.iter().any(|(_, k)| *k == key(o)) {
            keys.push((o.ours, key(o)));
        }
    }
    keys.sort_by_key(|(ours, _)| !ours);
    let mut svg = String::new();
    {
        let root = SVGBackend::with_string(&mut svg, (1060, 460)).into_drawing_area();
        root.fill(&WHITE)?;
        let (plot, side) = root.split_horizontally(840);
        let last = (labels.len() - 1) as f64;
        let mut chart = ChartBuilder::on(&plot)
            .margin(8)
            .x_label_area_size(100)
            .y_label_area_size(50)
            .build_cartesian_2d(-0.3..last + 0.3, 0.0..top)?;
        let turned = ("sans-serif", 11).into_font().transform(FontTransform::Rotate90).into_text_style(&plot);
        let turned = turned.pos(Pos::new(HPos::Left, VPos::Center));
        let name = |x: &f64| {
            let near = (x - x.round()).abs() < 1e-6 && *x >= 0.0;
            labels.get(if near { x.round() as usize } else { usize::MAX }).map_or(String::new(), |l| l.to_string())
        };
        chart
            .configure_mesh()
            .disable_x_mesh()
            .x_labels(labels.len().min(70))
            .x_label_formatter(&name)
            .x_label_style(turned)
            .y_desc("GFLOP/s")
            .light_line_style(WHITE.mix(0.0))
            .draw()?;
        let mut peaks: Vec<(f64, f64)> = labels
            .iter()
            .enumerate()
            .filter_map(|(i, l)| with.iter().find(|(o, _)| o.label == **l).map(|(_, f)| (i as f64, f.peak)))
            .collect();
        peaks.sort_by(|a, b| a.0.total_cmp(&b.0));
        chart.draw_series(DashedLineSeries::new(peaks, 6, 4, BLACK.mix(0.6).stroke_width(1)))?;
        for (i, (ours, who)) in keys.iter().enumerate() {
            let colour = COLOURS[i % COLOURS.len()];
            let mut points: Vec<(f64, f64)> =
                with.iter().filter(|(o, _)| key(o) == *who).map(|(o, f)| (place(o), f.best)).collect();
            points.sort_by(|a, b| a.0.total_cmp(&b.0));
            let style = colour.stroke_width(if *ours { 3 } else { 1 });
            chart.draw_series(LineSeries::new(points.clone(), style))?;
            chart.draw_series(points.iter().map(|&p| Circle::new(p, if *ours { 3 } else { 2 }, colour.filled())))?;
            let y = 20 + 20 * i as i32;
            side.draw(&PathElement::new([(10, y), (34, y)], style))?;
            side.draw(&Text::new(who.clone(), (40, y - 7), ("sans-serif", 13)))?;
        }
        root.present()?;
    }
    Ok(svg)
}
