//===- DevicePriors.cpp - figures of a class of device ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Round figures of ordinary devices of each class, on the cautious side for
// those that must pay for transfers. Where cards differ most they are in the
// middle: a device that is slower than its prior is found out by the first
// launches, one that is never tried would never be known.
//===----------------------------------------------------------------------===//
#include "runtime/Devices/DevicePriors.h"

#include <algorithm>
#include <span>

namespace runmat {
namespace {

struct Prior {
  Figure figure;
  double value;
  const char *reason;
  /// Of figures that grow with the threads: how many still add to it. 0: the
  /// figure is the place's, however many there are.
  uint32_t threads = 0;
};

/// "No bound": arithmetic grows with every thread.
constexpr uint32_t all = UINT32_MAX;

constexpr Prior hostPriors[] = {
    {Figure::Bandwidth, 12e9,
     "what one thread gets from memory; ten fill a socket's channels", 10},
    {Figure::RateF32, 24e9, "3 GHz, 8 lanes, an operation a cycle", all},
    {Figure::RateF64, 12e9, "half the lanes of f32", all},
    {Figure::RateInteger, 24e9,
     "as f32: most are the 32-bit operations of elementary functions and of "
     "random numbers",
     all},
    {Figure::RateElementaryF32, 0.5e9,
     "about 50 operations a function in vectors of 8", all},
    {Figure::RateElementaryF64, 0.2e9,
     "about 60 operations a function in vectors of 4", all},
    {Figure::LaunchSeconds, 1e-6,
     "checks of a launch, and waking the threads where they are used"},
    {Figure::DependentLaunchSeconds, 1e-6, "the host has no queue"},
    {Figure::CompileSeconds, 40e-3,
     "passes and code of a kernel of a few operations"},
    {Figure::CompileOperationSeconds, 0.1e-3,
     "1,700 operations, some in vectors of several lengths, take 0.17 s"},
};

constexpr Prior discreteGpuPriors[] = {
    {Figure::Bandwidth, 400e9, "memory of a middling card"},
    {Figure::RateF32, 8e12, "its cores at 1.5 GHz, without fused operations"},
    {Figure::RateF64, 2e12,
     "between half of f32 and a thirty-second: the first launches tell, if "
     "there are any"},
    {Figure::RateInteger, 2e12,
     "32-bit operations at half the rate, several for one that saturates"},
    {Figure::RateElementaryF32, 100e9,
     "exact functions take about 80 operations, some in f64"},
    {Figure::RateElementaryF64, 3e9, "about 80 operations of f64"},
    {Figure::LaunchSeconds, 20e-6, "a submission to an idle queue"},
    {Figure::DependentLaunchSeconds, 5e-6, "a barrier and a dispatch"},
    {Figure::UploadSeconds, 20e-6, "a submission and a copy into staging"},
    {Figure::UploadRate, 5e9, "a bus of 16 GB/s behind one thread's copy"},
    {Figure::DownloadSeconds, 40e-6,
     "a submission, the wait for it and the wake-up"},
    {Figure::DownloadRate, 5e9, "as uploads"},
    {Figure::CompileSeconds, 50e-3,
     "ours to SPIR-V and the driver's to its own code"},
    {Figure::CompileOperationSeconds, 50e-6,
     "half of the host's: one length of vectors, no prologues"},
    {Figure::OpenSeconds, 150e-3,
     "the loader and its drivers, a device with its queues and first memory"},
};

constexpr Prior integratedGpuPriors[] = {
    {Figure::Bandwidth, 35e9, "the processor's memory, less what it uses"},
    {Figure::RateF32, 0.5e12, "a few hundred lanes at 1 GHz, without fma"},
    {Figure::RateF64, 0.03e12, "a sixteenth of f32, often done in software"},
    {Figure::RateInteger, 0.1e12, "several operations for one that saturates"},
    {Figure::RateElementaryF32, 6e9, "about 80 operations each"},
    {Figure::RateElementaryF64, 0.4e9, "about 80 operations of f64"},
    {Figure::LaunchSeconds, 30e-6, "a submission; clocks are low when idle"},
    {Figure::DependentLaunchSeconds, 8e-6, "a barrier and a dispatch"},
    {Figure::UploadSeconds, 20e-6, "a submission"},
    {Figure::UploadRate, 8e9, "a copy within the memory, read and written"},
    {Figure::DownloadSeconds, 50e-6, "a submission and the wait for it"},
    {Figure::DownloadRate, 8e9, "as uploads"},
    {Figure::CompileSeconds, 60e-3, "as a card's, by a slower processor"},
    {Figure::CompileOperationSeconds, 80e-6,
     "as a card's, by a slower processor"},
    {Figure::OpenSeconds, 100e-3, "as a card's, without memory of its own"},
};

constexpr Prior softwareDevicePriors[] = {
    {Figure::Bandwidth, 6e9, "half of what the host's own loops get", 10},
    {Figure::RateF32, 3e9, "its code generator knows less than the host's",
     all},
    {Figure::RateF64, 1.5e9, "half the lanes of f32", all},
    {Figure::RateInteger, 1.5e9, "as f64", all},
    {Figure::RateElementaryF32, 0.05e9,
     "the same functions, with fused operations done in software", all},
    {Figure::RateElementaryF64, 0.02e9, "as f32, with half the lanes", all},
    {Figure::LaunchSeconds, 100e-6, "threads of its own are woken"},
    {Figure::DependentLaunchSeconds, 50e-6, "the threads meet between two"},
    {Figure::UploadSeconds, 30e-6, "a submission to its threads"},
    {Figure::UploadRate, 4e9, "two copies by one thread"},
    {Figure::DownloadSeconds, 60e-6, "a submission and the wait for it"},
    {Figure::DownloadRate, 4e9, "as uploads"},
    {Figure::CompileSeconds, 100e-3, "ours to SPIR-V and its own by LLVM"},
    {Figure::CompileOperationSeconds, 0.4e-3,
     "it inlines all, and LLVM takes 0.5 s for 1,200 operations"},
    {Figure::OpenSeconds, 60e-3, "the loader and its drivers, which map LLVM"},
};

struct ClassPriors {
  const char *name;
  std::span<const Prior> priors;
};

const ClassPriors &priorsOf(PlaceClass placeClass) {
  /// In the order of PlaceClass.
  static constexpr ClassPriors classes[] = {
      {"host", hostPriors},
      {"discrete GPU", discreteGpuPriors},
      {"integrated GPU", integratedGpuPriors},
      {"software device", softwareDevicePriors},
  };
  return classes[size_t(placeClass)];
}

PlaceClass guessedClass(const runmat_device_info &info) {
  if (info.host_memory)
    return PlaceClass::Host;
  return info.kernel_format == RUNMAT_KERNEL_HOST ? PlaceClass::SoftwareDevice
                                                  : PlaceClass::IntegratedGpu;
}

} // namespace

PlaceClass placeClassOf(const runmat_device_info &info) {
  switch (info.device_type) {
  case RUNMAT_DEVICE_HOST:
    return PlaceClass::Host;
  case RUNMAT_DEVICE_DISCRETE:
    return PlaceClass::DiscreteGpu;
  case RUNMAT_DEVICE_INTEGRATED:
    return PlaceClass::IntegratedGpu;
  case RUNMAT_DEVICE_SOFTWARE:
    return PlaceClass::SoftwareDevice;
  default:
    return guessedClass(info);
  }
}

Figures priorFigures(PlaceClass placeClass, uint32_t threads) {
  Figures figures{};
  for (const Prior &prior : priorsOf(placeClass).priors) {
    double share = prior.threads == 0
                       ? 1.0
                       : std::clamp<double>(threads, 1.0, prior.threads);
    figures[size_t(prior.figure)] = prior.value * share;
  }
  return figures;
}

const char *priorReason(PlaceClass placeClass, Figure figure) {
  for (const Prior &prior : priorsOf(placeClass).priors)
    if (prior.figure == figure)
      return prior.reason;
  return nullptr;
}

const char *nameOf(PlaceClass placeClass) { return priorsOf(placeClass).name; }

} // namespace runmat
