//===- Promises.h - what a record says of results ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_CATALOGUE_PROMISES_H
#define RUNMAT_UNITTESTS_CATALOGUE_PROMISES_H

#include "Catalogue/Catalogue.h"
#include "Values/Value.h"

#include <span>
#include <string>

namespace runmat::test {

/// What a result lacks of what its record says of it: "class double", "the
/// size", "being real"; empty when it is all there.
std::string brokenPromise(const catalogue::Result &promised,
                          const catalogue::Form &form,
                          std::span<const Value> arguments,
                          const Value &result);

} // namespace runmat::test

#endif // RUNMAT_UNITTESTS_CATALOGUE_PROMISES_H
