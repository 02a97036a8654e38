//! Problems of a manifest: where, why, and the way out.

use super::codes::Code;
use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use std::{fmt, ops::Range};

/// One problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// What kind of problem it is.
    pub code: Code,
    /// The problem in one line.
    pub title: String,
    /// The bytes of the manifest it is about, unless it is about the file as a whole.
    pub span: Option<Range<usize>>,
    /// What stands under the marked bytes; may be empty.
    pub label: String,
    /// Other bytes that explain the problem, each with its label.
    pub context: Vec<(Range<usize>, String)>,
    /// Reasons and arithmetic.
    pub notes: Vec<String>,
    /// Ways out.
    pub helps: Vec<String>,
}

impl Diagnostic {
    /// A problem about the whole file.
    pub fn new(code: Code, title: impl Into<String>) -> Self {
        let (title, label) = (title.into(), String::new());
        Diagnostic { code, title, span: None, label, context: Vec::new(), notes: Vec::new(), helps: Vec::new() }
    }

    /// Marks the bytes the problem is about.
    pub fn at(mut self, span: Range<usize>, label: impl Into<String>) -> Self {
        self.span = Some(span);
        self.label = label.into();
        self
    }

    /// Marks further bytes that explain the problem.
    pub fn with_context(mut self, span: Range<usize>, label: impl Into<String>) -> Self {
        self.context.push((span, label.into()));
        self
    }

    /// Adds a reason.
    pub fn note(mut self, note: impl Into<String>) -> Self {
        self.notes.push(note.into());
        self
    }

    /// Adds a way out.
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.helps.push(help.into());
        self
    }

    /// Adds a way out if there is one to offer.
    pub fn help_if(self, help: Option<String>) -> Self {
        match help {
            Some(help) => self.help(help),
            None => self,
        }
    }

    /// The position in the file by which problems are sorted: those of the file as a whole come first.
    fn position(&self) -> usize {
        self.span.as_ref().map_or(0, |s| s.start)
    }
}

/// Every problem of one manifest, in the order of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problems {
    /// The path of the manifest as it was given.
    pub path: String,
    /// Its text.
    pub text: String,
    /// The problems; never empty.
    pub list: Vec<Diagnostic>,
}

impl Problems {
    /// Sorts `list` into the order of the file.
    pub fn new(path: &str, text: &str, mut list: Vec<Diagnostic>) -> Self {
        list.sort_by_key(Diagnostic::position);
        Problems { path: path.into(), text: text.into(), list }
    }

    /// All problems as text for a terminal, with ANSI colours if `color`.
    pub fn render(&self, color: bool) -> String {
        let renderer = if color { Renderer::styled() } else { Renderer::plain() };
        let mut out = String::new();
        for problem in &self.list {
            out += &renderer.render(&[self.group(problem)]);
            out += "\n\n";
        }
        let count = match self.list.len() {
            1 => "1 problem".to_string(),
            n => format!("{n} problems"),
        };
        let summary = format!("{count} in {}", self.path);
        out += &renderer.render(&[Group::with_title(Level::ERROR.primary_title(summary))]);
        out.push('\n');
        out
    }

    fn group<'a>(&'a self, problem: &'a Diagnostic) -> Group<'a> {
        let mut group = Group::with_title(Level::ERROR.primary_title(&problem.title).id(problem.code.id));
        if let Some(span) = &problem.span {
            let label = Some(problem.label.as_str()).filter(|l| !l.is_empty());
            let mut snippet = Snippet::source(&self.text)
                .path(&self.path)
                .annotation(AnnotationKind::Primary.span(self.clamp(span)).label(label));
            for (span, label) in &problem.context {
                snippet = snippet.annotation(AnnotationKind::Context.span(self.clamp(span)).label(label.as_str()));
            }
            group = group.element(snippet);
        }
        let notes = problem.notes.iter().map(|n| Level::NOTE.message(n));
        let helps = problem.helps.iter().map(|h| Level::HELP.message(h));
        group.elements(notes.chain(helps))
    }

    /// A span the renderer can take whatever the parser reported: inside the text and on character boundaries.
    fn clamp(&self, span: &Range<usize>) -> Range<usize> {
        let down = |mut at: usize| {
            at = at.min(self.text.len());
            while !self.text.is_char_boundary(at) {
                at -= 1;
            }
            at
        };
        let start = down(span.start);
        start..down(span.end).max(start)
    }
}

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.render(false))
    }
}

impl std::error::Error for Problems {}
