//===- WindowCopy.cpp - copies between strided windows ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/WindowCopy.h"
#include "runtime/ParallelWork.h"

#include <algorithm>
#include <cstring>

namespace runmat {

int64_t WindowCopy::count() const {
  int64_t count = 1;
  for (const Dimension &dimension : dimensions)
    count *= dimension.extent;
  return count;
}

/// Whether `outer` goes on where `inner` ends.
static bool continues(const WindowCopy::Dimension &inner,
                      const WindowCopy::Dimension &outer) {
  return outer.from == inner.from * inner.extent &&
         outer.to == inner.to * inner.extent;
}

void WindowCopy::collapse() {
  std::vector<Dimension> few;
  for (const Dimension &dimension : dimensions) {
    if (dimension.extent == 1)
      continue;
    if (!few.empty() && continues(few.back(), dimension))
      few.back().extent *= dimension.extent;
    else
      few.push_back(dimension);
  }
  dimensions = std::move(few);
}

/// Whether pairs of neighbours are elements of a window twice as wide.
static bool hasPairs(const WindowCopy &window) {
  const auto &dimensions = window.dimensions;
  bool even = !dimensions.empty() && dimensions[0].extent % 2 == 0 &&
              dimensions[0].from == 1 && dimensions[0].to == 1 &&
              window.fromOffset % 2 == 0 && window.toOffset % 2 == 0;
  for (size_t d = 1; d < dimensions.size(); ++d)
    even &= dimensions[d].from % 2 == 0 && dimensions[d].to % 2 == 0;
  return even;
}

void WindowCopy::widen() {
  for (; elementBytes < 8 && hasPairs(*this); elementBytes *= 2) {
    fromOffset /= 2;
    toOffset /= 2;
    dimensions[0].extent /= 2;
    for (size_t d = 1; d < dimensions.size(); ++d) {
      dimensions[d].from /= 2;
      dimensions[d].to /= 2;
    }
  }
}

namespace {

using Dimension = WindowCopy::Dimension;

template <size_t size>
void copyRow(const char *from, char *to, const Dimension &row) {
  for (int64_t i = 0; i < row.extent; ++i)
    std::memcpy(to + i * row.to * int64_t(size),
                from + i * row.from * int64_t(size), size);
}

/// Copies elements of `size` bytes along one dimension.
void copyRow(size_t size, const char *from, char *to, const Dimension &row) {
  if (row.from == 1 && row.to == 1) {
    std::memcpy(to, from, size_t(row.extent) * size);
    return;
  }
  switch (size) {
  case 1:
    return copyRow<1>(from, to, row);
  case 2:
    return copyRow<2>(from, to, row);
  case 4:
    return copyRow<4>(from, to, row);
  case 8:
    return copyRow<8>(from, to, row);
  default:
    return copyRow<16>(from, to, row);
  }
}

/// The dimension that threads share: the slowest, whose parts lie apart, unless
/// it has too few for them.
size_t sharedDimension(const std::vector<Dimension> &dimensions) {
  constexpr int64_t enough = 64;
  if (dimensions.back().extent >= enough)
    return dimensions.size() - 1;
  const auto longest =
      std::ranges::max_element(dimensions, {}, &Dimension::extent);
  return size_t(longest - dimensions.begin());
}

/// Copies the first `rank` dimensions.
void copyBox(const WindowCopy &window, size_t rank, const char *from,
             char *to) {
  const auto size = int64_t(window.elementBytes);
  const Dimension &last = window.dimensions[rank - 1];
  if (rank == 1)
    return copyRow(window.elementBytes, from, to, last);
  for (int64_t i = 0; i < last.extent; ++i)
    copyBox(window, rank - 1, from + i * last.from * size,
            to + i * last.to * size);
}

void copyAll(const WindowCopy &window, const char *from, char *to) {
  copyBox(window, window.dimensions.size(), from, to);
}

/// Pieces write different elements, so no result depends on the cut.
void copyShared(const WindowCopy &window, const char *from, char *to,
                bool mayStop) {
  constexpr int64_t pieceBytes = 1 << 16;
  const auto size = int64_t(window.elementBytes);
  const size_t d = sharedDimension(window.dimensions);
  const Dimension whole = window.dimensions[d];
  const int64_t beside = window.count() / whole.extent * size;
  const int64_t step = std::max<int64_t>(1, pieceBytes / beside);
  auto work = [&](uint64_t begin, uint64_t end) {
    WindowCopy piece = window;
    const int64_t first = int64_t(begin) * step;
    piece.dimensions[d].extent =
        std::min(whole.extent, int64_t(end) * step) - first;
    copyAll(piece, from + first * whole.from * size,
            to + first * whole.to * size);
  };
  const auto share = mayStop ? inParallel : inParallelToTheEnd;
  share((whole.extent + step - 1) / step, work);
}

} // namespace

/// Without a list of its own, where that would take longer than the copy.
static bool copySmall(const WindowCopy &window, const char *from, char *to) {
  constexpr int64_t smallBytes = 512;
  const auto size = int64_t(window.elementBytes);
  if (window.count() * size > smallBytes || window.dimensions.empty())
    return false;
  copyAll(window, from + window.fromOffset * size, to + window.toOffset * size);
  return true;
}

void WindowCopy::run(const void *from, void *to, bool mayStop) const {
  if (count() == 0 || copySmall(*this, static_cast<const char *>(from),
                                static_cast<char *>(to)))
    return;
  WindowCopy window = *this;
  window.collapse();
  if (window.dimensions.empty())
    window.dimensions.push_back({1, 1, 1});
  const auto size = int64_t(elementBytes);
  const char *first = static_cast<const char *>(from) + fromOffset * size;
  char *target = static_cast<char *>(to) + toOffset * size;
  if (count() * size < sharedBytes)
    copyAll(window, first, target);
  else
    copyShared(window, first, target, mayStop);
}

} // namespace runmat
