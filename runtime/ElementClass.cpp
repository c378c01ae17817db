//===- ElementClass.cpp - facts about element classes -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Array.h"

namespace runmat {
namespace {

struct ClassFacts {
  const char *name;
  size_t bytes;
  bool isFloat;
  bool isInteger;
};
constexpr ClassFacts facts[] = {
    {"double", 8, true, false},   {"single", 4, true, false},
    {"int8", 1, false, true},     {"int16", 2, false, true},
    {"int32", 4, false, true},    {"int64", 8, false, true},
    {"uint8", 1, false, true},    {"uint16", 2, false, true},
    {"uint32", 4, false, true},   {"uint64", 8, false, true},
    {"logical", 1, false, false}, {"char", 2, false, false},
};

const ClassFacts &factsOf(ElementClass elementClass) {
  return facts[static_cast<size_t>(elementClass)];
}

} // namespace

size_t elementBytes(ElementClass elementClass) {
  return factsOf(elementClass).bytes;
}
const char *className(ElementClass elementClass) {
  return factsOf(elementClass).name;
}
bool isFloat(ElementClass elementClass) {
  return factsOf(elementClass).isFloat;
}
bool isInteger(ElementClass elementClass) {
  return factsOf(elementClass).isInteger;
}

} // namespace runmat
