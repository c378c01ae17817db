//===- ElementaryAccuracy.cpp - how exact the text is -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `ElementaryAccuracy [STEP]` prints the largest error of every function, over
// every STEP-th single or 4e7 / STEP random pairs, against the C library's
// double function: the table of docs/numerics.md.
//===----------------------------------------------------------------------===//
#include "ElementaryFunctions.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <thread>
#include <vector>

using namespace runmat;
using namespace runmat::test;

namespace {

struct Errors {
  double ulps = 0;      ///< of the rounded result
  double relative = 0;  ///< before rounding
  uint64_t special = 0; ///< zeros, infinities and NaN that differ

  void add(const Errors &other) {
    ulps = std::max(ulps, other.ulps);
    relative = std::max(relative, other.relative);
    special += other.special;
  }
};

bool isSpecial(float x) { return x == 0 || !std::isfinite(x); }

/// The size of the last place of a single next to `exact`.
double lastPlace(double exact) {
  int exponent = 0;
  std::frexp(exact, &exponent);
  return std::ldexp(1, std::max(exponent, -125) - 24);
}

/// Takes the result `got` in; `exact` is the C library's.
void compare(double got, double exact, Errors &errors) {
  const float rounded = float(got), wanted = float(exact);
  if (isSpecial(rounded) || isSpecial(wanted)) {
    const bool agree = std::isnan(wanted) ? std::isnan(rounded)
                                          : std::bit_cast<uint32_t>(rounded) ==
                                                std::bit_cast<uint32_t>(wanted);
    errors.special += !agree;
    return;
  }
  errors.ulps = std::max(errors.ulps,
                         std::fabs(double(rounded) - exact) / lastPlace(exact));
  errors.relative = std::max(errors.relative, std::fabs((got - exact) / exact));
}

/// Runs `part(worker, workers, errors)` on every processor.
template <typename Part> Errors measureAll(Part part) {
  const uint64_t workers = std::max(1u, std::thread::hardware_concurrency());
  std::vector<Errors> parts(workers);
  std::vector<std::thread> threads;
  for (uint64_t w = 0; w < workers; ++w)
    threads.emplace_back([&, w] { part(w, workers, parts[w]); });
  Errors all;
  for (uint64_t w = 0; w < workers; ++w) {
    threads[w].join();
    all.add(parts[w]);
  }
  return all;
}

Errors measureSingles(const Function &function, uint64_t step) {
  return measureAll([&](uint64_t worker, uint64_t workers, Errors &errors) {
    for (uint64_t bits = worker * step; bits >> 32 == 0;
         bits += workers * step) {
      const float x = std::bit_cast<float>(uint32_t(bits));
      compare((Text().*function.text)(x), function.exact(x), errors);
    }
  });
}

template <typename Measure> Errors measurePairs(uint64_t step, Measure one) {
  return measureAll([&](uint64_t worker, uint64_t workers, Errors &errors) {
    std::mt19937 random(static_cast<uint32_t>(worker));
    for (uint64_t i = worker; i < 40000000 / step; i += workers)
      one(random, errors);
  });
}

/// Any positive base, and an exponent that keeps the result a single.
void measurePower(std::mt19937 &random, Errors &errors) {
  const float x = std::bit_cast<float>(uint32_t(random() & 0x7fffffff));
  const double log2OfResult = double(random()) * 0x1p-32 * 275 - 148;
  const float y = float(log2OfResult / std::log2(double(x)));
  compare(Text().power(x, y), std::pow(double(x), double(y)), errors);
}

void measureAtan2(std::mt19937 &random, Errors &errors) {
  const float y = std::bit_cast<float>(uint32_t(random()));
  const float x = y * (float(random()) * 0x1p-31f - 1);
  compare(Text().atan2(y, x), std::atan2(double(y), double(x)), errors);
}

void print(const char *name, const Errors &errors) {
  std::printf("%-6s 0.5 + %.1e ulp, 2^%.1f before rounding, %llu specials "
              "differ\n",
              name, errors.ulps - 0.5, std::log2(errors.relative),
              (unsigned long long)errors.special);
}

} // namespace

int main(int count, char **arguments) {
  const uint64_t step =
      count > 1 ? std::strtoull(arguments[1], nullptr, 10) : 1;
  if (count > 2 || step == 0) {
    std::fprintf(stderr, "usage: ElementaryAccuracy [STEP], STEP at least 1\n");
    return 2;
  }
  for (const Function &function : functions)
    print(function.name, measureSingles(function, step));
  print("atan2", measurePairs(step, measureAtan2));
  print("power", measurePairs(step, measurePower));
}
