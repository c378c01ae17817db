//===- Plan.h - what a profile measures, in which sizes ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_PROFILE_PLAN_H
#define RUNMAT_TOOLS_PROFILE_PLAN_H

#include "runtime/Array.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace runmat::profile {

enum class SweepKind {
  Elementwise,
  Reduction,
  Transpose,
  Product,
  Transfer,
  ReductionSettings
};
inline constexpr size_t sweepCount = size_t(SweepKind::ReductionSettings) + 1;
/// As in reports.
const char *nameOf(SweepKind kind);
/// Whether the rate counts operations; else it counts bytes.
bool countsOperations(SweepKind kind);

// What transfers are called.
inline constexpr const char *uploadName = "upload";
inline constexpr const char *downloadName = "download";
inline constexpr const char *copyName = "copy on the device";

enum class Shape { Column, Square };

/// What is measured of one statement, or of one way to move an array.
struct Operation {
  SweepKind sweep;
  /// A statement that computes y from x; of transfers their name.
  const char *text;
  ElementClass elementClass;
  Shape shape = Shape::Column;
  /// How many times the bytes of x a run reads and writes.
  unsigned moves = 1;
};

/// How the device is told to reduce.
struct ReductionSetting {
  uint64_t threshold;
  uint32_t workgroup;
  auto operator<=>(const ReductionSetting &) const = default;
};

/// An operation with x of this size.
struct PointPlan {
  const Operation *operation;
  int64_t rows, columns;
  /// None leaves them to the session's settings.
  std::optional<ReductionSetting> setting;

  uint64_t elements() const { return uint64_t(rows) * uint64_t(columns); }
  uint64_t bytes() const;
  /// Bytes read and written, or arithmetic operations, of one run.
  double amount() const;
  /// "1024x64"
  std::string size() const;
};

/// Whether the setting reduces slices as long as x's columns in two passes.
bool isInTwoPasses(const PointPlan &point);

struct PlanOptions {
  bool quick = false;
  /// All sweeps but that of the settings of reductions.
  bool withPrograms = true;
  bool withReductionSettings = false;
  /// Whether arrays are moved to the device at all.
  bool withTransfers = true;
  /// Of an array.
  uint64_t mostElements = UINT64_MAX, mostBytes = UINT64_MAX;
  /// Those that the sweep of settings tries; 0 is the device's own.
  std::vector<uint32_t> workgroups;
  /// The only threshold that it tries; none tries one pass and two.
  std::optional<uint64_t> threshold;
};

/// Sweep by sweep, and in each what shares a compile together.
std::vector<PointPlan> planPoints(const PlanOptions &options);

/// The workgroups that a device of this limit and default is tried with. A user
/// who names one gets that alone, a device without workgroups the 0 that stands
/// for its own.
std::vector<uint32_t> workgroupsToTry(uint32_t most, uint32_t ofDevice,
                                      uint32_t named, bool quick);

} // namespace runmat::profile

#endif // RUNMAT_TOOLS_PROFILE_PLAN_H
