//===- ProviderConformance.h - one suite for every provider -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What every provider has to do, tested through its table alone. A test is
// named after the call that it would miss.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_RUNTIME_PROVIDERCONFORMANCE_H
#define RUNMAT_UNITTESTS_RUNTIME_PROVIDERCONFORMANCE_H

#include "ProvidersUnderTest.h"
#include "runmat/provider.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

namespace runmat::conformance {

/// A test kernel in every format that a provider may take.
struct Kernel {
  runmat_host_kernel host;
  /// SPIR-V words, empty when there are none.
  std::vector<uint32_t> spirv;
  const char *entry;
  uint32_t wordCount;
  uint32_t workgroupSize;
  uint32_t itemsPerGroup;
};

/// out[i] = in[i] + scalar over f32. Words: in, out, count, scalar (the low
/// half of the word).
const Kernel &addScalarKernel();

/// How a test of the provider is called: letters and digits of its name.
std::string testName(const testing::TestParamInfo<std::string> &test);

/// Opens one instance of the provider for the test.
class ProviderConformance : public testing::TestWithParam<std::string> {
protected:
  void SetUp() override;
  void TearDown() override;

  /// A buffer, freed at the end of the test.
  runmat_buffer allocate(uint64_t bytes);
  void upload(const runmat_buffer &to, const std::vector<uint8_t> &bytes);
  std::vector<uint8_t> download(const runmat_buffer &from, uint64_t bytes);
  /// Loads the kernel in the provider's format; fails the test when the suite
  /// has none.
  runmat_kernel *load(const Kernel &kernel);
  /// Launches the kernel of `addScalarKernel` on the floats of a buffer, in
  /// place.
  void addInPlace(runmat_kernel *kernel, const runmat_buffer &buffer,
                  float value);
  /// Asserts that the call failed so and left a message.
  void expectError(runmat_status status, runmat_status expected);
  runmat_provider_statistics statistics();

  const runmat_provider_table *table = nullptr;
  runmat_provider *provider = nullptr;
  runmat_device_info info{};
  /// The interrupt word given to the instance.
  int32_t interrupt = 0;

private:
  std::vector<runmat_buffer> buffers;
};

/// Bytes 0, 1, 2, … with a period that no power of two divides.
std::vector<uint8_t> countingBytes(size_t count);

} // namespace runmat::conformance

#endif // RUNMAT_UNITTESTS_RUNTIME_PROVIDERCONFORMANCE_H
