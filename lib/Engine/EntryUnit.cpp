//===- EntryUnit.cpp - units of functions called from outside ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/Engine.h"
#include "Engine/UnitVariables.h"
#include "runtime/Counters.h"

namespace runmat {

void Engine::emitForOthers(const CompilerLibrary &compiler,
                           CompileRequest request) {
  request.options.forOthers = true;
  for (const std::string &processor : options.recordFor) {
    request.options.cpu = processor;
    emitStage(compiler, request);
  }
}

const CompilerLibrary *Engine::openCompiler() {
  return missingCompiler.empty() ? CompilerLibrary::open(missingCompiler)
                                 : nullptr;
}

CompileRequest Engine::entryRequest(Frame &frame,
                                    std::vector<VariableType> parameters) {
  CompileRequest request =
      makeRequest(frame, frame.function().body, 0, EntryPoint::Statement);
  // In the order of slots, as of a call.
  std::ranges::sort(parameters, {}, &VariableType::slot);
  request.variables.insert(request.variables.begin(), parameters.begin(),
                           parameters.end());
  request.argumentCount = frame.inputCount;
  request.outputCount = frame.outputCount;
  if (request.argumentCount >= 0)
    UnitVariables::describeCall(request);
  return request;
}

const UnitEntry *Engine::prepareEntry(Frame &frame,
                                      std::vector<VariableType> parameters,
                                      const std::string &processor) {
  if (frame.function().body.empty())
    return nullptr;
  CompileRequest request = entryRequest(frame, std::move(parameters));
  request.options.cpu = processor;
  std::optional<CompileResult> result = store.find(request);
  counters().unitsRead.add(result && result->unit);
  if (!result) {
    const CompilerLibrary *compiler = openCompiler();
    if (!compiler)
      return nullptr;
    if (stageSink)
      emitForOthers(*compiler, request);
    result = compile(*compiler, request);
    counters().unitsCompiled.add(result->unit != nullptr);
  }
  const RequestKinds kinds(request, UnitVariables(frame, interpreter));
  return &cache.add(frame.function().body.front(),
                    makeEntry(request, kinds, *std::move(result)));
}

Survey Engine::survey(Frame &frame, const std::vector<VariableType> &parameters,
                      AfterObstacle after) {
  const CompilerLibrary *compiler = openCompiler();
  if (!compiler || frame.function().body.empty())
    return {};
  CompileRequest request = entryRequest(frame, parameters);
  // A call that may see variables is no reason of its own.
  request.observers.clear();
  return compiler->survey(request, after);
}

size_t Engine::prepareUnit(Frame &frame, const ast::Block &block, size_t index,
                           const KnownTypes &known) {
  const CompilerLibrary *compiler =
      mayStartUnit(*block[index]) ? openCompiler() : nullptr;
  if (!compiler)
    return index;
  const CompileRequest request =
      makeRequest(frame, block, index, EntryPoint::Statement);
  std::vector<VariableType> types = known.types;
  // Those of the random numbers.
  types.insert(types.end(), request.variables.begin(), request.variables.end());
  const CompileResult result =
      store.prepare(*compiler, request, std::move(types));
  return result.unit ? result.unit->description().next_index : index;
}

} // namespace runmat
