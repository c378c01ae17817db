//===- EvaluateInference.cpp - the operations of the runtime ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One row an operation. A rule may promise what holds nearly always: the unit
// leaves where the runtime gives something else.
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/EvaluateRules.h"

#include "llvm/ADT/StringMap.h"

using namespace mlir;

namespace runmat {
namespace {

using namespace rules;

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

enum Flags : unsigned {
  /// A gpuArray among the arguments makes none of the results one.
  onHost = 1,
  /// Arguments may be complex, and the results are real.
  givesReal = 2,
  /// With a complex argument the first result is complex, or the third one.
  givesComplex = 4,
  givesComplexThird = 8,
  /// The rule knows complex arguments.
  byRule = 16,
  /// The rule holds for integer classes too; others promise a float.
  integers = 32,
  /// The rule holds for char arrays.
  chars = 64,
  takesComplex = givesReal | givesComplex | givesComplexThird | byRule,
};

struct Row {
  unsigned fewest, most, outputs;
  Types (*rule)(const Call &);
  unsigned flags = 0;
};
constexpr unsigned any = ~0u;

const llvm::StringMap<Row> &table() {
  static const llvm::StringMap<Row> rows = {
      // Internal ones.
      {"assign_slice", {5, any, 1, assignedSlice, integers}},
      {"deletion", {2, any, 1, deletion, integers | chars}},
      {"index", {2, any, 1, element, byRule | integers | chars}},
      {"slice", {4, any, 1, slice, integers}},
      {"update", {3, any, 1, update, byRule | integers}},
#include "Catalogue/EvaluationRows.inc"
  };
  return rows;
}

/// What a complex argument makes of the types of the results.
void makeComplex(Types &types, unsigned flags) {
  for (auto [position, flag] :
       {std::pair(0u, givesComplex), {2u, givesComplexThird}})
    if ((flags & flag) && position < types.size() && types[position])
      types[position] = complexOf(cast<ArrayType>(types[position]));
}

} // namespace

bool EvaluateOp::isKnown(StringRef callee, size_t outputs) {
  auto row = table().find(callee);
  return row != table().end() && outputs <= row->second.outputs;
}

OperandRange EvaluateOp::getDataOperands() {
  auto row = table().find(getCallee());
  bool isOnHost = row != table().end() && (row->second.flags & onHost);
  return isOnHost ? getArguments().take_front(0) : getArguments();
}

/// Slices are checked by guards before them.
bool EvaluateOp::checksOperands() {
  return getCallee() != "slice" && getCallee() != "assign_slice";
}

/// What leaves the unit has no effect: the interpreter does it again.
void EvaluateOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  if (getInPlace())
    effects.emplace_back(MemoryEffects::Write::get(),
                         &getArgumentsMutable()[0]);
}

SmallVector<Type> EvaluateOp::inferTypes(TypeRange operands) {
  auto found = table().find(getCallee());
  Call call(*this, operands);
  if (found == table().end() || !call.isGood())
    return {};
  const Row &row = found->second;
  if (call.size() < row.fewest || call.size() > row.most ||
      getNumResults() > row.outputs ||
      (call.hasInteger() && !(row.flags & integers)) ||
      (call.hasChars() && !(row.flags & chars)) ||
      (call.isComplex() && !(row.flags & takesComplex)))
    return {};
  Types types = row.rule(call);
  if (call.isComplex())
    makeComplex(types, row.flags);
  if (types.size() < getNumResults() ||
      llvm::is_contained(ArrayRef(types).take_front(getNumResults()), Type()))
    return {};
  types.resize(getNumResults());
  return types;
}

LogicalResult EvaluateOp::verify() {
  if (!isKnown(getCallee(), getNumResults()))
    return emitOpError("expected an operation of the runtime with ")
           << getNumResults() << " results, got '" << getCallee() << "'";
  if (getInPlace() && (getArguments().empty() || getNumResults() != 1))
    return emitOpError("expected an argument and one result of an operation "
                       "that is done in place");
  SmallVector<Type> types = inferTypes(getOperandTypes());
  for (auto [i, type] : llvm::enumerate(getResultTypes())) {
    if (isa<AnyType>(type))
      continue;
    if (types.empty())
      return emitOpError("cannot be typed for these arguments, expected "
                         "untyped results, got ")
             << type;
    if (!refines(asArray(type), types[i]))
      return emitOpError("expected a result of type ")
             << types[i] << ", got " << type;
  }
  return success();
}

bool changesInPlace(Operation *op) {
  auto evaluate = dyn_cast<EvaluateOp>(op);
  return isa<StoreOp>(op) || (evaluate && evaluate.getInPlace());
}

} // namespace runmat
