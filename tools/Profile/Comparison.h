//===- Comparison.h - whether two results are the same bits -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_PROFILE_COMPARISON_H
#define RUNMAT_TOOLS_PROFILE_COMPARISON_H

#include "runtime/Array.h"

#include <optional>
#include <span>
#include <string>

namespace runmat::profile {

/// How the array differs from what was expected, in words: class, extents, or
/// the first element with other bits and how many there are. Fetches both to
/// the host.
std::optional<std::string> difference(const Array &found,
                                      const Array &expected);
/// The same of bytes, as many in both.
std::optional<std::string> difference(std::span<const std::byte> found,
                                      std::span<const std::byte> expected);

} // namespace runmat::profile

#endif // RUNMAT_TOOLS_PROFILE_COMPARISON_H
