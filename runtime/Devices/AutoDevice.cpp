//===- AutoDevice.cpp - the device that nobody asked for by name *- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/AutoDevice.h"
#include "runtime/Devices/DriverTrial.h"
#include "runtime/Devices/ModelStore.h"
#include "runtime/Telemetry/Recorder.h"

#include <functional>
#include <utility>

namespace runmat {
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

/// Where the drivers may do harm, none of them is loaded.
static OpenedDevice
openTried(const std::vector<const runmat_provider_table *> &tables,
          const RuntimeSettings &settings, std::chrono::milliseconds limit,
          const std::function<bool()> &isWanted) noexcept try {
  DriverTrial trial(settings, limit);
  if (std::string obstacle = trial.obstacle(isWanted); !obstacle.empty())
    return {nullptr, std::nullopt, std::move(obstacle)};
  OpenedDevice opened = openBestDevice(tables, settings, isWanted);
  opened.isNone ? trial.passWithoutDevice(opened.note) : trial.pass();
  return opened;
} catch (const std::exception &) {
  return {};
}

AutoDevice::AutoDevice(DeviceRegistry &registry, AutoDeviceLimits limits)
    : registry(registry), limits(limits) {}

AutoDevice::~AutoDevice() {
  const bool isOpening = state == State::Opening && !isTimeUp();
  opening.take();
  if (isOpening && !settings.trialProgram.empty())
    DriverRecord::excuse(settings);
}

void AutoDevice::start() {
  if (state != State::Idle)
    return;
  state = State::Opening;
  began = std::chrono::steady_clock::now();
  settings = registry.settings();
  // The thread's own copies: it may outlive the registry.
  if (!opening.start(
          [tables = registry.deviceProviders(), settings = settings,
           limit = limits.opening](const std::function<bool()> &isWanted) {
            telemetry::Span span(telemetry::EventKind::Open);
            OpenedDevice opened = openTried(tables, settings, limit, isWanted);
            describe(span, opened);
            return opened;
          }))
    return giveUp("no thread can be started");
  restraint.emplace();
}

AutoDevice::State AutoDevice::poll() {
  if (state != State::Opening)
    return state;
  if (opening.isFinished())
    takeResult(*opening.take());
  else if (isTimeUp())
    giveUp(lateNote(limits.opening));
  return state;
}

bool AutoDevice::isTimeUp() const {
  return std::chrono::steady_clock::now() - began > limits.opening;
}

void AutoDevice::forgo(std::string why) {
  if (state != State::Idle)
    return;
  note_ = std::move(why);
  state = State::Unavailable;
}

bool AutoDevice::keepModel() const {
  return device_ && !device_->isLost() &&
         ModelStore(registry.settings().modelCache)
             .save(*model_,
                   modelKey(device_->info(), registry.settings().threads));
}

void AutoDevice::takeResult(OpenedDevice opened) {
  restraint.reset();
  note_ = opened.note.empty() ? "memory ran out" : std::move(opened.note);
  model_ = std::move(opened.model);
  state = opened.device ? State::Ready : State::Unavailable;
  if (opened.device)
    device_ = &registry.adopt(std::move(opened.device));
}

void AutoDevice::giveUp(std::string why) {
  // It may have ended just now.
  if (std::optional<OpenedDevice> opened = opening.take())
    return takeResult(*std::move(opened));
  restraint.reset();
  note_ = std::move(why);
  isLate_ = isTimeUp();
  state = State::Unavailable;
}

} // namespace runmat
