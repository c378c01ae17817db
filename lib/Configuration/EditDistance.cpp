//===- EditDistance.cpp - how unlike two names are --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Configuration/EditDistance.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace runmat::config {

size_t editDistance(std::string_view from, std::string_view to) {
  // Rows of the table of distances between beginnings: this one and two before.
  std::vector<size_t> last(to.size() + 1), row(to.size() + 1), before;
  std::iota(row.begin(), row.end(), size_t(0));
  for (size_t i = 1; i <= from.size(); ++i) {
    before = std::exchange(last, row);
    row[0] = i;
    for (size_t j = 1; j <= to.size(); ++j) {
      const size_t change = from[i - 1] == to[j - 1] ? 0 : 1;
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + change});
      const bool exchanged = i > 1 && j > 1 && from[i - 1] == to[j - 2] &&
                             from[i - 2] == to[j - 1];
      if (exchanged)
        row[j] = std::min(row[j], before[j - 2] + 1);
    }
  }
  return row[to.size()];
}

} // namespace runmat::config
