//===- Calibration.cpp - figures of a device by measuring -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/Calibration.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>
#include <vector>

namespace runmat {
namespace {

/// What takes no time but its latency.
constexpr uint64_t smallBytes = 256;
/// Latencies are medians of this many times.
constexpr uint32_t latencyTimes = 9;
/// Small uploads and fills that are queued before a wait, so that the wait
/// counts little.
constexpr uint32_t inOneGo = 32;
/// Rates are measured with sizes from the first on, doubled until one takes
/// this long.
constexpr uint64_t firstRateBytes = uint64_t{1} << 18;
constexpr uint64_t firstElements = uint64_t{1} << 14;
constexpr double longEnough = 10e-3;
/// Each size is moved more than once, and the shortest time counts: the first
/// transfer of a size may include making room for it. A copy forth and one back
/// may each write to memory that has no pages yet.
constexpr uint32_t transferTimes = 2, copyTimes = 3, computeTimes = 2;

/// What plans ask for most comes first.
constexpr Figure arithmetic[] = {Figure::RateElementaryF32, Figure::RateF32,
                                 Figure::RateElementaryF64, Figure::RateF64,
                                 Figure::RateInteger};

class Session {
public:
  Session(CalibrationTarget &target, const Figures &figures, double seconds)
      : target(target), end(target.now() + seconds) {
    result.figures = figures;
  }
  Calibration run();

private:
  using Call = std::function<bool(uint64_t)>;
  using Method = bool (CalibrationTarget::*)(uint64_t);
  Call call(Method method) {
    return [this, method](uint64_t bytes) { return (target.*method)(bytes); };
  }

  bool mustStop() {
    isLate = isLate || target.now() >= end;
    return isLate || result.hasFailed;
  }
  double believed(Figure figure) const {
    return result.figures[size_t(figure)];
  }
  void set(Figure figure, std::optional<double> value);
  std::optional<double> timed(const Call &call, uint64_t amount,
                              uint32_t times);
  std::optional<double> median(Method method, uint32_t times);
  struct Rated {
    Call call;
    uint64_t first, capacity;
    uint32_t times;
  };
  std::optional<double> rate(const Rated &rated, double latency);
  void measureTransfers();
  void measureMemory();
  void measureArithmetic(Figure figure);
  std::optional<double> dependentLaunch();

  CalibrationTarget &target;
  const double end;
  bool isLate = false;
  Calibration result;
};

/// Clocks that stand still and times that make no sense tell nothing.
void Session::set(Figure figure, std::optional<double> value) {
  if (value && std::isfinite(*value) && *value > 0)
    result.figures[size_t(figure)] = *value;
}

/// Seconds of so many calls in a row and the wait for them; none when the time
/// is up or a call fails.
std::optional<double> Session::timed(const Call &call, uint64_t amount,
                                     uint32_t times) {
  if (mustStop())
    return std::nullopt;
  const double start = target.now();
  bool done = true;
  for (uint32_t i = 0; i < times && done; ++i)
    done = call(amount);
  result.hasFailed = !done || !target.synchronize();
  if (result.hasFailed)
    return std::nullopt;
  return target.now() - start;
}

/// The median of the seconds that one of so many small calls takes; of fewer
/// measurements when the time is up.
std::optional<double> Session::median(Method method, uint32_t times) {
  std::vector<double> seconds;
  for (uint32_t i = 0; i < latencyTimes; ++i) {
    std::optional<double> one = timed(call(method), smallBytes, times);
    if (!one)
      break;
    seconds.push_back(*one / times);
  }
  if (seconds.empty())
    return std::nullopt;
  auto middle = seconds.begin() + seconds.size() / 2;
  std::nth_element(seconds.begin(), middle, seconds.end());
  return *middle;
}

/// Bytes that the call moves, or elements that it computes, in a second beyond
/// its latency, by the largest size there was time for.
std::optional<double> Session::rate(const Rated &rated, double latency) {
  std::optional<double> measured;
  for (uint64_t amount = std::min(rated.first, rated.capacity);; amount *= 2) {
    std::optional<double> best;
    for (uint32_t i = 0; i < rated.times; ++i)
      if (std::optional<double> one = timed(rated.call, amount, 1))
        best = std::min(*one, best.value_or(*one));
    if (!best)
      return measured;
    // No latency is most of the time of what is worth measuring.
    measured = amount / std::max(*best - latency, *best / 2);
    if (*best >= longEnough || amount > rated.capacity / 2)
      return measured;
  }
}

/// What each further fill of a row adds; the queue runs one after the other,
/// since they write the same bytes.
std::optional<double> Session::dependentLaunch() {
  std::optional<double> one = median(&CalibrationTarget::fill, 1);
  std::optional<double> row = median(&CalibrationTarget::fill, inOneGo);
  if (!one || !row)
    return std::nullopt;
  return (*row * inOneGo - *one) / (inOneGo - 1);
}

void Session::measureTransfers() {
  set(Figure::DownloadSeconds, median(&CalibrationTarget::download, 1));
  set(Figure::UploadSeconds, median(&CalibrationTarget::upload, inOneGo));
  const uint64_t capacity = target.transferCapacity();
  set(Figure::UploadRate, rate({call(&CalibrationTarget::upload),
                                firstRateBytes, capacity, transferTimes},
                               believed(Figure::LaunchSeconds)));
  set(Figure::DownloadRate, rate({call(&CalibrationTarget::download),
                                  firstRateBytes, capacity, transferTimes},
                                 believed(Figure::DownloadSeconds)));
}

void Session::measureMemory() {
  const std::optional<double> copied =
      rate({call(&CalibrationTarget::copy), firstRateBytes,
            target.copyCapacity(), copyTimes},
           believed(Figure::LaunchSeconds));
  // A copy reads and writes.
  if (copied)
    set(Figure::Bandwidth, 2 * *copied);
}

void Session::measureArithmetic(Figure figure) {
  if (mustStop())
    return;
  const Computation computation = target.computation(figure);
  if (computation.elements == 0)
    return;
  const std::optional<double> elements =
      rate({[&](uint64_t count) { return target.compute(figure, count); },
            firstElements, computation.elements, computeTimes},
           believed(Figure::LaunchSeconds));
  if (elements)
    set(figure, computation.amount * *elements);
}

Calibration Session::run() {
  // The first calls of a device wake it.
  for (Method method : {&CalibrationTarget::fill, &CalibrationTarget::download,
                        &CalibrationTarget::upload})
    timed(call(method), smallBytes, 1);

  set(Figure::LaunchSeconds, median(&CalibrationTarget::fill, 1));
  measureTransfers();
  set(Figure::DependentLaunchSeconds, dependentLaunch());
  measureMemory();
  result.isComplete = !isLate && !result.hasFailed;
  for (Figure figure : arithmetic)
    measureArithmetic(figure);
  result.isComplete = result.isComplete && !result.hasFailed;
  return result;
}

} // namespace

Calibration calibrate(CalibrationTarget &target, const Figures &figures,
                      double seconds) {
  return Session(target, figures, seconds).run();
}

} // namespace runmat
