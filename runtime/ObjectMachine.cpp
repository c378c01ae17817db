//===- ObjectMachine.cpp - what object files of a machine hold --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// After the ELF supplements of both ABIs: "System V Application Binary
// Interface, AMD64 Architecture Processor Supplement", 4.4, and "ELF for the
// Arm 64-bit Architecture (AArch64)", 5.7.
//===----------------------------------------------------------------------===//
#include "runtime/ObjectMachine.h"

#include <cstring>
#include <elf.h>

namespace runmat {
namespace {

template <typename Value> void store(char *at, Value value) {
  std::memcpy(at, &value, sizeof(value));
}

uint64_t addressOf(const char *at) { return reinterpret_cast<uint64_t>(at); }

template <typename Distance> bool storeDistance(char *at, int64_t distance) {
  const auto stored = Distance(distance);
  store(at, stored);
  return stored == distance;
}

//===----------------------------------------------------------------------===//
// x86-64
//===----------------------------------------------------------------------===//

uint64_t x86Width(uint32_t relocation) {
  switch (relocation) {
  case R_X86_64_PC32:
  case R_X86_64_PLT32:
    return 4;
  case R_X86_64_64:
  case R_X86_64_PC64:
    return 8;
  default:
    return 0;
  }
}

bool writeX86(uint32_t relocation, uint64_t target, char *at) {
  const auto distance = int64_t(target - addressOf(at));
  switch (relocation) {
  case R_X86_64_64:
    store(at, target);
    return true;
  case R_X86_64_PC64:
    return storeDistance<int64_t>(at, distance);
  default:
    return storeDistance<int32_t>(at, distance);
  }
}

/// `jmp *[next]` and, behind it, where to.
void writeX86Stub(char *at, const void *target) {
  const unsigned char jump[] = {0xff, 0x25, 0, 0, 0, 0};
  std::memcpy(at, jump, sizeof(jump));
  store(at + sizeof(jump), target);
}

//===----------------------------------------------------------------------===//
// AArch64
//===----------------------------------------------------------------------===//

uint64_t aarch64Width(uint32_t relocation) {
  switch (relocation) {
  case R_AARCH64_ABS64:
  case R_AARCH64_PREL64:
    return 8;
  case R_AARCH64_PREL32:
  case R_AARCH64_ADR_PREL_PG_HI21:
  case R_AARCH64_ADD_ABS_LO12_NC:
  case R_AARCH64_LDST8_ABS_LO12_NC:
  case R_AARCH64_LDST16_ABS_LO12_NC:
  case R_AARCH64_LDST32_ABS_LO12_NC:
  case R_AARCH64_LDST64_ABS_LO12_NC:
  case R_AARCH64_LDST128_ABS_LO12_NC:
  case R_AARCH64_CALL26:
  case R_AARCH64_JUMP26:
    return 4;
  default:
    return 0;
  }
}

/// Puts a field into the instruction at `at`, which has zeros there.
void insert(char *at, uint32_t field, unsigned place) {
  uint32_t instruction;
  std::memcpy(&instruction, at, sizeof(instruction));
  store(at, instruction | field << place);
}

/// `bl` and `b`: 26 bits of a distance in words.
bool insertBranch(char *at, int64_t distance) {
  constexpr int64_t reach = int64_t(1) << 27;
  insert(at, uint32_t(distance >> 2) & 0x3ffffff, 0);
  return distance % 4 == 0 && -reach <= distance && distance < reach;
}

/// `adrp`: 21 bits of a distance in pages of 4 KiB, the lowest two apart.
bool insertPage(char *at, uint64_t target) {
  constexpr int64_t reach = int64_t(1) << 20;
  const auto pages = int64_t(target >> 12) - int64_t(addressOf(at) >> 12);
  insert(at, uint32_t(pages) & 3, 29);
  insert(at, uint32_t(pages >> 2) & 0x7ffff, 5);
  return -reach <= pages && pages < reach;
}

/// The place in a page, in elements of 1 << `scale` bytes, of an `add`, a load
/// or a store.
bool insertInPage(char *at, uint64_t target, unsigned scale) {
  const uint32_t place = target & 0xfff;
  insert(at, place >> scale, 10);
  return place % (1u << scale) == 0;
}

bool writeAArch64(uint32_t relocation, uint64_t target, char *at) {
  const auto distance = int64_t(target - addressOf(at));
  switch (relocation) {
  case R_AARCH64_ABS64:
    store(at, target);
    return true;
  case R_AARCH64_PREL64:
    return storeDistance<int64_t>(at, distance);
  case R_AARCH64_PREL32:
    return storeDistance<int32_t>(at, distance);
  case R_AARCH64_ADR_PREL_PG_HI21:
    return insertPage(at, target);
  case R_AARCH64_LDST16_ABS_LO12_NC:
    return insertInPage(at, target, 1);
  case R_AARCH64_LDST32_ABS_LO12_NC:
    return insertInPage(at, target, 2);
  case R_AARCH64_LDST64_ABS_LO12_NC:
    return insertInPage(at, target, 3);
  case R_AARCH64_LDST128_ABS_LO12_NC:
    return insertInPage(at, target, 4);
  case R_AARCH64_CALL26:
  case R_AARCH64_JUMP26:
    return insertBranch(at, distance);
  default:
    return insertInPage(at, target, 0);
  }
}

/// `ldr x16, [pc, 8]; br x16` and, behind them, where to. x16 is for that.
void writeAArch64Stub(char *at, const void *target) {
  const uint32_t jump[] = {0x58000050, 0xd61f0200};
  std::memcpy(at, jump, sizeof(jump));
  store(at + sizeof(jump), target);
}

} // namespace

const ObjectMachine x86Machine = {EM_X86_64, R_X86_64_64, x86Width, writeX86,
                                  writeX86Stub};
const ObjectMachine aarch64Machine = {EM_AARCH64, R_AARCH64_ABS64, aarch64Width,
                                      writeAArch64, writeAArch64Stub};

const ObjectMachine *objectMachineHere() {
#if defined(__x86_64__)
  return &x86Machine;
#elif defined(__aarch64__)
  return &aarch64Machine;
#else
  return nullptr;
#endif
}

} // namespace runmat
