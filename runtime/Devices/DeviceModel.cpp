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

} // namespace

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
  return std::max(work.bytes / figure(Figure::Bandwidth), arithmetic);
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
  const double memory = work.bytes / figure(Figure::Bandwidth);
  if (memory <= arithmetic * clearlySmaller)
    return dearest;
  bool isMemory = arithmetic <= memory * clearlySmaller;
  return {Figure::Bandwidth, isMemory ? memory : 0};
}

/// Corrects the figure of the part, when the time rests on it. What is measured
/// for it is what the other parts leave.
void DeviceModel::blame(Part part, double predicted, double measured) {
  if (part.seconds <= 0 || part.seconds < mostOfIt * predicted)
    return;
  double others = predicted - part.seconds;
  double share = std::max(measured - others, measured * leastOfIt);
  RunningRatio &ratio = corrections[size_t(part.figure)];
  ratio.observe(share / part.seconds * ratio.value());
}

void DeviceModel::observeLaunch(const LaunchWork &work, bool isDependent,
                                double seconds) {
  if (work.launches == 0)
    return;
  Part bound = boundOf(work);
  Part latency = {latencyOf(isDependent), latencySeconds(isDependent)};
  bool fillsThePlace = bound.seconds >= manyLatencies * latency.seconds;
  blame(fillsThePlace ? bound : latency, launchSeconds(work, isDependent),
        seconds);
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
