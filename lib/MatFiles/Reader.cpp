//===- Reader.cpp - variables from a MAT-file -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "MatFiles/Compression.h"
#include "MatFiles/Elements.h"
#include "MatFiles/MatFile.h"
#include "Values/Convert.h"
#include "Values/ElementTypes.h"
#include "Values/Identifier.h"
#include "runtime/Interrupt.h"
#include "runtime/Text.h"

#include <algorithm>
#include <set>

namespace runmat {

using namespace mat;

namespace {

/// What stands before the data of a matrix.
struct Head {
  MatrixClass matrixClass = MatrixClass::Double;
  uint32_t flags = 0;
  Extents extents;
  std::string name;

  bool isComplex() const { return flags & complexFlag; }
  bool isLogical() const { return flags & logicalFlag; }
};

[[noreturn]] void throwUnsupported(const std::string &what) {
  throw Error("MATLAB:load:unsupportedClass",
              "It is or holds " + what + ", which cannot be read.");
}

Extents readExtents(const Element &element) {
  constexpr size_t each = sizeof(int32_t);
  if (element.data.size() < 2 * each || element.data.size() % each != 0)
    throwCorrupt();
  std::vector<int64_t> extents(element.data.size() / each);
  readNumbers(element, extents.data(), extents.size());
  if (std::any_of(extents.begin(), extents.end(),
                  [](int64_t extent) { return extent < 0; }))
    throwCorrupt();
  return Extents(std::move(extents));
}

std::string textBeforeEnd(std::string_view text) {
  return std::string(text.substr(0, text.find('\0')));
}

Head readHead(Elements &elements) {
  Head head;
  head.flags = readWord(elements.next());
  head.matrixClass = MatrixClass(head.flags & 0xff);
  // These have no extents.
  if (head.matrixClass != MatrixClass::Opaque)
    head.extents = readExtents(elements.next());
  head.name = textBeforeEnd(elements.next().data);
  return head;
}

Value readMatrix(Elements &elements, const Head &head, int depth);

Value readElementValue(Elements &elements, int depth) {
  static const Value none = Value::empty();
  interrupt::poll();
  const Element element = elements.next();
  if (element.type != DataType::Matrix)
    throwCorrupt();
  if (element.data.empty())
    return none;
  Elements parts(element.data);
  const Head head = readHead(parts);
  return readMatrix(parts, head, depth + 1);
}

Value readCell(Elements &elements, const Extents &extents, int depth) {
  // Before memory is asked for.
  if (uint64_t(extents.count()) > elements.mostElements())
    throwCorrupt();
  CellArray cell(extents);
  for (Value &value : cell.elements)
    value = readElementValue(elements, depth);
  return cell;
}

std::vector<std::string> readFieldNames(Elements &elements) {
  const uint32_t width = readWord(elements.next());
  const std::string_view text = elements.next().data;
  if (width == 0 || text.size() % width != 0)
    throwCorrupt();
  std::vector<std::string> names;
  std::set<std::string_view> known;
  names.reserve(text.size() / width);
  for (size_t at = 0; at < text.size(); at += width) {
    names.push_back(textBeforeEnd(text.substr(at, width)));
    if (!isIdentifier(names.back()) || !known.insert(names.back()).second)
      throwCorrupt();
  }
  return names;
}

Value readStruct(Elements &elements, const Extents &extents, int depth) {
  StructArray out{extents, readFieldNames(elements), {}};
  const auto count = size_t(extents.count());
  if (out.names.empty())
    return out;
  // Before memory is asked for.
  if (count > elements.mostElements() / out.names.size())
    throwCorrupt();
  out.columns.resize(out.names.size(), std::vector<Value>(count));
  for (size_t i = 0; i < count; ++i)
    for (auto &column : out.columns)
      column[i] = readElementValue(elements, depth);
  return out;
}

Value readChars(Elements &elements, const Head &head) {
  const Element text = elements.next();
  const auto count = size_t(head.extents.count());
  if (head.isComplex() || count > text.data.size())
    throwCorrupt();
  std::u16string units(count, u' ');
  if (text.type == DataType::Utf8)
    units = toUtf16(text.data);
  else
    readNumbers(text, units.data(), count);
  if (units.size() != count)
    throwCorrupt();
  return charArray(head.extents, units);
}

Value readNumeric(Elements &elements, const Head &head,
                  ElementClass elementClass) {
  if (head.isComplex() && elementClass == ElementClass::Logical)
    throwCorrupt();
  if (head.isComplex() && !isFloat(elementClass))
    throwUnsupported("complex integers");
  const Element real = elements.next();
  const auto count = size_t(head.extents.count());
  if (real.data.size() < count)
    throwCorrupt();
  ArrayRef out = Array::make(elementClass, head.extents, head.isComplex());
  visitElementType(elementClass, [&](auto tag) {
    using T = typename decltype(tag)::Type;
    T *numbers = count ? out->mutableAs<T>() : nullptr;
    readNumbers(real, numbers, count, head.isComplex() ? 2 : 1);
    if (head.isComplex())
      readNumbers(elements.next(), numbers + 1, count, 2);
  });
  return head.isComplex() ? Value(std::move(out)) : narrow(std::move(out));
}

/// The class of the elements of a matrix that is neither cell nor struct.
ElementClass elementClassOf(const Head &head) {
  for (const UnsupportedRow &row : unsupported)
    if (row.matrixClass == head.matrixClass)
      throwUnsupported(row.description);
  if (head.isLogical())
    return ElementClass::Logical;
  for (const ClassRow &row : classes)
    if (row.matrixClass == head.matrixClass)
      return row.elementClass;
  throwCorrupt();
}

Value readMatrix(Elements &elements, const Head &head, int depth) {
  if (depth > mostNesting)
    throwCorrupt();
  if (head.matrixClass == MatrixClass::Cell)
    return readCell(elements, head.extents, depth);
  if (head.matrixClass == MatrixClass::Struct)
    return readStruct(elements, head.extents, depth);
  const ElementClass elementClass = elementClassOf(head);
  return elementClass == ElementClass::Char
             ? readChars(elements, head)
             : readNumeric(elements, head, elementClass);
}

/// Adds the variable that an element of the file is, if it is to be read.
void readVariable(std::string_view data, const MatFileRequest &request,
                  std::vector<NamedValue> &variables) {
  Elements elements(data);
  const Head head = readHead(elements);
  // A variable without a name holds data of the writing program.
  if (head.name.empty() || (request.wants && !request.wants(head.name)))
    return;
  if (!isIdentifier(head.name))
    throwCorrupt();
  try {
    variables.emplace_back(head.name, readMatrix(elements, head, 0));
  } catch (Error &error) {
    error.message = "The variable '" + head.name + "': " + error.message;
    if (!request.leftOut || error.identifier != "MATLAB:load:unsupportedClass")
      throw;
    request.leftOut(error);
  }
}

} // namespace

bool isMatFile(std::string_view contents) {
  return contents.size() >= headerBytes && contents.starts_with("MATLAB 5.0");
}

std::vector<NamedValue> readMatFile(std::string_view contents,
                                    const MatFileRequest &request) {
  if (!isMatFile(contents) || contents.substr(endianOffset, 2) != "IM")
    throw Error("MATLAB:load:notBinaryFile",
                "The file is no MAT-file of version 5 to 7 with little-endian "
                "numbers.");
  std::vector<NamedValue> variables;
  Elements elements(contents.substr(headerBytes));
  while (!elements.atEnd()) {
    Element element = elements.next();
    std::string bytes;
    if (element.type == DataType::Compressed) {
      bytes = decompressElement(element.data);
      element = Elements(bytes).next();
    }
    if (element.type != DataType::Matrix)
      throwCorrupt();
    readVariable(element.data, request, variables);
  }
  return variables;
}

} // namespace runmat
