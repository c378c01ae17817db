//===- Bins.h - bins of a histogram -----------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_GRAPHICS_BINS_H
#define RUNMAT_GRAPHICS_BINS_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace runmat::graphics {

using Numbers = std::vector<double>;

/// What is asked of the bins; the rest follows from the data.
struct BinRequest {
  std::optional<double> count, width;
  std::optional<std::pair<double, double>> limits;
  /// One of the words of binMethods.
  std::string method = "auto";
};

inline constexpr std::string_view binMethods =
    "auto|scott|fd|integers|sturges|sqrt";
inline constexpr std::string_view normalisationWords =
    "count|probability|countdensity|pdf|cumcount|cdf|percentage";

/// Ascending edges, two at least, at round numbers where nothing else is asked
/// for.
Numbers binEdges(const Numbers &data, const BinRequest &request);

/// Finds bins between ascending edges, which must outlive it.
class BinFinder {
public:
  explicit BinFinder(const Numbers &edges);
  /// The bin of a value, from 0 on: its left edge belongs to it, and to the
  /// last bin its right one. Nothing outside.
  std::optional<size_t> find(double value) const;

private:
  const Numbers &edges;
  size_t last;
  double perUnit;
};
Numbers binCounts(const Numbers &data, const Numbers &edges);

/// The counts as a word of normalisationWords says: as shares of `all` values,
/// as densities, or as sums from the first bin on.
Numbers normalised(const Numbers &counts, const Numbers &edges, double all,
                   std::string_view word);

} // namespace runmat::graphics

#endif // RUNMAT_GRAPHICS_BINS_H
