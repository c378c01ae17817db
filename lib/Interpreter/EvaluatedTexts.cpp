//===- EvaluatedTexts.cpp - texts given to eval -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Interpreter/EvaluatedTexts.h"
#include "Builtins/Registry.h"
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

/// A call of a value may make variables by name, if a handle is or may be
/// inside.
static bool mayCall(const Value &value) {
  switch (value.kind()) {
  case ValueKind::Undefined:
  case ValueKind::Array:
  case ValueKind::String:
    return false;
  default:
    return true;
  }
}

/// A file that cannot be read is none.
static bool isPureBuiltin(Interpreter &interpreter, Frame &frame,
                          std::string_view name) try {
  const Callee callee = interpreter.peek(frame, name);
  return callee.kind == Callee::Kind::Builtin &&
         (callee.builtin->flags & BuiltinPure);
} catch (const Error &) {
  return false;
}

/// How the text reads if nothing that it calls can make variables by name:
/// it calls pure builtins only. Then no name of it is in doubt, and it can be
/// compiled.
static ParseOptions certainOptions(Interpreter &interpreter, Frame &frame,
                                   std::string_view text,
                                   const ParseOptions &options) {
  ParseOptions certain = options;
  certain.runsAtOnce =
      text.find('@') == text.npos &&
      std::ranges::none_of(options.variables, [&](const std::string &name) {
        return mayCall(*frame.workspace().find(name)) &&
               text.find(name) != text.npos;
      });
  certain.isFunction = [&](std::string_view name) {
    return isPureBuiltin(interpreter, frame, name);
  };
  return certain;
}

static bool isCertain(const ast::Program &program) {
  return program.script && !program.script->hasDynamicNames;
}

EvaluatedTexts::Text *EvaluatedTexts::findAgain(Frame &frame,
                                                std::string_view text,
                                                const ParseOptions &options) {
  for (auto known = texts.begin(); known != texts.end(); ++known) {
    const Module &module = *known->module;
    if (module.program().source != text ||
        module.context != frame.sharedModule() ||
        isCertain(module.program()) != options.runsAtOnce ||
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

static std::unique_ptr<ast::Program> parse(std::string_view text,
                                           DiagnosticEngine &diagnostics,
                                           const ParseOptions &options,
                                           const ParseOptions &certain) {
  if (certain.runsAtOnce) {
    DiagnosticEngine unheard;
    auto program = parseProgram("eval", std::string(text), unheard, certain);
    if (program && isCertain(*program))
      return program;
  }
  return parseProgram("eval", std::string(text), diagnostics, options);
}

std::shared_ptr<Module>
EvaluatedTexts::moduleOf(Frame &frame, std::string_view text,
                         DiagnosticEngine &diagnostics) {
  const ParseOptions options = interpreter.optionsFor(frame);
  const ParseOptions certain =
      certainOptions(interpreter, frame, text, options);
  Text *known = certain.runsAtOnce ? findAgain(frame, text, certain) : nullptr;
  if (known || (known = findAgain(frame, text, options))) {
    if (!known->isLoaded)
      load(*known);
    return known->module;
  }
  auto program = parse(text, diagnostics, options, certain);
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
