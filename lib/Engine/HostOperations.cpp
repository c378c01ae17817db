//===- HostOperations.cpp - operations of the runtime on the host -*- C++ -*-=//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/HostOperations.h"
#include "Builtins/Arguments.h"
#include "Builtins/Kernels/Operators.h"
#include "Builtins/Structure.h"
#include "Engine/CallWords.h"
#include "Values/Concatenate.h"
#include "Values/Gather.h"
#include "Values/GpuArrays.h"
#include "Values/Growth.h"
#include "Values/HeldCell.h"
#include "Values/Indexing.h"

#include <array>

namespace runmat {

namespace {

//===----------------------------------------------------------------------===//
// Parts of arrays
//===----------------------------------------------------------------------===//

std::vector<Subscript> subscriptsOf(std::span<Value> values) {
  return {std::move_iterator(values.begin()), std::move_iterator(values.end())};
}

/// x(i, j), …
void gatherElements(HostCall &call) {
  call.results.push_back(indexRead(
      call.arguments[0], subscriptsOf(std::span(call.arguments).subspan(1))));
}

/// x(i, j) = v, where x keeps its type.
void scatterElements(HostCall &call) {
  const std::span all(call.arguments);
  indexOverwrite(all.front(), subscriptsOf(all.subspan(1, all.size() - 2)),
                 all.back());
  call.results.push_back(std::move(all.front()));
}

/// x(i) = v, which may lie behind the end.
void growArray(HostCall &call) {
  Value &x = call.arguments[0];
  indexAssign(x, subscriptsOf(std::span(call.arguments).subspan(1, 1)),
              call.arguments[2]);
  call.results.push_back(std::move(x));
}

/// x(i, j) = []
void deleteElements(HostCall &call) {
  indexDelete(call.arguments[0],
              subscriptsOf(std::span(call.arguments).subspan(1)));
  call.results.push_back(std::move(call.arguments[0]));
}

/// x, offset, strides…, extents…
void readPart(HostCall &call) {
  const Value &x = call.arguments[0];
  const ArraySlice slice = sliceFrom(std::span(call.arguments).subspan(1));
  ArrayRef part = call.site.details.isDeferred ? deferSlice(x.array(), slice)
                                               : readSlice(*x.array(), slice);
  call.results.push_back(keepGpuArray(std::move(part), x.isGpuArray()));
}

/// x, v, offset, strides…, extents…
void writePart(HostCall &call) {
  writeSlice(call.arguments[0], sliceFrom(std::span(call.arguments).subspan(2)),
             *call.arguments[1].array());
  call.results.push_back(std::move(call.arguments[0]));
}

//===----------------------------------------------------------------------===//
// Elements of cells
//===----------------------------------------------------------------------===//

/// c{i}, c{i, j}
void readCell(HostCall &call) {
  Value element =
      readHeldCell(*call.arguments[0].boxedArray(),
                   subscriptsOf(std::span(call.arguments).subspan(1)));
  // Whether it is one is told of variables, before the unit runs.
  if (element.isGpuArray())
    throw Error("RunMat:internal", "An element of a cell is a gpuArray.");
  call.results.push_back(std::move(element));
}

/// c{i} = v, c{i, j} = v, which may lie behind the end.
void writeCell(HostCall &call) {
  const std::span all(call.arguments);
  call.results.push_back(assignHeldCell(
      all.front(), subscriptsOf(all.subspan(1, all.size() - 2)), all.back()));
}

//===----------------------------------------------------------------------===//
// Whole arrays
//===----------------------------------------------------------------------===//

size_t dimensionOf(const HostCall &call) {
  return call.site.details.dimension.value_or(
      defaultDimension(call.arguments[0].extents()));
}

void joinParts(HostCall &call) {
  call.results.push_back(
      concatenate(*call.site.details.dimension, call.arguments));
}

/// x = [x parts], with what x holds left where it is if that can be.
void appendParts(HostCall &call) {
  const size_t dimension = *call.site.details.dimension;
  Value &x = call.arguments[0];
  const bool isDone = appendInPlace(
      x, dimension, std::span<const Value>(call.arguments).subspan(1));
  call.results.push_back(isDone ? std::move(x)
                                : concatenate(dimension, call.arguments));
}

void takeDiagonal(HostCall &call) {
  call.results.push_back(builtins::diagonalOf(call.arguments[0], 0));
}

void subtractNeighbours(HostCall &call) {
  call.results.push_back(
      builtins::differences(call.arguments[0], call.site.details.dimension));
}

void findPositions(HostCall &call) {
  builtins::findNonzero(call.arguments[0],
                        call.arguments.size() > 1 ? &call.arguments[1]
                                                  : nullptr,
                        call.site.details.isBackward,
                        int(call.site.results.size()), call.results);
}

void turnRound(HostCall &call) {
  call.results.push_back(
      builtins::flipped(call.arguments[0], dimensionOf(call)));
}

void permuteDimensions(HostCall &call) {
  const std::vector<int64_t> &order = call.site.details.order;
  if (order.size() < call.arguments[0].rank())
    throw Error("MATLAB:permute:tooFewIndices",
                "ORDER must have at least N elements for an N-D array.");
  call.results.push_back(
      permute(call.arguments[0], {order.begin(), order.end()}));
}

void repeatArray(HostCall &call) {
  call.results.push_back(builtins::repeated(
      call.arguments[0],
      builtins::extentsArgument(std::span(call.arguments).subspan(1))));
}

void scanLines(HostCall &call) {
  const OperationDetails &details = call.site.details;
  call.results.push_back(scan(details.scan, call.arguments[0],
                              dimensionOf(call), details.isBackward));
}

void shiftRound(HostCall &call) {
  call.results.push_back(builtins::shifted(call.arguments[0], call.arguments[1],
                                           call.site.details.dimension));
}

void sortLines(HostCall &call) {
  builtins::sortAlong(call.arguments[0], dimensionOf(call),
                      builtins::SortOrder::in(call.site.details.isBackward),
                      int(call.site.results.size()), call.results);
}

//===----------------------------------------------------------------------===//
// Products and solutions
//===----------------------------------------------------------------------===//

void multiply(HostCall &call) {
  const MatrixForms forms = call.site.details.forms;
  call.results.push_back(matrixMultiply({call.arguments[0], forms.lhs},
                                        {call.arguments[1], forms.rhs}));
}

template <Value (*operation)(const Value &, const Value &, Warning *)>
void solve(HostCall &call) {
  Warning warning;
  Value result = operation(call.arguments[0], call.arguments[1], &warning);
  if (!warning.message.empty())
    throw Error(warning.identifier, warning.message);
  call.results.push_back(std::move(result));
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

struct Row {
  void (*run)(HostCall &call) = nullptr;
  /// The result is a part of the first argument, or that argument changed, and
  /// is a gpuArray when that is one; else any of them makes it one.
  bool followsFirst = false;
};

using Operation = RuntimeOperation;
using Table = std::array<Row, runtimeOperationCount>;

constexpr Table makeTable() {
  Table table;
  const auto row = [&](Operation operation) -> Row & {
    return table[size_t(operation)];
  };
  row(Operation::Append) = {appendParts};
  row(Operation::Concatenate) = {joinParts};
  row(Operation::Delete) = {deleteElements, true};
  row(Operation::Diagonal) = {takeDiagonal};
  row(Operation::Difference) = {subtractNeighbours};
  row(Operation::Find) = {findPositions};
  row(Operation::Flip) = {turnRound};
  row(Operation::Gather) = {gatherElements, true};
  row(Operation::Grow) = {growArray, true};
  row(Operation::LeftDivide) = {solve<matrixLeftDivide>};
  row(Operation::MatrixPower) = {solve<matrixPower>};
  row(Operation::Permute) = {permuteDimensions};
  row(Operation::Product) = {multiply};
  row(Operation::ReadCell) = {readCell, true};
  row(Operation::ReadSlice) = {readPart, true};
  row(Operation::Repeat) = {repeatArray};
  row(Operation::RightDivide) = {solve<matrixRightDivide>};
  row(Operation::Scan) = {scanLines};
  row(Operation::Scatter) = {scatterElements, true};
  row(Operation::Shift) = {shiftRound};
  row(Operation::Sort) = {sortLines};
  row(Operation::WriteCell) = {writeCell, true};
  row(Operation::WriteSlice) = {writePart, true};
  return table;
}

constexpr Table table = makeTable();

constexpr bool isComplete() {
  for (size_t i = size_t(Operation::Library) + 1; i < table.size(); ++i)
    if (!table[i].run)
      return false;
  return true;
}
static_assert(isComplete(), "an operation has no row");

} // namespace

void evaluateOnHost(HostCall call) {
  const Row &row = table[size_t(call.site.operation)];
  const bool makesGpuArrays = !row.followsFirst && anyGpuArray(call.arguments);
  row.run(call);
  if (makesGpuArrays)
    for (Value &result : call.results)
      result = asGpuArray(std::move(result));
}

} // namespace runmat
