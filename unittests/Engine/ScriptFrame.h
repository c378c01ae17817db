//===- ScriptFrame.h - the frame of a script that has not run ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_ENGINE_SCRIPTFRAME_H
#define RUNMAT_UNITTESTS_ENGINE_SCRIPTFRAME_H

#include "../Interpreter/Harness.h"
#include "Engine/RequestVariables.h"
#include "Interpreter/Closure.h"
#include "Support/Casting.h"

namespace runmat {

/// A script whose statements assign anonymous functions, none of which has run.
struct Script {
  explicit Script(const char *text)
      : module(std::make_shared<Module>(test::parse(text), "")),
        frame(module, *module->program().script) {}

  const ast::AnonymousFunctionExpr &anonymous(size_t statement) const {
    const auto &assignment =
        cast<ast::AssignStmt>(*module->program().script->body[statement]);
    return cast<ast::AnonymousFunctionExpr>(*assignment.value);
  }
  Value handle(size_t statement, std::vector<Value> captured) {
    return FunctionHandle{
        {},
        std::make_shared<AnonymousClosure>(module, anonymous(statement),
                                           std::move(captured), nullptr)};
  }
  Value &variable(std::string_view name) { return *frame.find(name); }
  ast::Slot slot(std::string_view name) const {
    const auto &variables = module->program().script->variables;
    for (size_t slot = 0; slot < variables.size(); ++slot)
      if (variables[slot].name == name)
        return ast::Slot(slot);
    return ast::noSlot;
  }
  CompileRequest describe() {
    CompileRequest request;
    request.program = &module->program();
    request.function = module->program().script;
    describeVariables(frame, request);
    return request;
  }

  std::shared_ptr<Module> module;
  Frame frame;
};

inline const VariableType *typeAt(const CompileRequest &request,
                                  ast::Slot slot) {
  for (const VariableType &type : request.variables)
    if (type.slot == slot)
      return &type;
  return nullptr;
}

} // namespace runmat

#endif // RUNMAT_UNITTESTS_ENGINE_SCRIPTFRAME_H
