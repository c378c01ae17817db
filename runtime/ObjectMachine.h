//===- ObjectMachine.h - what object files of a machine hold ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every machine is known everywhere: to load code for one takes no instruction
// of it, and so tests need none of its processors.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_OBJECTMACHINE_H
#define RUNMAT_RUNTIME_OBJECTMACHINE_H

#include <cstddef>
#include <cstdint>

namespace runmat {

/// Bytes of a stub, on every machine.
inline constexpr uint64_t stubBytes = 16;

/// The relocations that code of ours has, and its calls of far functions.
struct ObjectMachine {
  uint16_t elfMachine;
  /// The relocation that is an address of 64 bits.
  uint32_t address;
  /// Bytes that a relocation is written into; 0 of one that our code has not.
  uint64_t (*widthOf)(uint32_t relocation);
  /// Writes a reference to `target`, at `at`, which is to run where it lies.
  /// False when the relocation cannot say that.
  bool (*write)(uint32_t relocation, uint64_t target, char *at);
  /// Writes `stubBytes` that continue at `target`, wherever that is: calls of
  /// an object reach a part of the memory only.
  void (*writeStub)(char *at, const void *target);
};

extern const ObjectMachine x86Machine, aarch64Machine;

/// The machine that this code runs on; null when its objects are not known.
const ObjectMachine *objectMachineHere();

} // namespace runmat

#endif // RUNMAT_RUNTIME_OBJECTMACHINE_H
