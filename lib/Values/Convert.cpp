//===- Convert.cpp - arrays in another class --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/Convert.h"

#include "Values/ElementTypes.h"
#include "runtime/Interrupt.h"

#include <complex>

namespace runmat {

namespace {

size_t numberBytes(Number number) {
  static constexpr size_t bytes[] = {sizeof(double), sizeof(float),
                                     sizeof(std::complex<double>),
                                     sizeof(std::complex<float>), sizeof(Wide)};
  return bytes[size_t(number)];
}

/// The number type of an array's own storage; none for integers, logical, char.
bool storesNumber(const Value &value, Number number) {
  switch (number) {
  case Number::Double:
    return value.isDouble() && !value.isComplex();
  case Number::Single:
    return value.isArrayOf(ElementClass::Single) && !value.isComplex();
  case Number::ComplexDouble:
    return value.isDouble() && value.isComplex();
  case Number::ComplexSingle:
    return value.isArrayOf(ElementClass::Single) && value.isComplex();
  case Number::Wide:
    return false;
  }
  return false;
}

template <typename To, typename From>
void convertReal(const From *in, To *out, int64_t n) {
  interrupt::inPieces(n, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i)
      out[i] = convertElement<To>(in[i]);
  });
}

/// Real or complex floats to complex ones.
template <typename To>
void convertToComplex(const Array &in, std::complex<To> *out) {
  visitElementType(in.elementClass(), [&](auto tag) {
    using From = typename decltype(tag)::Type;
    const From *parts = in.as<From>();
    interrupt::inPieces(in.count(), [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) {
        const From re = in.isComplex() ? parts[2 * i] : parts[i];
        const From im = in.isComplex() ? parts[2 * i + 1] : From();
        out[i] = {convertElement<To>(re), convertElement<To>(im)};
      }
    });
  });
}

/// Reads real elements (the real parts of complex ones) as `To`.
template <typename To> void convertToReal(const Array &in, To *out) {
  visitElementType(in.elementClass(), [&](auto tag) {
    using From = typename decltype(tag)::Type;
    const From *parts = in.as<From>();
    if (!in.isComplex())
      return convertReal(parts, out, in.count());
    interrupt::inPieces(in.count(), [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i)
        out[i] = convertElement<To>(parts[2 * i]);
    });
  });
}

void convertTo(Number number, const Array &in, void *out) {
  switch (number) {
  case Number::Double:
    return convertToReal(in, static_cast<double *>(out));
  case Number::Single:
    return convertToReal(in, static_cast<float *>(out));
  case Number::ComplexDouble:
    return convertToComplex(in, static_cast<std::complex<double> *>(out));
  case Number::ComplexSingle:
    return convertToComplex(in, static_cast<std::complex<float> *>(out));
  case Number::Wide:
    return convertToReal(in, static_cast<Wide *>(out));
  }
}

} // namespace

NumberView::NumberView(const Value &value, Number number) {
  if (const double *scalar = value.inlineDouble();
      scalar && number == Number::Double) {
    inlineScalar = *scalar;
    elements = &inlineScalar;
    return;
  }
  held = value.array();
  if (value.isEmpty())
    return;
  if (storesNumber(value, number)) {
    elements = held->data();
    return;
  }
  const size_t bytes = numberBytes(number) * size_t(held->count());
  converted.resize((bytes + sizeof(std::max_align_t) - 1) /
                   sizeof(std::max_align_t));
  convertTo(number, *held, converted.data());
  elements = converted.data();
}

ArrayRef makeComplex(const Value &value) {
  if (value.isComplex())
    return value.array();
  const bool isSingle = value.isArrayOf(ElementClass::Single);
  ArrayRef out =
      Array::make(isSingle ? ElementClass::Single : ElementClass::Double,
                  value.extents(), true);
  if (!value.isEmpty())
    convertTo(isSingle ? Number::ComplexSingle : Number::ComplexDouble,
              *value.array(), out->mutableData());
  return out;
}

ArrayRef convertArray(const Value &value, ElementClass elementClass) {
  ArrayRef in = value.array();
  if (in->elementClass() == elementClass)
    return in;
  if (in->isComplex() && !isFloat(elementClass))
    throw Error("MATLAB:complexConversion",
                std::string("Complex values cannot be converted to ") +
                    className(elementClass) +
                    ". Take real(x), imag(x) or abs(x) first.");
  ArrayRef out = Array::make(elementClass, in->extents(), in->isComplex());
  if (in->isEmpty())
    return out;
  if (in->isComplex())
    convertTo(elementClass == ElementClass::Single ? Number::ComplexSingle
                                                   : Number::ComplexDouble,
              *in, out->mutableData());
  else
    visitElementType(elementClass, [&](auto tag) {
      using To = typename decltype(tag)::Type;
      convertToReal(*in, out->mutableAs<To>());
    });
  return out;
}

namespace {

/// Real parts when every imaginary part is zero; null otherwise.
template <typename T> ArrayRef dropImaginary(const Array &array) {
  const T *parts = array.as<T>();
  const int64_t n = array.count();
  for (int64_t i = 0; i < n; ++i)
    if (parts[2 * i + 1] != 0) // NaN counts as not zero
      return nullptr;
  ArrayRef out = Array::make(array.elementClass(), array.extents());
  T *real = n ? out->mutableAs<T>() : nullptr;
  for (int64_t i = 0; i < n; ++i)
    real[i] = parts[2 * i];
  return out;
}

} // namespace

Value narrow(ArrayRef array) {
  if (array->isComplex()) {
    const bool isSingle = array->elementClass() == ElementClass::Single;
    ArrayRef real = array->isEmpty()
                        ? Array::make(array->elementClass(), array->extents())
                    : isSingle ? dropImaginary<float>(*array)
                               : dropImaginary<double>(*array);
    if (!real)
      return array;
    array = std::move(real);
  }
  if (array->count() == 1 && array->elementClass() == ElementClass::Double)
    return array->elementAsDouble(0);
  if (array->count() == 1 && array->elementClass() == ElementClass::Logical)
    return array->elementAsDouble(0) != 0;
  return array;
}

namespace {

void requireNoNaN(const Value &value) {
  if (!isFloat(value.elementClass()))
    return;
  NumberView view(value, Number::Double);
  for (int64_t i = 0; i < value.count(); ++i)
    if (std::isnan(view.as<double>()[i]))
      throw Error("MATLAB:nologicalnan",
                  "NaN values cannot be converted to logicals.");
}

} // namespace

Value castTo(ElementClass elementClass, const Value &operand) {
  if (!operand.isArray())
    throw Error("MATLAB:invalidConversion",
                std::string("Conversion to ") + className(elementClass) +
                    " from " + operand.className() + " is not possible.");
  if (elementClass == ElementClass::Logical)
    requireNoNaN(operand);
  if (operand.elementClass() == elementClass)
    return operand;
  ArrayRef result = convertArray(operand, elementClass);
  return result->isComplex() ? Value(std::move(result))
                             : narrow(std::move(result));
}

} // namespace runmat
