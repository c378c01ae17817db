//===- Diagnostics.h - messages about source text ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A diagnostic says what is wrong, where, and what to do. It is complete in
// itself: it stays printable when the source text is gone.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_SUPPORT_DIAGNOSTICS_H
#define RUNMAT_SUPPORT_DIAGNOSTICS_H

#include "Support/SourceText.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace runmat {

enum class Severity : uint8_t { Error, Warning };

/// One message with its place.
struct Diagnostic {
  Severity severity = Severity::Error;
  std::string file;
  SourceRange range;
  LineColumn position;
  std::string message;
  /// What to do about it, or where the matching part stands; may be empty.
  std::string note;
  /// The source line, shortened around the place when it is long.
  std::string excerpt;
  /// What stands under `excerpt`: blanks, then a caret and tildes.
  std::string marker;

  /// `file:line:column: error: message`, the line, the caret, and the note;
  /// ends with a line feed.
  std::string render() const;
};

/// Builds a diagnostic, with position and excerpt, for a range of `text`.
Diagnostic makeDiagnostic(const SourceText &text, Severity severity,
                          SourceRange range, std::string message,
                          std::string note = {});

/// Collects diagnostics in the order of their report, up to a cap on errors.
class DiagnosticEngine {
public:
  explicit DiagnosticEngine(size_t maxErrors = 20) : maxErrors(maxErrors) {}

  /// Adds an error. Past the cap it is only counted.
  void error(const SourceText &text, SourceRange range, std::string message,
             std::string note = {});

  /// Adds a warning.
  void warning(const SourceText &text, SourceRange range, std::string message,
               std::string note = {});

  bool hasErrors() const { return errors != 0; }
  size_t errorCount() const { return errors; }
  /// Whether the cap is reached: who reports should stop looking for more.
  bool limitReached() const { return errors >= maxErrors; }
  /// The first error, not a warning; null when there is none.
  const Diagnostic *firstError() const;
  const std::vector<Diagnostic> &diagnostics() const { return entries; }

  /// All messages as text, and a last line when the cap cut them off.
  std::string render() const;

  void clear();

private:
  size_t maxErrors;
  size_t errors = 0;
  std::vector<Diagnostic> entries;
};

} // namespace runmat

#endif // RUNMAT_SUPPORT_DIAGNOSTICS_H
