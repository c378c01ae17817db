//===- Diagnostics.cpp - messages about source text -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Support/Diagnostics.h"

#include "Support/Utf8.h"

#include <algorithm>

namespace runmat {

/// Longest stretch of a source line that is shown on either side of the caret.
static constexpr size_t excerptReach = 60;

static constexpr std::string_view ellipsis = "...";

/// Moves `at` off the continuation bytes of a character, towards its first.
static size_t alignToCharacter(std::string_view line, size_t at) {
  while (at > 0 && at < line.size() && (line[at] & 0xC0) == 0x80)
    --at;
  return at;
}

/// The text as it may be sent to a terminal: valid UTF-8 without controls.
static std::string printable(std::string_view text) {
  std::string out;
  for (size_t at = 0; at < text.size();) {
    DecodedCodePoint c = decodeUtf8(text, at);
    bool control =
        c.codePoint < 0x20 || (c.codePoint >= 0x7F && c.codePoint < 0xA0);
    if (!c.valid || (control && c.codePoint != '\t'))
      appendUtf8(out, 0xFFFD);
    else
      out.append(text.substr(at, c.length));
    at += c.length;
  }
  return out;
}

/// Blanks as wide as `text`: tabs stay tabs, so that the caret lines up.
static std::string blanksLike(std::string_view text) {
  std::string out;
  for (size_t at = 0; at < text.size(); at += decodeUtf8(text, at).length)
    out.push_back(text[at] == '\t' ? '\t' : ' ');
  return out;
}

/// Sets the excerpt and the marker for the bytes [begin, end) of `line`.
static void setExcerpt(Diagnostic &d, std::string_view line, size_t begin,
                       size_t end) {
  size_t first = begin > excerptReach ? begin - excerptReach : 0;
  size_t last = std::min(line.size(), begin + excerptReach);
  first = alignToCharacter(line, first);
  last = alignToCharacter(line, last);
  std::string_view before = line.substr(first, begin - first);
  std::string_view shown = line.substr(first, last - first);
  std::string_view lead = first > 0 ? ellipsis : "";
  d.excerpt = std::string(lead) + printable(shown);
  if (last < line.size())
    d.excerpt += ellipsis;
  size_t markedEnd = std::clamp(end, begin, last);
  size_t marked = countCodePoints(line.substr(begin, markedEnd - begin));
  d.marker = blanksLike(lead) + blanksLike(before) + '^';
  if (marked > 1)
    d.marker.append(marked - 1, '~');
}

Diagnostic makeDiagnostic(const SourceText &text, Severity severity,
                          SourceRange range, std::string message,
                          std::string note) {
  Diagnostic d;
  d.severity = severity;
  d.file = text.file();
  d.range = range;
  d.position = text.position(range.begin);
  d.message = std::move(message);
  d.note = std::move(note);
  uint32_t lineBegin = text.lineBegin(d.position.line);
  std::string_view line = text.lineText(d.position.line);
  size_t begin = std::min<size_t>(range.begin - lineBegin, line.size());
  size_t end = range.end > range.begin ? range.end - lineBegin : begin;
  setExcerpt(d, line, begin, end);
  return d;
}

std::string Diagnostic::render() const {
  std::string out = file + ':' + std::to_string(position.line) + ':' +
                    std::to_string(position.column) + ": ";
  out += severity == Severity::Error ? "error: " : "warning: ";
  out += message + '\n';
  out += "  " + excerpt + "\n  " + marker + '\n';
  if (!note.empty())
    out += "  note: " + note + '\n';
  return out;
}

void DiagnosticEngine::error(const SourceText &text, SourceRange range,
                             std::string message, std::string note) {
  if (errors++ < maxErrors)
    entries.push_back(makeDiagnostic(text, Severity::Error, range,
                                     std::move(message), std::move(note)));
}

void DiagnosticEngine::warning(const SourceText &text, SourceRange range,
                               std::string message, std::string note) {
  entries.push_back(makeDiagnostic(text, Severity::Warning, range,
                                   std::move(message), std::move(note)));
}

const Diagnostic *DiagnosticEngine::firstError() const {
  for (const Diagnostic &d : entries)
    if (d.severity == Severity::Error)
      return &d;
  return nullptr;
}

std::string DiagnosticEngine::render() const {
  std::string out;
  for (const Diagnostic &d : entries)
    out += d.render();
  if (errors >= maxErrors)
    out += "too many errors: stopped after " + std::to_string(maxErrors) + '\n';
  return out;
}

void DiagnosticEngine::clear() {
  errors = 0;
  entries.clear();
}

} // namespace runmat
