//===- LaunchChain.cpp - launches that run together -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/LaunchChain.h"
#include "runtime/CompiledCode.h"
#include "runtime/Residency.h"

#include <algorithm>
#include <optional>
#include <span>

namespace runmat {

runmat_status PreparedLaunch::run(Device &device, bool interruptDonated) const {
  for (uint32_t i = 0; i < stepCount; ++i) {
    runmat_launch launch{};
    launch.struct_size = sizeof(launch);
    launch.word_count = words.size();
    launch.kernel = steps[i].kernel->get();
    launch.words = words.data();
    launch.buffers = buffers.data();
    launch.buffer_count = buffers.size();
    launch.accesses = accesses.data();
    launch.items = steps[i].items;
    launch.work_per_item = steps[i].workPerItem;
    launch.must_finish = overwritesInput && !interruptDonated;
    if (runmat_status status = device.tryLaunch(launch))
      return status;
  }
  return RUNMAT_OK;
}

//===----------------------------------------------------------------------===//
// Collecting
//===----------------------------------------------------------------------===//

static bool contains(const std::vector<const Array *> &list,
                     const Array &array) {
  return std::ranges::find(list, &array) != list.end();
}

bool LaunchChain::makes(const Array &array) const {
  return contains(made, array);
}

int64_t LaunchChain::holds(const Array &array) const {
  return std::ranges::count_if(
      held, [&](const ArrayRef &known) { return known.get() == &array; });
}

void LaunchChain::hold(Array *array) {
  if (holds(*array) == 0)
    held.push_back(ArrayRef::share(array));
}

/// The slices of a reduction whose reduced dimensions are neighbours.
static std::optional<ChainDomain>
domainOf(const runmat_cluster_info &info, const std::vector<int64_t> &extents) {
  ChainDomain domain;
  domain.block = info.block_length;
  bool seenReduced = false, seenOuter = false;
  for (uint32_t d = 0; d < info.extent_count; ++d) {
    const bool reduces = isReduced(info, d);
    if (reduces && seenOuter)
      return std::nullopt;
    seenReduced |= reduces;
    seenOuter |= seenReduced && !reduces;
    uint64_t &part = reduces       ? domain.length
                     : seenReduced ? domain.outer
                                   : domain.inner;
    part *= static_cast<uint64_t>(extents[d]);
  }
  return domain;
}

static bool isReduction(const LaunchChain::Member &member) {
  return member.launch.info->kind == RUNMAT_CLUSTER_REDUCTION;
}

void LaunchChain::noteDomain(const Member &member) {
  const std::optional<ChainDomain> found =
      domainOf(*member.launch.info, member.extents);
  if (!found) {
    isUniform = false;
    return;
  }
  if (!std::exchange(hasDomain, true)) {
    const bool readsReduced = domain.readsReduced;
    domain = *found;
    domain.readsReduced = readsReduced;
    return;
  }
  isUniform &= domain.inner == found->inner && domain.length == found->length &&
               domain.outer == found->outer && domain.block == found->block;
}

void LaunchChain::add(Member member) {
  for (Array *input : member.inputs) {
    hold(input);
    // A reshaped array is another one with the same elements.
    domain.readsReduced |= std::ranges::any_of(reduced, [&](const Array *one) {
      return one == input || Residency::shareElements(*one, *input);
    });
  }
  for (Array *output : member.outputs) {
    hold(output);
    made.push_back(output);
    madeBytes += output->bytes();
    if (isReduction(member))
      reduced.push_back(output);
  }
  if (isReduction(member))
    noteDomain(member);
  flagged |= member.launch.info->has_flag != 0;
  members.push_back(std::move(member));
}

void LaunchChain::clear() {
  members.clear();
  held.clear();
  made.clear();
  reduced.clear();
  domain = {};
  hasDomain = false;
  isUniform = true;
  flagged = false;
  madeBytes = 0;
}

/// Each storage once; what is not as large as the domain hardly counts.
uint64_t LaunchChain::bytesOfArrays() const {
  uint64_t bytes = 0;
  for (size_t i = 0; i < held.size(); ++i) {
    const auto isSame = [&](const ArrayRef &other) {
      return Residency::shareElements(*other, *held[i]);
    };
    const auto before = std::span(held).first(i);
    if (std::ranges::none_of(before, isSame))
      bytes += held[i]->bytes();
  }
  return bytes;
}

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

/// The members' kernels and what they get of each piece.
struct LaunchChain::Passage {
  struct Part {
    runmat_host_kernel kernel;
    const uint64_t *words;
    uint64_t itemsOfPiece, items;
    bool isOfElements;

    void run(uint64_t begin, uint64_t end) const {
      callCompiled(kernel, words, begin * itemsOfPiece,
                   std::min(end * itemsOfPiece, items));
    }
    /// Of slices of a group.
    void runWithin(const ChainDomain &domain, uint64_t group, uint64_t begin,
                   uint64_t end) const;
  };
  std::vector<Part> parts;
  ChainDomain domain;
  ChainTiling tiling;
  uint64_t workPerPiece = 0;

  bool isByBlocks() const { return tiling.kind == ChainTiling::Kind::Blocks; }
  bool isByStrips() const { return tiling.kind == ChainTiling::Kind::Strips; }
  uint64_t stripsOfGroup() const {
    return (domain.inner + tiling.step - 1) / tiling.step;
  }
  uint64_t pieces() const {
    if (isByBlocks())
      return (domain.length + domain.block - 1) / domain.block;
    return isByStrips() ? domain.outer * stripsOfGroup() : domain.outer;
  }
  uint64_t slicesOfPiece() const {
    if (isByBlocks())
      return 1;
    return isByStrips() ? tiling.step : domain.inner;
  }
  uint64_t elementsOfPiece() const {
    return isByBlocks() ? domain.block : slicesOfPiece() * domain.length;
  }
  void add(const Member &member);
  void run(uint64_t begin, uint64_t end) const;
  void runStrip(uint64_t piece) const;
};

/// Elements of a strip lie apart, in each column some.
void LaunchChain::Passage::Part::runWithin(const ChainDomain &domain,
                                           uint64_t group, uint64_t begin,
                                           uint64_t end) const {
  const uint64_t columns = isOfElements ? domain.length : 1;
  for (uint64_t column = 0; column < columns; ++column) {
    const uint64_t before = (group * columns + column) * domain.inner;
    callCompiled(kernel, words, before + begin, before + end);
  }
}

void LaunchChain::Passage::add(const Member &member) {
  const PreparedLaunch &launch = member.launch;
  const bool reduces = isReduction(member);
  const bool isOfElements =
      !reduces && launch.space.slices == domain.elements();
  const LoadedKernel *kernel = !reduces       ? launch.steps[0].kernel
                               : isByBlocks() ? member.partial
                                              : member.single;
  const uint64_t itemsOfPiece =
      isOfElements ? elementsOfPiece() : slicesOfPiece();
  parts.push_back({kernel->hostFunction(), launch.words.data(), itemsOfPiece,
                   isOfElements   ? domain.elements()
                   : isByBlocks() ? pieces()
                                  : domain.slices(),
                   isOfElements});
  workPerPiece += static_cast<uint64_t>(
      std::max(launch.info->cost_per_item, 1.0) *
      static_cast<double>(reduces ? elementsOfPiece() : itemsOfPiece));
}

void LaunchChain::Passage::runStrip(uint64_t piece) const {
  const uint64_t group = piece / stripsOfGroup(),
                 begin = piece % stripsOfGroup() * tiling.step,
                 end = std::min(begin + tiling.step, domain.inner);
  for (const Part &part : parts)
    part.runWithin(domain, group, begin, end);
}

void LaunchChain::Passage::run(uint64_t begin, uint64_t end) const {
  while (begin != end) {
    const uint64_t next =
        isByStrips() ? begin + 1 : std::min(end, begin + tiling.step);
    if (isByStrips())
      runStrip(begin);
    else
      for (const Part &part : parts)
        part.run(begin, next);
    begin = next;
  }
}

void LaunchChain::passThrough(const uint64_t *words, uint64_t begin,
                              uint64_t end) {
  reinterpret_cast<const Passage *>(words[0])->run(begin, end);
}

/// Whether each member has an item for each element or for each slice.
bool LaunchChain::isCuttable() const {
  if (!hasDomain || !isUniform)
    return false;
  return std::ranges::all_of(members, [&](const Member &member) {
    const uint64_t items = member.launch.space.slices;
    return isReduction(member) || items == domain.elements() ||
           (items == domain.slices() && items > 1);
  });
}

LaunchChain::Passage LaunchChain::passage(const ChainTiling &tiling) const {
  Passage result{{}, domain, tiling};
  for (const Member &member : members)
    result.add(member);
  return result;
}

runmat_kernel_code LaunchChain::passageCode() {
  runmat_kernel_code code{};
  code.struct_size = sizeof(code);
  code.format = RUNMAT_KERNEL_HOST;
  code.code = reinterpret_cast<const void *>(&passThrough);
  code.entry = "chain";
  code.word_count = 1;
  code.workgroup_size = 1;
  code.items_per_group = 1;
  return code;
}

runmat_status LaunchChain::runInOrder(Device &device, bool interruptDonated) {
  for (const Member &member : members)
    if (runmat_status status = member.launch.run(device, interruptDonated))
      return status;
  return RUNMAT_OK;
}

runmat_status LaunchChain::runTogether(Device &device,
                                       const LoadedKernel &kernel,
                                       const ChainTiling &tiling,
                                       bool interruptDonated) {
  const Passage all = passage(tiling);
  PreparedLaunch together;
  together.steps[together.stepCount++] = {&kernel, all.pieces(),
                                          all.workPerPiece};
  together.words.push(static_cast<uint64_t>(reinterpret_cast<uintptr_t>(&all)));
  together.overwritesInput = std::ranges::any_of(
      members, [](const Member &m) { return m.launch.overwritesInput; });
  const runmat_status status = together.run(device, interruptDonated);
  if (status == RUNMAT_OK && tiling.kind == ChainTiling::Kind::Blocks)
    for (const Member &member : members)
      if (isReduction(member))
        callCompiled(member.final->hostFunction(), member.launch.words.data(),
                     0, 1);
  return status;
}

runmat_status LaunchChain::run(Device &device, const LoadedKernel &passage,
                               unsigned threads, bool interruptDonated) {
  struct Forgetting {
    LaunchChain &chain;
    ~Forgetting() { chain.clear(); }
  } forgetting{*this};
  domain.bytes = bytesOfArrays();
  const ChainTiling tiling = members.size() > 1 && isCuttable()
                                 ? chooseTiling(domain, chainMachine(threads))
                                 : ChainTiling();
  return tiling.kind == ChainTiling::Kind::InOrder
             ? runInOrder(device, interruptDonated)
             : runTogether(device, passage, tiling, interruptDonated);
}

} // namespace runmat
