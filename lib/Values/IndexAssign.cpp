//===- IndexAssign.cpp - x(i, j) = v and c{i, j} = v ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/GpuArrays.h"
#include "Values/Growth.h"
#include "Values/Masks.h"
#include "Values/Missing.h"
#include "Values/Scatter.h"
#include "Values/Subscripts.h"

#include <algorithm>

namespace runmat {

namespace {

/// What happens where elements outside of the target are assigned.
enum class Outside : bool { Error, Grow };

//===----------------------------------------------------------------------===//
// One double into a double array
//===----------------------------------------------------------------------===//

/// Writes in place, or appends one element to a row; false when the case is
/// another one.
bool assignScalar(Value &target, std::span<const Subscript> subscripts,
                  const Value &source, Outside outside) {
  const double *number = source.inlineDouble();
  if (!number || !target.isDouble() || target.isComplex() || subscripts.empty())
    return false;
  int64_t offset = scalarOffset(target.extents(), subscripts);
  if (offset < 0) {
    const int64_t count = target.count();
    const bool appends = outside == Outside::Grow && subscripts.size() == 1 &&
                         scalarIndex(subscripts[0]) == count &&
                         target.rank() == 2 && target.rows() == 1;
    if (!appends)
      return false;
    growValue(target, Extents(1, count + 1));
    offset = count;
  }
  target.mutableArray().mutableAs<double>()[offset] = *number;
  return true;
}

//===----------------------------------------------------------------------===//
// The general case
//===----------------------------------------------------------------------===//

std::string byText(std::span<const int64_t> extents) {
  std::string text;
  for (size_t d = 0; d < extents.size(); ++d)
    text += (d == 0 ? "" : "-by-") + std::to_string(extents[d]);
  return text;
}

void requireSameShape(const std::vector<int64_t> &left, const Value &source) {
  if (source.isScalar() || areSameButOnes(left, source.extents().list()))
    return;
  throw Error("MATLAB:subsassigndimmismatch",
              "Unable to perform assignment because the size of the left side "
              "is " +
                  byText(left) + " and the size of the right side is " +
                  byText(source.extents().list()) + ".");
}

/// Grows the target, where that is allowed.
void grow(Value &target, const Extents &extents, Outside outside) {
  if (outside == Outside::Error)
    throw Error("MATLAB:badsubscript",
                "The assignment would change the size of the array.");
  growValue(target, extents);
}

[[noreturn]] void throwOtherNumber() {
  throw Error("MATLAB:matrix:singleSubscriptNumelMismatch",
              "Unable to perform assignment because the left and right sides "
              "have a different number of elements.");
}

void assignLinear(Value &target, const Subscript &subscript,
                  const Value &source, Outside outside) {
  if (isMaskOf(target, subscript)) {
    if (!writeMask(target.mutableArray(), subscript.value, *source.array()))
      throwOtherNumber();
    return;
  }
  const int64_t count = target.count();
  const IndexList list = resolveSubscript(subscript, count, 0, 1);
  if (!source.isScalar() && source.count() != list.size())
    throwOtherNumber();
  if (list.needed() > count)
    grow(target, grownLinearly(target.extents(), list.needed()), outside);
  if (list.isRun() && target.isArray() && source.isArray())
    scatterRuns(target.mutableArray(), runOf(list), *source.array());
  else if (list.isColon)
    scatter(target, offsetsOf({list}, {count}), source);
  else
    scatter(target, list.indices, source);
}

/// The extent that a colon takes in an array without elements: that of the
/// source's next dimension that has several, or of the one at the same place
/// where all subscripts are colons.
int64_t colonExtent(const Value &source, size_t position,
                    std::span<const Subscript> subscripts, size_t next) {
  if (subscripts.size() == source.rank() &&
      std::ranges::all_of(subscripts, &Subscript::isColon))
    return source.extent(position);
  const auto extents = withoutOnes(source.extents().toVector());
  return next < extents.size() ? extents[next] : 1;
}

/// The extents that an assignment to several subscripts needs, which saw some
/// and need others; nothing where those are there. With fewer subscripts than
/// dimensions the last ones stay as they are.
std::optional<Extents> extentsNeeded(const Value &target,
                                     const std::vector<int64_t> &seen,
                                     const std::vector<int64_t> &needed) {
  if (needed == seen)
    return std::nullopt;
  const size_t count = needed.size();
  if (count >= target.rank())
    return Extents(needed);
  if (needed.back() != seen.back())
    throw Error("MATLAB:matrix:growAmbiguous",
                "Attempt to grow array along ambiguous dimension.");
  std::vector<int64_t> extents = needed;
  extents.pop_back();
  for (size_t d = count - 1; d < target.rank(); ++d)
    extents.push_back(target.extent(d));
  return Extents(extents);
}

void assignProduct(Value &target, std::span<const Subscript> subscripts,
                   const Value &source, Outside outside) {
  const size_t count = subscripts.size();
  const bool isNew = target.isEmpty();
  std::vector<IndexList> lists;
  std::vector<int64_t> seen, left, grown;
  size_t next = 0;
  for (size_t k = 0; k < count; ++k) {
    int64_t extent = extentSeen(target.extents(), k, count);
    seen.push_back(extent);
    if (isNew && extent == 0 && subscripts[k].isColon())
      extent = colonExtent(source, k, subscripts, next);
    lists.push_back(resolveSubscript(subscripts[k], extent, k, count));
    next += lists.back().size() != 1;
    left.push_back(lists.back().size());
    grown.push_back(std::max(seen.back(), lists.back().needed()));
  }
  requireSameShape(left, source);
  if (const auto extents = extentsNeeded(target, seen, grown))
    grow(target, *extents, outside);
  if (target.isArray() && source.isArray() && lists[0].isRun())
    scatterRuns(target.mutableArray(), runsOf(lists, grown), *source.array());
  else
    scatter(target, offsetsOf(lists, grown), source);
}

/// Anything but one number into a double array.
void assignElements(Value &target, std::span<const Subscript> subscripts,
                    const Value &source, Outside outside) {
  // Work on a copy of the handle: an error leaves the target as it was.
  Value working = std::move(target);
  const bool wasDefined = working.isDefined();
  const bool isGpuArray =
      wasDefined ? working.isGpuArray() : source.isGpuArray();
  Value original = working;
  try {
    const Value converted = conformForAssignment(working, source);
    original = Value();
    if (subscripts.size() == 1)
      assignLinear(working, subscripts[0], converted, outside);
    else
      assignProduct(working, subscripts, converted, outside);
  } catch (...) {
    target = original.isDefined() || !wasDefined ? original : working;
    throw;
  }
  target = keepGpuArray(std::move(working), isGpuArray);
}

/// Whether the first element of an array of objects is assigned.
bool startsObjectArray(const Value &target, const Value &source) {
  const bool isVoid =
      !target.isDefined() || (target.isArray() && target.isEmpty());
  return isVoid && source.isObject() && source.object().isArray();
}

void assignObjects(Value &target, std::span<const Subscript> subscripts,
                   const Value &source) {
  const Value array = target.isObject() ? target : source.object().emptyArray();
  target = array.object().written(subscripts, source);
}

} // namespace

void indexAssign(Value &target, std::span<const Subscript> subscripts,
                 const Value &source, std::string_view name) {
  if (assignScalar(target, subscripts, source, Outside::Grow))
    return;
  if (subscripts.empty())
    throw Error("MATLAB:index:emptyAssignment",
                "Assignment to '" + std::string(name) +
                    "' needs at least one index.");
  if (target.isObject() && !target.object().isArray())
    return target.object().write(subscripts, source);
  if (const MissingArray *missing = missingArray(source);
      missing && target.isDefined() && !target.isObject())
    return assignElements(target, subscripts, missing->besides(target),
                          Outside::Grow);
  if (target.isObject() || startsObjectArray(target, source))
    return assignObjects(target, subscripts, source);
  if (source.isObject() && source.object().numbers())
    return assignElements(target, subscripts, *source.object().numbers(),
                          Outside::Grow);
  assignElements(target, subscripts, source, Outside::Grow);
}

void indexOverwrite(Value &target, std::span<const Subscript> subscripts,
                    const Value &source) {
  if (source.isComplex() && !target.isComplex())
    throw Error("MATLAB:invalidConversion",
                "The assignment would make the array complex.");
  if (!assignScalar(target, subscripts, source, Outside::Error))
    assignElements(target, subscripts, source, Outside::Error);
}

//===----------------------------------------------------------------------===//
// Single elements of cells and struct arrays
//===----------------------------------------------------------------------===//

namespace {

/// The zero-based offset of the one element selected for writing; grows.
int64_t writableElement(Value &target, std::span<const Subscript> subscripts) {
  if (subscripts.empty())
    return 0;
  int64_t offset = scalarOffset(target.extents(), subscripts);
  if (offset >= 0)
    return offset;
  const size_t count = subscripts.size();
  std::vector<IndexList> lists;
  std::vector<int64_t> seen, grown;
  for (size_t k = 0; k < count; ++k) {
    const int64_t extent = extentSeen(target.extents(), k, count);
    seen.push_back(extent);
    lists.push_back(resolveSubscript(subscripts[k], extent, k, count));
    if (lists.back().size() != 1)
      throw Error("MATLAB:index:expectedOneOutput",
                  "Expected one element on the left side of the assignment, "
                  "but the index selects " +
                      std::to_string(lists.back().size()) + ".");
    grown.push_back(std::max(extent, lists.back().needed()));
  }
  if (count == 1) {
    if (lists[0].needed() > target.count())
      growValue(target, grownLinearly(target.extents(), lists[0].needed()));
    return lists[0][0];
  }
  if (const auto extents = extentsNeeded(target, seen, grown))
    growValue(target, *extents);
  return offsetsOf(lists, grown)[0];
}

void makeCell(Value &target, std::string_view name) {
  if (target.isCell())
    return;
  const bool empty =
      !target.isDefined() || (target.isArray() && target.isEmpty());
  if (!empty)
    throw Error("MATLAB:cellAssToNonCell",
                "Unable to perform assignment because brace indexing is not "
                "supported for variables of this type: '" +
                    std::string(name) + "' is a " + target.className() + ".");
  target = CellArray(Extents(0, 0));
}

} // namespace

Value &cellElement(Value &target, std::span<const Subscript> subscripts,
                   std::string_view name) {
  makeCell(target, name);
  const int64_t offset = writableElement(target, subscripts);
  return target.mutableCell().elements[size_t(offset)];
}

void cellAssign(Value &target, std::span<const Subscript> subscripts,
                const Value &source, std::string_view name) {
  // The source may be the target itself.
  Value copy = source;
  cellElement(target, subscripts, name) = std::move(copy);
}

int64_t structElement(Value &target, std::span<const Subscript> subscripts,
                      std::string_view name) {
  const bool empty =
      !target.isDefined() || (target.isArray() && target.isEmpty());
  if (empty)
    target = StructArray{Extents(0, 0), {}, {}};
  if (!target.isStruct())
    throw Error("MATLAB:scalarStructRequired",
                "Unable to perform assignment because dot indexing is not "
                "supported for variables of this type: '" +
                    std::string(name) + "' is a " + target.className() + ".");
  return writableElement(target, subscripts);
}

} // namespace runmat
