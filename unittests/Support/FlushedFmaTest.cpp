//===- FlushedFmaTest.cpp - texts where fma loses subnormals ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Some devices take subnormal singles for 0 in fma. The texts have the same
// bits there.
//===----------------------------------------------------------------------===//
#include "ClassPoints.h"

using namespace runmat;
using namespace runmat::test;

namespace {

struct FlushingArithmetic : elementary::PlainArithmetic<float> {
  static float flushed(float x) {
    return std::fpclassify(x) == FP_SUBNORMAL ? std::copysign(0.0f, x) : x;
  }
  float fma(float x, float y, float z) const {
    return flushed(std::fma(flushed(x), flushed(y), flushed(z)));
  }
};
using Plain = elementary::PlainElementary<float>;
using Flushing = elementary::ElementaryText<FlushingArithmetic>;

struct Unary {
  const char *name;
  float (Plain::*plain)(float) const;
  float (Flushing::*flushing)(float) const;
};
struct Binary {
  const char *name;
  float (Plain::*plain)(float, float) const;
  float (Flushing::*flushing)(float, float) const;
};
#define TEXT(name) {#name, &Plain::name, &Flushing::name}
const Unary unary[] = {
    TEXT(exp),   TEXT(exp2),   TEXT(exp10), TEXT(expm1),   TEXT(log),
    TEXT(log2),  TEXT(log10),  TEXT(log1p), TEXT(sinh),    TEXT(cosh),
    TEXT(tanh),  TEXT(asinh),  TEXT(acosh), TEXT(atanh),   TEXT(sin),
    TEXT(cos),   TEXT(tan),    TEXT(sinpi), TEXT(cospi),   TEXT(tanpi),
    TEXT(sind),  TEXT(cosd),   TEXT(tand),  TEXT(erf),     TEXT(erfc),
    TEXT(erfcx), TEXT(erfinv), TEXT(gamma), TEXT(gammaln), TEXT(psi),
    TEXT(asin),  TEXT(acos),   TEXT(atan),  TEXT(asind),   TEXT(acosd),
    TEXT(atand), TEXT(rsqrt),  TEXT(cbrt),  TEXT(erfcinv)};
const Binary binary[] = {TEXT(power),  TEXT(atan2), TEXT(hypot), TEXT(nthroot),
                         TEXT(rem),    TEXT(mod),   TEXT(beta),  TEXT(betaln),
                         TEXT(atan2d), TEXT(pow2)};
#undef TEXT

float any(float x) {
  return std::isnan(x) ? std::numeric_limits<float>::quiet_NaN() : x;
}

template <typename... Operands>
void expectSame(const char *name, float plain, float flushing,
                Operands... operands) {
  if (!haveSameBits(any(plain), any(flushing)))
    ADD_FAILURE() << std::hexfloat << name << " is " << plain
                  << " and where fma loses subnormals " << flushing << " of"
                  << ((testing::Message() << std::hexfloat << ' ' << operands)
                          .GetString() +
                      ...);
}

TEST(FlushedFma, FunctionsOfOneNumber) {
  ClassPoints<float> points;
  points.special().binades().binades().binades().any(20000);
  for (const Unary &f : unary)
    for (float x : points.numbers)
      expectSame(f.name, (Plain().*f.plain)(x), (Flushing().*f.flushing)(x), x);
}

TEST(FlushedFma, FunctionsOfTwoNumbers) {
  ClassPoints<float> first, second;
  first.special().binades().any(20000);
  second.any(1000);
  for (const Binary &f : binary)
    for (size_t i = 0; i < first.numbers.size(); ++i) {
      const float x = first.numbers[i];
      for (float y :
           {second.numbers[i % second.numbers.size()], 3.7f, x * 1.5f})
        expectSame(f.name, (Plain().*f.plain)(x, y),
                   (Flushing().*f.flushing)(x, y), x, y);
    }
}

} // namespace
