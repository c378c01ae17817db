//===- SwitchCases.cpp - whether a case selects -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Support/Casting.h"
#include "lib/Compiler/Import/BuiltinArguments.h"
#include "lib/Compiler/Import/ControlFlow.h"

using namespace mlir;

namespace runmat {

/// Whether a text selects the subject; no number does, and no subject that is
/// neither a text nor a scalar has a type here.
static Value importTextCase(ImportState &state, Value subject,
                            const ast::CharArrayExpr &expr) {
  Location loc = state.locate(expr.range, "a case");
  Value text =
      TextOp::create(state.builder, loc, state.any(),
                     llvm::StringRef(expr.text.data(), expr.text.size()));
  Value same =
      importEvaluate(state, loc, "strcmp", ValueRange{subject, text}, 1)
          .front();
  auto truth = TruthOp::create(state.builder, loc, state.any(), same);
  truth.setScalar(true);
  return truth;
}

Value importCase(ImportState &state, Value subject, const ast::Expr &expr) {
  Location loc = state.locate(expr.range, "a case");
  auto equals = [&](const ast::Expr &candidate) -> Value {
    if (auto *text = dynCast<ast::CharArrayExpr>(&candidate))
      return importTextCase(state, subject, *text);
    Value value = importExpression(state, candidate);
    if (!value)
      return {};
    auto noChar = [&](Value operand) -> Value {
      return ConjOp::create(state.builder, loc, state.any(), operand);
    };
    Value left = noChar(subject);
    Value right = isa<ast::NumberExpr>(&candidate) ? value : noChar(value);
    Value equal = EqOp::create(state.builder, loc, state.any(), left, right);
    auto truth = TruthOp::create(state.builder, loc, state.any(), equal);
    truth.setScalar(true);
    return truth;
  };
  auto *cell = dynCast<ast::CellArrayExpr>(&expr);
  if (!cell)
    return equals(expr);
  Value any;
  for (const auto &row : cell->rows)
    for (const ast::Expr *element : row) {
      Value one = equals(*element);
      if (!one)
        return {};
      any = any ? OrOp::create(state.builder, loc, state.any(), any, one)
                      .getResult()
                : one;
    }
  return any ? any : state.refuse("a case without a value is not compiled");
}

} // namespace runmat
