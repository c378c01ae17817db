//===- Closure.h - what function handles hold -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_INTERPRETER_CLOSURE_H
#define RUNMAT_INTERPRETER_CLOSURE_H

#include "Interpreter/Frame.h"

namespace runmat {

/// `@(x) x+a`: the expression and the values that it took from around it.
class AnonymousClosure final : public Callable {
public:
  AnonymousClosure(std::shared_ptr<Module> module,
                   const ast::AnonymousFunctionExpr &expr,
                   std::vector<Value> captured, std::shared_ptr<Frame> outer)
      : module(std::move(module)), expr(&expr), captured(std::move(captured)),
        outer(std::move(outer)) {}
  std::string displayText() const override;

  std::shared_ptr<Module> module;
  const ast::AnonymousFunctionExpr *expr;
  std::vector<Value> captured; ///< in the order of `expr->captures`
  /// The frame around, held only where nested functions may be called.
  std::shared_ptr<Frame> outer;
};

/// `@f` for a function of a file or a nested one, so that it can be called from
/// elsewhere.
class BoundFunction final : public Callable {
public:
  BoundFunction(std::shared_ptr<Module> module, const ast::Function &function,
                std::shared_ptr<Frame> outer)
      : module(std::move(module)), function(&function),
        outer(std::move(outer)) {}
  std::string displayText() const override {
    return std::string(function->name);
  }

  std::shared_ptr<Module> module;
  const ast::Function *function;
  std::shared_ptr<Frame> outer; ///< of a nested function
};

} // namespace runmat

#endif // RUNMAT_INTERPRETER_CLOSURE_H
