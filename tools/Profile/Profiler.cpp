//===- Profiler.cpp - measures points of a plan -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Profiler.h"
#include "Comparison.h"
#include "Transfer.h"

#include <chrono>

using namespace runmat;
using namespace runmat::profile;

namespace {

template <typename Action> double secondsOf(Action action) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point start = Clock::now();
  // Freed after the time is taken.
  [[maybe_unused]] const auto result = action();
  return std::chrono::duration<double>(Clock::now() - start).count();
}

} // namespace

SessionOptions profile::referenceOptions(const SessionOptions &measured) {
  SessionOptions options = measured;
  if (measured.device == "cpu")
    options.jit = JitMode::Off;
  options.device = "cpu";
  return options;
}

Result Profiler::measure(const PointPlan &point) {
  return point.operation->sweep == SweepKind::Transfer ? measureTransfer(point)
                                                       : measureProgram(point);
}

Result Profiler::measureProgram(const PointPlan &point) {
  Result result;
  result.point = point;
  Device &device = measured.device();
  const Value x = measured.makeInput(point);
  const Value function = measured.functionOf(point);
  const uint64_t before = device.statistics().launches;
  {
    const Value found = measured.apply(function, x);
    result.launches = device.statistics().launches - before;
    // The settings of reductions change no bit.
    PointPlan plain = point;
    plain.setting.reset();
    const Value expected = reference.apply(reference.functionOf(plain),
                                           reference.makeInput(plain));
    result.mismatch = difference(*found.array(), *expected.array());
  }
  result.place = result.launches > 0 ? device.name() : "cpu";
  result.timing = repeat(
      [&] { return secondsOf([&] { return measured.apply(function, x); }); },
      limits);
  return result;
}

Result Profiler::measureTransfer(const PointPlan &point) {
  Result result;
  result.point = point;
  Device &device = measured.device();
  result.place = device.name();
  const char *name = point.operation->text;
  Transfer transfer(device, point.bytes());
  result.mismatch = transfer.check(name);
  result.timing = repeat(
      [&] {
        return secondsOf([&] {
          transfer.run(name);
          return 0;
        });
      },
      limits);
  return result;
}
