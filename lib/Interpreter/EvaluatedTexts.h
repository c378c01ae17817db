//===- EvaluatedTexts.h - texts given to eval -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A text that is evaluated is a script in the workspace of another frame. It
// stays for a while with its units, since loops evaluate the same text again.
// Many texts are evaluated once: one without loops is not worth a unit before
// it comes again.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_INTERPRETER_EVALUATEDTEXTS_H
#define RUNMAT_INTERPRETER_EVALUATEDTEXTS_H

#include "Interpreter/Frame.h"
#include "Support/Diagnostics.h"

#include <list>

namespace runmat {

class Interpreter;
struct ParseOptions;

/// How often statements on a line of such texts were interpreted, and why.
struct EvaluatedLine {
  uint32_t line;
  ast::StmtKind kind;
  ReasonId reason;
  auto operator<=>(const EvaluatedLine &) const = default;
};
using EvaluatedLines = std::map<EvaluatedLine, uint64_t>;

class EvaluatedTexts {
public:
  explicit EvaluatedTexts(Interpreter &interpreter)
      : interpreter(interpreter) {}

  /// The module of a text that is evaluated in `frame`: the one of before where
  /// the text reads as it did then. Null when it is no program: `diagnostics`
  /// say why.
  std::shared_ptr<Module> moduleOf(Frame &frame, std::string_view text,
                                   DiagnosticEngine &diagnostics);

  /// Adds what a module logged that does not stay.
  void log(const Module &module) { add(module, gone); }
  /// What was logged of all texts, while recording.
  EvaluatedLines lines() const;

private:
  struct Text {
    std::shared_ptr<Module> module;
    /// Whether the interpreter has it among its modules, for units.
    bool isLoaded = false;
  };
  static void add(const Module &module, EvaluatedLines &lines);
  Text *findAgain(Frame &frame, std::string_view text,
                  const ParseOptions &options);
  void load(Text &text);
  void letGo(const Text &text);

  Interpreter &interpreter;
  /// The latest first.
  std::list<Text> texts;
  EvaluatedLines gone;
};

} // namespace runmat

#endif // RUNMAT_INTERPRETER_EVALUATEDTEXTS_H
