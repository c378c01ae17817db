//===- RuntimeInference.cpp - types of what the runtime does ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/EvaluateRules.h"

using namespace mlir;

namespace runmat {

namespace rules {

/// What a complex argument makes of the types of the results.
static void makeComplex(Types &types, unsigned takes) {
  for (auto [position, flag] :
       {std::pair(0u, givesComplex), {2u, givesComplexThird}})
    if ((takes & flag) && position < types.size() && types[position])
      types[position] = complexOf(cast<ArrayType>(types[position]));
}

Types inferByRule(Operation *op, ValueRange arguments, TypeRange operands,
                  unsigned takes,
                  llvm::function_ref<Types(const Call &)> rule) {
  Call call(arguments, operands);
  if (call.size() == 0 || !call.isGood() ||
      (call.hasInteger() && !(takes & integers)) ||
      (call.hasChars() && !(takes & chars)) ||
      (call.isComplex() && !(takes & takesComplex)))
    return {};
  Types types = rule(call);
  if (call.isComplex())
    makeComplex(types, takes);
  unsigned count = op->getNumResults();
  if (types.size() < count ||
      llvm::is_contained(ArrayRef(types).take_front(count), Type()))
    return {};
  types.resize(count);
  return types;
}

} // namespace rules

LogicalResult verifyRuntimeOp(RuntimeInterface op) {
  if (op->getNumResults() == 0)
    return op->emitOpError("expected a result, got none");
  SmallVector<Type> types = op.inferTypes(op->getOperandTypes());
  for (auto [i, type] : llvm::enumerate(op->getResultTypes())) {
    if (isa<AnyType>(type))
      continue;
    if (types.empty())
      return op->emitOpError("cannot be typed for these operands, expected an "
                             "untyped result, got ")
             << type;
    if (!refines(asArray(type), types[i]))
      return op->emitOpError("expected a result of type ")
             << types[i] << ", got " << type;
  }
  return success();
}

bool changesInPlace(Operation *op) {
  auto runtime = dyn_cast<RuntimeInterface>(op);
  return isa<StoreOp>(op) || (runtime && runtime.isInPlace());
}

bool isOrder(ArrayRef<int64_t> order) {
  SmallVector<int64_t> sorted(order);
  llvm::sort(sorted);
  return order.size() >= 2 &&
         llvm::equal(sorted, llvm::seq<int64_t>(0, order.size()));
}

} // namespace runmat
