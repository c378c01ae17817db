//===- Preview.h - sizes before anything is evaluated -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef RUNMAT_ENGINE_PREVIEW_H
#define RUNMAT_ENGINE_PREVIEW_H

#include "Frontend/AST.h"
#include "Interpreter/Frame.h"

#include <map>

namespace runmat {

/// What can be told of expressions from the variables of a frame before they
/// are evaluated: values of simple ones, elements of the arrays that they meet.
class Preview {
public:
  explicit Preview(Frame &frame) : frame(frame) {}

  /// NaN when it cannot be told.
  double value(const ast::Expr *expr, unsigned depth = 0);
  /// Elements of first:step:last; NaN when they cannot be told or have no end.
  double turns(const ast::RangeExpr &range);
  /// Lets a loop's variable stand for its middle value, so that what depends on
  /// it comes out as on average.
  void enter(const ast::ForStmt &loop);
  void leave() { loopVariables.pop_back(); }
  /// The largest array that evaluating an expression meets or makes. Of an
  /// array that parts are taken of, the part counts.
  double elements(const ast::Expr *root) { return largest(root, true); }
  /// Elements of the result; 0 of a function that may make fewer of many.
  double resultElements(const ast::Expr *root) { return largest(root, false); }
  /// From now on the variable is taken to have been assigned so many elements,
  /// or that number; NaN: one that is not known.
  void assume(ast::Slot slot, double elements, double number) {
    assumed[slot] = {elements, number};
  }

private:
  struct Assumed {
    double elements, number;
  };

  Frame &frame;
  std::map<ast::Slot, Assumed> assumed;
  /// Of the loops entered, outermost first.
  std::vector<std::pair<ast::Slot, double>> loopVariables;

  const double *loopVariable(ast::Slot slot) const;
  const Value *variable(const ast::Expr *expr);
  double known(const ast::IdentifierExpr &name);
  double call(const ast::IndexExpr &call, unsigned depth);
  double combine(const ast::BinaryExpr &expr, unsigned depth);
  double element(const Value &array, const ast::IndexExpr &index,
                 unsigned depth);
  double endOf(const ast::EndExpr &end);
  double difference(const ast::RangeExpr &range);
  double own(const ast::Expr &expr);
  double selected(const Value &array, const ast::IndexExpr &index);
  double made(const ast::IndexExpr &call);
  double largest(const ast::Expr *root, bool inArguments);
};

} // namespace runmat

#endif // RUNMAT_ENGINE_PREVIEW_H
