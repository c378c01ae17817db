//===- LoopMachine.h - the loops of kernels in IR ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CODEGEN_SPIRV_LOOPMACHINE_H
#define RUNMAT_CODEGEN_SPIRV_LOOPMACHINE_H

#include "codegen/SPIRV/KernelEntry.h"

namespace runmat::codegen {

/// What every machine of definitions/ReductionLoops.h has, emitted into an
/// entry point.
class LoopMachine {
public:
  using Number = mlir::Value;
  using Condition = mlir::Value;

  explicit LoopMachine(KernelEntry &entry)
      : device(entry.device), place(entry) {}

  Number thread() const { return place.thread; }
  Number group() const { return place.group; }
  Number groups() const { return place.groups; }

  Number constant(int64_t value) { return device.constant(value); }
  Number add(Number a, Number b) { return device.add(a, b); }
  Number mul(Number a, Number b) { return device.mul(a, b); }
  Number div(Number a, Number b) { return device.div(a, b); }
  Number rem(Number a, Number b) { return device.rem(a, b); }
  Number min(Number a, Number b) { return device.min(a, b); }
  Number ceilDiv(Number a, int64_t b) { return device.ceilDiv(a, b); }
  Condition less(Number a, Number b) { return device.less(a, b); }
  Condition equal(Number a, Number b) { return device.equal(a, b); }
  Condition both(Condition a, Condition b) { return device.both(a, b); }
  Number select(Condition which, Number a, Number b) {
    return device.select(which, a, b);
  }

  void loop(Number from, Number to, Number step, DeviceBuilder::Body body) {
    device.loop(from, to, step, body);
  }
  void ifThen(Condition condition, llvm::function_ref<void()> then) {
    device.ifThen(condition, then);
  }
  void barrier() { device.barrier(); }

protected:
  DeviceBuilder &device;

private:
  const EntryPoint &place;
};

} // namespace runmat::codegen

#endif // RUNMAT_CODEGEN_SPIRV_LOOPMACHINE_H
