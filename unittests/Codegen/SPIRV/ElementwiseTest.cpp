//===- ElementwiseTest.cpp - elementwise kernels on a device ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "DeviceRunner.h"
#include "KernelText.h"

#include <cmath>
#include <limits>
#include <random>

using namespace runmat::test;

namespace {

const size_t sizes[] = {0,   1,    31,   32,   33,   255,    256,
                        257, 2047, 2048, 2049, 4097, 1000000};

std::vector<float> randomFloats(size_t count, unsigned seed = 1) {
  std::mt19937 generator(seed);
  std::vector<float> values(count);
  for (float &value : values)
    value = std::ldexp(static_cast<float>(generator()) - 2147483648.0f,
                       static_cast<int>(generator() % 40) - 50);
  return values;
}

/// Values at which rounding, signs and NaN rules show.
template <typename T> std::vector<T> edgeValues() {
  using Limits = std::numeric_limits<T>;
  return {0,
          -T(0),
          1,
          -1,
          T(0.5),
          T(-0.5),
          T(1.5),
          T(-1.5),
          T(2.5),
          T(-0.3),
          T(0.7),
          3,
          7,
          T(1e9),
          T(-1e9),
          Limits::max(),
          Limits::lowest(),
          Limits::min(),
          Limits::infinity(),
          -Limits::infinity(),
          Limits::quiet_NaN()};
}

template <typename T> bool isSubnormal(T value) {
  if constexpr (std::is_floating_point_v<T>)
    return std::fpclassify(value) == FP_SUBNORMAL;
  return false;
}

/// All pairs of the edge values, as two arrays.
template <typename T> std::pair<std::vector<T>, std::vector<T>> edgePairs() {
  std::pair<std::vector<T>, std::vector<T>> pairs;
  for (T a : edgeValues<T>())
    for (T b : edgeValues<T>()) {
      pairs.first.push_back(a);
      pairs.second.push_back(b);
    }
  return pairs;
}

/// Equal bits, any NaN being equal to any other.
template <typename T>
void expectSame(const std::vector<T> &actual, const std::vector<T> &expected,
                const std::string &what) {
  ASSERT_EQ(actual.size(), expected.size()) << what;
  for (size_t i = 0; i < actual.size(); ++i) {
    if constexpr (std::is_floating_point_v<T>)
      if (std::isnan(actual[i]) && std::isnan(expected[i]))
        continue;
    ASSERT_EQ(std::memcmp(&actual[i], &expected[i], sizeof(T)), 0)
        << what << ": element " << i << " is " << +actual[i] << ", expected "
        << +expected[i];
  }
}

template <typename T> const char *typeName() {
  return std::is_same_v<T, float>    ? "f32"
         : std::is_same_v<T, double> ? "f64"
         : sizeof(T) == 1            ? "i8"
         : sizeof(T) == 2            ? "i16"
         : sizeof(T) == 4            ? "i32"
                                     : "i64";
}

class ElementwiseTest : public DeviceTest {
protected:
  /// Runs `body` as a rank-1 kernel from arrays of In to one of Out.
  template <typename Out, typename In>
  std::vector<Out> apply(const std::string &body,
                         const std::vector<std::vector<In>> &inputs) {
    KernelText kernel;
    Launch launch;
    size_t count = inputs.front().size();
    for (const auto &input : inputs) {
      kernel.inputs.push_back({typeName<In>(), {0}});
      launch.inputs.push_back(toBytes(input));
    }
    kernel.outputs = {{typeName<Out>(), {0}}};
    kernel.body = body;
    launch.outputBytes = {count * sizeof(Out)};
    launch.extents = {count};
    Outcome outcome =
        run(kernel.print(), launch, {{RUNMAT_KERNEL_ELEMENTWISE, count}});
    return fromBytes<Out>(outcome.outputs[0]);
  }

  /// Applies `body` to the edge values' pairs and to `reference`.
  template <typename Out, typename In, typename Reference>
  void check(const std::string &body, Reference reference) {
    std::vector<In> a, b;
    std::vector<Out> expected;
    auto [left, right] = edgePairs<In>();
    for (size_t i = 0; i < left.size(); ++i) {
      Out result = reference(left[i], right[i]);
      if (isSubnormal(result) && !keepsSubnormals<Out>()) {
        noteSubnormalsLeftOut();
        continue;
      }
      a.push_back(left[i]);
      b.push_back(right[i]);
      expected.push_back(result);
    }
    expectSame(apply<Out, In>(body, {a, b}), expected, body);
  }
};

/// The execution modes of f32 in a module, by their numbers in SPIR-V.
std::vector<uint32_t>
modesOfSingles(const runmat::codegen::SPIRVKernel &kernel) {
  constexpr uint32_t headerWords = 5, opExecutionMode = 16;
  std::vector<uint32_t> modes;
  const auto &words = kernel.binary;
  for (size_t i = headerWords; i < words.size(); i += words[i] >> 16)
    if ((words[i] & 0xffff) == opExecutionMode && (words[i] >> 16) == 4 &&
        words[i + 3] == 32)
      modes.push_back(words[i + 2]);
  return modes;
}

TEST(FloatControls, AreThoseThatTheDeviceOffers) {
  constexpr uint32_t denormPreserve = 4459, signedZeroInfNanPreserve = 4461,
                     roundingModeRTE = 4462;
  KernelText kernel;
  kernel.inputs = {{"f32", {0}}};
  kernel.outputs = {{"f32", {0}}};
  kernel.body = "    %r0 = arith.negf %x0 : f32";
  auto modesWith = [&](uint32_t features) {
    runmat_kernel_target target = {};
    target.workgroup = 256;
    target.max_push_constant_bytes = 128;
    target.features = features;
    return modesOfSingles(compileText(kernel.print(), RUNMAT_KERNEL_ELEMENTWISE,
                                      runmat::codegen::optionsFor(target)));
  };
  using Modes = std::vector<uint32_t>;
  EXPECT_EQ(modesWith(0), Modes());
  EXPECT_EQ(modesWith(RUNMAT_FEATURE_DENORM_PRESERVE_F64), Modes());
  EXPECT_EQ(modesWith(RUNMAT_FEATURE_DENORM_PRESERVE_F32),
            Modes{denormPreserve});
  EXPECT_EQ(modesWith(RUNMAT_FEATURE_SIGNED_ZERO_INF_NAN_F32),
            Modes{signedZeroInfNanPreserve});
  EXPECT_EQ(modesWith(RUNMAT_FEATURE_ROUND_TO_EVEN_F32),
            Modes{roundingModeRTE});
}

TEST_F(ElementwiseTest, AnySizeAndWorkgroup) {
  KernelText kernel;
  kernel.inputs = {{"f32", {0}}, {"f32", {0}}};
  kernel.outputs = {{"f32", {0}}};
  kernel.scalars = {"f32"};
  kernel.body = "    %p = arith.mulf %x0, %x1 : f32\n"
                "    %r0 = arith.addf %p, %s0 : f32";
  for (size_t n : sizes) {
    std::vector<float> a = randomFloats(n), b = randomFloats(n, 2), expected;
    for (size_t i = 0; i < n; ++i) {
      float product = a[i] * b[i];
      expected.push_back(product + 0.1f);
    }
    Launch launch{
        {toBytes(a), toBytes(b)}, {n * 4}, 0, false, {n}, {toWord(0.1f)}};
    for (unsigned workgroup : {64u, 256u, 1024u}) {
      Outcome outcome = run(kernel.print(), launch,
                            {{RUNMAT_KERNEL_ELEMENTWISE, n}}, workgroup);
      expectSame(fromBytes<float>(outcome.outputs[0]), expected,
                 "n = " + std::to_string(n));
    }
  }
}

// A grid of one workgroup must walk over all items.
TEST_F(ElementwiseTest, FewWorkgroupsCoverAllItems) {
  KernelText kernel;
  kernel.inputs = {{"f64", {0}}};
  kernel.outputs = {{"f64", {0}}};
  kernel.body = "    %r0 = arith.negf %x0 : f64";
  size_t n = 10000;
  std::vector<double> a(n), expected(n);
  for (size_t i = 0; i < n; ++i)
    expected[i] = -(a[i] = double(i) + 0.1);
  Launch launch{{toBytes(a)}, {n * 8}, 0, false, {n}, {}};
  Outcome outcome =
      run(kernel.print(), launch, {{RUNMAT_KERNEL_ELEMENTWISE, 1}});
  expectSame(fromBytes<double>(outcome.outputs[0]), expected, "negate");
}

TEST_F(ElementwiseTest, BroadcastTransposeIndicesAndTwoOutputs) {
  KernelText kernel;
  kernel.rank = 3;
  kernel.inputs = {
      {"f32", {0, 1, 2}}, {"f32", {1}}, {"f32", {2, 0}}, {"f32", {}}};
  kernel.outputs = {{"f32", {0, 1, 2}}, {"i64", {0, 1, 2}}};
  kernel.body = "    %p = arith.addf %x0, %x1 : f32\n"
                "    %q = arith.addf %x2, %x3 : f32\n"
                "    %r0 = arith.subf %p, %q : f32\n"
                "    %i = linalg.index 2 : index\n"
                "    %j = linalg.index 0 : index\n"
                "    %c = arith.constant 1000 : index\n"
                "    %k = arith.muli %j, %c : index\n"
                "    %l = arith.addi %k, %i : index\n"
                "    %r1 = arith.index_cast %l : index to i64";
  size_t d0 = 7, d1 = 33, d2 = 5, n = d0 * d1 * d2;
  auto a = randomFloats(n), b = randomFloats(d1, 2),
       c = randomFloats(d2 * d0, 3), d = randomFloats(1, 4);
  std::vector<float> sums;
  std::vector<int64_t> indices;
  for (size_t k = 0; k < d2; ++k)
    for (size_t j = 0; j < d1; ++j)
      for (size_t i = 0; i < d0; ++i) {
        sums.push_back((a[i + d0 * (j + d1 * k)] + b[j]) -
                       (c[k + d2 * i] + d[0]));
        indices.push_back(int64_t(k * 1000 + i));
      }
  Launch launch{{toBytes(a), toBytes(b), toBytes(c), toBytes(d)},
                {n * 4, n * 8},
                0,
                false,
                {d0, d1, d2},
                {}};
  Outcome outcome =
      run(kernel.print(), launch, {{RUNMAT_KERNEL_ELEMENTWISE, n}});
  expectSame(fromBytes<float>(outcome.outputs[0]), sums, "broadcast");
  expectSame(fromBytes<int64_t>(outcome.outputs[1]), indices, "indices");
}

TEST_F(ElementwiseTest, RankZero) {
  KernelText kernel;
  kernel.rank = 0;
  kernel.inputs = {{"f64", {}}};
  kernel.outputs = {{"f64", {}}};
  kernel.scalars = {"f64", "i64"};
  kernel.body = "    %i = arith.sitofp %s1 : i64 to f64\n"
                "    %p = arith.mulf %x0, %s0 : f64\n"
                "    %r0 = arith.addf %p, %i : f64";
  Launch launch{{toBytes(std::vector<double>{1.25})}, {8}, 0, false, {},
                {toWord(-3.0), toWord(int64_t(-7))}};
  Outcome outcome =
      run(kernel.print(), launch, {{RUNMAT_KERNEL_ELEMENTWISE, 1}});
  EXPECT_EQ(fromBytes<double>(outcome.outputs[0])[0], 1.25 * -3.0 - 7);
}

TEST_F(ElementwiseTest, ManyWordsComeThroughABuffer) {
  KernelText kernel;
  kernel.inputs = {{"f64", {0}}};
  kernel.outputs = {{"f64", {0}}};
  Launch launch{
      {toBytes(std::vector<double>{1, 2, 3})}, {24}, 0, false, {3}, {}};
  std::string last = "%x0";
  double sum = 0;
  for (unsigned i = 0; i < 40; ++i) {
    std::string name = "%t" + std::to_string(i);
    kernel.scalars.push_back("f64");
    kernel.body += "    " + name + " = arith.addf " + last + ", %s" +
                   std::to_string(i) + " : f64\n";
    last = name;
    launch.scalars.push_back(toWord(double(i)));
    sum += i;
  }
  kernel.body += "    %r0 = arith.negf " + last + " : f64";
  Outcome outcome =
      run(kernel.print(), launch, {{RUNMAT_KERNEL_ELEMENTWISE, 3}});
  expectSame(fromBytes<double>(outcome.outputs[0]),
             std::vector<double>{-(1 + sum), -(2 + sum), -(3 + sum)}, "words");
}

TEST_F(ElementwiseTest, GuardFlag) {
  KernelText kernel;
  kernel.inputs = {{"f64", {0}}};
  kernel.outputs = {{"f64", {0}}};
  kernel.flag = true;
  kernel.body = "    %zero = arith.constant 0.0 : f64\n"
                "    %c = arith.cmpf olt, %x0, %zero : f64\n"
                "    runmat.raise %c\n"
                "    %r0 = math.sqrt %x0 : f64";
  std::vector<double> values(1000, 4.0);
  Launch launch{{toBytes(values)}, {8000}, 0, true, {1000}, {}};
  std::vector<std::pair<uint32_t, uint64_t>> stages = {
      {RUNMAT_KERNEL_ELEMENTWISE, 1000}};
  EXPECT_EQ(run(kernel.print(), launch, stages).flag, 0);
  values[777] = -1;
  launch.inputs = {toBytes(values)};
  EXPECT_EQ(run(kernel.print(), launch, stages).flag, 1);
}

//===----------------------------------------------------------------------===//
// Scalar operations
//===----------------------------------------------------------------------===//

template <typename T> std::string binary(const std::string &op) {
  return "    %r0 = " + op + " %x0, %x1 : " + typeName<T>();
}

template <typename T> void checkArithmetic(auto &&check) {
  check(binary<T>("arith.addf"), [](T a, T b) { return a + b; });
  check(binary<T>("arith.subf"), [](T a, T b) { return a - b; });
  check(binary<T>("arith.mulf"), [](T a, T b) { return a * b; });
  check(binary<T>("arith.divf"), [](T a, T b) { return a / b; });
  check(binary<T>("math.copysign"),
        [](T a, T b) { return std::copysign(a, b); });
  check(binary<T>("arith.maxnumf"), [](T a, T b) {
    return a == b ? (std::signbit(a) ? b : a) : std::fmax(a, b);
  });
  check(binary<T>("arith.minnumf"), [](T a, T b) {
    return a == b ? (std::signbit(a) ? a : b) : std::fmin(a, b);
  });
  check(binary<T>("arith.maximumf"), [](T a, T b) {
    if (std::isnan(a) || std::isnan(b))
      return std::numeric_limits<T>::quiet_NaN();
    return a == b ? (std::signbit(a) ? b : a) : std::max(a, b);
  });
  auto unary = [](const std::string &op) {
    return "    %r0 = " + op + " %x0 : " + typeName<T>();
  };
  check(unary("arith.negf"), [](T a, T) { return -a; });
  check(unary("math.absf"), [](T a, T) { return std::fabs(a); });
  check(unary("math.floor"), [](T a, T) { return std::floor(a); });
  check(unary("math.ceil"), [](T a, T) { return std::ceil(a); });
  check(unary("math.trunc"), [](T a, T) { return std::trunc(a); });
  check(unary("math.roundeven"), [](T a, T) { return std::nearbyint(a); });
  check(unary("math.sqrt"), [](T a, T) { return std::sqrt(a); });
}

TEST_F(ElementwiseTest, SinglePrecisionArithmetic) {
  checkArithmetic<float>([&](const std::string &body, auto reference) {
    check<float, float>(body, reference);
  });
}

TEST_F(ElementwiseTest, DoublePrecisionArithmetic) {
  checkArithmetic<double>([&](const std::string &body, auto reference) {
    check<double, double>(body, reference);
  });
}

TEST_F(ElementwiseTest, Comparisons) {
  struct {
    const char *name;
    bool (*holds)(double, double);
  } predicates[] = {
      {"oeq", [](double a, double b) { return a == b; }},
      {"une", [](double a, double b) { return a != b; }},
      {"one", [](double a, double b) { return a < b || a > b; }},
      {"ueq", [](double a, double b) { return !(a < b || a > b); }},
      {"olt", [](double a, double b) { return a < b; }},
      {"ole", [](double a, double b) { return a <= b; }},
      {"ugt", [](double a, double b) { return !(a <= b); }},
      {"uge", [](double a, double b) { return !(a < b); }},
      {"uno", [](double a, double b) { return a != a || b != b; }},
      {"ord", [](double a, double b) { return a == a && b == b; }},
  };
  for (auto &predicate : predicates)
    for (const char *type : {"f64", "f32"}) {
      std::string body = std::string("    %c = arith.cmpf ") + predicate.name +
                         ", %x0, %x1 : " + type +
                         "\n    %r0 = arith.extui %c : i1 to i8";
      auto holds = [&](auto a, auto b) {
        return uint8_t(predicate.holds(a, b));
      };
      if (std::string(type) == "f64")
        check<uint8_t, double>(body, holds);
      else
        check<uint8_t, float>(body, holds);
    }
}

TEST_F(ElementwiseTest, FloatIntegerCasts) {
  std::vector<double> values = {-128.7, -1.5, -0.5, 0, 0.5, 99.9, 127};
  std::vector<int8_t> bytes;
  std::vector<int64_t> longs;
  for (double value : values) {
    bytes.push_back(int8_t(value));
    longs.push_back(int64_t(value * 1e15));
  }
  expectSame(
      apply<int8_t, double>("    %r0 = arith.fptosi %x0 : f64 to i8", {values}),
      bytes, "f64 to i8");
  expectSame(apply<int64_t, double>("    %c = arith.constant 1.0e15 : f64\n"
                                    "    %p = arith.mulf %x0, %c : f64\n"
                                    "    %r0 = arith.fptosi %p : f64 to i64",
                                    {values}),
             longs, "f64 to i64");
  std::vector<float> floats;
  for (int8_t value : bytes)
    floats.push_back(value);
  expectSame(
      apply<float, int8_t>("    %r0 = arith.sitofp %x0 : i8 to f32", {bytes}),
      floats, "i8 to f32");
  std::vector<uint16_t> chars = {0, 1, 65, 0x7fff, 0x8000, 0xffff};
  std::vector<double> codes(chars.begin(), chars.end());
  expectSame(apply<double, uint16_t>("    %r0 = arith.uitofp %x0 : i16 to f64",
                                     {chars}),
             codes, "i16 to f64");
  std::vector<int64_t> wide = {0, -1, (1ll << 53) + 1, -(1ll << 62) - 1};
  std::vector<double> rounded(wide.begin(), wide.end());
  expectSame(
      apply<double, int64_t>("    %r0 = arith.sitofp %x0 : i64 to f64", {wide}),
      rounded, "i64 to f64");
  std::vector<double> halfway = {1 + 0x1p-24, 1 + 0x1.8p-23, 0.1, -1e300,
                                 1e-30};
  std::vector<float> narrowed(halfway.begin(), halfway.end());
  expectSame(apply<float, double>("    %r0 = arith.truncf %x0 : f64 to f32",
                                  {halfway}),
             narrowed, "f64 to f32");
}

TEST_F(ElementwiseTest, RandomDivisionAndRootAreCorrectlyRounded) {
  size_t n = 100000;
  std::vector<float> a = randomFloats(n), b = randomFloats(n, 2), quotients,
                     roots;
  for (size_t i = 0; i < n; ++i) {
    quotients.push_back(a[i] / b[i]);
    roots.push_back(std::sqrt(std::fabs(a[i])));
  }
  expectSame(apply<float, float>(binary<float>("arith.divf"), {a, b}),
             quotients, "division");
  expectSame(apply<float, float>("    %p = math.absf %x0 : f32\n"
                                 "    %r0 = math.sqrt %p : f32",
                                 {a}),
             roots, "square root");
}

// Contracted, x*y - z would not be zero.
TEST_F(ElementwiseTest, ProductsAndSumsAreNotContracted) {
  size_t n = 4096;
  std::vector<double> a, b, c, zeros(n, 0.0);
  std::mt19937_64 generator(5);
  for (size_t i = 0; i < n; ++i) {
    a.push_back(double(generator()) * 0x1p-64 + 1);
    b.push_back(double(generator()) * 0x1p-64 + 1);
    c.push_back(a[i] * b[i]);
  }
  expectSame(apply<double, double>("    %p = arith.mulf %x0, %x1 : f64\n"
                                   "    %r0 = arith.subf %p, %x2 : f64",
                                   {a, b, c}),
             zeros, "x*y - z");
}

} // namespace
