//===- PrimeNumbers.cpp - primes and factors of whole numbers ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/PrimeNumbers.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace runmat::builtins {

namespace {

uint64_t product(uint64_t a, uint64_t b, uint64_t modulus) {
  __extension__ typedef unsigned __int128 Wide;
  return uint64_t(Wide(a) * b % modulus);
}

uint64_t power(uint64_t base, uint64_t exponent, uint64_t modulus) {
  uint64_t result = 1;
  for (base %= modulus; exponent; exponent >>= 1) {
    if (exponent & 1)
      result = product(result, base, modulus);
    base = product(base, base, modulus);
  }
  return result;
}

/// Whether an odd n above `witness` is composite as the witness tells (M. O.
/// Rabin, J. Number Theory 12, 1980).
bool isComposite(uint64_t n, uint64_t witness) {
  const int twos = std::countr_zero(n - 1);
  uint64_t x = power(witness, (n - 1) >> twos, n);
  if (x == 1 || x == n - 1)
    return false;
  for (int i = 1; i < twos; ++i) {
    x = product(x, x, n);
    if (x == n - 1)
      return false;
  }
  return true;
}

/// These witnesses leave no composite number below 2^64 undetected, and the
/// least divisor of what is smaller is one of them.
constexpr uint64_t witnesses[] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};

/// A divisor of a composite n that is neither 1 nor n (J. M. Pollard, BIT 15,
/// 1975). Runs of steps end where two places of a sequence meet modulo the
/// divisor.
uint64_t divisorOf(uint64_t n) {
  for (uint64_t shift = 1;; ++shift) {
    uint64_t slow = 2, fast = 2, divisor = 1;
    const auto step = [&](uint64_t x) {
      const uint64_t square = product(x, x, n);
      return square >= n - shift ? square - (n - shift) : square + shift;
    };
    while (divisor == 1) {
      slow = step(slow);
      fast = step(step(fast));
      divisor = std::gcd(slow > fast ? slow - fast : fast - slow, n);
    }
    if (divisor != n)
      return divisor;
  }
}

void addFactors(uint64_t n, std::vector<uint64_t> &factors) {
  if (n == 1)
    return;
  if (isPrimeNumber(n)) {
    factors.push_back(n);
    return;
  }
  const uint64_t divisor = divisorOf(n);
  addFactors(divisor, factors);
  addFactors(n / divisor, factors);
}

} // namespace

bool isPrimeNumber(uint64_t n) {
  for (uint64_t witness : witnesses)
    if (n % witness == 0)
      return n == witness;
  return n > 1 && std::ranges::none_of(witnesses, [&](uint64_t witness) {
           return isComposite(n, witness);
         });
}

std::vector<uint64_t> primeFactors(uint64_t n) {
  if (n < 4)
    return {n};
  std::vector<uint64_t> factors;
  // Small ones first: they are many, and quick to find.
  for (uint64_t d = 2; d < 1000 && d * d <= n; d += d == 2 ? 1 : 2)
    for (; n % d == 0; n /= d)
      factors.push_back(d);
  addFactors(n, factors);
  std::ranges::sort(factors);
  return factors;
}

} // namespace runmat::builtins
