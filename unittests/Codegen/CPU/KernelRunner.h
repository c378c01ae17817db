//===- KernelRunner.h - kernel text to code that runs -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_CODEGEN_CPU_KERNELRUNNER_H
#define RUNMAT_UNITTESTS_CODEGEN_CPU_KERNELRUNNER_H

#include "codegen/CPU/CodeEmitter.h"
#include "codegen/CPU/Pipeline.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "runtime/ObjectCode.h"
#include <cstdint>
#include <cstring>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace runmat::test {

/// The C type of CPU entries.
using Entry = void (*)(const uint64_t *words, uint64_t begin, uint64_t end);

/// CPU levels that this machine can run.
std::vector<std::string> runnableCPUs();

/// The code of one module of kernels.
class CompiledKernels {
public:
  /// Lowers and compiles `text` for `cpu`; fails the test with the compiler's
  /// messages otherwise.
  CompiledKernels(const std::string &text, const std::string &cpu,
                  codegen::cpu::Effort effort = codegen::cpu::Effort::Low);

  Entry entry(const std::string &name);

  codegen::cpu::CompileTimes times;
  double loweringSeconds = 0;
  std::optional<codegen::cpu::CodeEmitter> emitter;

private:
  mlir::MLIRContext context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  ObjectCode code;
};

/// Parses `text` and runs runmat-cpu-pipeline; null on failure, messages in
/// `errors`.
mlir::OwningOpRef<mlir::ModuleOp> lower(mlir::MLIRContext &context,
                                        const std::string &text,
                                        const codegen::cpu::TargetCPU &target,
                                        std::string &errors);

/// The argument words of a launch.
class Words {
public:
  template <typename T> Words &array(std::vector<T> &data) {
    words.push_back(reinterpret_cast<uint64_t>(data.data()));
    return *this;
  }
  Words &flag(int32_t &flag) {
    words.push_back(reinterpret_cast<uint64_t>(&flag));
    return *this;
  }
  Words &extent(int64_t extent) {
    words.push_back(extent);
    return *this;
  }
  template <typename T> Words &scalar(T value) {
    uint64_t bits = 0;
    std::memcpy(&bits, &value, sizeof(value));
    words.push_back(bits);
    return *this;
  }
  const uint64_t *data() const { return words.data(); }

private:
  std::vector<uint64_t> words;
};

/// Runs [0, items) in `pieces` ranges cut at arbitrary places, last one first.
void runSplit(Entry entry, const Words &words, uint64_t items, unsigned pieces);

/// Numbers of both signs and many magnitudes, NaN, infinities, zeros of both
/// signs and subnormals among them.
template <typename T> std::vector<T> sample(size_t count, unsigned seed) {
  const T special[] = {std::numeric_limits<T>::quiet_NaN(),
                       std::numeric_limits<T>::infinity(),
                       -std::numeric_limits<T>::infinity(),
                       T(0),
                       -T(0),
                       std::numeric_limits<T>::denorm_min(),
                       -std::numeric_limits<T>::min() / 2};
  std::mt19937_64 random(seed);
  std::vector<T> values(count);
  for (T &value : values) {
    uint64_t bits = random();
    value = bits % 41 == 0 ? special[(bits >> 8) % 7]
                           : T(double(int64_t(bits)) / double(1ll << 60));
  }
  return values;
}

/// Numbers without special ones.
template <typename T> std::vector<T> finiteSample(size_t count, unsigned seed) {
  std::mt19937_64 random(seed);
  std::vector<T> values(count);
  for (T &value : values)
    value = T(double(int64_t(random())) / double(1ll << 61));
  return values;
}

/// True when both have the same bits, any NaN being equal to any other.
template <typename T> bool sameBits(T a, T b) {
  return (a != a && b != b) || std::memcmp(&a, &b, sizeof(T)) == 0;
}

/// The number of the first element that differs, or -1.
template <typename T>
int64_t firstDifference(const std::vector<T> &a, const std::vector<T> &b) {
  if (a.size() != b.size())
    return 0;
  for (size_t i = 0; i != a.size(); ++i)
    if (!sameBits(a[i], b[i]))
      return int64_t(i);
  return -1;
}

} // namespace runmat::test

#endif // RUNMAT_UNITTESTS_CODEGEN_CPU_KERNELRUNNER_H
