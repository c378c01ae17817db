//===- ElementarySweep.cpp - the largest errors of the texts ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Measures every function of one argument at all 2^32 singles, and at random
// doubles, against the C library's in the next wider type; those that come out
// worst of each block are measured again with MPFR. A block is 2^24 singles, or
// 2^20 doubles or pairs, and does not depend on the others, so what a state
// file has is not done again.
//===----------------------------------------------------------------------===//
#include "ElementaryPoints.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <atomic>
#include <cinttypes>
#include <cstdio>
#include <fstream>
#include <map>
#include <mutex>
#include <sstream>
#include <thread>

using namespace runmat;
using namespace runmat::test;

namespace {

struct Settings {
  std::vector<std::string> names;
  std::string kind = "both", state;
  uint64_t points = 1 << 24, step = 1;
  unsigned threads = std::max(1u, std::thread::hardware_concurrency());
  bool hash = false;
};

/// What is known of a block, or of all of them.
struct Finding {
  double ulps = 0;
  long double x = 0, y = 0;
  uint64_t wrongKinds = 0, hash = 0xcbf29ce484222325;

  void add(const Finding &other) {
    if (other.ulps > ulps)
      ulps = other.ulps, x = other.x, y = other.y;
    wrongKinds += other.wrongKinds;
    hash = (hash ^ other.hash) * 0x100000001b3;
  }
};

/// The arguments that seem the worst so far, at most `most` of them.
template <typename T> class Worst {
public:
  void offer(double ulps, T x, T y) {
    if (ulps <= limit)
      return;
    found.push_back({ulps, x, y});
    if (found.size() >= 2 * most)
      keepMost();
  }
  template <typename Take> void forEach(Take take) {
    keepMost();
    for (const Candidate &c : found)
      take(c.x, c.y);
  }

private:
  struct Candidate {
    double ulps;
    T x, y;
  };
  void keepMost() {
    std::sort(found.begin(), found.end(),
              [](auto &a, auto &b) { return a.ulps > b.ulps; });
    if (found.size() > most) {
      found.resize(most);
      limit = found.back().ulps;
    }
  }

  /// The wider type tells singles apart well, doubles less so.
  static constexpr size_t most = std::is_same_v<T, float> ? 50 : 1000;
  std::vector<Candidate> found;
  double limit = 0;
};

/// Infinity where the kinds differ, which MPFR then decides about.
template <typename T> double nearError(T got, Wider<T> near) {
  const T rounded = T(near);
  if (std::isnan(rounded))
    return bitsOf(got) == bitsOf(std::numeric_limits<T>::quiet_NaN())
               ? 0
               : INFINITY;
  if (bitsOf(got) == bitsOf(rounded) && !std::isfinite(rounded))
    return 0;
  if (std::signbit(got) != std::signbit(rounded) || !std::isfinite(got) ||
      !std::isfinite(rounded))
    return INFINITY;
  if (near == 0)
    return got == 0 ? 0 : INFINITY;
  int exponent = 0;
  std::frexp(near, &exponent);
  return double(std::fabs(
      std::ldexp(Wider<T>(got) - near, -lastPlace<T>(long(exponent)))));
}

template <typename T> class Block {
public:
  void take(T got, Wider<T> near, T x, T y) {
    finding.hash = (finding.hash ^ bitsOf(got)) * 0x100000001b3;
    const double ulps = nearError(got, near);
    (std::isinf(ulps) ? doubtful : worst).offer(ulps, x, y);
  }
  /// `error(x, y)` is MPFR's.
  template <typename Error> Finding finish(Error error) {
    const auto decide = [&](T x, T y) {
      const double ulps = error(x, y);
      if (std::isinf(ulps))
        ++finding.wrongKinds;
      if (ulps > finding.ulps)
        finding.ulps = ulps, finding.x = x, finding.y = y;
    };
    worst.forEach(decide);
    doubtful.forEach(decide);
    return finding;
  }

private:
  Finding finding;
  /// Other kinds must not crowd out the largest errors: the wider type has the
  /// signs of some zeros otherwise.
  Worst<T> worst, doubtful;
};

constexpr unsigned singleBlockBits = 24, blockBits = 20;

Finding sweepBlock(const Function<float> &f, const Settings &settings,
                   uint64_t number) {
  Block<float> block;
  const uint64_t first = number << singleBlockBits;
  for (uint64_t i = 0; i < uint64_t(1) << singleBlockBits; i += settings.step) {
    const float x = std::bit_cast<float>(uint32_t(first + i));
    block.take(f(x), f.near(x), x, 0);
  }
  return block.finish([&](float x, float) { return errorOf(f, x); });
}

Finding sweepBlock(const Function<double> &f, const Settings &settings,
                   uint64_t number) {
  Block<double> block;
  RandomPoints points(number);
  for (uint64_t i = 0; i < uint64_t(1) << blockBits; i += settings.step) {
    const double x = points.next<double>(f.low, f.high);
    block.take(f(x), f.near(x), x, 0);
  }
  return block.finish([&](double x, double) { return errorOf(f, x); });
}

template <typename T>
Finding sweepBlock(const PairFunction<T> &f, const Settings &settings,
                   uint64_t number) {
  Block<T> block;
  RandomPoints points(number);
  for (uint64_t i = 0; i < uint64_t(1) << blockBits; i += settings.step) {
    const auto [x, y] = points.nextPower<T>();
    block.take(f(x, y), f.near(x, y), x, y);
  }
  return block.finish([&](T x, T y) { return errorOf(f, x, y); });
}

/// The blocks that are done, in a file that has a line for each.
class State {
public:
  explicit State(const std::string &path) {
    if (path.empty())
      return;
    std::ifstream before(path);
    for (std::string line; std::getline(before, line);)
      read(line);
    file.open(path, std::ios::app);
  }
  const Finding *find(const std::string &key) const {
    const auto found = done.find(key);
    return found == done.end() ? nullptr : &found->second;
  }
  void add(const std::string &key, const Finding &finding) {
    const std::lock_guard lock(mutex);
    char numbers[160];
    std::snprintf(numbers, sizeof(numbers), "%.9g %La %La %" PRIu64 " %" PRIx64,
                  finding.ulps, finding.x, finding.y, finding.wrongKinds,
                  finding.hash);
    if (file.is_open())
      file << key << ' ' << numbers << std::endl;
  }

private:
  /// A line that was cut off is not taken.
  void read(const std::string &line) {
    char name[32], kind[8];
    unsigned long long block = 0, step = 0;
    Finding f;
    if (std::sscanf(line.c_str(),
                    "%31s %7s %llu %llu %lf %La %La %" SCNu64 " %" SCNx64, name,
                    kind, &block, &step, &f.ulps, &f.x, &f.y, &f.wrongKinds,
                    &f.hash) == 9)
      done[keyOf(name, kind, block, step)] = f;
  }

public:
  static std::string keyOf(const std::string &name, const std::string &kind,
                           uint64_t block, uint64_t step) {
    std::ostringstream key;
    key << name << ' ' << kind << ' ' << block << ' ' << step;
    return key.str();
  }

private:
  std::map<std::string, Finding> done;
  std::mutex mutex;
  std::ofstream file;
};

void print(const char *name, const char *kind, const Finding &f) {
  std::printf("%-7s %s %.4f ulp at %La %La, %" PRIu64 " of a wrong kind\n",
              name, kind, f.ulps, f.x, f.y, f.wrongKinds);
  std::fflush(stdout);
}

/// All blocks of one function, by several threads.
template <typename F>
void sweep(const F &f, const char *kind, uint64_t blocks,
           const Settings &settings, State &state) {
  if (!settings.names.empty() &&
      std::find(settings.names.begin(), settings.names.end(), f.name) ==
          settings.names.end())
    return;
  std::vector<Finding> findings(blocks);
  std::atomic<uint64_t> next = 0;
  auto work = [&] {
    for (uint64_t i = next++; i < blocks; i = next++) {
      const std::string key = State::keyOf(f.name, kind, i, settings.step);
      if (const Finding *known = state.find(key)) {
        findings[i] = *known;
        continue;
      }
      findings[i] = sweepBlock(f, settings, i);
      state.add(key, findings[i]);
    }
  };
  std::vector<std::thread> threads;
  for (unsigned i = 0; i < settings.threads; ++i)
    threads.emplace_back(work);
  for (std::thread &thread : threads)
    thread.join();
  Finding all;
  for (uint64_t i = 0; i < blocks; ++i) {
    if (settings.hash)
      std::printf("%s %s %" PRIu64 " %016" PRIx64 "\n", f.name, kind, i,
                  findings[i].hash);
    all.add(findings[i]);
  }
  print(f.name, kind, all);
}

template <typename T>
void sweepAll(const char *kind, uint64_t blocks, const Settings &settings,
              State &state) {
  for (const Function<T> &f : functions<T>())
    sweep(f, kind, blocks, settings, state);
  const uint64_t pairs = (settings.points >> blockBits) + 1;
  for (const PairFunction<T> &f : pairFunctions<T>())
    sweep(f, kind, pairs, settings, state);
}

} // namespace

int main(int count, char **arguments) {
  Settings settings;
  CLI::App app("Measures the largest errors of the elementary functions.");
  app.add_option("--function", settings.names, "Only these");
  app.add_option("--class", settings.kind, "single, double or both")
      ->check(CLI::IsMember({"single", "double", "both"}));
  app.add_option("--points", settings.points, "Doubles or pairs a function");
  app.add_option("--step", settings.step, "Takes every STEP-th")
      ->check(CLI::PositiveNumber);
  app.add_option("--threads", settings.threads)->check(CLI::PositiveNumber);
  app.add_option("--state", settings.state,
                 "Goes on from this file, and adds to it");
  app.add_flag("--hash", settings.hash,
               "Prints a hash of the results of each block");
  CLI11_PARSE(app, count, arguments);
  State state(settings.state);
  if (settings.kind != "double")
    sweepAll<float>("single", uint64_t(1) << (32 - singleBlockBits), settings,
                    state);
  if (settings.kind != "single")
    sweepAll<double>("double", (settings.points >> blockBits) + 1, settings,
                     state);
}
