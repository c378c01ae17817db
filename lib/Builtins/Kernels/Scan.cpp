//===- Scan.cpp - running sums, products, extremes --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In the order of docs/numerics.md, in the class of the operand; sums and
// products of logical and char in double.
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/Conversion.h"
#include "Builtins/Kernels/ExactInteger.h"
#include "Builtins/Kernels/KernelTable.h"
#include "Builtins/Kernels/RealFunctions.h"
#include "Builtins/Kernels/Reduce.h"
#include "Builtins/Kernels/ScanOrder.h"
#include "Values/Convert.h"
#include "Values/ElementTypes.h"

#include <array>
#include <complex>

namespace runmat {

using namespace kernels;

namespace {

/// The steps of scans in a class: integers saturate.
template <typename T> T sumOf(T a, T b) {
  if constexpr (isWideInteger<T>)
    return exactSum<T>(Wide(a), Wide(b));
  else if constexpr (std::is_integral_v<T>)
    return saturate<T>(double(a) + double(b));
  else
    return a + b;
}

template <typename T> T productOf(T a, T b) {
  if constexpr (isWideInteger<T>)
    return exactProduct<T>(Wide(a), Wide(b));
  else if constexpr (std::is_integral_v<T>)
    return saturate<T>(double(a) * double(b));
  else
    return a * b;
}

template <typename T>
std::complex<T> productOf(std::complex<T> a, std::complex<T> b) {
  return {a.real() * b.real() - a.imag() * b.imag(),
          a.real() * b.imag() + a.imag() * b.real()};
}

template <typename T> T largerOf(T a, T b) {
  if constexpr (std::is_integral_v<T>)
    return std::max(a, b);
  else
    return maxOf(a, b);
}

template <typename T> T smallerOf(T a, T b) {
  if constexpr (std::is_integral_v<T>)
    return std::min(a, b);
  else
    return minOf(a, b);
}

/// How the lines of an array along a dimension lie.
SliceShape linesAlong(const Extents &extents, size_t dimension) {
  int64_t inner = 1;
  for (size_t d = 0; d < dimension; ++d)
    inner *= extents[d];
  const int64_t length = extents[dimension];
  return {inner, length, extents.count() / (inner * length)};
}

/// The lines of an array along a dimension.
class Lines {
public:
  Lines(const SliceShape &shape, bool reverse)
      : length(shape.length), stride(shape.inner), parts(shape.outer),
        reverse(reverse) {}

  /// Scans all in place. Steps of integers saturate, so that their order
  /// matters to more than rounding: they come one after the other.
  template <typename T, typename Combine>
  void scan(T *data, Combine combine) const {
    constexpr int64_t linesAtOnce = 16;
    const int64_t block = std::is_integral_v<T> ? length : reductionBlock;
    const int64_t step = reverse ? -stride : stride;
    const int64_t part = stride * length, elements = part * parts;
    T *const start = data + (reverse ? part - stride : 0);
    for (int64_t at = 0; at < elements; at += part)
      for (int64_t line = 0; line < stride; line += linesAtOnce) {
        T *const first = start + at + line;
        const int64_t lines = std::min(linesAtOnce, stride - line);
        if (lines == 1)
          scanInOrder(first, OneLine(), step, length, block, combine);
        else
          scanInOrder(first, lines, step, length, block, combine);
      }
  }

private:
  /// Lines lie side by side in each part of the array.
  int64_t length, stride, parts;
  bool reverse;
};

template <typename T>
void scanLines(ScanOpcode op, T *data, const Lines &lines) {
  switch (op) {
  case ScanOpcode::Sum:
    return lines.scan(data, [](T a, T b) { return sumOf(a, b); });
  case ScanOpcode::Product:
    return lines.scan(data, [](T a, T b) { return productOf(a, b); });
  case ScanOpcode::Maximum:
    return lines.scan(data, [](T a, T b) { return largerOf(a, b); });
  case ScanOpcode::Minimum:
    return lines.scan(data, [](T a, T b) { return smallerOf(a, b); });
  }
}

/// Complex numbers have no largest one here.
template <typename T>
void scanLines(ScanOpcode op, std::complex<T> *data, const Lines &lines) {
  using Complex = std::complex<T>;
  if (op == ScanOpcode::Sum)
    lines.scan(data, [](Complex a, Complex b) { return sumOf(a, b); });
  else
    lines.scan(data, [](Complex a, Complex b) { return productOf(a, b); });
}

/// The kernel of the product set, if it has one.
const CompiledScan *compiledScan(ScanOpcode op, const Array &in) {
  if (in.isComplex() && op != ScanOpcode::Sum)
    return nullptr;
  return findScan(op, in.elementClass());
}

/// A line of several blocks, alone: side by side, lines have no need of them.
bool isOneLongLine(const SliceShape &shape) {
  return shape.inner == 1 && shape.outer == 1 && shape.length > reductionBlock;
}

/// Whether no element of a line of integers is less than 0.
bool hasNoneBelowZero(const Array &line) {
  const CompiledReduction *least =
      findReduction(ReductionOpcode::Minimum, line.elementClass(), false);
  if (!least)
    return false;
  std::array<char, 8> number{};
  least->run(line.data(), {1, line.count(), 1}, number.data());
  // The sign is in the last byte.
  return static_cast<signed char>(number[least->resultBytes - 1]) >= 0;
}

/// The cumulative sum of a line of integers with a sign, in blocks where its
/// steps are associative: if none saturates, or the upper end alone does.
bool sumInBlocks(const Array &line, bool reverse, Array &out) {
  const SumInBlocks *sum = findSumInBlocks(line.elementClass());
  if (!sum)
    return false;
  if (sum->runUnsaturated(line.data(), line.count(), reverse,
                          out.mutableData()))
    return true;
  if (!hasNoneBelowZero(line))
    return false;
  sum->capped.run(line.data(), {1, line.count(), 1}, reverse,
                  out.mutableData());
  return true;
}

ArrayRef scanCompiled(ScanOpcode op, const CompiledScan &kernel,
                      const Array &in, SliceShape shape, bool reverse) {
  ArrayRef out = Array::make(in.elementClass(), in.extents(), in.isComplex());
  if (op == ScanOpcode::Sum && isOneLongLine(shape) &&
      sumInBlocks(in, reverse, *out))
    return out;
  // A sum of complex numbers is that of each part.
  if (in.isComplex())
    shape.inner *= 2;
  kernel.run(in.data(), shape, reverse, out->mutableData());
  return out;
}

void scanInPlace(ScanOpcode op, Array &out, const Lines &lines) {
  visitElementType(out.elementClass(), [&](auto tag) {
    using T = typename decltype(tag)::Type;
    if constexpr (std::is_floating_point_v<T>) {
      if (out.isComplex())
        return scanLines(op, out.mutableAs<std::complex<T>>(), lines);
    }
    if constexpr (std::is_same_v<T, Logical>)
      scanLines(op, out.mutableAs<uint8_t>(), lines);
    else if constexpr (!std::is_same_v<T, char16_t>)
      scanLines(op, out.mutableAs<T>(), lines);
  });
}

} // namespace

Value scan(ScanOpcode op, const Value &operand, size_t dimension,
           bool reverse) {
  if (!operand.isArray())
    throw Error("MATLAB:UndefinedFunction",
                "A cumulative function needs numbers, got a value of class " +
                    operand.className() + ".");
  const bool ordered = op == ScanOpcode::Maximum || op == ScanOpcode::Minimum;
  if (operand.isComplex() && ordered)
    throw Error("MATLAB:cummaxmin:complex",
                "cummax and cummin of complex numbers are not defined; use "
                "abs(x).");
  const ElementClass own = operand.elementClass();
  const bool ownClass = isInteger(own) || own == ElementClass::Single ||
                        (ordered && own == ElementClass::Logical);
  const ArrayRef in =
      converted(ownClass ? own : ElementClass::Double, operand).array();
  if (in->isEmpty() || dimension >= in->extents().rank())
    return narrow(in->clone());
  const SliceShape shape = linesAlong(in->extents(), dimension);
  if (const CompiledScan *kernel = compiledScan(op, *in))
    return narrow(scanCompiled(op, *kernel, *in, shape, reverse));
  ArrayRef out = in->clone();
  scanInPlace(op, *out, Lines(shape, reverse));
  return narrow(std::move(out));
}

} // namespace runmat
