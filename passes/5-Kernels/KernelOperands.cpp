//===- KernelOperands.cpp - what the kernel of a cluster reads --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/5-Kernels/KernelOperands.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace runmat {

/// Windows differ even where they start alike: their extents may.
bool KernelInput::readsSameAs(const KernelInput &other) const {
  if (array != other.array || isPermuted() != other.isPermuted())
    return false;
  if (isPermuted())
    return AccessMapInterface(access).getAccessMap() ==
           AccessMapInterface(other.access).getAccessMap();
  return access == other.access;
}

KernelOperands::KernelOperands(ClusterOp cluster, const KernelLoops &loops)
    : body(cluster.getBody().front()), loops(loops) {
  for (Operation &op : body.without_terminator())
    addOperands(op);
  numberArguments();
}

void KernelOperands::addOperands(Operation &op) {
  if (auto access = dyn_cast<AccessMapInterface>(op)) {
    addInput(op.getResult(0), {access.getSource(), access, windowOf(access)});
    return;
  }
  auto generator = dyn_cast<GeneratorInterface>(op);
  for (Value operand :
       generator ? generator.getElementOperands() : op.getOperands())
    addOperand(operand);
  if (auto elementwise = dyn_cast<ElementwiseInterface>(op))
    flagged |= elementwise.hasDomainGuard();
}

void KernelOperands::addOperand(Value operand) {
  if (operand.getParentBlock() == &body)
    return;
  if (isa<ArrayType>(operand.getType()))
    addInput(operand, {operand, {}, std::nullopt});
  else
    addScalar(operand);
}

void KernelOperands::addInput(Value value, KernelInput input) {
  const auto *known = llvm::find_if(tensors, [&](const KernelInput &other) {
    return input.readsSameAs(other);
  });
  numbers.try_emplace(value, known - tensors.begin());
  if (known != tensors.end())
    return;
  tensors.push_back(input);
  if (!input.window)
    return;
  addScalar(input.window->offset);
  for (Value stride : stridesOf(input))
    addScalar(stride);
}

void KernelOperands::addScalar(Value scalar) {
  if (matchPattern(scalar, m_Constant()))
    scalarConstants.insert(scalar);
  else
    scalarArguments.insert(scalar);
}

void KernelOperands::numberArguments() {
  DenseMap<Value, unsigned> ofWindows;
  for (KernelInput &input : tensors) {
    unsigned next = arguments.size();
    input.argument =
        input.window ? ofWindows.try_emplace(input.array, next).first->second
                     : next;
    if (input.argument == next)
      arguments.push_back(input.array);
  }
}

std::optional<unsigned> KernelOperands::inputOf(Value value) const {
  auto found = numbers.find(value);
  return found == numbers.end() ? std::nullopt : std::optional(found->second);
}

SmallVector<Value> KernelOperands::stridesOf(const KernelInput &input) const {
  SmallVector<unsigned> which = loops.loopsOf(input.type());
  return llvm::map_to_vector(llvm::reverse(which), [&](unsigned loop) {
    return input.window->strides[loops.dimensions(loop).front()];
  });
}

} // namespace runmat
