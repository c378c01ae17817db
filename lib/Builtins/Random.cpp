//===- Random.cpp - rng, rand, randn, randi, randperm -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Philox4x32-10 (docs/numerics.md): element k of a stream depends on the seed
// and on k alone, so any device can make any part of it.
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/Groups.h"
#include "Values/Convert.h"
#include "Values/MemoryCheck.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace runmat::builtins {

namespace {

using Block = std::array<uint32_t, 4>;

/// Four words for a counter and a key.
Block philox(uint64_t counter, uint64_t key) {
  constexpr uint64_t multipliers[2] = {0xD2511F53, 0xCD9E8D57};
  constexpr uint32_t steps[2] = {0x9E3779B9, 0xBB67AE85};
  Block x{uint32_t(counter), uint32_t(counter >> 32), 0, 0};
  uint32_t keys[2] = {uint32_t(key), uint32_t(key >> 32)};
  for (int round = 0; round < 10; ++round) {
    const uint64_t a = multipliers[0] * x[0], b = multipliers[1] * x[2];
    x = {uint32_t(b >> 32) ^ x[1] ^ keys[0], uint32_t(b),
         uint32_t(a >> 32) ^ x[3] ^ keys[1], uint32_t(a)};
    keys[0] += steps[0];
    keys[1] += steps[1];
  }
  return x;
}

/// In the open interval (0,1), from 53 bits of two words.
double openUniform(uint32_t low, uint32_t high) {
  const uint64_t bits = ((uint64_t(high) << 32) | low) >> 11;
  return (double(bits) + 0.5) * 0x1p-53;
}

double uniformAt(uint64_t counter, uint64_t seed) {
  const Block words = philox(counter, seed);
  return openUniform(words[0], words[1]);
}

/// One normal a counter, by Box and Muller.
double normalAt(uint64_t counter, uint64_t seed) {
  const Block words = philox(counter, seed);
  const double radius =
      std::sqrt(-2 * std::log(openUniform(words[0], words[1])));
  return radius * std::cos(2 * M_PI * openUniform(words[2], words[3]));
}

using Generator = double (*)(uint64_t counter, uint64_t seed);

/// The next n numbers of the session's stream.
std::vector<double> take(CallContext &context, int64_t n, Generator generator) {
  requireMemory(Extents(n, 1), sizeof(double));
  SessionState &state = context.session();
  std::vector<double> numbers(static_cast<size_t>(n));
  for (double &number : numbers)
    number = generator(state.rngCounter++, state.rngSeed);
  return numbers;
}

/// The class name at the end of the arguments, if any.
ElementClass takeClass(Arguments &arguments) {
  ElementClass elementClass = ElementClass::Double;
  const size_t n = arguments.size();
  if (n >= 2 && isOption(arguments[n - 2], "like")) {
    elementClass = arguments[n - 1].elementClass();
    arguments = arguments.first(n - 2);
  } else if (n >= 1 && arguments[n - 1].isText()) {
    const auto named = elementClassNamed(arguments[n - 1].toText());
    if (!named)
      throw Error("MATLAB:rand:invalidClass",
                  "'" + arguments[n - 1].toText() +
                      "' is not a class of random numbers.");
    elementClass = *named;
    arguments = arguments.first(n - 1);
  }
  return elementClass;
}

Value filled(CallContext &context, const Extents &extents,
             ElementClass elementClass, Generator generator) {
  ArrayRef out = Array::make(ElementClass::Double, extents);
  const auto numbers = take(context, out->count(), generator);
  if (!numbers.empty())
    std::copy(numbers.begin(), numbers.end(), out->mutableAs<double>());
  return castTo(elementClass, narrow(std::move(out)));
}

template <Generator G>
void random(CallContext &context, Arguments arguments, Results &results, int) {
  const ElementClass elementClass = takeClass(arguments);
  results.push_back(
      filled(context, extentsArgument(arguments), elementClass, G));
}

/// randi(most, …) or randi([least most], …).
void randomWhole(CallContext &context, Arguments arguments, Results &results,
                 int) {
  const std::vector<double> limits = doubles(arguments[0]);
  const double least = limits.size() > 1 ? limits[0] : 1;
  const double most = limits.empty() ? 0 : limits.back();
  if (most < least)
    throw Error("MATLAB:randi:invalidLimits",
                "The upper limit of randi must not lie below the lower one.");
  arguments = arguments.subspan(1);
  const ElementClass elementClass = takeClass(arguments);
  ArrayRef out = Array::make(ElementClass::Double, extentsArgument(arguments));
  const auto numbers = take(context, out->count(), uniformAt);
  for (size_t i = 0; i < numbers.size(); ++i)
    out->mutableAs<double>()[i] =
        least + std::floor(numbers[i] * (most - least + 1));
  results.push_back(castTo(elementClass, narrow(std::move(out))));
}

/// randperm(n, k): the order of n random keys.
void randomPermutation(CallContext &context, Arguments arguments,
                       Results &results, int) {
  const int64_t n = wholeArgument(arguments[0], "n", 0);
  const int64_t k =
      arguments.size() > 1 ? wholeArgument(arguments[1], "k", 0) : n;
  if (k > n)
    throw Error("MATLAB:randperm:inputKTooLarge",
                "K must be less than or equal to N.");
  const auto keys = take(context, n, uniformAt);
  std::vector<size_t> order(keys.size());
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(), [&](size_t a, size_t b) {
    return keys[a] < keys[b] || (keys[a] == keys[b] && a < b);
  });
  std::vector<double> result;
  for (int64_t i = 0; i < k; ++i)
    result.push_back(double(order[size_t(i)] + 1));
  results.push_back(Value::row(result));
}

Value streamState(const SessionState &state) {
  StructArray settings;
  settings.at("Type") = Value::text("philox");
  settings.at("Seed") = double(state.rngSeed);
  settings.at("State") = double(state.rngCounter);
  return settings;
}

void restoreState(SessionState &state, const StructArray &settings) {
  const Value *seed = settings.get("Seed"), *counter = settings.get("State");
  if (!seed || !counter)
    throw Error("MATLAB:rng:badSettings",
                "The settings given to rng must come from rng.");
  state.rngSeed = uint64_t(seed->scalarDouble());
  state.rngCounter = uint64_t(counter->scalarDouble());
}

/// rng(seed), rng('default'), rng('shuffle'), s = rng, rng(s).
void rng(CallContext &context, Arguments arguments, Results &results,
         int nargout) {
  SessionState &state = context.session();
  if (nargout > 0 || arguments.empty())
    results.push_back(streamState(state));
  if (arguments.empty())
    return;
  if (arguments.size() > 1 && !isOption(arguments[1], "philox"))
    throw Error("MATLAB:rng:badGenerator",
                "The generator must be 'philox', got '" +
                    arguments[1].toText() + "'.");
  if (arguments[0].isStruct()) {
    restoreState(state, arguments[0].structure());
    return;
  }
  if (isOption(arguments[0], "shuffle"))
    state.rngSeed =
        uint64_t(std::chrono::system_clock::now().time_since_epoch().count());
  else if (isOption(arguments[0], "default"))
    state.rngSeed = 0;
  else
    state.rngSeed = uint64_t(wholeArgument(arguments[0], "The seed", 0));
  state.rngCounter = 0;
}

constexpr Builtin table[] = {
    {"rand", random<uniformAt>, 0, -1, 1, BuiltinEffects},
    {"randi", randomWhole, 1, -1, 1, BuiltinEffects},
    {"randn", random<normalAt>, 0, -1, 1, BuiltinEffects},
    {"randperm", randomPermutation, 1, 2, 1, BuiltinEffects},
    {"rng", rng, 0, 2, 1, BuiltinEffects},
};

} // namespace

Group randomBuiltins() { return table; }

} // namespace runmat::builtins
