//===- SweepChain.cpp - clusters that can go through one domain -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/4-Clusters/SweepChain.h"
#include "passes/4-Clusters/Fusion.h"

#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace runmat {

/// Members of a chain wait with all that they need: there must be an end.
static constexpr size_t mostMembers = 16;

static bool isOne(Value extent) { return matchPattern(extent, m_One()); }

/// Whether two extents are one number wherever they are.
static bool isSameExtent(Value a, Value b) {
  if (a == b)
    return true;
  APInt first, second;
  if (matchPattern(a, m_ConstantInt(&first)) &&
      matchPattern(b, m_ConstantInt(&second)))
    return first == second;
  // Each cluster has ops of its own for its extents.
  auto left = dyn_cast<OpResult>(a), right = dyn_cast<OpResult>(b);
  return left && right && left.getResultNumber() == right.getResultNumber() &&
         isPure(left.getOwner()) && isPure(right.getOwner()) &&
         OperationEquivalence::isEquivalentTo(
             left.getOwner(), right.getOwner(),
             OperationEquivalence::IgnoreLocations);
}

static ReduceOp reductionOf(ClusterOp cluster) {
  Value first = cluster.getBody().front().getTerminator()->getOperand(0);
  return first.getDefiningOp<ReduceOp>();
}

/// Those of more than one element, which are all that cut the domain.
static std::optional<SmallVector<unsigned>>
dimensionsReducedBy(ClusterOp cluster) {
  ReduceOp reduce = reductionOf(cluster);
  auto type = cast<ArrayType>(reduce.getOperand().getType());
  std::optional<SmallVector<int64_t>> all = reduce.getReducedDimensions(type);
  if (!all)
    return std::nullopt;
  SmallVector<unsigned> result;
  for (int64_t d : *all)
    if (d < static_cast<int64_t>(cluster.getExtents().size()) &&
        !isOne(cluster.getExtents()[d]))
      result.push_back(d);
  return result;
}

/// Arrays from outside the cluster: those of which it reads the element at each
/// point, and those of which it may read others. What is not known to read at
/// its point counts among the latter, and so does the array that a reshaped one
/// or a part is made of: its elements are at other points.
static void forReads(ClusterOp cluster, function_ref<void(Value)> here,
                     function_ref<void(Value)> elsewhere) {
  Block &body = cluster.getBody().front();
  for (Operation &op : body.without_terminator()) {
    if (isa<ExtentOp>(op))
      continue;
    const bool readsHere =
        isa<ReduceOp>(op) || (isElementwise(&op) && !isReadInPlace(&op));
    for (Value operand : op.getOperands()) {
      if (!isa<ArrayType>(operand.getType()) ||
          operand.getParentBlock() == &body)
        continue;
      (readsHere ? here : elsewhere)(operand);
      while (auto *view = operand.getDefiningOp()) {
        if (!isa<ReshapeToOp, SliceOp>(view))
          break;
        operand = view->getOperand(0);
        elsewhere(operand);
      }
    }
  }
}

bool SweepChain::fitsDomain(ClusterOp cluster) const {
  auto extents = cluster.getExtents();
  for (size_t d = 0, e = std::max(domain.size(), extents.size()); d < e; ++d) {
    if (d >= domain.size() || d >= extents.size()) {
      if (!isOne(d < domain.size() ? domain[d] : extents[d]))
        return false;
      continue;
    }
    const bool isOfSlice = cluster.getKind() == KernelKind::Elementwise &&
                           reducedDimensions && isOne(extents[d]) &&
                           llvm::is_contained(*reducedDimensions, d);
    if (!isOfSlice && !isSameExtent(domain[d], extents[d]))
      return false;
  }
  return true;
}

/// A cluster that spans some of a slice's dimensions only is none of ours.
static bool spansWholeSlices(ClusterOp cluster,
                             ArrayRef<unsigned> reducedDimensions) {
  auto spans = [&](unsigned d) {
    return d < cluster.getExtents().size() && !isOne(cluster.getExtents()[d]);
  };
  return llvm::all_of(reducedDimensions, spans) ||
         llvm::none_of(reducedDimensions, spans);
}

/// Whether all dimensions are reduced, as far as is known here.
bool SweepChain::isOneSlice() const {
  for (unsigned d = 0; d < domain.size(); ++d)
    if (!isOne(domain[d]) && !llvm::is_contained(*reducedDimensions, d))
      return false;
  return true;
}

bool SweepChain::readsReduced(ClusterOp cluster) const {
  bool reads = false;
  auto look = [&](Value array) { reads |= reduced.contains(array); };
  forReads(cluster, look, look);
  return reads;
}

bool SweepChain::sharesArrays(ClusterOp cluster) const {
  bool shares = false;
  forReads(
      cluster, [&](Value array) { shares |= local.contains(array); },
      [](Value) {});
  return shares;
}

/// Whether a member would read at other places what another one reads or makes
/// element by element: its slices would not be there, or overwritten.
bool SweepChain::readsElsewhere(ClusterOp cluster) const {
  bool reads = false;
  forReads(
      cluster, [&](Value array) { reads |= elsewhere.contains(array); },
      [&](Value array) { reads |= local.contains(array); });
  return reads;
}

StringRef SweepChain::obstacle(ClusterOp cluster) const {
  const bool reduces = cluster.getKind() == KernelKind::Reduction;
  const auto dimensions =
      reduces ? dimensionsReducedBy(cluster) : SmallVector<unsigned>();
  if (!dimensions || (reduces && dimensions->empty()))
    return "what it reduces is not known";
  if (chain.empty())
    return "";
  if (chain.size() == mostMembers)
    return "the chain is long enough";
  if (ClusterOp first = chain.front(); cluster.getExit() != first.getExit())
    return "it leaves to another statement";
  if (!fitsDomain(cluster) ||
      (reducedDimensions && !spansWholeSlices(cluster, *reducedDimensions)))
    return "it goes over another domain";
  if (reduces && reducedDimensions && *dimensions != *reducedDimensions)
    return "it reduces other dimensions";
  if (reducedDimensions && isOneSlice() && readsReduced(cluster))
    return "it needs the end of a reduction of everything";
  if (readsElsewhere(cluster))
    return "it reads an array at other places";
  if (!sharesArrays(cluster))
    return "it reads nothing that the others read or make";
  return "";
}

void SweepChain::add(ClusterOp cluster) {
  if (chain.empty())
    llvm::append_range(domain, cluster.getExtents());
  chain.push_back(cluster);
  forReads(
      cluster, [&](Value array) { local.insert(array); },
      [&](Value array) { elsewhere.insert(array); });
  local.insert_range(cluster.getResults());
  if (cluster.getKind() != KernelKind::Reduction)
    return;
  if (!reducedDimensions)
    reducedDimensions = dimensionsReducedBy(cluster);
  reduced.insert_range(cluster.getResults());
}

} // namespace runmat
