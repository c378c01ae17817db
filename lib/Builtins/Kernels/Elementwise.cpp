//===- Elementwise.cpp - class rules of f(x) and x op y ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Decides the class of an operation from its operands, brings them to the
// number type of the kernel and runs it.
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/Broadcast.h"
#include "Builtins/Kernels/Conversion.h"
#include "Builtins/Kernels/IntegerElements.h"
#include "Builtins/Kernels/KernelTable.h"
#include "Builtins/Kernels/RealFunctions.h"
#include "Builtins/Kernels/StringOperators.h"
#include "Values/ElementTypes.h"
#include "Values/Missing.h"

#include <algorithm>
#include <optional>

namespace runmat {

using namespace kernels;

namespace {

template <typename Opcode>
[[noreturn]] void throwUnsupported(Opcode op, const std::string &type) {
  if (const char *symbol = opcodeSymbol(op); *symbol)
    throw Error("MATLAB:UndefinedFunction",
                std::string("Operator '") + symbol +
                    "' is not supported for operands of type '" + type + "'.");
  throw Error("MATLAB:UndefinedFunction",
              std::string("Undefined function '") + opcodeName(op) +
                  "' for input arguments of type '" + type + "'.");
}

std::string typeForMessage(const Value &value) {
  return (value.isComplex() ? "complex " : "") + value.className();
}

size_t resultBytes(const ResultKind &kind) {
  return elementBytes(kind.elementClass) * (kind.isComplex ? 2 : 1);
}

//===----------------------------------------------------------------------===//
// NaN has no truth value
//===----------------------------------------------------------------------===//

void requireLogicalOperand(const Value &value) {
  if (!isFloat(value.elementClass()) || value.isComplex())
    return;
  NumberView view(value, Number::Double);
  const int64_t n = value.count();
  for (int64_t i = 0; i < n; ++i)
    if (std::isnan(view.as<double>()[i]))
      throw Error("MATLAB:nologicalnan",
                  "NaN values cannot be converted to logicals.");
}

//===----------------------------------------------------------------------===//
// Unary
//===----------------------------------------------------------------------===//

/// Nothing where the result is not real.
using RealResult = std::optional<Value>;

/// Runs the kernel for one inline double.
RealResult scalarUnary(const UnaryKernel &kernel, double x) {
  if (kernel.result.elementClass == ElementClass::Logical) {
    Logical result;
    kernel.run(&x, &result, 1);
    return result == Logical::True;
  }
  double result;
  if (!kernel.run(&x, &result, 1))
    return std::nullopt;
  return result;
}

/// Real elements of another class in the class of a real number, by the kernels
/// that convert.
Value asNumbers(const Value &value, Number number) {
  if (value.count() <= 1 || value.isComplex() ||
      (number != Number::Double && number != Number::Single))
    return value;
  return converted(number == Number::Double ? ElementClass::Double
                                            : ElementClass::Single,
                   value);
}

/// Integer kernels read their own class, all others a number type.
bool runUnary(const UnaryKernel &kernel, KernelClass k, const Value &operand,
              void *out) {
  if (isInteger(operand.elementClass()) || k == KernelClass::UInt8) {
    const ArrayRef in = operand.array();
    return kernel.run(in->data(), out, in->count());
  }
  const NumberView in(asNumbers(operand, operandNumber(k)), operandNumber(k));
  return kernel.run(in.data(), out, operand.count());
}

RealResult arrayUnary(const UnaryKernel &kernel, KernelClass k,
                      const Value &operand) {
  ArrayRef out = Array::make(kernel.result.elementClass, operand.extents(),
                             kernel.result.isComplex);
  if (!operand.isEmpty() && !runUnary(kernel, k, operand, out->mutableData()))
    return std::nullopt;
  return narrow(std::move(out));
}

/// f(x) of complex x.
Value complexUnary(UnaryOpcode op, const Value &operand) {
  const KernelClass k = kernelClass(operand.elementClass(), true);
  return *arrayUnary(findKernel(op, k), k, makeComplex(operand));
}

/// A logical is a byte that is 0 or 1, of which not needs no double.
KernelClass unaryClass(UnaryOpcode op, const Value &operand) {
  if (op == UnaryOpcode::Not && operand.isArrayOf(ElementClass::Logical))
    return KernelClass::UInt8;
  return kernelClass(operand.elementClass(), operand.isComplex());
}

} // namespace

Value unaryOp(UnaryOpcode op, const Value &operand) {
  if (!operand.isArray())
    throwUnsupported(op, operand.className());
  if (op == UnaryOpcode::Not)
    requireLogicalOperand(operand);
  const KernelClass k = unaryClass(op, operand);
  const UnaryKernel &kernel = findKernel(op, k);
  if (!kernel.function)
    throwUnsupported(op, typeForMessage(operand));
  const double *scalar = operand.inlineDouble();
  // One element fills no vector: the plain loop is the faster one.
  const UnaryKernel &plain = referenceTable().unary[size_t(op)][size_t(k)];
  RealResult result =
      scalar ? scalarUnary(plain, *scalar)
             : arrayUnary(operand.isScalar() ? plain : kernel, k, operand);
  return result ? *std::move(result) : complexUnary(op, operand);
}

//===----------------------------------------------------------------------===//
// Binary
//===----------------------------------------------------------------------===//

namespace {

bool isRelation(BinaryOpcode op) {
  return familyOf(op) == OperationFamily::Relation;
}
bool isLogicalOp(BinaryOpcode op) {
  return familyOf(op) == OperationFamily::Logic;
}
bool isBitOp(BinaryOpcode op) { return familyOf(op) == OperationFamily::Bits; }

[[noreturn]] void throwMixedIntegers() {
  throw Error("MATLAB:mixedClasses",
              "Integers can only be combined with integers of the same class, "
              "or scalar doubles.");
}

/// Class of an operation on an integer and something else.
KernelClass integerClass(BinaryOpcode op, const Value &lhs, const Value &rhs) {
  const ElementClass l = lhs.elementClass(), r = rhs.elementClass();
  if (lhs.isComplex() || rhs.isComplex())
    throwUnsupported(op, "complex integer");
  if (isRelation(op) || isLogicalOp(op)) {
    // Relations compare values; the wider operand decides the number type.
    const bool wide = elementBytes(l) == 8 || elementBytes(r) == 8;
    return wide ? KernelClass::Int64 : KernelClass::Int32;
  }
  if (isInteger(l) && isInteger(r)) {
    if (l != r && op != BinaryOpcode::BitShift)
      throwMixedIntegers();
    return kernelClass(l, false);
  }
  const Value &other = isInteger(l) ? rhs : lhs;
  if (!other.isScalar() && !isBitOp(op))
    throwMixedIntegers();
  return kernelClass(isInteger(l) ? l : r, false);
}

KernelClass binaryClass(BinaryOpcode op, const Value &lhs, const Value &rhs) {
  const ElementClass l = lhs.elementClass(), r = rhs.elementClass();
  if (isInteger(l) || isInteger(r))
    return integerClass(op, lhs, rhs);
  const bool isSingle = l == ElementClass::Single || r == ElementClass::Single;
  return kernelClass(isSingle ? ElementClass::Single : ElementClass::Double,
                     lhs.isComplex() || rhs.isComplex());
}

/// Marks the pairs whose power is not real.
void powerLeavesReals(const void *lhs, int64_t lhsStride, const void *rhs,
                      int64_t rhsStride, void *out, int64_t n) {
  const auto *x = static_cast<const double *>(lhs);
  const auto *y = static_cast<const double *>(rhs);
  auto *leaves = static_cast<bool *>(out);
  for (int64_t i = 0; i < n; ++i)
    leaves[i] = !powerIsReal(x[i * lhsStride], y[i * rhsStride]);
}

/// Block by block, and without a branch in a block, so that it takes vectors.
template <typename T, typename Holds>
bool allHold(const T *x, int64_t n, Holds holds) {
  constexpr int64_t block = 4096;
  for (int64_t begin = 0; begin < n; begin += block) {
    bool fails = false;
    for (int64_t i = begin; i < std::min(n, begin + block); ++i)
      fails |= !holds(x[i]);
    if (fails)
      return false;
  }
  return true;
}

template <typename Holds> bool all(const Value &value, Holds holds) {
  if (value.elementClass() == ElementClass::Single)
    return allHold(NumberView(value, Number::Single).as<float>(), value.count(),
                   holds);
  return allHold(NumberView(value, Number::Double).as<double>(), value.count(),
                 holds);
}

bool powerIsRealEverywhere(const Value &lhs, const Value &rhs,
                           const Extents &extents) {
  const auto notNegative = [](auto x) { return !(x < 0); };
  const auto whole = [](auto y) { return isWhole(y); };
  if (all(lhs, notNegative) || all(rhs, whole))
    return true;
  NumberView x(lhs, Number::Double), y(rhs, Number::Double);
  const auto n = size_t(extents.count());
  const std::unique_ptr<bool[]> leaves(new bool[n]);
  runBroadcast({powerLeavesReals, nullptr},
               {static_cast<const char *>(x.data()), &lhs.extents(), 8},
               {static_cast<const char *>(y.data()), &rhs.extents(), 8},
               extents, reinterpret_cast<char *>(leaves.get()), 1);
  for (size_t i = 0; i < n; ++i)
    if (leaves[i])
      return false;
  return true;
}

size_t numberBytes(Number number) {
  static constexpr size_t bytes[] = {8, 4, 16, 8, sizeof(Wide)};
  return bytes[size_t(number)];
}

/// What runs a kernel, and the number types in which it reads its operands.
struct Run {
  BinaryRunner runner;
  Number lhs, rhs;
};

Run runOf(const BinaryKernel &kernel, KernelClass k, const Value &lhs,
          const Value &rhs) {
  const Number number = operandNumber(k);
  const BinaryRunner mixed = kernel.mixedRunner(lhs.isComplex());
  if (lhs.isComplex() == rhs.isComplex() ||
      (!mixed.function && !mixed.compiled))
    return {kernel.runner(), number, number};
  const Number real =
      number == Number::ComplexSingle ? Number::Single : Number::Double;
  return lhs.isComplex() ? Run{mixed, number, real} : Run{mixed, real, number};
}

/// Two complex arrays of one size are twice as many real numbers.
bool takesParts(const BinaryKernel &kernel, const Value &lhs,
                const Value &rhs) {
  return kernel.eachPart && lhs.isComplex() && rhs.isComplex() &&
         lhs.extents() == rhs.extents();
}

Value arrayBinary(const BinaryKernel &kernel, KernelClass k, const Value &lhs,
                  const Value &rhs, const Extents &extents) {
  ArrayRef out =
      Array::make(kernel.result.elementClass, extents, kernel.result.isComplex);
  if (out->count() != 0) {
    const Run run = runOf(kernel, k, lhs, rhs);
    const NumberView x(asNumbers(lhs, run.lhs), run.lhs),
        y(asNumbers(rhs, run.rhs), run.rhs);
    if (takesParts(kernel, lhs, rhs))
      kernel.eachPart->run(x.data(), 1, y.data(), 1, out->mutableData(),
                           2 * out->count());
    else
      runBroadcast(run.runner,
                   {static_cast<const char *>(x.data()), &lhs.extents(),
                    numberBytes(run.lhs)},
                   {static_cast<const char *>(y.data()), &rhs.extents(),
                    numberBytes(run.rhs)},
                   extents, static_cast<char *>(out->mutableData()),
                   resultBytes(kernel.result));
  }
  return narrow(std::move(out));
}

/// The squares of complex numbers by the product set; null where it has no
/// such kernel, and for other powers.
ArrayRef complexSquares(BinaryOpcode op, KernelClass k, const Value &lhs,
                        const Value &rhs) {
  const CompiledUnary *kernel = findSquare(k);
  if (op != BinaryOpcode::Power || !kernel || !lhs.isComplex() ||
      lhs.count() <= 1 || rhs.isComplex() || !rhs.isScalar() ||
      rhs.scalarDouble() != 2)
    return {};
  ArrayRef out =
      Array::make(k == KernelClass::ComplexSingle ? ElementClass::Single
                                                  : ElementClass::Double,
                  lhs.extents(), true);
  const NumberView in(lhs, operandNumber(k));
  kernel->run(in.data(), out->mutableData(), out->count());
  return out;
}

/// Two inline doubles: no allocation.
Value scalarBinary(const BinaryKernel &kernel, double x, double y) {
  if (kernel.result.elementClass == ElementClass::Logical) {
    Logical result;
    kernel.function(&x, 0, &y, 0, &result, 1);
    return result == Logical::True;
  }
  double result;
  kernel.function(&x, 0, &y, 0, &result, 1);
  return result;
}

/// == and ~= of handle classes, and of numbers that stand for objects; nothing
/// for anything else.
std::optional<Value> compareObjects(BinaryOpcode op, const Value &lhs,
                                    const Value &rhs) {
  const bool isEqual = op == BinaryOpcode::Equal;
  if (!isEqual && op != BinaryOpcode::NotEqual)
    return std::nullopt;
  if (!lhs.isObject() || !rhs.isObject()) {
    const Value &object = lhs.isObject() ? lhs : rhs;
    const Value &other = lhs.isObject() ? rhs : lhs;
    const std::optional<Value> numbers = object.object().numbers();
    if (!numbers || !other.isArray())
      return std::nullopt;
    return binaryOp(op, *numbers, other);
  }
  if (missingArray(lhs) && missingArray(rhs))
    return binaryOp(op, *lhs.object().numbers(), *rhs.object().numbers());
  if (!lhs.object().isHandle())
    return std::nullopt;
  Value same = lhs.object().compared(rhs.object());
  return isEqual ? same : unaryOp(UnaryOpcode::Not, same);
}

} // namespace

ElementClass arithmeticClass(const Value &lhs, const Value &rhs) {
  const KernelClass k = binaryClass(BinaryOpcode::Plus, lhs, rhs);
  return findKernel(BinaryOpcode::Plus, k).result.elementClass;
}

Value binaryOp(BinaryOpcode op, const Value &lhs, const Value &rhs) {
  const double *x = lhs.inlineDouble(), *y = rhs.inlineDouble();
  const bool isReal =
      op != BinaryOpcode::Power || !x || !y || powerIsReal(*x, *y);
  if (x && y && isReal && !isLogicalOp(op))
    return scalarBinary(
        referenceTable().binary[size_t(op)][size_t(KernelClass::Double)], *x,
        *y);
  if (lhs.isString() || rhs.isString())
    return stringBinary(op, lhs, rhs);
  if (lhs.isObject() || rhs.isObject())
    if (auto result = compareObjects(op, lhs, rhs))
      return *result;
  if (!lhs.isArray() || !rhs.isArray())
    throwUnsupported(op, (lhs.isArray() ? rhs : lhs).className());
  if (isLogicalOp(op)) {
    requireLogicalOperand(lhs);
    requireLogicalOperand(rhs);
  }
  KernelClass k = binaryClass(op, lhs, rhs);
  const Extents extents = broadcastExtents(lhs.extents(), rhs.extents());
  const bool isRealFloat = k == KernelClass::Double || k == KernelClass::Single;
  if (op == BinaryOpcode::Power && isRealFloat &&
      !powerIsRealEverywhere(lhs, rhs, extents))
    k = kernelClass(k == KernelClass::Single ? ElementClass::Single
                                             : ElementClass::Double,
                    true);
  const BinaryKernel &kernel = findKernel(op, k);
  if (!kernel.function)
    throwUnsupported(op, typeForMessage(lhs.isComplex() ? lhs : rhs));
  if (ArrayRef out = integerBinary(op, lhs, rhs, extents, kernel.result))
    return narrow(std::move(out));
  if (ArrayRef out = complexSquares(op, k, lhs, rhs))
    return narrow(std::move(out));
  return arrayBinary(kernel, k, lhs, rhs, extents);
}

} // namespace runmat
