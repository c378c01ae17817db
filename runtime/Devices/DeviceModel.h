//===- DeviceModel.h - how long a place takes -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Predicts the seconds of launches, transfers and compiles at a place, the host
// or a device, and learns from those that were measured.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_DEVICEMODEL_H
#define RUNMAT_RUNTIME_DEVICEMODEL_H

#include "runtime/Devices/CompileWork.h"
#include "runtime/Devices/DeviceFigures.h"
#include "runtime/Devices/RunningRatio.h"

#include <optional>

namespace runmat {

/// Kinds of arithmetic that differ in speed: those of clusters
/// (RUNMAT_WORK_*), and functions, which are counted where nothing is compiled
/// yet.
enum class WorkKind : uint8_t {
  F32,
  F64,
  Integer,
  ElementaryF32,
  ElementaryF64
};
inline constexpr size_t workKindCount = size_t(WorkKind::ElementaryF64) + 1;

/// What a launch does, wherever it runs.
struct LaunchWork {
  double bytes = 0; ///< Read and written, at the place's memory.
  std::array<double, workKindCount> operations{};
  /// Kernels that run one after the other; 0 for what launches nothing.
  uint32_t launches = 1;

  double &operator[](WorkKind kind) { return operations[size_t(kind)]; }
};

/// What moves between the host's memory and the device's.
enum class Transfer : uint8_t { Upload, Download };

/// Launches by what they read and write: less than 1 MiB, 4 MiB, 16 MiB and so
/// on, and all that is more.
inline constexpr size_t memoryClassCount = 9;
size_t memoryClassOf(double bytes);
/// The least bytes of a launch of the class.
double leastBytesOf(size_t memoryClass);

/// What measured times say of the figures.
struct Corrections {
  std::array<RunningRatio, figureCount> ofFigures;
  /// Of the bandwidth, by memoryClassOf: memory behind caches, and a device
  /// that few threads do not fill, have another one for each size.
  std::array<RunningRatio, memoryClassCount> ofMemory;
};

/// Figures of a place, each with a correction by what was measured.
class DeviceModel {
public:
  /// `figures` are usable (areUsable).
  explicit DeviceModel(const Figures &figures, Corrections corrections = {});

  /// The figure as it is believed now.
  double figure(Figure figure) const;
  const Figures &uncorrected() const { return figures; }
  const RunningRatio &correction(Figure figure) const {
    return corrections.ofFigures[size_t(figure)];
  }
  const RunningRatio &memoryCorrection(size_t memoryClass) const {
    return corrections.ofMemory[memoryClass];
  }

  /// For launches that read and write so much.
  double bandwidth(double bytes) const;
  /// Seconds of the work itself: the roofline, without any latency.
  double workSeconds(const LaunchWork &work) const;
  /// Seconds before a launch begins to work; less when it follows another one
  /// in the place's queue.
  double latencySeconds(bool isDependent) const;
  /// Seconds of all launches of the work.
  double launchSeconds(const LaunchWork &work, bool isDependent) const;
  /// Seconds to move the bytes; 0 at a place that works on the host's memory.
  double transferSeconds(Transfer transfer, double bytes) const;
  double compileSeconds(const CompileWork &work) const;
  /// Seconds until a device can be used; 0 at a place that is always open.
  double openSeconds() const { return figure(Figure::OpenSeconds); }

  // What was measured. The figure that the prediction rests on most is
  // corrected; where no figure stands out nothing is learnt.
  void observeLaunch(const LaunchWork &work, bool isDependent, double seconds);
  void observeTransfer(Transfer transfer, double bytes, double seconds);
  void observeCompile(const CompileWork &work, double seconds);
  void observeOpening(double seconds);

private:
  /// A part of a predicted time, and the figure that it rests on.
  struct Part {
    Figure figure;
    double seconds;
  };
  double operationSeconds(WorkKind kind, double operations) const;
  double memoryRatio(double bytes) const;
  bool knowsLarger(size_t memoryClass) const;
  Part boundOf(const LaunchWork &work) const;
  std::optional<double> slowness(Part part, double predicted,
                                 double measured) const;
  void blame(Part part, double predicted, double measured);
  void blameMemory(Part part, double bytes, double predicted, double measured);

  Figures figures;
  Corrections corrections;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_DEVICEMODEL_H
