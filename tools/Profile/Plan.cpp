//===- Plan.cpp - what a profile measures, in which sizes -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Plan.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

using namespace runmat;
using namespace runmat::profile;

namespace {

struct SweepInfo {
  const char *name;
  bool countsOperations;
};
constexpr SweepInfo sweeps[] = {
    {"elementwise", false}, {"reduction", false}, {"transpose", false},
    {"product", true},      {"transfer", false},  {"reduction-settings", false},
};
static_assert(std::size(sweeps) == sweepCount);

constexpr auto f32 = ElementClass::Single;
constexpr auto f64 = ElementClass::Double;

// In the order in which they are measured.
constexpr Operation operations[] = {
    {SweepKind::Elementwise, "y = 2 .* x + 1", f32, Shape::Column, 2},
    {SweepKind::Elementwise, "y = 2 .* x + 1", f64, Shape::Column, 2},
    {SweepKind::Elementwise, "y = sin(x) .* exp(-x)", f32, Shape::Column, 2},
    {SweepKind::Reduction, "y = sum(x)", f32},
    {SweepKind::Reduction, "y = sum(x)", f64},
    {SweepKind::Reduction, "y = mean(x, 2)", f32, Shape::Square},
    {SweepKind::Transpose, "y = x.'", f32, Shape::Square, 2},
    {SweepKind::Transpose, "y = x.'", f64, Shape::Square, 2},
    {SweepKind::Product, "y = x * x", f32, Shape::Square},
    {SweepKind::Product, "y = x * x", f64, Shape::Square},
    {SweepKind::Transfer, uploadName, f64},
    {SweepKind::Transfer, downloadName, f64},
    {SweepKind::Transfer, copyName, f64, Shape::Column, 2},
};
constexpr Operation settingsOperation = {SweepKind::ReductionSettings,
                                         "y = sum(x, 1)", f32};

/// Binary logarithms of the elements of arrays.
struct Sizes {
  unsigned least, most, step;
};
constexpr Sizes quickSizes = {12, 24, 4}, fullSizes = {10, 26, 2};
/// A product does more with each element.
constexpr Sizes quickProducts = {12, 20, 4}, fullProducts = {10, 24, 2};
/// Of slices.
constexpr Sizes quickLengths = {12, 21, 3}, fullLengths = {12, 24, 2};

/// Extents of x with 2^k elements; k is even.
std::pair<int64_t, int64_t> extentsOf(Shape shape, unsigned k) {
  const int64_t side = int64_t{1} << (k / 2);
  return shape == Shape::Square ? std::pair(side, side)
                                : std::pair(side * side, int64_t{1});
}

Sizes sizesOf(SweepKind sweep, bool quick) {
  if (sweep == SweepKind::Product)
    return quick ? quickProducts : fullProducts;
  return quick ? quickSizes : fullSizes;
}

/// Adds points within the limits.
class PointList {
public:
  explicit PointList(const PlanOptions &options) : options(options) {}

  void add(const PointPlan &point) {
    if (point.elements() <= options.mostElements &&
        point.bytes() <= options.mostBytes)
      points.push_back(point);
  }
  std::vector<PointPlan> take() { return std::move(points); }

private:
  const PlanOptions &options;
  std::vector<PointPlan> points;
};

void addOperation(PointList &points, const Operation &operation, bool quick) {
  const Sizes sizes = sizesOf(operation.sweep, quick);
  for (unsigned k = sizes.least; k <= sizes.most; k += sizes.step) {
    const auto [rows, columns] = extentsOf(operation.shape, k);
    points.add({&operation, rows, columns, std::nullopt});
  }
}

void addShapes(PointList &points, ReductionSetting setting, bool quick) {
  const Sizes lengths = quick ? quickLengths : fullLengths;
  // All elements together: what the longest slice has, or a few times that.
  const unsigned most = lengths.most + (quick ? 0 : 2);
  for (const unsigned slices : {0u, 6u, 10u})
    for (unsigned k = lengths.least; k <= lengths.most; k += lengths.step)
      if (k + slices <= most)
        points.add({&settingsOperation, int64_t{1} << k, int64_t{1} << slices,
                    setting});
}

void addSettings(PointList &points, const PlanOptions &options) {
  constexpr auto onePass = uint64_t(std::numeric_limits<int64_t>::max());
  for (const uint32_t workgroup : options.workgroups) {
    if (options.threshold) {
      addShapes(points, {*options.threshold, workgroup}, options.quick);
      continue;
    }
    addShapes(points, {onePass, workgroup}, options.quick);
    addShapes(points, {1, workgroup}, options.quick);
  }
}

} // namespace

const char *profile::nameOf(SweepKind kind) {
  return sweeps[size_t(kind)].name;
}

bool profile::countsOperations(SweepKind kind) {
  return sweeps[size_t(kind)].countsOperations;
}

uint64_t PointPlan::bytes() const {
  return elements() * elementBytes(operation->elementClass);
}

double PointPlan::amount() const {
  if (operation->sweep == SweepKind::Product)
    return 2 * double(rows) * double(columns) * double(columns);
  return operation->moves * double(bytes());
}

std::string PointPlan::size() const {
  return fmt::format("{}x{}", rows, columns);
}

bool profile::isInTwoPasses(const PointPlan &point) {
  return point.setting && uint64_t(point.rows) > point.setting->threshold;
}

std::vector<PointPlan> profile::planPoints(const PlanOptions &options) {
  PointList points(options);
  for (const Operation &operation : operations)
    if (options.withPrograms &&
        (operation.sweep != SweepKind::Transfer || options.withTransfers))
      addOperation(points, operation, options.quick);
  if (options.withReductionSettings)
    addSettings(points, options);
  return points.take();
}

std::vector<uint32_t> profile::workgroupsToTry(uint32_t most, uint32_t ofDevice,
                                               uint32_t named, bool quick) {
  if (most <= 1)
    return {0};
  if (named)
    return {named};
  std::vector<uint32_t> tried = {ofDevice};
  for (const uint32_t size : {32u, 64u, 128u, 256u, 512u, 1024u})
    if (size <= most && !(quick && (size == 32 || size == 1024)))
      tried.push_back(size);
  std::ranges::sort(tried);
  tried.erase(std::unique(tried.begin(), tried.end()), tried.end());
  return tried;
}
