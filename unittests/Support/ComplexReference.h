//===- ComplexReference.h - exact complex functions -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On MPFR, by the plainest formulas with digits enough for what cancels.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_SUPPORT_COMPLEXREFERENCE_H
#define RUNMAT_UNITTESTS_SUPPORT_COMPLEXREFERENCE_H

#include "AngleReference.h"

#include <mpfr.h>

#include <utility>

namespace runmat::test {

/// Digits of all that is computed, in bits: x^2 + y^2 of doubles of any size is
/// exact.
inline mpfr_prec_t &complexBits() {
  static mpfr_prec_t bits = 600;
  return bits;
}

class Real {
public:
  Real() { mpfr_init2(value, complexBits()); }
  Real(double x) : Real() { mpfr_set_d(value, x, MPFR_RNDN); }
  Real(const Real &other) : Real() { mpfr_set(value, other.value, MPFR_RNDN); }
  Real &operator=(const Real &other) {
    mpfr_set(value, other.value, MPFR_RNDN);
    return *this;
  }
  ~Real() { mpfr_clear(value); }

  template <auto function> static Real of(const Real &x) {
    Real result;
    function(result.value, x.value, MPFR_RNDN);
    return result;
  }
  template <auto function> static Real of(const Real &x, const Real &y) {
    Real result;
    function(result.value, x.value, y.value, MPFR_RNDN);
    return result;
  }
  friend Real operator+(const Real &x, const Real &y) {
    return of<mpfr_add>(x, y);
  }
  friend Real operator-(const Real &x, const Real &y) {
    return of<mpfr_sub>(x, y);
  }
  friend Real operator*(const Real &x, const Real &y) {
    return of<mpfr_mul>(x, y);
  }
  friend Real operator/(const Real &x, const Real &y) {
    return of<mpfr_div>(x, y);
  }
  Real operator-() const {
    Real result;
    mpfr_neg(result.value, value, MPFR_RNDN);
    return result;
  }
  bool isNegative() const { return mpfr_signbit(value) != 0; }

  mpfr_t value;
};

struct ComplexReal {
  Real real, imaginary;

  friend ComplexReal operator+(const ComplexReal &x, const ComplexReal &y) {
    return {x.real + y.real, x.imaginary + y.imaginary};
  }
  friend ComplexReal operator-(const ComplexReal &x, const ComplexReal &y) {
    return {x.real - y.real, x.imaginary - y.imaginary};
  }
  friend ComplexReal operator*(const ComplexReal &x, const ComplexReal &y) {
    return {x.real * y.real - x.imaginary * y.imaginary,
            x.real * y.imaginary + x.imaginary * y.real};
  }
  friend ComplexReal operator/(const ComplexReal &x, const ComplexReal &y) {
    const Real size = y.real * y.real + y.imaginary * y.imaginary;
    const ComplexReal above = x * ComplexReal{y.real, -y.imaginary};
    return {above.real / size, above.imaginary / size};
  }
  ComplexReal timesI() const { return {-imaginary, real}; }
  ComplexReal overI() const { return {imaginary, -real}; }
};

namespace exactly {

inline Real absolute(const ComplexReal &z) {
  return Real::of<mpfr_hypot>(z.real, z.imaginary);
}
inline ComplexReal exp(const ComplexReal &z) {
  const Real size = Real::of<mpfr_exp>(z.real);
  return {size * Real::of<mpfr_cos>(z.imaginary),
          size * Real::of<mpfr_sin>(z.imaginary)};
}
inline ComplexReal expm1(const ComplexReal &z) {
  return exp(z) - ComplexReal{1, 0};
}
inline ComplexReal sinh(const ComplexReal &z) {
  return {Real::of<mpfr_sinh>(z.real) * Real::of<mpfr_cos>(z.imaginary),
          Real::of<mpfr_cosh>(z.real) * Real::of<mpfr_sin>(z.imaginary)};
}
inline ComplexReal cosh(const ComplexReal &z) {
  return {Real::of<mpfr_cosh>(z.real) * Real::of<mpfr_cos>(z.imaginary),
          Real::of<mpfr_sinh>(z.real) * Real::of<mpfr_sin>(z.imaginary)};
}
/// The sign of x where e^x is out of the range.
inline ComplexReal tanh(const ComplexReal &z) {
  const bool isFar = mpfr_cmpabs_ui(z.real.value, 1 << 20) > 0;
  return isFar ? ComplexReal{z.real.isNegative() ? -1 : 1, 0}
               : sinh(z) / cosh(z);
}
inline ComplexReal sin(const ComplexReal &z) {
  return sinh(z.timesI()).overI();
}
inline ComplexReal cos(const ComplexReal &z) { return cosh(z.timesI()); }
inline ComplexReal tan(const ComplexReal &z) {
  return tanh(z.timesI()).overI();
}

inline Real pi() {
  Real result;
  mpfr_const_pi(result.value, MPFR_RNDN);
  return result;
}
inline ComplexReal scaled(const ComplexReal &z, const Real &factor) {
  return {z.real * factor, z.imaginary * factor};
}
inline ComplexReal inDegrees(const ComplexReal &z) {
  return scaled(z, Real(180) / pi());
}
/// Of a real part whose sine and cosine are exact where they are 0, and an
/// imaginary one in radians.
inline ComplexReal sineOf(const Real &sine, const Real &cosine, const Real &t) {
  return {sine * Real::of<mpfr_cosh>(t), cosine * Real::of<mpfr_sinh>(t)};
}
inline Real sineOfDegrees(const Real &x) {
  return Real::of<exactOfDegrees<mpfr_sinu>>(x);
}
inline Real cosineOfDegrees(const Real &x) {
  return Real::of<exactOfDegrees<mpfr_cosu>>(x);
}
inline Real ofDegrees(const Real &y) { return y * pi() / Real(180); }
inline ComplexReal sind(const ComplexReal &z) {
  return sineOf(sineOfDegrees(z.real), cosineOfDegrees(z.real),
                ofDegrees(z.imaginary));
}
inline ComplexReal cosd(const ComplexReal &z) {
  return sineOf(cosineOfDegrees(z.real), -sineOfDegrees(z.real),
                ofDegrees(z.imaginary));
}
inline ComplexReal tand(const ComplexReal &z) {
  const bool isFar = mpfr_cmpabs_ui(z.imaginary.value, 1 << 20) > 0;
  return isFar ? ComplexReal{0, z.imaginary.isNegative() ? -1 : 1}
               : sind(z) / cosd(z);
}
inline ComplexReal sinpi(const ComplexReal &z) {
  return sineOf(Real::of<mpfr_sinpi>(z.real), Real::of<mpfr_cospi>(z.real),
                z.imaginary * pi());
}
inline ComplexReal cospi(const ComplexReal &z) {
  return sineOf(Real::of<mpfr_cospi>(z.real), -Real::of<mpfr_sinpi>(z.real),
                z.imaginary * pi());
}

inline ComplexReal log(const ComplexReal &z) {
  const Real squares = z.real * z.real + z.imaginary * z.imaginary;
  return {Real::of<mpfr_log>(squares) * Real(0.5),
          Real::of<mpfr_atan2>(z.imaginary, z.real)};
}
inline ComplexReal dividedByLogOf(double base, const ComplexReal &z) {
  const Real divisor = Real::of<mpfr_log>(Real(base));
  return {z.real / divisor, z.imaginary / divisor};
}
inline ComplexReal log2(const ComplexReal &z) {
  return dividedByLogOf(2, log(z));
}
inline ComplexReal log10(const ComplexReal &z) {
  return dividedByLogOf(10, log(z));
}
inline ComplexReal log1p(const ComplexReal &z) {
  return log(ComplexReal{z.real + Real(1), z.imaginary});
}

/// sqrt((|z|+x)/2) has the digits of |z| that x leaves.
inline ComplexReal sqrt(const ComplexReal &z) {
  const Real size = absolute(z);
  const auto part = [&](const Real &sum) {
    return Real::of<mpfr_sqrt>(sum * Real(0.5));
  };
  const Real imaginary = part(size - z.real);
  return {part(size + z.real),
          z.imaginary.isNegative() ? -imaginary : imaginary};
}
inline ComplexReal sign(const ComplexReal &z) {
  const Real size = absolute(z);
  return {z.real / size, z.imaginary / size};
}

/// 1-z and 1+z.
inline ComplexReal beforeOne(const ComplexReal &z) {
  return {Real(1) - z.real, -z.imaginary};
}
inline ComplexReal behindOne(const ComplexReal &z) {
  return {Real(1) + z.real, z.imaginary};
}
/// -i*log(i*z + sqrt(1-z^2)), where nothing cancels below the real axis.
inline ComplexReal asin(const ComplexReal &z) {
  if (!z.imaginary.isNegative()) {
    const ComplexReal other = asin({-z.real, -z.imaginary});
    return {-other.real, -other.imaginary};
  }
  // Not of 1-z^2, where zeros lose their signs.
  const ComplexReal root = sqrt(beforeOne(z)) * sqrt(behindOne(z));
  return log(z.timesI() + root).overI();
}
inline ComplexReal acos(const ComplexReal &z) {
  const Real quarter = Real::of<mpfr_acos>(Real(0));
  const ComplexReal angle = asin(z);
  return {quarter - angle.real, -angle.imaginary};
}
inline ComplexReal asinh(const ComplexReal &z) {
  return asin(z.timesI()).overI();
}
inline ComplexReal acosh(const ComplexReal &z) {
  const ComplexReal angle = acos(z);
  return {Real::of<mpfr_abs>(angle.imaginary),
          z.imaginary.isNegative() ? -angle.real : angle.real};
}
inline ComplexReal atanh(const ComplexReal &z) {
  const ComplexReal twice = log(behindOne(z)) - log(beforeOne(z));
  return {twice.real * Real(0.5), twice.imaginary * Real(0.5)};
}
inline ComplexReal atan(const ComplexReal &z) {
  return atanh(z.timesI()).overI();
}

inline ComplexReal asind(const ComplexReal &z) { return inDegrees(asin(z)); }
inline ComplexReal acosd(const ComplexReal &z) { return inDegrees(acos(z)); }
inline ComplexReal atand(const ComplexReal &z) { return inDegrees(atan(z)); }

inline ComplexReal quotient(const ComplexReal &x, const ComplexReal &y) {
  return x / y;
}
inline ComplexReal power(const ComplexReal &x, const ComplexReal &y) {
  return exp(y * log(x));
}

} // namespace exactly

} // namespace runmat::test

#endif // RUNMAT_UNITTESTS_SUPPORT_COMPLEXREFERENCE_H
