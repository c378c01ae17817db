//===- Operations.cpp - operations of the runtime in units ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Support/Casting.h"
#include "lib/Compiler/Import/Builtins.h"

using namespace mlir;

namespace runmat {

/// An argument of an operation of the runtime, which also takes texts and [].
static Value importArgument(ImportState &state, const ast::Expr &expr) {
  Location loc = state.locate(expr.range);
  if (auto *text = dynCast<ast::CharArrayExpr>(&expr))
    return TextOp::create(
        state.builder, loc, state.any(),
        llvm::StringRef(text->text.data(), text->text.size()));
  if (!isEmptyLiteral(&expr))
    return importExpression(state, expr);
  Value none = number(state, loc, 0);
  return FillOp::create(state.builder, loc, state.any(), llvm::APFloat(0.0),
                        ElementClass::Double, ValueRange{none, none},
                        /*like=*/false);
}

SmallVector<Value> importEvaluate(ImportState &state, Location loc,
                                  llvm::StringRef callee, ValueRange arguments,
                                  size_t outputs) {
  SmallVector<Type> types(outputs, state.any());
  auto op =
      EvaluateOp::create(state.builder, loc, types, callee, arguments, Value());
  return llvm::to_vector_of<Value>(op.getResults());
}

SmallVector<Value> importOperation(ImportState &state, llvm::StringRef name,
                                   Arguments arguments, size_t outputs,
                                   Location loc) {
  SmallVector<Value> values;
  for (const ast::Expr *argument : arguments) {
    values.push_back(importArgument(state, *argument));
    if (!values.back())
      return {};
  }
  SmallVector<Value> results =
      importStructure(state, name, values, outputs, loc);
  if (!results.empty())
    return results;
  if (EvaluateOp::isKnown(name, outputs))
    return importEvaluate(state, loc, name, values, outputs);
  state.refuse("these arguments of '" + llvm::Twine(name) +
               "' are not compiled yet");
  return {};
}

} // namespace runmat
