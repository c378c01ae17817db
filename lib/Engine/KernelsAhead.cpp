//===- KernelsAhead.cpp - kernels by several threads ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/KernelsAhead.h"
#include "runtime/Devices/BackgroundWork.h"
#include "runtime/Settings.h"

#include <algorithm>

namespace runmat {

/// They stand back a little for the program, as compiles beside it do.
static constexpr background::ThreadOptions threadOptions{size_t(64) << 20, 2};

/// One processor is that of the thread which asks. More than a few threads only
/// wait for each other: lowering in one context is for one at a time.
uint32_t KernelsAhead::usualThreads() {
  return std::min(availableProcessors() - 1, 3u);
}

KernelsAhead::KernelsAhead(uint32_t count, Make make,
                           std::function<void()> endThread, uint32_t threads)
    : mostThreads(threads), work(std::make_shared<Work>()) {
  work->make = std::move(make);
  work->endThread = std::move(endThread);
  work->places.resize(count);
}

KernelsAhead::~KernelsAhead() {
  const std::lock_guard lock(work->mutex);
  work->isLeft = true;
}

/// The first one after what was asked for last that nobody has begun.
KernelsAhead::Place *KernelsAhead::Work::next() {
  const size_t end = std::min(places.size(), size_t(asked) + mostAhead);
  for (size_t k = asked; k < end && !isLeft; ++k)
    if (places[k].phase == Phase::Waiting)
      return &places[k];
  return nullptr;
}

void KernelsAhead::Work::makeAll() {
  std::unique_lock lock(mutex);
  while (Place *place = next()) {
    place->phase = Phase::Begun;
    lock.unlock();
    Object object =
        madeBy([&] { return make(uint32_t(place - places.data())); });
    lock.lock();
    place->object = std::move(object);
    place->phase = Phase::Made;
    made.notify_all();
  }
  --threads;
  lock.unlock();
  endThread();
}

/// As many as there is work for; where none can be started, nothing is made
/// ahead.
void KernelsAhead::startThreads() {
  const auto waiting = uint32_t(std::ranges::count(
      work->places, Phase::Waiting, [](const Place &p) { return p.phase; }));
  const uint32_t wanted = work->next() ? std::min(mostThreads, waiting) : 0;
  for (; work->threads < wanted; ++work->threads)
    if (!background::startThread([work = work] { work->makeAll(); },
                                 threadOptions))
      return;
}

bool KernelsAhead::has(uint32_t number) const {
  const std::lock_guard lock(work->mutex);
  const Place &place = work->places[number];
  return place.phase == Phase::Made && place.object.isMade;
}

const KernelsAhead::Object &KernelsAhead::get(uint32_t number) {
  std::unique_lock lock(work->mutex);
  Place &place = work->places[number];
  work->asked = number;
  if (place.phase == Phase::Waiting) {
    place.phase = Phase::Begun;
    startThreads();
    lock.unlock();
    Object object = madeBy([&] { return work->make(number); });
    lock.lock();
    place.object = std::move(object);
    place.phase = Phase::Made;
  }
  work->made.wait(lock, [&] { return place.phase == Phase::Made; });
  return place.object;
}

} // namespace runmat
