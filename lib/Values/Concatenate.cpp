//===- Concatenate.cpp - [a b; c d] -----------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/Concatenate.h"

#include "Values/Convert.h"
#include "Values/GpuArrays.h"
#include "Values/Missing.h"
#include "Values/Strings.h"
#include "Values/WindowCopy.h"
#include "runtime/Interrupt.h"

#include <algorithm>
#include <cstring>

namespace runmat {

namespace {

/// Elements of the dimensions below and including `dimension`: what lies
/// together in memory.
int64_t chunkLength(const Extents &extents, size_t dimension) {
  int64_t length = 1;
  for (size_t d = 0; d <= dimension; ++d)
    length *= extents[d];
  return length;
}

[[noreturn]] void throwInconsistent(size_t dimension) {
  if (dimension < 2)
    throw Error("MATLAB:catenate:dimensionMismatch",
                "Dimensions of arrays being concatenated are not consistent.");
  throw Error("MATLAB:catenate:dimensionMismatch",
              "Dimensions of arrays being concatenated are not consistent "
              "along dimension " +
                  std::to_string(dimension + 1) + ".");
}

} // namespace

ElementClass joinedClass(std::span<const Value> parts) {
  std::optional<ElementClass> integer;
  bool hasChar = false, hasSingle = false, allLogical = true;
  for (const Value &part : parts) {
    const ElementClass own = part.elementClass();
    hasChar |= own == ElementClass::Char;
    hasSingle |= own == ElementClass::Single;
    allLogical &= own == ElementClass::Logical;
    if (isInteger(own) && !integer)
      integer = own;
  }
  if (hasChar)
    return ElementClass::Char;
  if (integer)
    return *integer;
  if (hasSingle)
    return ElementClass::Single;
  return allLogical ? ElementClass::Logical : ElementClass::Double;
}

Extents joinedExtents(size_t dimension, const std::vector<Value> &parts) {
  const Extents &first = parts[0].extents();
  size_t rank = dimension + 1;
  for (const Value &part : parts)
    rank = std::max(rank, part.rank());
  std::vector<int64_t> result(rank);
  for (size_t d = 0; d < rank; ++d)
    result[d] = first[d];
  result[dimension] = 0;
  for (const Value &part : parts) {
    for (size_t d = 0; d < rank; ++d)
      if (d != dimension && part.extents()[d] != result[d])
        throwInconsistent(dimension);
    result[dimension] += part.extents()[dimension];
  }
  return Extents(std::move(result));
}

namespace {

/// Copies the chunks of each part in turn: `copy(part, from, to, n)`.
template <typename Copy>
void interleave(size_t dimension, const std::vector<Value> &parts,
                const Extents &result, Copy copy) {
  const int64_t outChunk = chunkLength(result, dimension);
  const int64_t chunks = outChunk == 0 ? 0 : result.count() / outChunk;
  int64_t start = 0;
  for (size_t p = 0; p < parts.size(); ++p) {
    const int64_t chunk = chunkLength(parts[p].extents(), dimension);
    for (int64_t k = 0; k < chunks; ++k)
      copy(p, k * chunk, k * outChunk + start, chunk);
    start += chunk;
  }
}

//===----------------------------------------------------------------------===//
// Arrays
//===----------------------------------------------------------------------===//

Value joinArrays(size_t dimension, const std::vector<Value> &parts,
                 ElementClass elementClass) {
  bool isComplex = false;
  for (const Value &part : parts)
    isComplex |= part.isComplex();
  const Extents extents = joinedExtents(dimension, parts);
  std::vector<ArrayRef> arrays;
  for (const Value &part : parts) {
    interrupt::poll();
    ArrayRef array = convertArray(part, elementClass);
    arrays.push_back(isComplex ? makeComplex(array) : array);
  }
  ArrayRef out = Array::make(elementClass, extents, isComplex);
  if (out->isEmpty())
    return out;
  const size_t size = elementBytes(elementClass) * (isComplex ? 2 : 1);
  const int64_t outChunk = chunkLength(extents, dimension);
  int64_t start = 0;
  for (const ArrayRef &array : arrays) {
    interrupt::poll();
    const int64_t chunk = chunkLength(array->extents(), dimension);
    WindowCopy{size,
               0,
               start,
               {{chunk, 1, 1}, {extents.count() / outChunk, chunk, outChunk}}}
        .run(array->data(), out->overwriteData());
    start += chunk;
  }
  return narrow(std::move(out));
}

//===----------------------------------------------------------------------===//
// Other kinds
//===----------------------------------------------------------------------===//

template <typename T, typename ElementsOf>
std::vector<T> joinVectors(size_t dimension, const std::vector<Value> &parts,
                           const Extents &extents, ElementsOf elementsOf) {
  std::vector<T> out(size_t(extents.count()));
  interleave(dimension, parts, extents,
             [&](size_t p, int64_t from, int64_t at, int64_t n) {
               const std::vector<T> &in = elementsOf(p);
               interrupt::inPieces(n, [&](int64_t begin, int64_t end) {
                 std::copy(in.begin() + from + begin, in.begin() + from + end,
                           out.begin() + at + begin);
               });
             });
  return out;
}

/// A value that is no cell joins a cell as one element.
Value joinCells(size_t dimension, std::vector<Value> parts) {
  for (Value &part : parts)
    if (!part.isCell())
      part = CellArray(Extents(1, 1), {part});
  const Extents extents = joinedExtents(dimension, parts);
  return CellArray(
      extents, joinVectors<Value>(dimension, parts, extents,
                                  [&](size_t p) -> const std::vector<Value> & {
                                    return parts[p].cell().elements;
                                  }));
}

Value joinStructs(size_t dimension, const std::vector<Value> &parts) {
  for (const Value &part : parts)
    if (!part.isStruct())
      throw Error("MATLAB:invalidConversion", "Conversion to struct from " +
                                                  part.className() +
                                                  " is not possible.");
  StructArray result;
  result.extents = joinedExtents(dimension, parts);
  result.names = parts[0].structure().names;
  for (const Value &part : parts)
    if (part.structure().names.size() != result.names.size() ||
        !std::all_of(result.names.begin(), result.names.end(),
                     [&](const std::string &name) {
                       return part.structure().find(name).has_value();
                     }))
      throw Error("MATLAB:catenate:structFieldBad",
                  "Names of fields in structure arrays being concatenated do "
                  "not match. Concatenation of structure arrays requires that "
                  "these arrays have the same set of field names.");
  for (const std::string &name : result.names)
    result.columns.push_back(
        joinVectors<Value>(dimension, parts, result.extents,
                           [&](size_t p) -> const std::vector<Value> & {
                             const StructArray &in = parts[p].structure();
                             return in.columns[*in.find(name)];
                           }));
  return result;
}

Value joinStrings(size_t dimension, const std::vector<Value> &parts) {
  std::vector<Value> strings;
  for (const Value &part : parts)
    strings.push_back(toStringArray(part));
  const Extents extents = joinedExtents(dimension, strings);
  using Element = std::optional<std::string>;
  return StringArray{
      extents,
      joinVectors<Element>(dimension, strings, extents,
                           [&](size_t p) -> const std::vector<Element> & {
                             return strings[p].strings().elements;
                           })};
}

bool isEmptySquare(const Value &value) {
  return value.isArray() && value.extents() == Extents(0, 0);
}

/// Parts of one empty row or column also vanish beside others.
bool vanishes(const Value &value, size_t dimension) {
  return isEmptySquare(value) || (value.isArray() && value.rank() == 2 &&
                                  value.isEmpty() && dimension < 2 &&
                                  (value.extents() == Extents(1, 0) ||
                                   value.extents() == Extents(0, 1)));
}

bool anyIs(std::span<const Value> values, bool (Value::*is)() const) {
  return std::any_of(values.begin(), values.end(),
                     [&](const Value &value) { return (value.*is)(); });
}

/// Joins a cell with others: empty cells and empty arrays vanish.
Value concatenateCells(size_t dimension, std::span<const Value> values) {
  std::vector<Value> parts;
  for (const Value &value : values)
    if (!isEmptySquare(value) &&
        !(value.isCell() && value.extents() == Extents(0, 0)))
      parts.push_back(value);
  return parts.empty() ? Value(CellArray(Extents(0, 0)))
                       : joinCells(dimension, std::move(parts));
}

/// Texts side by side, the common case: their characters, one after the other.
Value joinTexts(std::span<const Value> texts, int64_t length) {
  ArrayRef out = Array::make(ElementClass::Char, Extents(1, length));
  auto *to = static_cast<char16_t *>(out->overwriteData());
  for (const Value &text : texts)
    to = std::copy_n(text.array()->as<char16_t>(), text.count(), to);
  return out;
}

Value concatenateArrays(size_t dimension, std::span<const Value> values) {
  int64_t length = 0;
  const bool areTexts =
      dimension == 1 && std::ranges::all_of(values, [&](const Value &value) {
        length += value.count();
        return value.isChar() && value.isText();
      });
  if (areTexts && length > 0)
    return joinTexts(values, length);
  const ElementClass elementClass = joinedClass(values);
  std::vector<Value> parts;
  for (const Value &value : values)
    if (!isEmptySquare(value))
      parts.push_back(value);
  if (parts.empty())
    return castTo(elementClass, values[0]);
  // Empty vectors give way where they would not fit.
  std::vector<Value> solid;
  for (const Value &part : parts)
    if (!vanishes(part, dimension))
      solid.push_back(part);
  if (!solid.empty())
    parts = std::move(solid);
  return joinArrays(dimension, parts, elementClass);
}

/// The values with what stands for missing ones among them; nothing where there
/// are only such.
std::optional<std::vector<Value>>
withoutMissing(std::span<const Value> values) {
  const auto other = std::ranges::find_if(values, [](const Value &value) {
    return !missingArray(value) && !isEmptySquare(value);
  });
  if (other == values.end() || !std::ranges::any_of(values, missingArray))
    return std::nullopt;
  std::vector<Value> parts;
  for (const Value &value : values) {
    const MissingArray *missing = missingArray(value);
    parts.push_back(missing ? missing->besides(*other) : value);
  }
  return parts;
}

Value concatenateObjects(size_t dimension, std::span<const Value> values) {
  std::vector<Value> objects;
  for (const Value &value : values)
    if (!isEmptySquare(value))
      objects.push_back(value);
  for (const Value &value : objects)
    if (!value.isObject() || !objects[0].isObject() ||
        !objects[0].object().joins(value.object()))
      throw Error("MATLAB:UndefinedFunction",
                  "Values of the classes " + objects[0].className() + " and " +
                      value.className() + " cannot be concatenated.");
  return objects[0].object().concatenated(objects, dimension);
}

} // namespace

/// Double scalars in a row or column.
static Value joinScalars(size_t dimension, std::span<const Value> values) {
  const int64_t n = int64_t(values.size());
  ArrayRef array = Array::make(ElementClass::Double,
                               dimension == 0 ? Extents(n, 1) : Extents(1, n));
  auto *element = static_cast<double *>(array->overwriteData());
  for (const Value &value : values)
    *element++ = *value.inlineDouble();
  return array;
}

Value concatenate(size_t dimension, std::span<const Value> values) {
  if (values.empty())
    return Value::empty();
  if (values.size() == 1 && !values[0].isFunctionHandle())
    return values[0];
  const auto isScalar = [](const Value &value) { return value.inlineDouble(); };
  if (dimension < 2 && std::all_of(values.begin(), values.end(), isScalar))
    return joinScalars(dimension, values);
  if (anyIs(values, &Value::isObject) && !anyIs(values, &Value::isCell)) {
    if (const auto parts = withoutMissing(values))
      return concatenate(dimension, *parts);
    return concatenateObjects(dimension, values);
  }
  if (anyIs(values, &Value::isCell))
    return concatenateCells(dimension, values);
  if (anyIs(values, &Value::isString)) {
    std::vector<Value> parts;
    for (const Value &value : values)
      if (!isEmptySquare(value) || value.isChar())
        parts.push_back(value);
    return joinStrings(dimension, parts);
  }
  if (anyIs(values, &Value::isStruct)) {
    std::vector<Value> parts;
    for (const Value &value : values)
      if (!isEmptySquare(value))
        parts.push_back(value);
    return joinStructs(dimension, parts);
  }
  for (const Value &value : values)
    if (!value.isArray())
      throw Error("MATLAB:UndefinedFunction",
                  "Values of class " + value.className() +
                      " cannot be concatenated; use a cell array.");
  return keepGpuArray(concatenateArrays(dimension, values),
                      anyGpuArray(values));
}

Value concatenateRows(std::span<const std::vector<Value>> rows) {
  if (rows.size() == 1)
    return concatenate(1, rows[0]);
  std::vector<Value> joined;
  for (const std::vector<Value> &row : rows)
    joined.push_back(concatenate(1, row));
  return concatenate(0, joined);
}

Value cellLiteral(std::span<const std::vector<Value>> rows) {
  std::vector<Value> joined;
  for (const std::vector<Value> &row : rows)
    if (!row.empty())
      joined.push_back(CellArray::row(row));
  return joined.empty() ? Value(CellArray(Extents(0, 0)))
                        : joinCells(0, std::move(joined));
}

} // namespace runmat
