//===- KernelText.h - kernels as text, for tests ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef RUNMAT_UNITTESTS_CODEGEN_SPIRV_KERNELTEXT_H
#define RUNMAT_UNITTESTS_CODEGEN_SPIRV_KERNELTEXT_H

#include <string>
#include <vector>

namespace runmat::test {

/// An array of a kernel: its element type and the dimensions of the iteration
/// space that it has, contiguous one first.
struct ArrayText {
  std::string type;
  std::vector<unsigned> dims;
};

/// What the text of a kernel is made of.
struct KernelText {
  std::string name = "kernel";
  unsigned rank = 1;
  std::vector<ArrayText> inputs, outputs;
  std::vector<std::string> scalars; ///< types; named %s0, %s1, …
  bool flag = false;
  std::vector<unsigned> reduced;
  /// Operations on the elements %x0, %x1, … and, in reductions, %o0; defines
  /// %r0, %r1, … of the outputs' types.
  std::string body;

  /// The function in the form of docs/kernel-contract.md.
  std::string print() const;
};

/// A reduction of rank `rank` over `reduced` of the one input of `type` that
/// has all dimensions, with `combiner` on elements as they are; any and all are
/// of i8.
KernelText reduction(const std::string &combiner, const std::string &type,
                     unsigned rank, std::vector<unsigned> reduced);

/// Dimensions 0 … rank - 1.
std::vector<unsigned> allDims(unsigned rank);

} // namespace runmat::test

#endif // RUNMAT_UNITTESTS_CODEGEN_SPIRV_KERNELTEXT_H
