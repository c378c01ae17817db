//===- PromptWorkspace.h - variables that outlive a text --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is typed at a prompt, text by text, in one workspace. Each text is a
// script of its own that owns the variables while it runs, so that its
// statements are compiled as those of a file are; then the next one takes them.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_INTERPRETER_PROMPTWORKSPACE_H
#define RUNMAT_INTERPRETER_PROMPTWORKSPACE_H

#include "Interpreter/Interpreter.h"

#include <list>

namespace runmat {

class PromptWorkspace {
public:
  /// The interpreter outlives it.
  explicit PromptWorkspace(Interpreter &interpreter);
  ~PromptWorkspace();
  PromptWorkspace(const PromptWorkspace &) = delete;

  /// Whether more lines could make the text whole.
  bool isUnfinished(const std::string &text);
  /// Runs a text. False when it is no program: `diagnostics` say why. Throws
  /// what the program throws; the variables stay.
  bool run(const std::string &text, DiagnosticEngine &diagnostics);
  /// How long a text took the last time; 0 when it was never run.
  double lastSeconds(const std::string &text) const;
  /// The frame that holds the variables between two texts.
  Frame &variables() { return *frame; }

private:
  /// A text that may be typed again, for which it keeps its units.
  struct Script {
    std::string text;
    /// The variables when it was parsed, which decide how it reads.
    std::vector<std::string> names;
    std::shared_ptr<Module> module;
    double seconds = 0;
  };
  ParseOptions parseOptions();
  std::shared_ptr<Module> parse(const std::string &text,
                                DiagnosticEngine &diagnostics);
  std::shared_ptr<Module> findAgain(const std::string &text,
                                    const std::vector<std::string> &names);
  void enter(const std::shared_ptr<Module> &module);

  Interpreter &interpreter;
  std::shared_ptr<Frame> frame;
  /// The latest first.
  std::list<Script> scripts;
};

} // namespace runmat

#endif // RUNMAT_INTERPRETER_PROMPTWORKSPACE_H
