//===- HostCalibration.cpp - figures of the processor by measuring *- C++
//-*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One thread is measured and not all: the program computes meanwhile, and would
// be slowed, or slow what is measured.
//===----------------------------------------------------------------------===//
#include "runtime/Devices/HostCalibration.h"
#include "runtime/Devices/DevicePriors.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <ctime>
#include <optional>
#include <vector>

/// The loops are compiled for several generations of processors, of which the
/// best one is taken, as kernels are compiled for the one at hand.
#if defined(__x86_64__) && defined(__linux__)
#define RUNMAT_WIDE                                                            \
  __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define RUNMAT_WIDE
#endif

namespace runmat {
namespace {

constexpr Figure measuredRates[] = {
    Figure::RateElementaryF32, Figure::Bandwidth,   Figure::RateElementaryF64,
    Figure::RateF64,           Figure::RateInteger, Figure::RateF32};

/// Amounts grow from the first one until they take this long, and the shortest
/// of some times counts.
constexpr double firstAmount = 1 << 14;
constexpr double longEnough = 1e-3;
constexpr double lastAmount = 1e10;
constexpr uint32_t times = 3;

/// Seconds of so much work, and how much it was in the end.
struct Sample {
  double amount, seconds;
};
Sample sample(HostTarget &target, Figure figure, double amount) {
  const double begin = target.computed();
  const double done = target.work(figure, amount);
  return {done, target.computed() - begin};
}

std::optional<double> rateOf(HostTarget &target, Figure figure, double end) {
  double amount = firstAmount;
  for (;; amount *= 4) {
    if (target.computed() >= end || amount > lastAmount)
      return std::nullopt;
    if (sample(target, figure, amount).seconds >= longEnough)
      break;
  }
  double best = 0;
  for (uint32_t i = 0; i < times; ++i) {
    const Sample one = sample(target, figure, amount);
    if (one.seconds > 0)
      best = std::max(best, one.amount / one.seconds);
  }
  return best > 0 && std::isfinite(best) ? std::optional(best) : std::nullopt;
}

//===----------------------------------------------------------------------===//
// This processor
//===----------------------------------------------------------------------===//

/// What fits the first cache.
constexpr size_t cached = 2048;

RUNMAT_WIDE void computeF32(float *x) {
  for (size_t i = 0; i < cached; ++i)
    x[i] = x[i] * 0.75F + 0.25F;
}
RUNMAT_WIDE void computeF64(double *x) {
  for (size_t i = 0; i < cached; ++i)
    x[i] = x[i] * 0.75 + 0.25;
}
/// Sums that saturate: kernels widen, add, bound and narrow, and each counts.
constexpr double integerSteps = 4;
RUNMAT_WIDE void computeInteger(int32_t *x) {
  for (size_t i = 0; i < cached; ++i) {
    const int64_t sum = int64_t(x[i]) + 77;
    x[i] = int32_t(std::min<int64_t>(sum, INT32_MAX));
  }
}

/// The steps of an exponential in its own class: about those that the texts of
/// elementary functions (definitions/) have, of which the real ones correct the
/// rate. Applied again and again to an eighth of its results, it stays near
/// 1/7: nothing overflows.
template <unsigned terms, typename T, typename Bits>
inline T exponential(T x, int bias, int mantissaBits) {
  const T k = std::floor(x * T(0x1.71547652b82fep0) + T(0.5));
  const T r = x - k * T(0x1.62e42fefa39efp-1);
  T sum = 1;
  for (unsigned term = terms; term > 0; --term)
    sum = sum * r * (T(1) / T(term)) + T(1);
  const Bits scale = (Bits(k) + Bits(bias)) << mantissaBits;
  return sum * std::bit_cast<T>(scale);
}
RUNMAT_WIDE void computeElementaryF32(float *x) {
  for (size_t i = 0; i < cached; ++i)
    x[i] = exponential<12, float, int32_t>(x[i], 127, 23) * 0.125F;
}
RUNMAT_WIDE void computeElementaryF64(double *x) {
  for (size_t i = 0; i < cached; ++i)
    x[i] = exponential<20, double, int64_t>(x[i], 1023, 52) * 0.125;
}

class Processor final : public HostTarget {
public:
  Processor() : from(copied, 1), to(copied, 2) {}

  double computed() override {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) + 1e-9 * double(time.tv_nsec);
  }
  double work(Figure figure, double amount) override;

private:
  static constexpr size_t copied = size_t(32) << 20;

  double copy(double amount);
  template <typename T>
  static double repeat(void (*loop)(T *), std::vector<T> &x, double amount,
                       double each) {
    const double count = std::ceil(amount / (each * cached));
    for (double i = 0; i < count; ++i)
      loop(x.data());
    return count * each * cached;
  }

  std::vector<char> from, to;
  std::vector<float> f32 = std::vector<float>(cached, 0.5F);
  std::vector<double> f64 = std::vector<double>(cached, 0.5);
  std::vector<int32_t> integers = std::vector<int32_t>(cached, 5);
};

/// In pieces of both arrays in turn, so that no piece is in a cache when its
/// turn comes again. A copy reads and writes.
double Processor::copy(double amount) {
  constexpr size_t piece = size_t(1) << 20;
  double moved = 0;
  for (size_t at = 0; moved < amount;
       at = (at + piece) % copied, moved += 2.0 * piece)
    std::memcpy(to.data() + at, from.data() + at, piece);
  return moved;
}

double Processor::work(Figure figure, double amount) {
  switch (figure) {
  case Figure::Bandwidth:
    return copy(amount);
  case Figure::RateF32:
    return repeat(computeF32, f32, amount, 2);
  case Figure::RateF64:
    return repeat(computeF64, f64, amount, 2);
  case Figure::RateInteger:
    return repeat(computeInteger, integers, amount, integerSteps);
  case Figure::RateElementaryF32:
    return repeat(computeElementaryF32, f32, amount, 1);
  default:
    return repeat(computeElementaryF64, f64, amount, 1);
  }
}

} // namespace

Figures calibrateHost(HostTarget &target, uint32_t threads, double seconds) {
  const double end = target.computed() + seconds;
  const Figures ofOne = priorFigures(PlaceClass::Host, 1);
  Figures figures = priorFigures(PlaceClass::Host, threads);
  for (Figure figure : measuredRates)
    if (std::optional<double> rate = rateOf(target, figure, end))
      figures[size_t(figure)] *= *rate / ofOne[size_t(figure)];
  return figures;
}

Figures measuredHost(uint32_t threads, double seconds) {
  Processor processor;
  return calibrateHost(processor, threads, seconds);
}

} // namespace runmat
