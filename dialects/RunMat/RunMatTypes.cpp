//===- RunMatTypes.cpp - array type: text form and queries ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "mlir/IR/DialectImplementation.h"

using namespace mlir;
using namespace runmat;

int64_t ArrayType::getExtent(unsigned dimension) const {
  return dimension < getRank() ? getExtents()[dimension] : 1;
}

bool ArrayType::isScalar() const {
  return llvm::all_of(getExtents(), [](int64_t extent) { return extent == 1; });
}

bool ArrayType::isInteger() const {
  return getElementClass() >= ElementClass::Int8 &&
         getElementClass() <= ElementClass::UInt64;
}

Type ArrayType::getElementType() const {
  if (getElementClass() == ElementClass::Logical)
    return IntegerType::get(getContext(), 1);
  if (!isInteger())
    return getStorageType();
  return IntegerType::get(
      getContext(), getStorageType().getIntOrFloatBitWidth(),
      getElementClass() <= ElementClass::Int64 ? IntegerType::Signed
                                               : IntegerType::Unsigned);
}

Type ArrayType::getStorageType() const {
  switch (getElementClass()) {
  case ElementClass::Double:
    return Float64Type::get(getContext());
  case ElementClass::Single:
    return Float32Type::get(getContext());
  case ElementClass::Int8:
  case ElementClass::UInt8:
  case ElementClass::Logical:
    return IntegerType::get(getContext(), 8);
  case ElementClass::Int16:
  case ElementClass::UInt16:
  case ElementClass::Char:
    return IntegerType::get(getContext(), 16);
  case ElementClass::Int32:
  case ElementClass::UInt32:
    return IntegerType::get(getContext(), 32);
  case ElementClass::Int64:
  case ElementClass::UInt64:
    return IntegerType::get(getContext(), 64);
  }
  return {};
}

LogicalResult
ArrayType::verify(llvm::function_ref<InFlightDiagnostic()> emitError,
                  ElementClass, bool, ArrayRef<int64_t> extents) {
  if (extents.size() < 2)
    return emitError() << "an array has at least 2 extents, got "
                       << extents.size();
  for (int64_t extent : extents)
    if (extent < kMany)
      return emitError() << "expected an extent of 0 or more, * or ?, got "
                         << extent;
  return success();
}

static ParseResult parseExtent(AsmParser &parser, int64_t &extent) {
  if (succeeded(parser.parseOptionalStar())) {
    extent = ArrayType::kMany;
    return success();
  }
  if (succeeded(parser.parseOptionalQuestion())) {
    extent = ArrayType::kUnknown;
    return success();
  }
  return parser.parseInteger(extent);
}

Type ArrayType::parse(AsmParser &parser) {
  SmallVector<int64_t> extents;
  StringRef keyword;
  SMLoc location = parser.getCurrentLocation();
  if (parser.parseLess())
    return {};
  bool isComplex = succeeded(parser.parseOptionalKeyword("complex"));
  if (parser.parseKeyword(&keyword))
    return {};
  std::optional<ElementClass> elementClass = symbolizeElementClass(keyword);
  if (!elementClass) {
    parser.emitError(location, "unknown element class '") << keyword << "'";
    return {};
  }
  auto parseOne = [&] { return parseExtent(parser, extents.emplace_back()); };
  if (parser.parseComma() ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseOne) ||
      parser.parseGreater())
    return {};
  return parser.getChecked<ArrayType>(location, parser.getContext(),
                                      *elementClass, isComplex,
                                      ArrayRef<int64_t>(extents));
}

void ArrayType::print(AsmPrinter &printer) const {
  printer << "<" << (getComplex() ? "complex " : "")
          << stringifyElementClass(getElementClass()) << ", [";
  llvm::interleaveComma(getExtents(), printer, [&](int64_t extent) {
    if (extent == kMany)
      printer << "*";
    else if (extent == kUnknown)
      printer << "?";
    else
      printer << extent;
  });
  printer << "]>";
}
