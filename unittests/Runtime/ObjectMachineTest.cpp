//===- ObjectMachineTest.cpp ------------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/ObjectMachine.h"

#include <cstring>
#include <elf.h>
#include <gtest/gtest.h>

using namespace runmat;

namespace {

/// An instruction or address at the begin of a page.
struct alignas(4096) Page {
  char bytes[4096] = {};

  template <typename Value> Value at(size_t place) const {
    Value value;
    std::memcpy(&value, bytes + place, sizeof(value));
    return value;
  }
  uint64_t address(int64_t distance = 0) const {
    return reinterpret_cast<uint64_t>(bytes) + uint64_t(distance);
  }
};

TEST(ObjectMachineTest, X86WritesDistancesThatFit) {
  Page page;
  EXPECT_EQ(x86Machine.widthOf(R_X86_64_PLT32), 4u);
  EXPECT_TRUE(x86Machine.write(R_X86_64_PLT32, page.address(-5), page.bytes));
  EXPECT_EQ(page.at<int32_t>(0), -5);
  EXPECT_FALSE(x86Machine.write(R_X86_64_PC32, page.address(int64_t(1) << 31),
                                page.bytes));
  EXPECT_TRUE(x86Machine.write(R_X86_64_PC64, page.address(int64_t(1) << 40),
                               page.bytes));
  EXPECT_EQ(page.at<int64_t>(0), int64_t(1) << 40);
}

TEST(ObjectMachineTest, AddressesAreOfEightBytes) {
  for (const ObjectMachine *machine : {&x86Machine, &aarch64Machine}) {
    Page page;
    EXPECT_EQ(machine->widthOf(machine->address), 8u);
    EXPECT_TRUE(
        machine->write(machine->address, 0x123456789abcdef, page.bytes));
    EXPECT_EQ(page.at<uint64_t>(0), 0x123456789abcdefu);
  }
}

TEST(ObjectMachineTest, OtherRelocationsHaveNoWidth) {
  EXPECT_EQ(x86Machine.widthOf(R_X86_64_GOTPCREL), 0u);
  EXPECT_EQ(aarch64Machine.widthOf(R_AARCH64_ADR_GOT_PAGE), 0u);
  EXPECT_EQ(aarch64Machine.widthOf(R_AARCH64_JUMP26), 4u);
}

/// What the relocation makes of an instruction, by the words of the assembler.
uint32_t instruction(uint32_t relocation, uint32_t empty, int64_t distance,
                     bool fits = true) {
  Page page;
  std::memcpy(page.bytes, &empty, sizeof(empty));
  EXPECT_EQ(aarch64Machine.widthOf(relocation), 4u);
  EXPECT_EQ(
      aarch64Machine.write(relocation, page.address(distance), page.bytes),
      fits);
  return page.at<uint32_t>(0);
}

TEST(ObjectMachineTest, AArch64BranchesByWords) {
  constexpr uint32_t bl = 0x94000000, b = 0x14000000;
  constexpr int64_t reach = int64_t(1) << 27;
  EXPECT_EQ(instruction(R_AARCH64_CALL26, bl, 8), 0x94000002u);
  EXPECT_EQ(instruction(R_AARCH64_JUMP26, b, -4), 0x17ffffffu);
  EXPECT_EQ(instruction(R_AARCH64_CALL26, bl, -reach), 0x96000000u);
  instruction(R_AARCH64_CALL26, bl, reach, false);
  instruction(R_AARCH64_CALL26, bl, 2, false);
}

TEST(ObjectMachineTest, AArch64NamesPages) {
  constexpr uint32_t adrp = 0x90000001; // adrp x1, .
  constexpr int64_t reach = int64_t(1) << 32;
  EXPECT_EQ(instruction(R_AARCH64_ADR_PREL_PG_HI21, adrp, 4095), 0x90000001u);
  EXPECT_EQ(instruction(R_AARCH64_ADR_PREL_PG_HI21, adrp, 0x5000), 0xb0000021u);
  EXPECT_EQ(instruction(R_AARCH64_ADR_PREL_PG_HI21, adrp, -1), 0xf0ffffe1u);
  instruction(R_AARCH64_ADR_PREL_PG_HI21, adrp, reach, false);
}

TEST(ObjectMachineTest, AArch64CountsInElements) {
  constexpr uint32_t add = 0x91000021; // add x1, x1, 0
  EXPECT_EQ(instruction(R_AARCH64_ADD_ABS_LO12_NC, add, 0x1234), 0x9108d021u);
  constexpr uint32_t ldrb = 0x39400020, ldrh = 0x79400020, ldrs = 0xbd400020,
                     ldrd = 0xfd400020, ldrq = 0x3dc00020; // [x1]
  EXPECT_EQ(instruction(R_AARCH64_LDST8_ABS_LO12_NC, ldrb, 3), 0x39400c20u);
  EXPECT_EQ(instruction(R_AARCH64_LDST16_ABS_LO12_NC, ldrh, 6), 0x79400c20u);
  EXPECT_EQ(instruction(R_AARCH64_LDST32_ABS_LO12_NC, ldrs, 12), 0xbd400c20u);
  EXPECT_EQ(instruction(R_AARCH64_LDST64_ABS_LO12_NC, ldrd, 24), 0xfd400c20u);
  EXPECT_EQ(instruction(R_AARCH64_LDST128_ABS_LO12_NC, ldrq, 48), 0x3dc00c20u);
  instruction(R_AARCH64_LDST128_ABS_LO12_NC, ldrq, 8, false);
}

TEST(ObjectMachineTest, AArch64WritesDistances) {
  Page page;
  EXPECT_TRUE(
      aarch64Machine.write(R_AARCH64_PREL32, page.address(-3), page.bytes));
  EXPECT_EQ(page.at<int32_t>(0), -3);
  EXPECT_TRUE(aarch64Machine.write(R_AARCH64_PREL64,
                                   page.address(int64_t(1) << 40), page.bytes));
  EXPECT_EQ(page.at<int64_t>(0), int64_t(1) << 40);
}

TEST(ObjectMachineTest, StubsEndWithWhereTheyLead) {
  alignas(16) char stub[stubBytes];
  const void *target = &stub;
  aarch64Machine.writeStub(stub, target);
  // ldr x16, .+8; br x16
  const uint32_t jump[] = {0x58000050, 0xd61f0200};
  EXPECT_EQ(std::memcmp(stub, jump, sizeof(jump)), 0);
  EXPECT_EQ(std::memcmp(stub + 8, &target, sizeof(target)), 0);
  x86Machine.writeStub(stub, target);
  EXPECT_EQ(std::memcmp(stub + 6, &target, sizeof(target)), 0);
}

} // namespace
