//===- PrepareProgram.cpp - units of a program before it runs ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The script, and each function that it is seen to call, is surveyed for the
// types at its start. Then units are made of its blocks one after the other;
// where there is none, the blocks inside the statement are looked into.
//===----------------------------------------------------------------------===//
#include "Engine/PrepareProgram.h"
#include "Frontend/TreeWalk.h"

#include <algorithm>
#include <deque>

namespace runmat {
namespace {

/// Functions, each for each list of types that it is called with: a program may
/// call itself with ever larger types.
constexpr size_t mostFunctions = 200;

/// A function for the types of some of its parameters.
struct Prepared {
  std::shared_ptr<Module> module;
  const ast::Function *function;
  std::vector<VariableType> parameters;

  bool operator==(const Prepared &other) const = default;
};

class Preparer {
public:
  explicit Preparer(Engine &engine) : engine(engine) {}

  size_t run(Prepared first) {
    wanted.push_back(std::move(first));
    // The list grows while it is gone through.
    for (size_t i = 0; i < wanted.size(); ++i)
      prepare(wanted[i]);
    return units;
  }

private:
  void prepare(const Prepared &item) {
    Frame frame(item.module, *item.function);
    frame.isBatchScript = item.function->kind == ast::FunctionKind::Script;
    // A unit runs only where the types hold, so that guesses do no harm.
    Survey survey =
        engine.survey(frame, item.parameters, AfterObstacle::AsBefore);
    // At its start, a function that is too large to survey has these.
    if (survey.places.empty() && !item.function->body.empty())
      survey.places.push_back(
          {item.function->body.front()->id, {}, item.parameters});
    prepareBlock(frame, item.function->body, survey);
    for (const KnownTypes &call : survey.calls)
      addCall(frame, call);
  }

  void prepareBlock(Frame &frame, const ast::Block &block,
                    const Survey &survey) {
    for (size_t i = 0; i < block.size();) {
      const auto known = std::ranges::find(survey.places, block[i]->id,
                                           &KnownTypes::statement);
      const size_t end = known == survey.places.end()
                             ? i
                             : engine.prepareUnit(frame, block, i, *known);
      units += end > i;
      if (end == i)
        for (const ast::Block *inner : blocksOf(block[i]))
          prepareBlock(frame, *inner, survey);
      i = std::max(end, i + 1);
    }
  }

  void addCall(Frame &frame, const KnownTypes &call) {
    const Callee callee = engine.resolve(frame, call.callee);
    if (callee.kind != Callee::Kind::Function || wanted.size() == mostFunctions)
      return;
    Prepared item{callee.module, callee.function, {}};
    for (VariableType type : call.types)
      if (size_t(type.slot) < callee.function->parameters.size()) {
        type.slot = callee.function->parameters[size_t(type.slot)];
        if (type.slot != ast::noSlot)
          item.parameters.push_back(std::move(type));
      }
    if (!std::ranges::count(wanted, item))
      wanted.push_back(std::move(item));
  }

  Engine &engine;
  std::deque<Prepared> wanted;
  size_t units = 0;
};

} // namespace

size_t prepareProgram(Engine &engine, const std::shared_ptr<Module> &program) {
  const ast::Program &tree = program->program();
  const ast::Function *main = tree.script;
  // Called with words, of which there may be any number.
  if (!main && !tree.functions.empty())
    main = tree.functions.front();
  return main ? Preparer(engine).run({program, main, {}}) : 0;
}

} // namespace runmat
