//===- Cleanup.cpp - onCleanup ----------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/Cleanup.h"

#include <atomic>

namespace runmat {

static std::atomic<int64_t> alive = 0;

CleanupObject::CleanupObject(Value task,
                             const std::shared_ptr<CleanupQueue> &queue)
    : task(std::move(task)), queue(queue) {
  ++alive;
}

CleanupObject::~CleanupObject() {
  destroy();
  --alive;
}

bool CleanupObject::anyAlive() { return alive != 0; }

const Extents &CleanupObject::extents() const {
  static const Extents scalar(1, 1);
  return scalar;
}

std::optional<Value> CleanupObject::property(std::string_view name) const {
  if (name != "task")
    return std::nullopt;
  return task.isDefined() ? task : Value::empty();
}

/// The task is due, once.
void CleanupObject::destroy() {
  const std::shared_ptr<CleanupQueue> due = queue.lock();
  if (due && task.isDefined())
    due->tasks.push_back(std::move(task));
  task = Value();
}

std::vector<Object::ShownProperty> CleanupObject::shownProperties() const {
  return {{"task", *property("task")}};
}

} // namespace runmat
