//===- RealDomains.h - where results are real -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The domains of the catalogue (Domain in lib/Catalogue/Schema.td) that units
// test.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_REALDOMAINS_H
#define RUNMAT_REALDOMAINS_H

#include <cstdint>

namespace runmat {

/// Which real operands of an op have a real result.
enum class RealDomain : uint8_t {
  AllReals,
#define RUNMAT_DOMAIN(domain, outside, condition) domain,
#include "Catalogue/Domains.inc"
};

/// What the others have.
enum class OutsideDomain : uint8_t { Nothing, Complex, Error };

inline OutsideDomain outsideOf(RealDomain domain) {
  switch (domain) {
  case RealDomain::AllReals:
    break;
#define RUNMAT_DOMAIN(domain, outside, condition)                              \
  case RealDomain::domain:                                                     \
    return OutsideDomain::outside;
#include "Catalogue/Domains.inc"
  }
  return OutsideDomain::Nothing;
}

} // namespace runmat

#endif // RUNMAT_REALDOMAINS_H
