//===- HostOperationsTest.cpp - tests of operations on the host -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each operation by itself. They are called through the table, so a row that is
// another's fails the test of its name.
//===----------------------------------------------------------------------===//
#include "Engine/HostOperations.h"
#include "Values/Equality.h"
#include "Values/GpuArrays.h"
#include "Values/HeldCell.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace runmat;

namespace {

Value array(int64_t rows, int64_t columns, std::vector<double> elements) {
  return Array::fromValues(ElementClass::Double, Extents(rows, columns),
                           elements.data());
}

std::vector<Value> evaluate(RuntimeOperation operation,
                            std::vector<Value> arguments,
                            OperationDetails details = {}, size_t outputs = 1) {
  CallDescription site;
  site.operation = operation;
  site.details = std::move(details);
  site.results.resize(outputs);
  std::vector<Value> results;
  evaluateOnHost({site, arguments, results});
  return results;
}

Value one(RuntimeOperation operation, std::vector<Value> arguments,
          OperationDetails details = {}) {
  return evaluate(operation, std::move(arguments), std::move(details))[0];
}

OperationDetails along(uint64_t dimension) {
  OperationDetails details;
  details.dimension = dimension;
  return details;
}

#define EXPECT_VALUE(actual, expected)                                         \
  EXPECT_TRUE(valuesEqual(actual, expected, /*nanEqual=*/true))

using Operation = RuntimeOperation;

/// 1 3; 2 4
Value square() { return array(2, 2, {1, 2, 3, 4}); }

TEST(HostOperations, Concatenate) {
  EXPECT_VALUE(one(Operation::Concatenate, {1.0, 2.0}, along(1)),
               array(1, 2, {1, 2}));
  EXPECT_VALUE(one(Operation::Concatenate, {1.0, 2.0}, along(0)),
               array(2, 1, {1, 2}));
}

TEST(HostOperations, Delete) {
  EXPECT_VALUE(one(Operation::Delete, {square(), Value(), 1.0}),
               array(2, 1, {3, 4}));
}

TEST(HostOperations, Diagonal) {
  EXPECT_VALUE(one(Operation::Diagonal, {square()}), array(2, 1, {1, 4}));
  EXPECT_VALUE(one(Operation::Diagonal, {array(1, 2, {5, 6})}),
               array(2, 2, {5, 0, 0, 6}));
}

TEST(HostOperations, Difference) {
  EXPECT_VALUE(one(Operation::Difference, {array(1, 3, {1, 4, 9})}),
               array(1, 2, {3, 5}));
  EXPECT_VALUE(one(Operation::Difference, {7.0}), Value::empty());
}

TEST(HostOperations, Find) {
  const Value x = array(2, 2, {0, 5, 6, 7});
  EXPECT_VALUE(one(Operation::Find, {x}), array(3, 1, {2, 3, 4}));
  OperationDetails last;
  last.isBackward = true;
  EXPECT_VALUE(one(Operation::Find, {x, 2.0}, last), array(2, 1, {3, 4}));
  const auto found = evaluate(Operation::Find, {x, 2.0}, {}, 3);
  ASSERT_EQ(found.size(), 3u);
  EXPECT_VALUE(found[0], array(2, 1, {2, 1}));
  EXPECT_VALUE(found[1], array(2, 1, {1, 2}));
  EXPECT_VALUE(found[2], array(2, 1, {5, 6}));
}

TEST(HostOperations, Flip) {
  EXPECT_VALUE(one(Operation::Flip, {square()}), array(2, 2, {2, 1, 4, 3}));
  EXPECT_VALUE(one(Operation::Flip, {square()}, along(1)),
               array(2, 2, {3, 4, 1, 2}));
}

TEST(HostOperations, Gather) {
  EXPECT_VALUE(one(Operation::Gather, {square(), array(1, 2, {2, 1}), Value()}),
               array(2, 2, {2, 1, 4, 3}));
  EXPECT_THROW(one(Operation::Gather, {square(), 5.0}), Error);
}

TEST(HostOperations, Scatter) {
  EXPECT_VALUE(one(Operation::Scatter, {square(), array(1, 2, {1, 4}), 0.0}),
               array(2, 2, {0, 2, 3, 0}));
  // Growth is for the interpreter.
  EXPECT_THROW(one(Operation::Scatter, {square(), 5.0, 0.0}), Error);
}

TEST(HostOperations, Append) {
  EXPECT_VALUE(one(Operation::Append, {array(1, 2, {1, 2}), 3.0}, along(1)),
               array(1, 3, {1, 2, 3}));
  EXPECT_VALUE(one(Operation::Append, {Value::empty(), 3.0, 4.0}, along(0)),
               array(2, 1, {3, 4}));
  EXPECT_VALUE(
      one(Operation::Append, {square(), array(1, 2, {5, 6})}, along(0)),
      array(3, 2, {1, 2, 5, 3, 4, 6}));
  EXPECT_THROW(one(Operation::Append, {square(), 3.0}, along(1)), Error);
}

TEST(HostOperations, WhatOthersHoldIsNotAppendedTo) {
  const Value held = array(1, 2, {1, 2});
  EXPECT_VALUE(one(Operation::Append, {held, 3.0}, along(1)),
               array(1, 3, {1, 2, 3}));
  EXPECT_VALUE(one(Operation::Grow, {held, 3.0, 7.0}), array(1, 3, {1, 2, 7}));
  EXPECT_VALUE(held, array(1, 2, {1, 2}));
}

TEST(HostOperations, Grow) {
  EXPECT_VALUE(one(Operation::Grow, {Value::empty(), 2.0, 5.0}),
               array(1, 2, {0, 5}));
  EXPECT_VALUE(one(Operation::Grow, {array(2, 1, {1, 2}), 3.0, 5.0}),
               array(3, 1, {1, 2, 5}));
  EXPECT_VALUE(one(Operation::Grow, {square(), 2.0, 5.0}),
               array(2, 2, {1, 5, 3, 4}));
  EXPECT_THROW(one(Operation::Grow, {square(), 5.0, 0.0}), Error);
}

TEST(HostOperations, Slices) {
  // The second column, by offset, strides and extents.
  EXPECT_VALUE(one(Operation::ReadSlice, {square(), 2.0, 1.0, 2.0, 2.0, 1.0}),
               array(2, 1, {3, 4}));
  EXPECT_VALUE(one(Operation::WriteSlice,
                   {square(), array(2, 1, {8, 9}), 2.0, 1.0, 2.0, 2.0, 1.0}),
               array(2, 2, {1, 2, 8, 9}));
}

TEST(HostOperations, ReadCell) {
  const Value holder(
      holdCell(CellArray::row({Value::text("ab"), Value(Array::scalar(2.0))}),
               ElementClass::Char));
  EXPECT_VALUE(one(Operation::ReadCell, {holder, 1.0}), Value::text("ab"));
  EXPECT_THROW(one(Operation::ReadCell, {holder, 3.0}), Error);
  const Value gpu(
      holdCell(CellArray::row({asGpuArray(square())}), ElementClass::Double));
  EXPECT_THROW(one(Operation::ReadCell, {gpu, 1.0}), Error);
}

TEST(HostOperations, WriteCell) {
  const Value holder(
      holdCell(CellArray::row({1.0, 2.0}), ElementClass::Double));
  const Value after =
      one(Operation::WriteCell, {holder, 2.0, Value::text("x")});
  EXPECT_VALUE(heldCell(*after.array()),
               Value(CellArray::row({1.0, Value::text("x")})));
  EXPECT_VALUE(heldCell(*holder.array()), Value(CellArray::row({1.0, 2.0})));
}

TEST(HostOperations, DeferredSlices) {
  const Value x = array(20, 20, std::vector<double>(400, 2));
  const std::vector<Value> all = {x, 0.0, 1.0, 20.0, 10.0, 10.0};
  OperationDetails deferred;
  deferred.isDeferred = true;
  const Value part = one(Operation::ReadSlice, all, deferred);
  EXPECT_TRUE(part.array()->promised());
  EXPECT_VALUE(part, one(Operation::ReadSlice, all));
  EXPECT_FALSE(one(Operation::ReadSlice, all).array()->promised());
}

TEST(HostOperations, Products) {
  const Value identity = array(2, 2, {1, 0, 0, 1});
  EXPECT_VALUE(one(Operation::Product, {square(), square()}),
               array(2, 2, {7, 10, 15, 22}));
  OperationDetails details;
  details.forms.lhs = MatrixForm::Transposed;
  EXPECT_VALUE(one(Operation::Product, {square(), square()}, details),
               array(2, 2, {5, 11, 11, 25}));
  details.forms = {MatrixForm::Plain, MatrixForm::Adjoint};
  EXPECT_VALUE(one(Operation::Product, {square(), square()}, details),
               array(2, 2, {10, 14, 14, 20}));
  EXPECT_VALUE(one(Operation::MatrixPower, {square(), 2.0}),
               array(2, 2, {7, 10, 15, 22}));
  EXPECT_VALUE(
      one(Operation::LeftDivide, {array(2, 2, {2, 0, 0, 4}), identity}),
      array(2, 2, {0.5, 0, 0, 0.25}));
  EXPECT_VALUE(
      one(Operation::RightDivide, {square(), array(2, 2, {2, 0, 0, 4})}),
      array(2, 2, {0.5, 1, 0.75, 1}));
}

TEST(HostOperations, AWarningEndsThem) {
  EXPECT_THROW(one(Operation::LeftDivide,
                   {array(2, 2, {1, 2, 2, 4}), array(2, 1, {1, 2})}),
               Error);
}

TEST(HostOperations, Permute) {
  OperationDetails details;
  details.order = {1, 0};
  EXPECT_VALUE(one(Operation::Permute, {square()}, details),
               array(2, 2, {1, 3, 2, 4}));
  const Value cube =
      square().array()->reshaped(Extents(std::vector<int64_t>{2, 1, 2}));
  EXPECT_THROW(one(Operation::Permute, {cube}, details), Error);
}

TEST(HostOperations, Repeat) {
  EXPECT_VALUE(one(Operation::Repeat, {array(1, 2, {1, 2}), 2.0, 1.0}),
               array(2, 2, {1, 1, 2, 2}));
}

TEST(HostOperations, Scan) {
  EXPECT_VALUE(one(Operation::Scan, {square()}), array(2, 2, {1, 3, 3, 7}));
  OperationDetails details = along(1);
  details.isBackward = true;
  details.scan = ScanOpcode::Product;
  EXPECT_VALUE(one(Operation::Scan, {square()}, details),
               array(2, 2, {3, 8, 3, 4}));
}

TEST(HostOperations, Shift) {
  EXPECT_VALUE(one(Operation::Shift, {array(1, 3, {1, 2, 3}), 1.0}),
               array(1, 3, {3, 1, 2}));
  EXPECT_VALUE(one(Operation::Shift, {square(), 1.0}, along(1)),
               array(2, 2, {3, 4, 1, 2}));
}

TEST(HostOperations, Sort) {
  const Value x = array(1, 3, {2, NAN, 1});
  const auto up = evaluate(Operation::Sort, {x}, {}, 2);
  EXPECT_VALUE(up[0], array(1, 3, {1, 2, NAN}));
  EXPECT_VALUE(up[1], array(1, 3, {3, 1, 2}));
  OperationDetails down;
  down.isBackward = true;
  EXPECT_VALUE(one(Operation::Sort, {x}, down), array(1, 3, {NAN, 2, 1}));
}

TEST(HostOperations, KeepGpuArrays) {
  const Value gpu = asGpuArray(square());
  EXPECT_TRUE(
      one(Operation::Concatenate, {square(), gpu}, along(1)).isGpuArray());
  EXPECT_TRUE(one(Operation::ReadSlice, {gpu, 0.0, 1.0, 2.0}).isGpuArray());
  // Subscripts make nothing a gpuArray.
  EXPECT_FALSE(
      one(Operation::Gather, {square(), asGpuArray(array(1, 2, {1, 2}))})
          .isGpuArray());
}

} // namespace
