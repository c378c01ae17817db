//===- FormValues.h - values of every class and shape -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_CATALOGUE_FORMVALUES_H
#define RUNMAT_UNITTESTS_CATALOGUE_FORMVALUES_H

#include "Catalogue/Catalogue.h"
#include "Values/Value.h"

#include <vector>

namespace runmat::test {

/// Arrays of 1, 2, 3, … of every class as scalar, row, column, matrix, square,
/// 0x0, 0x3 and 3-D; NaN, infinities and complex numbers; cells, strings and
/// structs of the same shapes; texts; a handle; objects.
const std::vector<Value> &formValues();

/// A value that a kind takes, of three rows or columns where it can be.
Value usualValue(const catalogue::Kind &kind);

} // namespace runmat::test

#endif // RUNMAT_UNITTESTS_CATALOGUE_FORMVALUES_H
