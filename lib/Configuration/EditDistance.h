//===- EditDistance.h - how unlike two names are ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CONFIGURATION_EDITDISTANCE_H
#define RUNMAT_CONFIGURATION_EDITDISTANCE_H

#include <cstddef>
#include <string_view>

namespace runmat::config {

/// The least number of letters to leave out, put in, change, or exchange with
/// the next one, that makes one name of the other (optimal string alignment).
size_t editDistance(std::string_view from, std::string_view to);

} // namespace runmat::config

#endif // RUNMAT_CONFIGURATION_EDITDISTANCE_H
