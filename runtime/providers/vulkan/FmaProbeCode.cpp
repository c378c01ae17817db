//===- FmaProbeCode.cpp - a kernel that runs fma ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Written by hand, an instruction a line: the provider has no compiler, and
// what a device rounds must be known before code is compiled for it.
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/FmaProbeCode.h"

#include <cstring>
#include <initializer_list>
#include <string_view>
#include <utility>

namespace runmat::vulkan {

namespace {

// Numbers of the SPIR-V specification.
enum Opcode : uint32_t {
  OpExtension = 10,
  OpExtInstImport = 11,
  OpExtInst = 12,
  OpMemoryModel = 14,
  OpEntryPoint = 15,
  OpExecutionMode = 16,
  OpCapability = 17,
  OpTypeVoid = 19,
  OpTypeInt = 21,
  OpTypeFloat = 22,
  OpTypeVector = 23,
  OpTypeArray = 28,
  OpTypeStruct = 30,
  OpTypePointer = 32,
  OpTypeFunction = 33,
  OpConstant = 43,
  OpFunction = 54,
  OpFunctionEnd = 56,
  OpVariable = 59,
  OpLoad = 61,
  OpStore = 62,
  OpAccessChain = 65,
  OpDecorate = 71,
  OpMemberDecorate = 72,
  OpCompositeExtract = 81,
  OpLabel = 248,
  OpReturn = 253,
};
enum : uint32_t {
  Shader = 1,
  Float64 = 10,
  PhysicalStorageBufferAddresses = 5347,
  PhysicalStorageBuffer64 = 5348,
  GLSL450 = 1,
  GLCompute = 5,
  LocalSize = 17,
  Block = 2,
  ArrayStride = 6,
  BuiltIn = 11,
  LocalInvocationId = 27,
  Offset = 35,
  NoContraction = 42,
  Input = 1,
  PushConstant = 9,
  PhysicalStorageBuffer = 5349,
  Aligned = 2,
  Fma = 50,
};
/// Results of instructions.
enum Id : uint32_t {
  glsl = 1,
  voidType,
  mainType,
  word,
  words3,
  wordsPointer,
  localId,
  number,
  numberPointer,
  pointCount,
  row,
  rows,
  rowsPointer,
  pushed,
  pushedPointer,
  push,
  rowsMember,
  one,
  two,
  three,
  four,
  zero,
  mainFunction,
  begin,
  ids,
  at,
  argument,
  table,
  addressA,
  addressB,
  addressC,
  addressD,
  a,
  b,
  c,
  d,
  IdBound,
};

class Module {
public:
  Module() : words{0x07230203, 0x00010500, 0, IdBound, 0} {}

  void add(Opcode opcode, std::initializer_list<uint32_t> operands,
           std::string_view text = {},
           std::initializer_list<uint32_t> behind = {}) {
    const size_t start = words.size();
    words.push_back(opcode);
    words.insert(words.end(), operands);
    if (!text.empty())
      addText(text);
    words.insert(words.end(), behind);
    words[start] |= uint32_t(words.size() - start) << 16;
  }

  std::vector<uint32_t> words;

private:
  void addText(std::string_view text) {
    const size_t at = words.size();
    words.resize(at + text.size() / 4 + 1, 0);
    std::memcpy(&words[at], text.data(), text.size());
  }
};

void addHeader(Module &m, uint32_t width) {
  m.add(OpCapability, {Shader});
  m.add(OpCapability, {PhysicalStorageBufferAddresses});
  if (width == 64)
    m.add(OpCapability, {Float64});
  m.add(OpExtension, {}, "SPV_KHR_physical_storage_buffer");
  m.add(OpExtInstImport, {glsl}, "GLSL.std.450");
  m.add(OpMemoryModel, {PhysicalStorageBuffer64, GLSL450});
  m.add(OpEntryPoint, {GLCompute, mainFunction}, "fma_probe", {localId, push});
  m.add(OpExecutionMode, {mainFunction, LocalSize, fmaProbePoints, 1, 1});
}

void addDecorations(Module &m, uint32_t width) {
  m.add(OpDecorate, {localId, BuiltIn, LocalInvocationId});
  m.add(OpDecorate, {row, ArrayStride, width / 8});
  m.add(OpDecorate, {rowsMember, ArrayStride, fmaProbePoints * width / 8});
  m.add(OpDecorate, {rows, Block});
  m.add(OpMemberDecorate, {rows, 0, Offset, 0});
  m.add(OpDecorate, {pushed, Block});
  m.add(OpMemberDecorate, {pushed, 0, Offset, 0});
  m.add(OpDecorate, {d, NoContraction});
}

void addTypes(Module &m, uint32_t width) {
  m.add(OpTypeVoid, {voidType});
  m.add(OpTypeFunction, {mainType, voidType});
  m.add(OpTypeInt, {word, 32, 0});
  m.add(OpTypeVector, {words3, word, 3});
  m.add(OpTypePointer, {wordsPointer, Input, words3});
  m.add(OpTypeFloat, {number, width});
  m.add(OpTypePointer, {numberPointer, PhysicalStorageBuffer, number});
  m.add(OpConstant, {word, zero, 0});
  m.add(OpConstant, {word, one, 1});
  m.add(OpConstant, {word, two, 2});
  m.add(OpConstant, {word, three, 3});
  m.add(OpConstant, {word, four, 4});
  m.add(OpConstant, {word, pointCount, fmaProbePoints});
  m.add(OpTypeArray, {row, number, pointCount});
  m.add(OpTypeArray, {rowsMember, row, four});
  m.add(OpTypeStruct, {rows, rowsMember});
  m.add(OpTypePointer, {rowsPointer, PhysicalStorageBuffer, rows});
  m.add(OpTypeStruct, {pushed, rowsPointer});
  m.add(OpTypePointer, {pushedPointer, PushConstant, pushed});
}

/// The address of this invocation's element of a row.
void addAccess(Module &m, uint32_t address, uint32_t rowNumber) {
  m.add(OpAccessChain, {numberPointer, address, table, zero, rowNumber, at});
}

void addMain(Module &m, uint32_t width) {
  const uint32_t bytes = width / 8;
  m.add(OpVariable, {wordsPointer, localId, Input});
  m.add(OpVariable, {pushedPointer, push, PushConstant});
  m.add(OpFunction, {voidType, mainFunction, 0, mainType});
  m.add(OpLabel, {begin});
  m.add(OpLoad, {words3, ids, localId});
  m.add(OpCompositeExtract, {word, at, ids, 0});
  m.add(OpLoad, {pushed, argument, push});
  m.add(OpCompositeExtract, {rowsPointer, table, argument, 0});
  addAccess(m, addressA, zero);
  m.add(OpLoad, {number, a, addressA, Aligned, bytes});
  addAccess(m, addressB, one);
  m.add(OpLoad, {number, b, addressB, Aligned, bytes});
  addAccess(m, addressC, two);
  m.add(OpLoad, {number, c, addressC, Aligned, bytes});
  m.add(OpExtInst, {number, d, glsl, Fma, a, b, c});
  addAccess(m, addressD, three);
  m.add(OpStore, {addressD, d, Aligned, bytes});
  m.add(OpReturn, {});
  m.add(OpFunctionEnd, {});
}

} // namespace

std::vector<uint32_t> fmaProbeCode(uint32_t width) {
  Module m;
  addHeader(m, width);
  addDecorations(m, width);
  addTypes(m, width);
  addMain(m, width);
  return std::move(m.words);
}

} // namespace runmat::vulkan
