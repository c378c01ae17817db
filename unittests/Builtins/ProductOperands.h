//===- ProductOperands.h - what product kernels are tried on ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_BUILTINS_PRODUCTOPERANDS_H
#define RUNMAT_UNITTESTS_BUILTINS_PRODUCTOPERANDS_H

#include <algorithm>
#include <cmath>
#include <cstring>
#include <gtest/gtest.h>
#include <limits>
#include <random>
#include <string>
#include <vector>

namespace runmat {

inline const char *const levels[] = {"x86-64", "x86-64-v3", "x86-64-v4"};

/// Special values, hard ones, and others of every magnitude.
template <typename T> std::vector<T> operands(int64_t n, unsigned seed) {
  using L = std::numeric_limits<T>;
  std::vector<T> values{0,
                        -T(0),
                        1,
                        -1,
                        T(0.5),
                        T(-0.5),
                        2,
                        3,
                        T(-2.5),
                        L::min(),
                        -L::min(),
                        L::denorm_min(),
                        L::max(),
                        -L::max(),
                        L::infinity(),
                        -L::infinity(),
                        L::quiet_NaN(),
                        1 + L::epsilon(),
                        T(1e22),
                        T(709.78),
                        T(88.7),
                        T(M_PI_2),
                        T(M_PI),
                        180,
                        T(-745.2),
                        L::min() / 2,
                        T(1e-300),
                        T(90)};
  std::mt19937_64 random(seed);
  std::uniform_real_distribution<double> magnitude(-12, 12), sign(-1, 1);
  std::shuffle(values.begin(), values.end(), random);
  while (int64_t(values.size()) < n)
    values.push_back(
        T(std::copysign(std::exp(magnitude(random)), sign(random))));
  values.resize(size_t(n));
  return values;
}

/// Bytes that no kernel may touch surround the result.
template <typename Run>
std::vector<unsigned char> result(int64_t bytes, Run run) {
  std::vector<unsigned char> out(size_t(bytes) + 64, 0xA5);
  run(out.data() + 32);
  return out;
}

template <typename T>
void expectSame(const std::vector<unsigned char> &got,
                const std::vector<unsigned char> &expected, bool isExact,
                const std::string &what) {
  if (isExact) {
    EXPECT_EQ(got, expected) << what;
    return;
  }
  for (size_t i = 0; i < got.size(); i += sizeof(T)) {
    T a, b;
    std::memcpy(&a, &got[i], sizeof(T));
    std::memcpy(&b, &expected[i], sizeof(T));
    if (std::isnan(a) && std::isnan(b))
      continue;
    ASSERT_EQ(std::memcmp(&a, &b, sizeof(T)), 0)
        << what << " byte " << i << ": got " << a << ", expected " << b;
  }
}

inline constexpr int64_t lengths[] = {1, 2, 7, 31, 33, 100, 257, 40001};

} // namespace runmat

#endif // RUNMAT_UNITTESTS_BUILTINS_PRODUCTOPERANDS_H
