//===- Transpose.cpp - x.' and x' -------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/KernelTable.h"
#include "Values/ElementSize.h"
#include "Values/Object.h"
#include "runtime/Bytes.h"
#include "runtime/Interrupt.h"

#include <algorithm>
#include <bit>
#include <complex>

namespace runmat {

using namespace kernels;

namespace {

template <typename T>
void transposeElements(const T *in, T *out, int64_t rows, int64_t columns) {
  const auto move = [&](int64_t begin, int64_t end) {
    for (int64_t c = begin; c < end; ++c)
      for (int64_t r = 0; r < rows; ++r)
        out[c + r * columns] = in[r + c * rows];
  };
  interrupt::inPieces(columns, move,
                      std::max<int64_t>(1, interrupt::fewElements /
                                               std::max<int64_t>(rows, 1)));
}

template <typename T> void conjugateElements(T *parts, int64_t n) {
  interrupt::inPieces(n, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i)
      parts[2 * i + 1] = -parts[2 * i + 1];
  });
}

/// The kernel of the product set for elements of so many bytes.
const CompiledTransposition *findTransposition(size_t bytes) {
  const auto &table = kernelTable().transpositions;
  const auto number = size_t(std::countr_zero(bytes));
  return number < table.size() ? table[number] : nullptr;
}

void transposeBytes(const Array &in, Array &out) {
  const int64_t rows = in.extents()[0], columns = in.extents()[1];
  const size_t size =
      elementBytes(in.elementClass()) * (in.isComplex() ? 2 : 1);
  if (const CompiledTransposition *kernel = findTransposition(size))
    return kernel->run(in.data(), rows, columns, out.overwriteData());
  const auto run = [&](auto sample) {
    using T = decltype(sample);
    transposeElements(in.as<T>(), out.mutableAs<T>(), rows, columns);
  };
  withElementType(size, run);
}

Value transposeArray(const Value &operand, bool conjugate) {
  if (operand.isScalar() && !(conjugate && operand.isComplex()))
    return operand;
  const ArrayRef in = operand.array();
  const Extents swapped(operand.columns(), operand.rows());
  const bool isChanged = conjugate && in->isComplex();
  // The elements of a vector stay where they are.
  if (!isChanged && (swapped[0] == 1 || swapped[1] == 1))
    return in->reshaped(swapped);
  ArrayRef out = Array::make(in->elementClass(), swapped, in->isComplex());
  if (in->isEmpty())
    return out;
  transposeBytes(*in, *out);
  if (isChanged) {
    if (in->elementClass() == ElementClass::Single)
      conjugateElements(out->mutableAs<float>(), in->count());
    else
      conjugateElements(out->mutableAs<double>(), in->count());
  }
  return out;
}

template <typename T>
std::vector<T> transposed(const std::vector<T> &in, const Extents &extents) {
  std::vector<T> out(in.size());
  transposeElements(in.data(), out.data(), extents[0], extents[1]);
  return out;
}

} // namespace

Value transpose(const Value &operand, bool conjugate) {
  if (operand.rank() > 2)
    throw Error("MATLAB:transpose:NDArray",
                "TRANSPOSE does not support N-D arrays. Use "
                "PAGETRANSPOSE/PAGECTRANSPOSE to transpose pages or PERMUTE "
                "to reorder dimensions of N-D arrays.");
  const Extents swapped(operand.columns(), operand.rows());
  switch (operand.kind()) {
  case ValueKind::Array:
    return transposeArray(operand, conjugate);
  case ValueKind::Cell:
    return CellArray(swapped,
                     transposed(operand.cell().elements, operand.extents()));
  case ValueKind::String:
    return StringArray{
        swapped, transposed(operand.strings().elements, operand.extents())};
  case ValueKind::Struct: {
    StructArray result = operand.structure();
    for (auto &column : result.columns)
      column = transposed(column, operand.extents());
    result.extents = swapped;
    return result;
  }
  case ValueKind::Object:
    if (operand.object().isArray())
      return operand.object().transposed();
    [[fallthrough]];
  default:
    throw Error("MATLAB:UndefinedFunction",
                "Operator '" + std::string(conjugate ? "'" : ".'") +
                    "' is not supported for operands of type '" +
                    operand.className() + "'.");
  }
}

} // namespace runmat
