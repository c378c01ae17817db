//===- Bins.cpp - bins of a histogram ---------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Graphics/Bins.h"
#include "Values/NumberText.h"
#include "Values/Value.h"
#include "definitions/Elementary/ElementaryText.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace runmat::graphics {

namespace {

constexpr double mostBins = 1e7;

double log10Of(double x) {
  return elementary::PlainElementary<double>().log10(x);
}
double log2Of(double x) {
  return elementary::PlainElementary<double>().log2(x);
}
double cubeRootOf(double x) {
  return elementary::PlainElementary<double>().power(x, 1.0 / 3);
}

double epsOf(double x) {
  return std::nextafter(std::abs(x), HUGE_VAL) - std::abs(x);
}

/// Finite numbers in their order, or the outermost alone where no more is
/// needed.
struct Sample {
  Numbers sorted;

  Sample(const Numbers &data, const BinRequest &request) {
    for (double x : data)
      if (std::isfinite(x) &&
          (!request.limits ||
           (x >= request.limits->first && x <= request.limits->second)))
        sorted.push_back(x);
    const bool isGiven = request.count || request.width;
    if (isGiven && !sorted.empty()) {
      const auto [low, high] = std::ranges::minmax(sorted);
      sorted = {low, high};
    }
    std::ranges::sort(sorted);
  }
  double low() const { return sorted.front(); }
  double high() const { return sorted.back(); }
  double range() const { return high() - low(); }
  double count() const { return double(sorted.size()); }

  double deviation() const {
    double mean = 0, squares = 0;
    for (double x : sorted)
      mean += x / count();
    for (double x : sorted)
      squares += (x - mean) * (x - mean);
    return std::sqrt(squares / std::max(count() - 1, 1.0));
  }
  /// Between the middles of the order, and beyond the outer ones these.
  double quantile(double share) const {
    const double place = std::clamp(share * count() - 0.5, 0.0, count() - 1);
    const auto below = size_t(place);
    const size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] +
           (place - double(below)) * (sorted[above] - sorted[below]);
  }
  bool isWhole() const {
    return std::ranges::all_of(sorted,
                               [](double x) { return x == std::round(x); });
  }
};

Numbers evenEdges(double left, double width, double count, double right) {
  if (!(count <= mostBins))
    throw Error("MATLAB:histogram:tooManyBins", "There are too many bins.");
  Numbers edges = {left};
  for (double k = 1; k < count; ++k)
    edges.push_back(left + k * width);
  edges.push_back(right);
  return edges;
}

/// 1, 2, 3, 5 or 10 times a power of ten, the one that is nearest.
double niceWidth(double width) {
  const double power = powerOfTen(std::floor(log10Of(width)));
  const double size = width / power;
  return power * (size < 1.5   ? 1
                  : size < 2.5 ? 2
                  : size < 4   ? 3
                  : size < 7.5 ? 5
                               : 10);
}

/// Where all values are nearly one.
Numbers edgesAroundPoint(const Sample &sample, double count, double scale) {
  const double range = std::max(1.0, std::ceil(count * epsOf(scale)));
  double left = std::floor(2 * (sample.low() - range / 4)) / 2,
         right = std::ceil(2 * (sample.high() + range / 4)) / 2;
  if (!(left < right)) {
    left = sample.low() - range;
    right = sample.high() + range;
  }
  return evenEdges(left, (right - left) / count, count, right);
}

bool isPoint(const Sample &sample, double scale) {
  return !(sample.range() > std::max(std::sqrt(epsOf(scale)),
                                     std::numeric_limits<double>::min()));
}

double scaleOf(const Sample &sample) {
  return std::max(std::abs(sample.low()), std::abs(sample.high()));
}

/// Bins of about a width, at multiples of a round one.
Numbers roundEdges(const Sample &sample, double about) {
  const double scale = scaleOf(sample);
  if (isPoint(sample, scale))
    return edgesAroundPoint(sample, 1, scale);
  const double width = niceWidth(std::max(about, epsOf(scale)));
  const double left =
      std::min(width * std::floor(sample.low() / width), sample.low());
  const double count = std::max(1.0, std::ceil((sample.high() - left) / width));
  return evenEdges(left, width, count,
                   std::max(left + count * width, sample.high()));
}

/// So many bins, from a multiple of a round width on.
Numbers countedEdges(const Sample &sample, double count) {
  const double scale = scaleOf(sample);
  if (isPoint(sample, scale))
    return edgesAroundPoint(sample, count, scale);
  const double about = std::max(sample.range() / count, epsOf(scale));
  const double power = powerOfTen(std::floor(log10Of(about)));
  double width = power * std::floor(about / power);
  const double left =
      std::min(width * std::floor(sample.low() / width), sample.low());
  if (count > 1) {
    const double least = (sample.high() - left) / count,
                 most = (sample.high() - left) / (count - 1);
    const double unit = powerOfTen(std::floor(log10Of(most - least)));
    width = unit * std::ceil(least / unit);
  }
  return evenEdges(left, width, count,
                   std::max(left + count * width, sample.high()));
}

/// One bin for each whole number.
Numbers wholeEdges(const Sample &sample) {
  const double left = std::floor(sample.low() - 0.5) + 0.5,
               right = std::ceil(sample.high() + 0.5) - 0.5;
  return evenEdges(left, 1, right - left, right);
}

/// The width of bins that a method wants.
double widthBy(const std::string &method, const Sample &sample) {
  double width = 3.5 * sample.deviation() / cubeRootOf(sample.count());
  if (method == "fd")
    width = 2 * (sample.quantile(0.75) - sample.quantile(0.25)) /
            cubeRootOf(sample.count());
  else if (method == "sturges")
    width = sample.range() / std::ceil(log2Of(sample.count()) + 1);
  else if (method == "sqrt")
    width = sample.range() / std::ceil(std::sqrt(sample.count()));
  return width > 0 && std::isfinite(width) ? width : 1;
}

Numbers edgesBy(const std::string &method, const Sample &sample) {
  constexpr double mostWhole = 50;
  // Edges lie halfway, as far as doubles have halves.
  constexpr double mostWithHalves = 0x1p52;
  const bool isWholeRule =
      scaleOf(sample) < mostWithHalves &&
      (method == "integers" ||
       (method == "auto" && sample.isWhole() && sample.range() <= mostWhole));
  return isWholeRule ? wholeEdges(sample)
                     : roundEdges(sample, widthBy(method, sample));
}

Numbers edgesOfWidth(const Sample &sample, double width) {
  const double left = width * std::floor(sample.low() / width);
  const double count = std::max(1.0, std::ceil((sample.high() - left) / width));
  return evenEdges(left, width, count, left + count * width);
}

/// Between limits: multiples of the width from the lower one, or from 0 where
/// the width follows from the data.
Numbers edgesWithin(const Sample &sample, const BinRequest &request) {
  const auto [low, high] = *request.limits;
  if (request.count)
    return evenEdges(low, (high - low) / *request.count, *request.count, high);
  const double width = request.width ? *request.width
                       : sample.sorted.empty()
                           ? high - low
                           : niceWidth(widthBy(request.method, sample));
  const double first =
      request.width ? low + width : width * (std::floor(low / width) + 1);
  if (!((high - first) / width <= mostBins))
    throw Error("MATLAB:histogram:tooManyBins", "There are too many bins.");
  Numbers edges = {low};
  for (double k = 0; first + k * width < high; ++k)
    edges.push_back(first + k * width);
  edges.push_back(high);
  return edges;
}

} // namespace

Numbers binEdges(const Numbers &data, const BinRequest &request) {
  const Sample sample(data, request);
  if (request.limits)
    return edgesWithin(sample, request);
  if (sample.sorted.empty()) {
    const double count = request.count.value_or(1);
    const double width = request.width.value_or(1 / count);
    return evenEdges(0, width, count, count * width);
  }
  if (request.count)
    return countedEdges(sample, *request.count);
  return request.width ? edgesOfWidth(sample, *request.width)
                       : edgesBy(request.method, sample);
}

BinFinder::BinFinder(const Numbers &edges)
    : edges(edges), last(edges.size() - 2),
      perUnit(double(edges.size() - 1) / (edges.back() - edges.front())) {}

std::optional<size_t> BinFinder::find(double value) const {
  if (!(value >= edges.front() && value <= edges.back()))
    return std::nullopt;
  // Where edges are even this is the bin, or rounding makes it the next one.
  const double place = (value - edges.front()) * perUnit;
  const size_t guess = place < double(last) ? size_t(place) : last;
  if (edges[guess] <= value && (value < edges[guess + 1] || guess == last))
    return guess;
  const auto after = std::ranges::upper_bound(edges, value);
  return std::min(size_t(after - edges.begin()) - 1, last);
}

Numbers binCounts(const Numbers &data, const Numbers &edges) {
  const BinFinder bins(edges);
  Numbers counts(edges.size() - 1);
  for (double value : data)
    if (const auto bin = bins.find(value))
      ++counts[*bin];
  return counts;
}

namespace {

struct Normalisation {
  std::string_view word;
  bool isShare, isDensity, isCumulative;
  double factor = 1;
};
constexpr Normalisation normalisations[] = {
    {"count", false, false, false},
    {"probability", true, false, false},
    {"countdensity", false, true, false},
    {"pdf", true, true, false},
    {"cumcount", false, false, true},
    {"cdf", true, false, true},
    {"percentage", true, false, false, 100},
};

} // namespace

Numbers normalised(const Numbers &counts, const Numbers &edges, double all,
                   std::string_view word) {
  const auto &how =
      *std::ranges::find(normalisations, word, &Normalisation::word);
  Numbers values;
  double before = 0;
  for (size_t k = 0; k < counts.size(); ++k) {
    double value = how.factor * counts[k];
    if (how.isShare)
      value /= std::max(all, 1.0);
    if (how.isDensity)
      value /= edges[k + 1] - edges[k];
    before = how.isCumulative ? before + value : value;
    values.push_back(before);
  }
  return values;
}

} // namespace runmat::graphics
