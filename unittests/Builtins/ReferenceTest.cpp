//===- ReferenceTest.cpp - builtins against the reference set ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each builtin that has kernels in the reference set, with arrays of every
// class and shape: each element of its result is, bit for bit, what the kernel
// gives for that element alone. Each reduction along a dimension is, bit for
// bit, the reduction of each slice.
//===----------------------------------------------------------------------===//
#include "FormValues.h"
#include "TestContext.h"

#include "Builtins/CheckArguments.h"
#include "Builtins/Kernels/KernelTable.h"
#include "Values/Display.h"
#include "Values/ElementTypes.h"

#include <cmath>
#include <cstring>

using namespace runmat;
using namespace runmat::test;
using namespace runmat::kernels;
using namespace runmat::catalogue;

namespace {

/// The arrays among the values of forms, and rows that are longer than the
/// vectors of a processor.
std::vector<Value> arrays() {
  std::vector<Value> all;
  for (const Value &value : formValues())
    if (value.isArray())
      all.push_back(value);
  std::vector<double> quarters;
  for (int i = -18; i <= 18; ++i)
    quarters.push_back(i / 4.0 + i * 1e-3);
  all.push_back(row(quarters));
  all.push_back(castTo(ElementClass::Single, all.back()));
  all.push_back(binaryOp(BinaryOpcode::Times, row(quarters),
                         Value::complexScalar({1, 2})));
  return all;
}

/// The first result; undefined where the call is an error.
Value resultOf(const std::string &name, std::vector<Value> arguments) {
  try {
    return call(name, std::move(arguments));
  } catch (const Error &) {
    return {};
  }
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

/// An element as a kernel writes it.
struct Element {
  alignas(16) char bytes[16] = {};
};

/// The elements of an operand as a kernel reads them.
class Operand {
public:
  Operand(const Value &value, Number number)
      : view(value, number), bytes(bytesOf(number)) {}
  Operand(const Value &value, size_t bytes)
      : view(value, Number::Double), own(value.array()), bytes(bytes) {}

  const void *at(int64_t i) const {
    const void *data = own ? own->data() : view.data();
    return static_cast<const char *>(data) + size_t(i) * bytes;
  }

private:
  static size_t bytesOf(Number number) {
    constexpr size_t sizes[] = {8, 4, 16, 8, sizeof(Wide)};
    return sizes[size_t(number)];
  }
  NumberView view;
  ArrayRef own;
  size_t bytes;
};

template <typename T> bool sameParts(const T *a, const T *b, int parts) {
  for (int i = 0; i < parts; ++i)
    if (std::memcmp(a + i, b + i, sizeof(T)) != 0 &&
        !(std::isnan(a[i]) && std::isnan(b[i])))
      return false;
  return true;
}

/// Whether element `i` is `expected`. A result whose imaginary parts are all
/// zero has none.
bool isElement(const ArrayRef &array, int64_t i, const Element &expected,
               bool isComplex) {
  const size_t size = elementBytes(array->elementClass());
  const size_t stride = size * (array->isComplex() ? 2 : 1);
  const char *found =
      static_cast<const char *>(array->data()) + size_t(i) * stride;
  const int parts = array->isComplex() ? 2 : 1;
  const auto same = [&](auto zero) {
    const auto *e = reinterpret_cast<const decltype(zero) *>(expected.bytes);
    const bool isReal = !isComplex || parts == 2 || e[1] == zero;
    return isReal &&
           sameParts(reinterpret_cast<const decltype(zero) *>(found), e, parts);
  };
  if (array->elementClass() == ElementClass::Double)
    return same(0.0);
  if (array->elementClass() == ElementClass::Single)
    return same(0.0f);
  return std::memcmp(found, expected.bytes, size) == 0;
}

//===----------------------------------------------------------------------===//
// One operand
//===----------------------------------------------------------------------===//

/// Integer kernels read their own class, others a number type.
Operand operandOf(const Value &x, KernelClass k) {
  return isInteger(x.elementClass())
             ? Operand(x, elementBytes(x.elementClass()))
             : Operand(x, operandNumber(k));
}

const UnaryKernel &kernelOf(UnaryOpcode op, const Value &x, KernelClass &k) {
  k = kernelClass(x.elementClass(), x.isComplex());
  const UnaryKernel &kernel = findKernel(op, k);
  const Operand in = operandOf(x, k);
  Element unused;
  for (int64_t i = 0; i < x.count(); ++i)
    if (!kernel.function(in.at(i), unused.bytes, 1)) {
      k = kernelClass(x.elementClass(), true);
      return findKernel(op, k);
    }
  return kernel;
}

void checkUnary(UnaryOpcode op, const Value &x) {
  const Value result = resultOf(opcodeName(op), {x});
  if (!result.isDefined())
    return;
  KernelClass k;
  const UnaryKernel &kernel = kernelOf(op, x, k);
  ASSERT_TRUE(kernel.function) << opcodeName(op);
  ASSERT_EQ(result.extents(), x.extents());
  ASSERT_EQ(result.elementClass(), kernel.result.elementClass);
  const ArrayRef array = result.array();
  if (array->isEmpty())
    return;
  const Operand in = operandOf(x, k);
  for (int64_t i = 0; i < x.count(); ++i) {
    Element expected;
    kernel.function(in.at(i), expected.bytes, 1);
    EXPECT_TRUE(isElement(array, i, expected, kernel.result.isComplex))
        << opcodeName(op) << " of " << displayText("", x) << " gives "
        << displayText("", result) << " at " << i;
  }
}

class UnaryReference : public testing::TestWithParam<UnaryOpcode> {};
TEST_P(UnaryReference, IsTheKernelOfEachElement) {
  for (const Value &x : arrays())
    checkUnary(GetParam(), x);
}
INSTANTIATE_TEST_SUITE_P(All, UnaryReference, testing::ValuesIn([] {
                           std::vector<UnaryOpcode> all;
                           for (size_t i = 0; i < unaryOpcodeCount; ++i)
                             all.push_back(UnaryOpcode(i));
                           return all;
                         }()),
                         [](const auto &info) {
                           return testName(opcodeName(info.param));
                         });

//===----------------------------------------------------------------------===//
// Two operands
//===----------------------------------------------------------------------===//

/// The position in an operand of element `i` of the result.
int64_t positionIn(const Value &operand, const Extents &extents, int64_t i) {
  int64_t position = 0, stride = 1;
  for (size_t d = 0; d < extents.rank(); ++d) {
    if (operand.extent(d) != 1)
      position += i % extents[d] * stride;
    i /= extents[d];
    stride *= operand.extent(d);
  }
  return position;
}

/// Whether x .^ y is complex for some pair of real elements.
bool powerLeavesReals(const Value &x, const Value &y, const Extents &extents) {
  for (int64_t i = 0; i < extents.count(); ++i) {
    const double base = x.elementAsDouble(positionIn(x, extents, i)),
                 exponent = y.elementAsDouble(positionIn(y, extents, i));
    if (base < 0 && exponent != std::floor(exponent))
      return true;
  }
  return false;
}

/// The class whose kernel computes with the two, by the rules of the language.
KernelClass classOf(BinaryOpcode op, const Value &x, const Value &y,
                    const Extents &extents) {
  const ElementClass l = x.elementClass(), r = y.elementClass();
  const OperationFamily family = familyOf(op);
  const bool isCompared =
      family == OperationFamily::Relation || family == OperationFamily::Logic;
  if (isInteger(l) || isInteger(r)) {
    if (isCompared)
      return elementBytes(l) == 8 || elementBytes(r) == 8 ? KernelClass::Int64
                                                          : KernelClass::Int32;
    return kernelClass(isInteger(l) ? l : r, false);
  }
  const bool isSingle = l == ElementClass::Single || r == ElementClass::Single;
  const bool isComplex =
      x.isComplex() || y.isComplex() ||
      (op == BinaryOpcode::Power && powerLeavesReals(x, y, extents));
  return kernelClass(isSingle ? ElementClass::Single : ElementClass::Double,
                     isComplex);
}

/// How a kernel computes with two operands, one of which may be real.
struct Pair {
  Pair(const BinaryKernel &kernel, KernelClass k, const Value &x,
       const Value &y)
      : function(kernel.function), x(x, numberOf(kernel, k, x, y)),
        y(y, numberOf(kernel, k, y, x)) {
    if (kernel.complexByReal && x.isComplex() != y.isComplex())
      function = x.isComplex() ? kernel.complexByReal : kernel.realByComplex;
  }
  static Number numberOf(const BinaryKernel &kernel, KernelClass k,
                         const Value &own, const Value &other) {
    const bool staysReal =
        kernel.complexByReal && other.isComplex() && !own.isComplex();
    return !staysReal                        ? operandNumber(k)
           : k == KernelClass::ComplexSingle ? Number::Single
                                             : Number::Double;
  }

  BinaryFunction function;
  Operand x, y;
};

void checkBinary(BinaryOpcode op, const Value &x, const Value &y) {
  const Value result = resultOf(opcodeName(op), {x, y});
  if (!result.isDefined())
    return;
  const Extents extents = result.extents();
  const KernelClass k = classOf(op, x, y, extents);
  const BinaryKernel &kernel = findKernel(op, k);
  ASSERT_TRUE(kernel.function) << opcodeName(op);
  ASSERT_EQ(result.elementClass(), kernel.result.elementClass);
  const ArrayRef array = result.array();
  if (array->isEmpty())
    return;
  const Pair pair(kernel, k, x, y);
  for (int64_t i = 0; i < extents.count(); ++i) {
    Element expected;
    pair.function(pair.x.at(positionIn(x, extents, i)), 0,
                  pair.y.at(positionIn(y, extents, i)), 0, expected.bytes, 1);
    EXPECT_TRUE(isElement(array, i, expected, kernel.result.isComplex))
        << opcodeName(op) << " of " << displayText("", x) << " and "
        << displayText("", y) << " gives " << displayText("", result) << " at "
        << i;
  }
}

class BinaryReference : public testing::TestWithParam<BinaryOpcode> {};
TEST_P(BinaryReference, IsTheKernelOfEachPair) {
  const std::vector<Value> all = arrays();
  for (const Value &x : all)
    for (const Value &y : all)
      checkBinary(GetParam(), x, y);
}
INSTANTIATE_TEST_SUITE_P(All, BinaryReference, testing::ValuesIn([] {
                           std::vector<BinaryOpcode> all;
                           for (size_t i = 0; i < binaryOpcodeCount; ++i)
                             all.push_back(BinaryOpcode(i));
                           return all;
                         }()),
                         [](const auto &info) {
                           return testName(opcodeName(info.param));
                         });

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// The column of elements of `x` along dimension `d` that element `i` of the
/// reduced array comes from.
Value sliceOf(const Value &x, const Extents &reduced, size_t d, int64_t i) {
  const ArrayRef from = x.array();
  const size_t bytes =
      elementBytes(from->elementClass()) * (from->isComplex() ? 2 : 1);
  ArrayRef slice = Array::make(from->elementClass(), Extents(x.extent(d), 1),
                               from->isComplex());
  int64_t start = 0, stride = 1, along = 1;
  for (size_t k = 0; k < std::max(reduced.rank(), d + 1); ++k) {
    start += i % reduced[k] * stride;
    i /= reduced[k];
    along = k == d ? stride : along;
    stride *= x.extent(k);
  }
  for (int64_t n = 0; n < x.extent(d); ++n)
    std::memcpy(static_cast<char *>(slice->mutableData()) + size_t(n) * bytes,
                static_cast<const char *>(from->data()) +
                    size_t(start + n * along) * bytes,
                bytes);
  return from->isComplex() ? Value(slice) : narrow(slice);
}

/// Element `i` of an array, NaN as one value.
std::vector<double> numbersAt(const Value &value, int64_t i) {
  const ArrayRef array = value.array();
  NumberView view(value, Number::ComplexDouble);
  std::vector<double> parts = {view.as<double>()[2 * i],
                               view.as<double>()[2 * i + 1]};
  for (double &part : parts)
    part = std::isnan(part) ? HUGE_VAL : part;
  return parts;
}

class ReductionReference : public testing::TestWithParam<const Builtin *> {
protected:
  void check(const Value &x, size_t d) {
    const std::string name = GetParam()->name;
    const Value result = resultOf(name, {x, double(d + 1)});
    if (!result.isDefined() || result.isEmpty())
      return;
    for (int64_t i = 0; i < result.count(); ++i) {
      const Value one =
          resultOf(name, {sliceOf(x, result.extents(), d, i), 1.0});
      ASSERT_TRUE(one.isDefined() && one.count() == 1) << name;
      EXPECT_EQ(one.className(), result.className());
      EXPECT_EQ(numbersAt(one, 0), numbersAt(result, i))
          << name << " of " << displayText("", x) << " along " << d + 1
          << " at " << i;
    }
  }
};
TEST_P(ReductionReference, IsTheReductionOfEachSlice) {
  for (const Value &x : arrays())
    for (size_t d = 0; d < 3; ++d)
      check(x, d);
}

/// Whether a form is of an array and a dimension, with one number for each
/// slice.
bool isReduction(const Form &form) {
  return form.arguments.size() > 1 && form.arguments[1].kind &&
         (form.arguments[1].kind->demands & demands::Positive) &&
         !form.results.empty() &&
         form.results[0].sizeRule.rule == SizeRule::Reduced;
}
bool isReduction(const Builtin &builtin) {
  const std::vector<Value> arguments = {matrix(2, 2, {1, 2, 3, 4}), 2.0};
  const Form *form = matchingForm(builtin.record(), arguments);
  return (builtin.flags & BuiltinPure) && form && isReduction(*form) &&
         resultOf(builtin.name, arguments).extents() == Extents(2, 1);
}
std::vector<const Builtin *> reductions() {
  std::vector<const Builtin *> found;
  for (const Builtin *builtin : allBuiltins())
    if (isReduction(*builtin))
      found.push_back(builtin);
  return found;
}
INSTANTIATE_TEST_SUITE_P(All, ReductionReference,
                         testing::ValuesIn(reductions()), [](const auto &info) {
                           return testName(info.param->name);
                         });

} // namespace
