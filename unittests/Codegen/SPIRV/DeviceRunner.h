//===- DeviceRunner.h - runs kernel text on a Vulkan device -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef RUNMAT_UNITTESTS_CODEGEN_SPIRV_DEVICERUNNER_H
#define RUNMAT_UNITTESTS_CODEGEN_SPIRV_DEVICERUNNER_H

#include "codegen/SPIRV/Pipeline.h"
#include "runmat/provider.h"
#include "runmat/unit.h"
#include "gtest/gtest.h"

#include <cstring>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace mlir {
class MLIRContext;
}

namespace runmat::test {

/// Bytes of an array with their element type forgotten.
using Bytes = std::vector<uint8_t>;

template <typename T> Bytes toBytes(const std::vector<T> &values) {
  Bytes bytes(values.size() * sizeof(T));
  if (!bytes.empty())
    std::memcpy(bytes.data(), values.data(), bytes.size());
  return bytes;
}

template <typename T> std::vector<T> fromBytes(const Bytes &bytes) {
  std::vector<T> values(bytes.size() / sizeof(T));
  if (!values.empty())
    std::memcpy(values.data(), bytes.data(), values.size() * sizeof(T));
  return values;
}

/// The low bytes of an argument word.
template <typename T> uint64_t toWord(T value) {
  uint64_t word = 0;
  std::memcpy(&word, &value, sizeof(T));
  return word;
}

/// One use of a kernel: its data and how it is launched.
struct Launch {
  std::vector<Bytes> inputs;
  std::vector<size_t> outputBytes;
  /// Bytes for block partials; 0 in elementwise kernels.
  size_t partialBytes = 0;
  bool flag = false;
  std::vector<uint64_t> extents, scalars;
};

/// What a launch leaves behind.
struct Outcome {
  std::vector<Bytes> outputs;
  int32_t flag = 0;
};

/// One of several launches of library kernels: the buffers whose addresses come
/// first among its words, by number, the words after them, and its items.
struct LibraryStep {
  std::string kernel;
  std::vector<size_t> buffers;
  std::vector<uint64_t> words;
  uint64_t items = 0;
};

/// A fixture with a Vulkan device; tests are skipped where there is none.
class DeviceTest : public ::testing::Test {
protected:
  static void SetUpTestSuite();
  static void TearDownTestSuite();
  void SetUp() override;

  /// Runs the stages (RUNMAT_KERNEL_*, with the items of each) of the kernel
  /// `text` one after the other on the same data.
  static Outcome run(const std::string &text, const Launch &launch,
                     const std::vector<std::pair<uint32_t, uint64_t>> &stages,
                     unsigned workgroup = 256);

  /// Runs a library kernel; its words are the addresses of the inputs and
  /// outputs, then extents, then scalars.
  static Outcome runLibrary(const std::string &name, const Launch &launch,
                            uint64_t items, unsigned workgroup = 256);

  /// Runs library kernels one after the other on buffers that start with
  /// `contents`; gives what these hold then.
  static std::vector<Bytes> runLibrary(const std::vector<Bytes> &contents,
                                       const std::vector<LibraryStep> &steps,
                                       unsigned workgroup = 256);

  /// Whether the device keeps subnormal values of T where kernels ask for it.
  /// Elsewhere tests leave out what depends on them, and say so.
  template <typename T> static bool keepsSubnormals() {
    return deviceHas(sizeof(T) == 4 ? RUNMAT_FEATURE_DENORM_PRESERVE_F32
                                    : RUNMAT_FEATURE_DENORM_PRESERVE_F64);
  }
  static bool deviceHas(uint32_t feature);
  /// Notes once in the output of a test that subnormal values were left out.
  static void noteSubnormalsLeftOut();

  using Kernels = std::vector<std::pair<codegen::SPIRVKernel, uint64_t>>;
  /// Runs kernels, with the items of each, one after the other.
  static Outcome runKernels(const Kernels &kernels, const Launch &launch);

  /// What a kernel is compiled for on this device.
  static codegen::SPIRVOptions options(unsigned workgroup);
  static runmat_provider *provider;
};

/// Compiles a stage of the kernel in `text`; reports failures to gtest.
codegen::SPIRVKernel compileText(const std::string &text, uint32_t stage,
                                 const codegen::SPIRVOptions &options);

} // namespace runmat::test

#endif // RUNMAT_UNITTESTS_CODEGEN_SPIRV_DEVICERUNNER_H
