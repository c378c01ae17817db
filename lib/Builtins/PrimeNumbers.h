//===- PrimeNumbers.h - primes and factors of whole numbers -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_PRIMENUMBERS_H
#define RUNMAT_BUILTINS_PRIMENUMBERS_H

#include <cstdint>
#include <vector>

namespace runmat::builtins {

bool isPrimeNumber(uint64_t n);

/// In ascending order; n itself below 4.
std::vector<uint64_t> primeFactors(uint64_t n);

} // namespace runmat::builtins

#endif // RUNMAT_BUILTINS_PRIMENUMBERS_H
