//===- CallWords.cpp - values as the words of a call site -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/CallWords.h"
#include "Values/Convert.h"
#include "runtime/UnitHandles.h"

#include <bit>
#include <cstring>

namespace runmat {

static runmat_array *handleOf(uint64_t word) {
  return reinterpret_cast<runmat_array *>(word);
}

Value borrowed(runmat_array *handle) {
  ArrayRef shared = ArrayRef::share(fromHandle(handle));
  // What only promises its element may hold a cell instead.
  const bool isInline =
      shared->isScalar() && !shared->isComplex() && !shared->promised();
  return isInline ? narrow(std::move(shared)) : Value(std::move(shared));
}

static Value scalar(ElementClass elementClass, uint64_t bits) {
  if (elementClass == ElementClass::Double)
    return std::bit_cast<double>(bits);
  if (elementClass == ElementClass::Logical)
    return Value(bits != 0);
  return boxed(elementClass, bits);
}

static Value passed(const CallArgumentDescription &described, uint64_t word) {
  return described.scalarClass
             ? scalar(ElementClass(*described.scalarClass), word)
             : borrowed(handleOf(word));
}

void takeOperands(const CallDescription &site, const uint64_t *words,
                  std::vector<Value> &values) {
  values.reserve(site.arguments.size());
  for (const CallArgumentDescription &described : site.arguments)
    if (described.isText())
      values.push_back(described.isColon ? Value() : described.text);
    else if (site.inPlace && values.empty())
      values.push_back(ArrayRef::adopt(fromHandle(handleOf(*words++))));
    else
      values.push_back(passed(described, *words++));
}

uint64_t scalarBits(const Value &value) {
  if (const double *number = value.inlineDouble())
    return std::bit_cast<uint64_t>(*number);
  if (const bool *truth = value.inlineLogical())
    return *truth;
  uint64_t bits = 0;
  value.array()->readElement(0, &bits);
  return bits;
}

ArraySlice sliceFrom(std::span<const Value> numbers) {
  const size_t rank = numbers.size() / 2;
  ArraySlice slice{int64_t(numbers[0].scalarDouble()), {}, {}};
  slice.strides.reserve(rank);
  slice.extents.reserve(rank);
  for (const Value &stride : numbers.subspan(1, rank))
    slice.strides.push_back(int64_t(stride.scalarDouble()));
  for (const Value &extent : numbers.subspan(1 + rank))
    slice.extents.push_back(int64_t(extent.scalarDouble()));
  return slice;
}

uint64_t resultWord(const CallResultDescription &described, Value value) {
  if (!described.isScalar)
    return reinterpret_cast<uint64_t>(std::move(value).takeArray().detach());
  return scalarBits(value);
}

} // namespace runmat
