//===- DeviceModel.cpp - how long a place takes -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The roofline model: Williams, Waterman and Patterson, "Roofline: an
// insightful visual performance model for multicore architectures", CACM 52(4),
// 2009.
//===----------------------------------------------------------------------===//
#include "runtime/Devices/DeviceModel.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <span>
#include <utility>

namespace runmat {
namespace {

struct TransferFigures {
  Figure latency;
  Figure rate;
};

TransferFigures figuresOf(Transfer transfer) {
  return transfer == Transfer::Upload
             ? TransferFigures{Figure::UploadSeconds, Figure::UploadRate}
             : TransferFigures{Figure::DownloadSeconds, Figure::DownloadRate};
}

Figure rateOf(WorkKind kind) {
  return figureAt(size_t(Figure::RateF32) + size_t(kind));
}
static_assert(size_t(Figure::RateElementaryF64) - size_t(Figure::RateF32) ==
              size_t(WorkKind::ElementaryF64));

Figure latencyOf(bool isDependent) {
  return isDependent ? Figure::DependentLaunchSeconds : Figure::LaunchSeconds;
}

/// A part is to blame for the time when it is at least this share of it.
constexpr double mostOfIt = 0.6;
/// What is measured for such a part is no less than this share of the time,
/// whatever was predicted for the rest.
constexpr double leastOfIt = 0.25;
/// Memory and arithmetic bound a launch together when the smaller bound is more
/// than this share of the larger; then neither can be blamed.
constexpr double clearlySmaller = 0.5;
/// Only work of this many latencies tells of rates: less of it fills neither
/// the processor's threads nor a device.
constexpr double manyLatencies = 16;

/// Powers of two: from 1 MiB on, a class for each factor of four.
constexpr unsigned smallestMemoryPower = 20, memoryFactorPower = 2;
/// So many launches of a size are believed over those of all sizes.
constexpr size_t manyOfASize = 3;

} // namespace

double leastBytesOf(size_t memoryClass) {
  if (memoryClass == 0)
    return 0;
  const size_t factors = memoryClass - 1;
  return double(uint64_t(1)
                << (smallestMemoryPower + factors * memoryFactorPower));
}

size_t memoryClassOf(double bytes) {
  size_t found = 0;
  while (found + 1 < memoryClassCount && bytes >= leastBytesOf(found + 1))
    ++found;
  return found;
}

DeviceModel::DeviceModel(const Figures &figures, Corrections corrections)
    : figures(figures), corrections(std::move(corrections)) {
  assert(areUsable(figures));
}

double DeviceModel::figure(Figure figure) const {
  double assumed = figures[size_t(figure)];
  double ratio = correction(figure).value();
  return info(figure).isRate ? assumed / ratio : assumed * ratio;
}

//===----------------------------------------------------------------------===//
// Predictions
//===----------------------------------------------------------------------===//

double DeviceModel::operationSeconds(WorkKind kind, double operations) const {
  return operations > 0 ? operations / figure(rateOf(kind)) : 0;
}

double DeviceModel::workSeconds(const LaunchWork &work) const {
  double arithmetic = 0;
  for (size_t k = 0; k < workKindCount; ++k)
    arithmetic += operationSeconds(WorkKind(k), work.operations[k]);
  return std::max(work.bytes / bandwidth(work.bytes), arithmetic);
}

bool DeviceModel::knowsLarger(size_t memoryClass) const {
  return std::ranges::any_of(
      std::span(corrections.ofMemory).subspan(memoryClass + 1),
      [](const RunningRatio &ofSize) {
        return ofSize.window().size() >= manyOfASize;
      });
}

/// Of a size not seen yet: as those of all sizes, but where larger ones were
/// slower than is assumed, the assumption. Smaller arrays may lie in a cache; a
/// place that is wrongly thought to be slow is not tried, and never found out.
double DeviceModel::memoryRatio(double bytes) const {
  const size_t memoryClass = memoryClassOf(bytes);
  const RunningRatio &ofSize = corrections.ofMemory[memoryClass];
  if (ofSize.window().size() >= manyOfASize)
    return ofSize.value();
  const double ofAll = correction(Figure::Bandwidth).value();
  return knowsLarger(memoryClass) ? std::min(ofAll, 1.0) : ofAll;
}

double DeviceModel::bandwidth(double bytes) const {
  return figures[size_t(Figure::Bandwidth)] / memoryRatio(bytes);
}

/// A queue never makes a launch dearer.
double DeviceModel::latencySeconds(bool isDependent) const {
  double alone = figure(Figure::LaunchSeconds);
  return isDependent ? std::min(alone, figure(Figure::DependentLaunchSeconds))
                     : alone;
}

double DeviceModel::launchSeconds(const LaunchWork &work,
                                  bool isDependent) const {
  if (work.launches == 0)
    return workSeconds(work);
  return latencySeconds(isDependent) +
         (work.launches - 1) * latencySeconds(true) + workSeconds(work);
}

double DeviceModel::transferSeconds(Transfer transfer, double bytes) const {
  auto [latency, rate] = figuresOf(transfer);
  if (figures[size_t(rate)] == 0)
    return 0;
  return figure(latency) + bytes / figure(rate);
}

double DeviceModel::compileSeconds(const CompileWork &work) const {
  return work.kernels * figure(Figure::CompileSeconds) +
         work.operations * figure(Figure::CompileOperationSeconds);
}

//===----------------------------------------------------------------------===//
// Corrections
//===----------------------------------------------------------------------===//

/// What bounds the work, without its latency; of no seconds when memory and
/// arithmetic bound it together.
DeviceModel::Part DeviceModel::boundOf(const LaunchWork &work) const {
  double arithmetic = 0;
  Part dearest = {Figure::RateF32, 0};
  for (size_t k = 0; k < workKindCount; ++k) {
    double part = operationSeconds(WorkKind(k), work.operations[k]);
    arithmetic += part;
    if (part > dearest.seconds)
      dearest = {rateOf(WorkKind(k)), part};
  }
  const double memory = work.bytes / bandwidth(work.bytes);
  if (memory <= arithmetic * clearlySmaller)
    return dearest;
  bool isMemory = arithmetic <= memory * clearlySmaller;
  return {Figure::Bandwidth, isMemory ? memory : 0};
}

/// How many times as long as predicted the part took, where the time rests on
/// it. What is measured for it is what the other parts leave.
std::optional<double> DeviceModel::slowness(Part part, double predicted,
                                            double measured) const {
  if (part.seconds <= 0 || part.seconds < mostOfIt * predicted)
    return std::nullopt;
  double others = predicted - part.seconds;
  return std::max(measured - others, measured * leastOfIt) / part.seconds;
}

void DeviceModel::blame(Part part, double predicted, double measured) {
  RunningRatio &ratio = corrections.ofFigures[size_t(part.figure)];
  if (std::optional<double> found = slowness(part, predicted, measured))
    ratio.observe(*found * ratio.value());
}

/// The figure learns from launches of all sizes, for sizes not seen yet.
void DeviceModel::blameMemory(Part part, double bytes, double predicted,
                              double measured) {
  std::optional<double> found = slowness(part, predicted, measured);
  if (!found)
    return;
  const double ratio = *found * memoryRatio(bytes);
  corrections.ofFigures[size_t(Figure::Bandwidth)].observe(ratio);
  corrections.ofMemory[memoryClassOf(bytes)].observe(ratio);
}

void DeviceModel::observeLaunch(const LaunchWork &work, bool isDependent,
                                double seconds) {
  if (work.launches == 0)
    return;
  const Part bound = boundOf(work);
  const Part latency = {latencyOf(isDependent), latencySeconds(isDependent)};
  const double predicted = launchSeconds(work, isDependent);
  if (bound.seconds < manyLatencies * latency.seconds)
    blame(latency, predicted, seconds);
  else if (bound.figure == Figure::Bandwidth)
    blameMemory(bound, work.bytes, predicted, seconds);
  else
    blame(bound, predicted, seconds);
}

void DeviceModel::observeTransfer(Transfer transfer, double bytes,
                                  double seconds) {
  auto [latency, rate] = figuresOf(transfer);
  if (figures[size_t(rate)] == 0)
    return;
  Part fixed = {latency, figure(latency)};
  Part moved = {rate, bytes / figure(rate)};
  blame(moved.seconds > fixed.seconds ? moved : fixed,
        transferSeconds(transfer, bytes), seconds);
}

void DeviceModel::observeCompile(const CompileWork &work, double seconds) {
  Part fixed = {Figure::CompileSeconds,
                work.kernels * figure(Figure::CompileSeconds)};
  Part text = {Figure::CompileOperationSeconds,
               work.operations * figure(Figure::CompileOperationSeconds)};
  blame(text.seconds > fixed.seconds ? text : fixed, compileSeconds(work),
        seconds);
}

void DeviceModel::observeOpening(double seconds) {
  const double predicted = openSeconds();
  blame({Figure::OpenSeconds, predicted}, predicted, seconds);
}

} // namespace runmat
