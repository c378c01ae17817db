//===- EvaluatedTexts.cpp - texts given to eval -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Interpreter/EvaluatedTexts.h"
#include "Frontend/Frontend.h"
#include "Interpreter/Interpreter.h"

#include <algorithm>

using namespace runmat;

/// Texts that are kept with their units.
static constexpr size_t keptTexts = 64;

void EvaluatedTexts::add(const Module &module, EvaluatedLines &lines) {
  for (auto [key, count] : module.interpreted.counts()) {
    const ast::Stmt &stmt = *module.program().statements[key.first];
    const uint32_t line = module.text().position(stmt.range.begin).line;
    lines[{line, stmt.kind, key.second}] += count;
  }
}

EvaluatedLines EvaluatedTexts::lines() const {
  EvaluatedLines all = gone;
  for (const Text &text : texts)
    add(*text.module, all);
  return all;
}

static bool hasLoops(const ast::Program &program) {
  return std::ranges::any_of(program.statements, [](const ast::Stmt *each) {
    return each->kind == ast::StmtKind::For ||
           each->kind == ast::StmtKind::While;
  });
}

EvaluatedTexts::Text *EvaluatedTexts::findAgain(Frame &frame,
                                                std::string_view text,
                                                const ParseOptions &options) {
  for (auto known = texts.begin(); known != texts.end(); ++known) {
    const Module &module = *known->module;
    if (module.program().source != text ||
        module.context != frame.sharedModule() ||
        !readsAlike(module.program(), options))
      continue;
    texts.splice(texts.begin(), texts, known);
    return &texts.front();
  }
  return nullptr;
}

/// A log that is opened begins anew.
void EvaluatedTexts::load(Text &text) {
  log(*text.module);
  interpreter.add(text.module);
  text.isLoaded = true;
}

void EvaluatedTexts::letGo(const Text &text) {
  log(*text.module);
  if (text.isLoaded)
    interpreter.unload(text.module);
}

std::shared_ptr<Module>
EvaluatedTexts::moduleOf(Frame &frame, std::string_view text,
                         DiagnosticEngine &diagnostics) {
  const ParseOptions options = interpreter.optionsFor(frame);
  if (Text *known = findAgain(frame, text, options)) {
    if (!known->isLoaded)
      load(*known);
    return known->module;
  }
  auto program = parseProgram("eval", std::string(text), diagnostics, options);
  if (!program)
    return nullptr;
  const bool mayBeLong = hasLoops(*program);
  texts.push_front({interpreter.makeTyped(frame, std::move(program))});
  if (mayBeLong)
    load(texts.front());
  if (texts.size() > keptTexts) {
    letGo(texts.back());
    texts.pop_back();
  }
  return texts.front().module;
}
