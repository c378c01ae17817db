//===- Donations.cpp - storage that outputs take over -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/6-Storage/Donations.h"
#include "passes/6-Storage/ArrayNeeds.h"
#include "passes/Decisions.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;

namespace runmat {
namespace {

constexpr Decisions decisions("runmat-reuse-buffers");

bool isUnitArgument(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  return argument && isa<func::FuncOp>(argument.getOwner()->getParentOp());
}

class Donations {
public:
  explicit Donations(LaunchOp launch)
      : launch(launch),
        kernel(SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
            launch, launch.getKernelAttr())) {}

  /// The position of the input for an output, or -1.
  int32_t choose(unsigned output) {
    for (auto [position, input] : llvm::enumerate(launch.getInputs()))
      if (!taken.contains(input) && isLike(input, output) && endsHere(input) &&
          readsInPlace(position, output)) {
        taken.insert(input);
        return position;
      }
    return -1;
  }

  /// A kernel with a guard must leave its inputs whole, since a raised guard
  /// starts over from them.
  bool isGuarded() {
    auto attribute = kernel ? kernel->getAttrOfType<KernelAttr>(kernelAttrName)
                            : KernelAttr();
    return !attribute || attribute.getFlag() ||
           attribute.getKind() != KernelKind::Elementwise;
  }

private:
  LaunchOp launch;
  func::FuncOp kernel;
  llvm::SmallDenseSet<Value> taken;

  bool isLike(Value input, unsigned output) {
    auto in = cast<ArrayType>(input.getType()),
         out = cast<ArrayType>(launch.getResult(output).getType());
    return in.getElementClass() == out.getElementClass() &&
           in.getExtents() == out.getExtents();
  }

  /// Whether the launch is the last to need the input, and owns it.
  bool endsHere(Value input) {
    Block &block = *launch->getBlock();
    return input.getParentBlock() == &block && !isUnitArgument(input) &&
           llvm::count(launch.getInputs(), input) == 1 &&
           lastNeed(input, block) == launch.getOperation();
  }

  /// True when the kernel reads each element of the input only for the same
  /// element of the output: a transposed input, or one with a window on it,
  /// would be overwritten before it was read.
  bool readsInPlace(unsigned input, unsigned output) {
    auto bodies = kernel.getOps<linalg::GenericOp>();
    if (!llvm::hasSingleElement(bodies))
      return false;
    linalg::GenericOp body = *bodies.begin();
    BlockArgument read = kernel.getArgument(input);
    if (llvm::any_of(read.getUsers(), llvm::IsaPred<WindowOp>))
      return false;
    AffineMap written =
        body.getMatchingIndexingMap(body.getDpsInitOperand(output));
    return llvm::all_of(body.getDpsInputOperands(), [&](OpOperand *operand) {
      return operand->get() != read ||
             body.getMatchingIndexingMap(operand) == written;
    });
  }
};

} // namespace

unsigned markDonations(LaunchOp launch) {
  if (launch.getNumResults() == 0)
    return 0;
  SmallVector<int32_t> chosen(launch.getNumResults(), -1);
  Donations donations(launch);
  if (donations.isGuarded()) {
    decisions.left(launch, "storage kept")
        << remark::reason("a raised guard starts over from the inputs");
    launch.setDonations(chosen);
    return 0;
  }
  for (auto [output, input] : llvm::enumerate(chosen)) {
    input = donations.choose(output);
    if (input >= 0)
      decisions.took(launch, "storage reused")
          << remark::metric("output", output) << remark::metric("input", input);
  }
  launch.setDonations(chosen);
  return llvm::count_if(chosen, [](int32_t input) { return input >= 0; });
}

} // namespace runmat
