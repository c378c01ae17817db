//===- Cleanup.h - onCleanup ------------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An object whose task is due when the last value that holds it is gone. The
// task does not run there, in the middle of an assignment, but as soon as the
// interpreter has finished with what let go of it.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_VALUES_CLEANUP_H
#define RUNMAT_VALUES_CLEANUP_H

#include "Values/Object.h"

namespace runmat {

/// Tasks that are due, the first one first.
struct CleanupQueue {
  std::vector<Value> tasks;
};

class CleanupObject final : public Object {
public:
  /// `task` is a function handle that takes nothing.
  CleanupObject(Value task, const std::shared_ptr<CleanupQueue> &queue);
  ~CleanupObject() override;

  std::string className() const override { return "onCleanup"; }
  bool isHandle() const override { return true; }
  const Extents &extents() const override;
  std::optional<Value> property(std::string_view name) const override;
  std::span<const std::string_view> methods() const override { return {}; }
  void destroy() override;
  bool isDeleted() const override { return !task.isDefined(); }
  std::vector<ShownProperty> shownProperties() const override;

  /// Whether there is any in the process: only then can a program see when a
  /// value ends.
  static bool anyAlive();

private:
  Value task;
  /// Gone when the session has ended.
  std::weak_ptr<CleanupQueue> queue;
};

} // namespace runmat

#endif // RUNMAT_VALUES_CLEANUP_H
