//===- OptimiseService.cpp - optimised code beside the program --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/OptimiseService.h"
#include "runtime/Devices/BackgroundWork.h"

#include <thread>

namespace runmat {

/// Further back than compiles, of which some may be waited for.
static constexpr background::ThreadOptions threadOptions{size_t(64) << 20, 10};

void OptimisedCode::set(MadeObject object) {
  made = std::move(object);
  __atomic_store_n(&there, int32_t(made.isMade), __ATOMIC_RELAXED);
  done.store(true, std::memory_order_release);
}

bool OptimiseService::Work::next(Order &order) {
  const std::lock_guard lock(mutex);
  isUnderWay = !isLeft && !orders.empty();
  if (!isUnderWay)
    return false;
  order = std::move(orders.front());
  orders.pop_front();
  return true;
}

bool OptimiseService::Work::isWanted() {
  const std::lock_guard lock(mutex);
  return !isLeft;
}

void OptimiseService::Work::makeAll() {
  for (Order order; next(order); order = {}) {
    std::this_thread::sleep_until(order.begin);
    if (!isWanted())
      continue;
    order.code->set(madeBy(order.make));
  }
}

std::shared_ptr<const OptimisedCode> OptimiseService::order(MakeObject make) {
  auto code = std::make_shared<OptimisedCode>();
  const std::lock_guard lock(work->mutex);
  work->orders.push_back(
      {std::move(make), code, std::chrono::steady_clock::now() + delay});
  if (work->isUnderWay)
    return code;
  work->isUnderWay = background::startThread([work = work] { work->makeAll(); },
                                             threadOptions);
  if (work->isUnderWay)
    return code;
  work->orders.pop_back();
  return nullptr;
}

OptimiseService::~OptimiseService() {
  const std::lock_guard lock(work->mutex);
  work->isLeft = true;
}

} // namespace runmat
