//===- LaunchChain.h - launches that run together ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clusters over one domain between which nothing else happens
// (runmat-chain-sweeps). On the host they go through the domain together, a few
// slices or blocks at a time, so that what one leaves in the cache the next
// finds there. Each kernel gets the items that it would get alone: the results
// have the same bits.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_LAUNCHCHAIN_H
#define RUNMAT_RUNTIME_LAUNCHCHAIN_H

#include "runmat/unit.h"
#include "runtime/Array.h"
#include "runtime/ChainTiling.h"
#include "runtime/Devices/Device.h"
#include "runtime/InlineVector.h"
#include "runtime/IterationSpace.h"

#include <vector>

namespace runmat {

/// A kernel of a cluster and how many items it works on.
struct LaunchStep {
  const LoadedKernel *kernel = nullptr;
  uint64_t items = 0;
  uint64_t workPerItem = 0;
};

/// A launch with all that the device needs for it.
struct PreparedLaunch {
  const runmat_cluster_info *info = nullptr;
  IterationSpace space;
  LaunchStep steps[2];
  uint32_t stepCount = 0;
  InlineVector<uint64_t, 48> words;
  InlineVector<runmat_buffer, 24> buffers;
  InlineVector<uint8_t, 24> accesses;
  DeviceBuffer partials;
  /// Whether a result takes the storage of an array that exits need.
  bool overwritesInput = false;

  /// Runs the steps one after the other.
  runmat_status run(Device &device, bool interruptDonated) const;
};

/// The launches of a chain, in their order, until the last one is there.
class LaunchChain {
public:
  /// One of them. A reduction of everything has the kernels of blocks, any
  /// other one that of slices, whatever its steps are.
  struct Member {
    PreparedLaunch launch;
    const LoadedKernel *single = nullptr, *partial = nullptr, *final = nullptr;
    /// Of the iteration space.
    std::vector<int64_t> extents;
    std::vector<Array *> inputs, outputs;
  };

  bool isPending() const { return !members.empty(); }
  /// Whether one of them raises the guard flag.
  bool hasFlag() const { return flagged; }
  /// Whether one of them makes the array: no exit needs it.
  bool makes(const Array &array) const;
  /// References that the chain holds to an array: one at most.
  int64_t holds(const Array &array) const;

  void add(Member member);
  /// Bytes of the results that wait.
  uint64_t bytesMade() const { return madeBytes; }
  /// Runs them on the device, whose memory is the host's, and forgets them,
  /// also when it fails. `passage` is the kernel that `passageCode` describes.
  runmat_status run(Device &device, const LoadedKernel &passage,
                    unsigned threads, bool interruptDonated);
  void clear();
  /// Of the kernel that takes pieces through the kernels of a chain.
  static runmat_kernel_code passageCode();

private:
  struct Passage;
  static void passThrough(const uint64_t *words, uint64_t begin, uint64_t end);
  void hold(Array *array);
  void noteDomain(const Member &member);
  bool isCuttable() const;
  uint64_t bytesOfArrays() const;
  Passage passage(const ChainTiling &tiling) const;
  runmat_status runInOrder(Device &device, bool interruptDonated);
  runmat_status runTogether(Device &device, const LoadedKernel &kernel,
                            const ChainTiling &tiling, bool interruptDonated);

  std::vector<Member> members;
  /// What they read and make, each array once; of these what they make, and
  /// what of that is made by reducing.
  std::vector<ArrayRef> held;
  std::vector<const Array *> made, reduced;
  ChainDomain domain;
  /// Whether the domain is known, and that of each reduction is the same.
  bool hasDomain = false, isUniform = true;
  bool flagged = false;
  uint64_t madeBytes = 0;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_LAUNCHCHAIN_H
