//===- ShortLines.cpp - lines that fit a cache ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Fourier/Lines.h"
#include "Fourier/Workspace.h"
#include "runtime/ParallelWork.h"

#include <algorithm>

namespace runmat::fourier {

namespace {

/// Some lines at a time, side by side, where they fit the cache together. The
/// bits of a line do not depend on those beside it.
template <typename T> class ShortLines final : public LineTransform<T> {
public:
  explicit ShortLines(int64_t length)
      : stockham(length),
        together(std::clamp<int64_t>(cachedElements / length, 1, most)) {}

  void run(const Lines<const T> &from, const Lines<T> &to,
           int64_t lines) const override {
    const int64_t groups = (lines + together - 1) / together;
    auto some = [&](uint64_t begin, uint64_t end) {
      Workspace<T> workspace(std::min(lines, together) * stockham.length());
      for (auto group = int64_t(begin); group < int64_t(end); ++group) {
        const int64_t first = group * together;
        transform(from.from(first), to.from(first),
                  std::min(together, lines - first), workspace);
      }
    };
    if (groups > 1 && lines * stockham.length() >= sharedElements)
      inParallel(groups, some);
    else
      some(0, uint64_t(groups));
  }

private:
  static constexpr int64_t cachedElements = 1 << 12, most = 8;

  void transform(const Lines<const T> &from, const Lines<T> &to, int64_t lines,
                 Workspace<T> &workspace) const {
    const int64_t n = stockham.length();
    const Parts<T> data = workspace.data();
    for (int64_t line = 0; line < lines; ++line)
      for (int64_t j = 0; j < n; ++j) {
        data.re[line + j * lines] = from.re[2 * j + line * from.distance];
        data.im[line + j * lines] = from.im[2 * j + line * from.distance];
      }
    const Parts<T> result = stockham.run(data, workspace.scratch(), lines);
    for (int64_t line = 0; line < lines; ++line)
      for (int64_t j = 0; j < n; ++j) {
        to.re[2 * j + line * to.distance] = result.re[line + j * lines];
        to.im[2 * j + line * to.distance] = result.im[line + j * lines];
      }
  }

  Stockham<T> stockham;
  int64_t together;
};

} // namespace

template <typename T>
std::unique_ptr<LineTransform<T>> makeShortLines(int64_t length) {
  return std::make_unique<ShortLines<T>>(length);
}
template std::unique_ptr<LineTransform<double>> makeShortLines(int64_t length);
template std::unique_ptr<LineTransform<float>> makeShortLines(int64_t length);

} // namespace runmat::fourier
