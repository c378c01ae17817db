//===- OpDispatch.h - a method for each of some ops -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DIALECTS_RUNMAT_OPDISPATCH_H
#define RUNMAT_DIALECTS_RUNMAT_OPDISPATCH_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"

namespace runmat {

/// Finds the overload of `Visitor::visit` for an op of one of the types `Ops`,
/// in the same time for all of them.
template <typename Visitor, typename... Ops> class OpDispatch {
public:
  /// Whether there is one; it is called then.
  static bool visit(Visitor &visitor, mlir::Operation *op) {
    static const llvm::DenseMap<mlir::TypeID, Method> methods{
        {mlir::TypeID::get<Ops>(), &call<Ops>}...};
    Method method = methods.lookup(op->getName().getTypeID());
    if (method)
      method(visitor, op);
    return method != nullptr;
  }

private:
  using Method = void (*)(Visitor &, mlir::Operation *);
  template <typename Op>
  static void call(Visitor &visitor, mlir::Operation *op) {
    visitor.visit(mlir::cast<Op>(op));
  }
};

} // namespace runmat

#endif // RUNMAT_DIALECTS_RUNMAT_OPDISPATCH_H
