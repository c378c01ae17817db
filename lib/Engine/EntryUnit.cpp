//===- EntryUnit.cpp - units of functions called from outside ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/Engine.h"
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

CompileRequest
Engine::entryRequest(Frame &frame, std::vector<VariableType> parameters) const {
  CompileRequest request =
      makeRequest(frame, frame.function().body, 0, EntryPoint::Statement);
  // In the order of slots, as of a call.
  std::ranges::sort(parameters, {}, &VariableType::slot);
  request.variables.insert(request.variables.begin(), parameters.begin(),
                           parameters.end());
  return request;
}

const UnitEntry *Engine::prepareEntry(const std::shared_ptr<Module> &module,
                                      const ast::Function &function,
                                      std::vector<VariableType> parameters,
                                      const std::string &processor) {
  if (function.body.empty())
    return nullptr;
  Frame frame(module, function);
  CompileRequest request = entryRequest(frame, std::move(parameters));
  request.options.cpu = processor;
  std::optional<CompileResult> result = store.find(request);
  counters().unitsRead.add(result && result->unit);
  if (!result) {
    const CompilerLibrary *compiler =
        missingCompiler.empty() ? CompilerLibrary::open(missingCompiler)
                                : nullptr;
    if (!compiler)
      return nullptr;
    if (stageSink)
      emitForOthers(*compiler, request);
    result = compile(*compiler, request);
    counters().unitsCompiled.add(result->unit != nullptr);
  }
  const RequestKinds kinds(request, UnitVariables(frame, interpreter));
  return &cache.add(function.body.front(),
                    makeEntry(request, kinds, *std::move(result)));
}

Survey Engine::survey(const std::shared_ptr<Module> &module,
                      const ast::Function &function,
                      const std::vector<VariableType> &parameters) {
  const CompilerLibrary *compiler = missingCompiler.empty()
                                        ? CompilerLibrary::open(missingCompiler)
                                        : nullptr;
  if (!compiler || function.body.empty())
    return {};
  Frame frame(module, function);
  return compiler->survey(entryRequest(frame, parameters));
}

} // namespace runmat
