//===- Random.cpp - rng, rand, randn, randi, randperm -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/Groups.h"
#include "Builtins/Kernels/KernelTable.h"
#include "Values/Convert.h"
#include "definitions/RandomText.h"
#include "runtime/Interrupt.h"

#include <algorithm>
#include <cmath>

namespace runmat::builtins {

namespace {

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

double nextUniform(RandomGenerator &random) {
  return random.isPhilox()
             ? PlainRandom().uniformAt(random.counter++, random.seed)
             : random.twister.uniform();
}

double nextUniformSingle(RandomGenerator &random) {
  return PlainRandom().uniformSingle(nextUniform(random));
}

double nextNormal(RandomGenerator &random) {
  if (random.isPhilox())
    return PlainRandom().normalAt(random.counter++, random.seed);
  const double u = random.twister.uniform();
  return PlainRandom().normal(u, random.twister.uniform());
}

/// What draws many numbers of a distribution at once; null: nothing does.
template <typename T, double (*next)(RandomGenerator &)>
const kernels::CompiledRandom *kernelFor(const RandomGenerator &random) {
  using kernels::Distribution;
  constexpr Distribution distribution =
      next == nextNormal ? Distribution::Normal : Distribution::Uniform;
  const auto &table = kernels::kernelTable().random;
  return random.isPhilox()
             ? table[size_t(distribution)][std::is_same_v<T, float>]
             : nullptr;
}

/// The next numbers of a distribution.
template <typename T, double (*next)(RandomGenerator &)>
ArrayRef drawn(CallContext &context, ElementClass elementClass,
               const Extents &extents) {
  ArrayRef out = Array::make(elementClass, extents);
  RandomGenerator &random = context.session().random;
  const int64_t n = out->count();
  T *elements = n ? out->mutableAs<T>() : nullptr;
  if (const kernels::CompiledRandom *kernel = kernelFor<T, next>(random)) {
    kernel->run(random.seed, random.counter, elements, n);
    random.counter += uint64_t(n);
    return out;
  }
  for (int64_t i = 0; i < n; ++i) {
    interrupt::poll();
    elements[i] = static_cast<T>(next(random));
  }
  return out;
}

ArrayRef uniforms(CallContext &context, const Extents &extents) {
  return drawn<double, nextUniform>(context, ElementClass::Double, extents);
}

template <typename T, double (*next)(RandomGenerator &)>
Value filled(CallContext &context, ElementClass elementClass,
             const Extents &extents) {
  return narrow(drawn<T, next>(context, elementClass, extents));
}

//===----------------------------------------------------------------------===//
// rand, randn, randi, randperm
//===----------------------------------------------------------------------===//

/// The class that the end of the arguments names, or that an array there has.
ElementClass takeClass(Arguments &arguments, std::string_view function) {
  const size_t n = arguments.size();
  if (n >= 2 && isOption(arguments[n - 2], "like")) {
    const ElementClass elementClass = arguments[n - 1].elementClass();
    arguments = arguments.first(n - 2);
    return elementClass;
  }
  if (n == 0 || !arguments[n - 1].isText())
    return ElementClass::Double;
  const std::string name = arguments[n - 1].toText();
  const auto named = elementClassNamed(name);
  if (!named)
    throw Error("MATLAB:" + std::string(function) + ":invalidClass",
                "'" + name + "' is not a class of random numbers.");
  arguments = arguments.first(n - 1);
  return *named;
}

/// rand('seed', s), rand('state', s), rand('twister', s): how older programs
/// start a stream.
bool startAsOlderPrograms(RandomGenerator &random, Arguments arguments) {
  using Kind = RandomGenerator::Kind;
  if (arguments.size() != 2 || !arguments[0].isText() ||
      !arguments[1].isArray() || !arguments[1].isScalar())
    return false;
  const bool twists = isOption(arguments[0], "twister");
  if (!twists && !isOption(arguments[0], "seed") &&
      !isOption(arguments[0], "state"))
    return false;
  const double seed = std::floor(arguments[1].scalarDouble());
  random.start(twists ? Kind::Twister : random.kind,
               std::isfinite(seed) && seed >= 0
                   ? uint32_t(std::fmod(seed, 0x1p+32))
                   : 0);
  return true;
}

using Next = double (*)(RandomGenerator &);

/// Numbers of a continuous distribution are double or single.
template <Next next, Next nextSingle>
void random(CallContext &context, Arguments arguments, Results &results, int) {
  if (startAsOlderPrograms(context.session().random, arguments))
    return;
  const ElementClass elementClass = takeClass(arguments, "rand");
  const Extents extents = extentsArgument(arguments);
  if (elementClass == ElementClass::Double)
    results.push_back(filled<double, next>(context, elementClass, extents));
  else if (elementClass == ElementClass::Single)
    results.push_back(
        filled<float, nextSingle>(context, elementClass, extents));
  else
    throw Error("MATLAB:rand:invalidClass",
                "Random numbers are of class double or single, not '" +
                    std::string(className(elementClass)) + "'.");
}

/// What randi counts from and to.
std::pair<double, double> limitsOf(const Value &value) {
  const std::vector<double> limits = doubles(value, "The limits of randi");
  const bool isRange = limits.size() == 2;
  auto isWhole = [](double x) {
    return x == std::floor(x) && std::abs(x) < 0x1p+53;
  };
  if ((!isRange && limits.size() != 1) || !isWhole(limits.front()) ||
      !isWhole(limits.back()))
    throw Error("MATLAB:randi:invalidLimits",
                "The limits of randi must be one or two whole numbers whose "
                "size is below 2^53.");
  const double least = isRange ? limits[0] : 1;
  if (limits.back() < least)
    throw Error("MATLAB:randi:invalidLimits",
                "The upper limit of randi must not lie below the lower one.");
  return {least, limits.back()};
}

/// randi(most, …) or randi([least most], …).
void randomWhole(CallContext &context, Arguments arguments, Results &results,
                 int) {
  const auto [least, most] = limitsOf(arguments[0]);
  arguments = arguments.subspan(1);
  const ElementClass elementClass = takeClass(arguments, "randi");
  ArrayRef out = uniforms(context, extentsArgument(arguments));
  const int64_t n = out->count();
  double *numbers = n ? out->mutableAs<double>() : nullptr;
  const double lower = least, count = most - least + 1;
  interrupt::inPieces(n, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i)
      numbers[i] = lower + std::floor(numbers[i] * count);
  });
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
  const ArrayRef drawn = uniforms(context, Extents(n, 1));
  const double *keys = n ? drawn->as<double>() : nullptr;
  std::vector<size_t> order;
  order.reserve(size_t(n));
  interrupt::inPieces(n, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i)
      order.push_back(size_t(i));
  });
  std::sort(order.begin(), order.end(), [&](size_t a, size_t b) {
    interrupt::poll();
    return keys[a] < keys[b] || (keys[a] == keys[b] && a < b);
  });
  ArrayRef out = Array::make(ElementClass::Double, Extents(1, k));
  double *positions = k ? out->mutableAs<double>() : nullptr;
  interrupt::inPieces(k, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i)
      positions[i] = double(order[size_t(i)] + 1);
  });
  results.push_back(narrow(std::move(out)));
}

//===----------------------------------------------------------------------===//
// rng
//===----------------------------------------------------------------------===//

using Kind = RandomGenerator::Kind;

constexpr std::pair<std::string_view, Kind> generators[] = {
    {"philox", Kind::Philox},
    {"twister", Kind::Twister},
};

std::string_view nameOf(Kind kind) {
  for (auto [name, each] : generators)
    if (each == kind)
      return name;
  return {};
}

Kind generatorNamed(const Value &value) {
  const std::string wanted = value.isText() ? value.toText() : "";
  for (auto [name, kind] : generators)
    if (isOption(value, name))
      return kind;
  throw Error("MATLAB:rng:badGenerator",
              "The generator must be 'philox' or 'twister'" +
                  (value.isText() ? ", not '" + wanted + "'." : "."));
}

uint32_t seedOf(const Value &value) {
  if (value.isArray() && value.isScalar()) {
    const double number = value.scalarDouble();
    if (number >= 0 && number < 0x1p+32 && number == std::floor(number))
      return static_cast<uint32_t>(number);
  }
  throw Error("MATLAB:rng:badSeed",
              "The seed must be a whole number from 0 to 2^32-1.");
}

/// The numbers that make a stream go on where it stands: how many were drawn,
/// or the words of the twister and its position among them.
Value stateOf(const RandomGenerator &random) {
  if (random.isPhilox())
    return Value(double(random.counter));
  const auto &words = random.twister.words();
  std::vector<double> numbers(words.begin(), words.end());
  numbers.push_back(double(random.twister.position()));
  return castTo(ElementClass::UInt32, columnVector(numbers));
}

Value settingsOf(const RandomGenerator &random) {
  StructArray settings;
  settings.at("Type") = Value::text(nameOf(random.kind));
  settings.at("Seed") = double(random.seed);
  settings.at("State") = stateOf(random);
  return settings;
}

[[noreturn]] void refuseSettings() {
  throw Error("MATLAB:rng:badSettings",
              "The settings given to rng must come from rng.");
}

MersenneTwister twisterOf(const std::vector<double> &numbers) {
  constexpr size_t size = MersenneTwister::size;
  if (numbers.size() != size + 1 || numbers[size] > double(size))
    refuseSettings();
  MersenneTwister::Words words;
  std::copy_n(numbers.begin(), size, words.begin());
  return {words, static_cast<size_t>(numbers[size])};
}

RandomGenerator restored(const StructArray &settings) {
  const Value *type = settings.get("Type"), *seed = settings.get("Seed"),
              *state = settings.get("State");
  if (!type || !seed || !state || !state->isArray())
    refuseSettings();
  RandomGenerator random;
  random.kind = generatorNamed(*type);
  random.seed = seedOf(*seed);
  if (!random.isPhilox()) {
    random.twister = twisterOf(doubles(*state, "The state"));
    return random;
  }
  const int64_t counter = wholeArgument(*state, "The state", 0);
  random.counter = static_cast<uint64_t>(counter);
  return random;
}

uint32_t seedOfTheTime() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return static_cast<uint32_t>(now.count() ^ (now.count() >> 32));
}

void startByWord(RandomGenerator &random, const Value &word, Kind generator) {
  if (isOption(word, "shuffle"))
    random.start(generator, seedOfTheTime());
  else
    random.start(
        isOption(word, "default") ? Kind::Philox : generatorNamed(word), 0);
}

/// rng(seed), rng(seed, generator), rng('shuffle'), rng('default'), s = rng,
/// rng(s).
void rng(CallContext &context, Arguments arguments, Results &results,
         int nargout) {
  RandomGenerator &random = context.session().random;
  if (nargout > 0 || arguments.empty())
    results.push_back(settingsOf(random));
  if (arguments.empty())
    return;
  const Kind kind =
      arguments.size() > 1 ? generatorNamed(arguments[1]) : random.kind;
  if (arguments[0].isStruct())
    random = restored(arguments[0].structure());
  else if (arguments[0].isText())
    startByWord(random, arguments[0], kind);
  else
    random.start(kind, seedOf(arguments[0]));
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Random
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group randomBuiltins() { return table; }

} // namespace runmat::builtins
