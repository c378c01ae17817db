//===- Arguments.cpp - reading the arguments of a builtin -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"

#include "Values/Convert.h"
#include "runtime/Interrupt.h"

#include <algorithm>
#include <cmath>

namespace runmat::builtins {

std::string lowerText(std::string_view text) {
  std::string lower(text);
  for (char &c : lower)
    if (c >= 'A' && c <= 'Z')
      c = char(c - 'A' + 'a');
  return lower;
}

bool isOption(const Value &value, std::string_view option) {
  return value.isText() && lowerText(value.toText()) == option;
}

size_t dimensionArgument(const Value &value) {
  if (value.isArray() && !value.isChar() && !value.isComplex() &&
      value.isScalar()) {
    const double dimension = value.scalarDouble();
    if (dimension >= 1 && dimension == std::floor(dimension) && dimension < 1e6)
      return size_t(dimension) - 1;
  }
  throw Error("MATLAB:getdimarg:dimensionMustBePositiveInteger",
              "Dimension argument must be a positive integer scalar within "
              "indexing range.");
}

Dimensions dimensionsArgument(const Value &value, const Extents &extents) {
  Dimensions dimensions;
  if (isOption(value, "all")) {
    for (size_t d = 0; d < extents.rank(); ++d)
      dimensions.push_back(d);
    return dimensions;
  }
  if (!value.isNumeric() || value.isComplex() || value.isEmpty())
    dimensionArgument(value);
  for (int64_t i = 0; i < value.count(); ++i)
    dimensions.push_back(dimensionArgument(value.elementAsDouble(i)));
  std::sort(dimensions.begin(), dimensions.end());
  if (std::adjacent_find(dimensions.begin(), dimensions.end()) !=
      dimensions.end())
    throw Error("MATLAB:getdimarg:vecdimsMustBeUniquePositiveIntegers",
                "Elements of the vector of dimensions must be unique.");
  return dimensions;
}

int64_t wholeArgument(const Value &value, std::string_view what,
                      int64_t least) {
  if (value.isArray() && !value.isComplex() && value.isScalar()) {
    const double number = value.scalarDouble();
    if (number == std::floor(number) && number >= double(least) &&
        number <= 9007199254740992.0)
      return int64_t(number);
  }
  throw Error("MATLAB:expectedInteger",
              std::string(what) + " must be a whole number of at least " +
                  std::to_string(least) + ".");
}

namespace {

int64_t extentOf(double number) {
  if (std::isnan(number))
    throw Error("MATLAB:NaNInfNotSupported", "NaN and Inf not allowed.");
  if (std::isinf(number) && number > 0)
    throw Error("MATLAB:array:SizeLimitExceeded",
                "Requested array exceeds the maximum possible variable size.");
  if (number != std::floor(number) && number > 0)
    throw Error("MATLAB:nonIntegerInput", "Size inputs must be integers.");
  return number > 0 ? int64_t(std::min(number, 9.2e18)) : 0;
}

} // namespace

Extents extentsArgument(Arguments arguments) {
  if (arguments.empty())
    return Extents(1, 1);
  std::vector<int64_t> extents;
  for (const Value &argument : arguments) {
    const bool usable =
        argument.isArray() && !argument.isChar() && !argument.isComplex() &&
        (argument.isScalar() || arguments.size() == 1) && !argument.isEmpty();
    if (!usable)
      throw Error("MATLAB:invalidSizeInput",
                  "Size inputs must be real numbers: one row vector of extents "
                  "or several scalars.");
    for (int64_t i = 0; i < argument.count(); ++i)
      extents.push_back(extentOf(argument.elementAsDouble(i)));
  }
  if (extents.size() == 1)
    extents.push_back(extents[0]);
  return Extents(std::move(extents));
}

std::optional<ElementClass> elementClassNamed(std::string_view name) {
  for (int c = int(ElementClass::Double); c <= int(ElementClass::Char); ++c)
    if (name == className(ElementClass(c)))
      return ElementClass(c);
  return std::nullopt;
}

bool takeOption(Arguments &arguments, std::string_view option) {
  if (arguments.empty() || !isOption(arguments.back(), option))
    return false;
  arguments = arguments.first(arguments.size() - 1);
  return true;
}

ElementClass floatClassOf(Arguments arguments) {
  return std::any_of(arguments.begin(), arguments.end(),
                     [](const Value &argument) {
                       return argument.isArrayOf(ElementClass::Single);
                     })
             ? ElementClass::Single
             : ElementClass::Double;
}

Value inClassOf(const Value &prototype, const Value &result) {
  return castTo(prototype.isNumeric() ? prototype.elementClass()
                                      : ElementClass::Double,
                result);
}

void requireReal(const Value &value, std::string_view what) {
  if (value.isComplex())
    throw Error("MATLAB:expectedReal", std::string(what) +
                                           " must be real, got a " +
                                           value.extents().str() + " complex " +
                                           value.className() + ".");
}

std::vector<double> doubles(const Value &value, std::string_view what) {
  requireReal(value, what);
  std::vector<double> result;
  if (value.isEmpty())
    return result;
  result.reserve(size_t(value.count()));
  const NumberView view(value, Number::Double);
  const double *numbers = view.as<double>();
  interrupt::inPieces(value.count(), [&](int64_t begin, int64_t end) {
    result.insert(result.end(), numbers + begin, numbers + end);
  });
  return result;
}

void require2D(const Value &value, const char *name) {
  if (value.rank() > 2)
    throw Error(std::string("MATLAB:") + name + ":inputMustBe2D",
                std::string(name) +
                    " takes a matrix, got an array of extents " +
                    value.extents().str() + ".");
}

bool takeNaNFlag(Arguments &arguments, bool &omitNaN) {
  constexpr std::pair<std::string_view, bool> flags[] = {
      {"omitnan", true},
      {"omitmissing", true},
      {"includenan", false},
      {"includemissing", false}};
  for (const auto &[name, omits] : flags)
    if (takeOption(arguments, name)) {
      omitNaN = omits;
      return true;
    }
  return false;
}

Value logicalArray(const Extents &extents, const std::vector<bool> &elements) {
  ArrayRef out = Array::make(ElementClass::Logical, extents);
  for (size_t i = 0; i < elements.size(); ++i)
    out->mutableAs<uint8_t>()[i] = elements[i];
  return narrow(std::move(out));
}

Value columnVector(const std::vector<double> &elements) {
  ArrayRef out =
      Array::make(ElementClass::Double, Extents(int64_t(elements.size()), 1));
  if (!elements.empty())
    std::copy(elements.begin(), elements.end(), out->mutableAs<double>());
  return narrow(std::move(out));
}

} // namespace runmat::builtins
