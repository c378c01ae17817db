//===- IndexRead.cpp - x(i, j) and c{i, j} ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/Convert.h"
#include "Values/Gather.h"
#include "Values/GpuArrays.h"
#include "Values/Masks.h"
#include "Values/Object.h"
#include "Values/Subscripts.h"

namespace runmat {

namespace {

/// One element of an array as a value of its class.
Value arrayElement(const Array &array, int64_t offset) {
  if (array.elementClass() == ElementClass::Double && !array.isComplex())
    return array.elementAsDouble(offset);
  if (array.elementClass() == ElementClass::Logical)
    return array.elementAsDouble(offset) != 0;
  ArrayRef out =
      Array::make(array.elementClass(), Extents(1, 1), array.isComplex());
  array.readElement(offset, out->mutableData());
  return narrow(std::move(out));
}

Value readLinear(const Value &value, const Subscript &subscript) {
  if (isMaskOf(value, subscript))
    return readMask(value, subscript.value);
  const int64_t count = value.count();
  const IndexList list = resolveSubscript(subscript, count, 0, 1);
  if (list.needed() > count)
    throwOutOfBounds(0, 1, count);
  if (list.isColon)
    return withExtents(value, Extents(count, 1));
  const Extents shape = selectedShape(value.extents(), list.shape);
  if (value.isArray() && list.isRun())
    return gatherRuns(*value.array(), shape, runOf(list));
  return gather(value, shape, list.indices);
}

Value readProduct(const Value &value, std::span<const Subscript> subscripts) {
  std::vector<IndexList> lists;
  std::vector<int64_t> seen, result;
  for (size_t k = 0; k < subscripts.size(); ++k) {
    const int64_t extent = extentSeen(value.extents(), k, subscripts.size());
    lists.push_back(
        resolveSubscript(subscripts[k], extent, k, subscripts.size()));
    if (lists.back().needed() > extent)
      throwOutOfBounds(k, subscripts.size(), extent);
    seen.push_back(extent);
    result.push_back(lists.back().size());
  }
  if (value.isArray() && lists[0].isRun())
    return gatherRuns(*value.array(), Extents(result), runsOf(lists, seen));
  return gather(value, Extents(result), offsetsOf(lists, seen));
}

/// Results of one element come out inline.
Value compact(Value value) {
  if (!value.isArray() || value.count() != 1 || value.isComplex())
    return value;
  return narrow(value.array());
}

Value readElements(const Value &value, std::span<const Subscript> subscripts) {
  if (value.isArray()) {
    const int64_t offset = scalarOffset(value.extents(), subscripts);
    if (offset >= 0 && value.inlineDouble())
      return value;
    if (offset >= 0)
      return arrayElement(*value.array(), offset);
  }
  return compact(subscripts.size() == 1 ? readLinear(value, subscripts[0])
                                        : readProduct(value, subscripts));
}

} // namespace

Value indexRead(const Value &value, std::span<const Subscript> subscripts,
                std::string_view name) {
  if (!value.isDefined() || value.isFunctionHandle())
    throw Error("MATLAB:badsubscript", "'" + std::string(name) + "' of class " +
                                           value.className() +
                                           " cannot be indexed.");
  if (subscripts.empty())
    return value;
  if (value.isObject())
    return value.object().read(subscripts);
  return keepGpuArray(readElements(value, subscripts), value.isGpuArray());
}

/// The elements of a string array as char rows.
static std::vector<Value> textsOf(const StringArray &strings) {
  std::vector<Value> texts;
  for (const auto &element : strings.elements)
    texts.push_back(Value::text(element.value_or("")));
  return texts;
}

std::vector<Value> cellRead(const Value &value,
                            std::span<const Subscript> subscripts,
                            std::string_view name) {
  if (value.isString())
    return textsOf(indexRead(value, subscripts, name).strings());
  if (!value.isCell())
    throw Error("MATLAB:cellRefFromNonCell",
                "Brace indexing is not supported for variables of this type" +
                    (name.empty() ? std::string()
                                  : ": '" + std::string(name) + "' is a " +
                                        value.className()) +
                    ".");
  const int64_t offset = scalarOffset(value.extents(), subscripts);
  if (offset >= 0 && !subscripts.empty())
    return {value.cell().elements[size_t(offset)]};
  return indexRead(value, subscripts, name).cell().elements;
}

int64_t endValue(const Value &value, uint32_t position, uint32_t count) {
  return extentSeen(value.extents(), position, count);
}

} // namespace runmat
