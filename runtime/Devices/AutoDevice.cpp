//===- AutoDevice.cpp - the device that nobody asked for by name *- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/AutoDevice.h"
#include "runtime/Devices/ModelStore.h"
#include "runtime/Devices/OpenDevice.h"
#include "runtime/SecondsText.h"
#include "runtime/Telemetry/Recorder.h"

#include <atomic>
#include <csignal>
#include <exception>
#include <thread>
#include <utility>

namespace runmat {
namespace {

std::atomic<int> threadsLeft{0};

using Seconds = std::chrono::duration<double>;

} // namespace

/// What the thread and its owner share. Whoever leaves Working first decides:
/// the thread with a result, or the owner, who does without.
struct AutoDevice::Opening {
  enum class Phase : uint8_t { Working, Finished, Abandoned };

  Opening(const DeviceRegistry &registry)
      : tables(registry.deviceProviders()), settings(registry.settings()) {}

  /// Leaves Working; false when it had been left.
  bool end(Phase next) {
    Phase expected = Phase::Working;
    return phase.compare_exchange_strong(expected, next,
                                         std::memory_order_acq_rel);
  }
  void run() noexcept;
  static bool startThread(std::shared_ptr<Opening> opening);

  // The thread's own copies: it may outlive the registry.
  const std::vector<const runmat_provider_table *> tables;
  const RuntimeSettings settings;
  std::atomic<Phase> phase{Phase::Working};
  /// The thread's until the phase is Finished, then the owner's.
  OpenedDevice result;
};

/// Without memory for it nothing is told.
static void describe(telemetry::Span &span, const OpenedDevice &opened) noexcept
    try {
  telemetry::Event *event = span.event();
  if (!event)
    return;
  telemetry::recorder().nameThread("opens the device");
  event->hasFailed = !opened.device;
  event->detail = opened.note;
} catch (const std::exception &) {
}

void AutoDevice::Opening::run() noexcept {
  telemetry::Span span(telemetry::EventKind::Open);
  result = openBestDevice(tables, settings,
                          [this] { return phase.load() == Phase::Working; });
  describe(span, result);
  if (!end(Phase::Finished))
    result = {};
}

bool AutoDevice::Opening::startThread(std::shared_ptr<Opening> opening) {
  // Signals are for the thread that runs the program.
  sigset_t all, old;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &old);
  ++threadsLeft;
  bool started = true;
  try {
    std::thread([opening = std::move(opening)]() mutable {
      opening->run();
      opening.reset();
      --threadsLeft;
    }).detach();
  } catch (const std::exception &) {
    --threadsLeft;
    started = false;
  }
  pthread_sigmask(SIG_SETMASK, &old, nullptr);
  return started;
}

AutoDevice::AutoDevice(DeviceRegistry &registry, AutoDeviceLimits limits)
    : registry(registry), limits(limits) {}

AutoDevice::~AutoDevice() {
  if (opening && !opening->end(Opening::Phase::Abandoned))
    opening->result = {};
}

bool AutoDevice::isAnyThreadLeft() { return threadsLeft.load() != 0; }

void AutoDevice::start() {
  if (state != State::Idle)
    return;
  state = State::Opening;
  began = std::chrono::steady_clock::now();
  opening = std::make_shared<Opening>(registry);
  if (!Opening::startThread(opening))
    giveUp("no thread can be started");
}

AutoDevice::State AutoDevice::poll() {
  if (state != State::Opening)
    return state;
  if (opening->phase.load(std::memory_order_acquire) ==
      Opening::Phase::Finished)
    takeResult();
  else if (std::chrono::steady_clock::now() - began > limits.opening)
    giveUp("no device was open after " +
           secondsText(Seconds(limits.opening).count()));
  return state;
}

bool AutoDevice::keepModel() const {
  return device_ && !device_->isLost() &&
         ModelStore(registry.settings().modelCache)
             .save(*model_, modelKey(device_->info()));
}

void AutoDevice::takeResult() {
  OpenedDevice opened = std::move(opening->result);
  opening.reset();
  note_ = opened.note.empty() ? "memory ran out" : std::move(opened.note);
  model_ = std::move(opened.model);
  state = opened.device ? State::Ready : State::Unavailable;
  if (opened.device)
    device_ = &registry.adopt(std::move(opened.device));
}

void AutoDevice::giveUp(std::string why) {
  // It may have ended just now.
  if (!opening->end(Opening::Phase::Abandoned))
    return takeResult();
  opening.reset();
  note_ = std::move(why);
  state = State::Unavailable;
}

} // namespace runmat
