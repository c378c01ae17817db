//===- Scatter.cpp - writing elements by position ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/Scatter.h"

#include "Values/Convert.h"
#include "Values/ElementSize.h"
#include "Values/Strings.h"
#include "Values/WindowCopy.h"
#include "runtime/ParallelWork.h"

#include <algorithm>
#include <cstring>

namespace runmat {

namespace {

[[noreturn]] void throwConversion(const Value &target, const Value &source) {
  throw Error("MATLAB:invalidConversion",
              "Conversion to " + target.className() + " from " +
                  source.className() + " is not possible.");
}

/// An empty value of the kind and class of `source`.
Value emptyLike(const Value &source) {
  const Extents none(0, 0);
  switch (source.kind()) {
  case ValueKind::Array:
    return Array::make(source.elementClass(), none);
  case ValueKind::Cell:
    return CellArray(none);
  case ValueKind::String:
    return StringArray{none, {}};
  case ValueKind::Struct: {
    const std::vector<std::string> &names = source.structure().names;
    return StructArray{none, names,
                       std::vector<std::vector<Value>>(names.size())};
  }
  default:
    throw Error("MATLAB:index:FunctionHandleArray",
                "Nonscalar arrays of function handles are not allowed; use "
                "cell arrays instead.");
  }
}

/// The source in the target's class; the target turns complex when it must.
Value conformArrays(Value &target, const Value &source) {
  Value converted = castTo(target.elementClass(), source);
  if (converted.isComplex() == target.isComplex())
    return converted;
  if (target.isComplex())
    return makeComplex(converted);
  target = makeComplex(target);
  return converted;
}

/// The source with its fields in the order of the target's.
Value conformStructs(Value &target, const Value &source) {
  const StructArray &in = source.structure();
  if (target.isEmpty() && target.structure().names.empty())
    target = emptyLike(source);
  const StructArray &wanted = target.structure();
  StructArray out{in.extents, wanted.names, {}};
  for (const std::string &name : wanted.names)
    if (const auto field = in.find(name))
      out.columns.push_back(in.columns[*field]);
  if (out.columns.size() != wanted.names.size() ||
      in.names.size() != wanted.names.size())
    throw Error("MATLAB:heterogeneousStrucAssignment",
                "Subscripted assignment between dissimilar structures.");
  return out;
}

} // namespace

Value conformForAssignment(Value &target, const Value &source) {
  if (!target.isDefined())
    target = emptyLike(source);
  const bool replaceable = target.isArray() && target.isEmpty();
  if (replaceable && !source.isArray()) {
    if (target.extents() == Extents(0, 0))
      target = emptyLike(source);
    else
      throwConversion(target, source);
  }
  if (target.isArray() && source.isArray())
    return conformArrays(target, source);
  if (target.isString())
    return toStringArray(source);
  if (target.kind() != source.kind() || target.isFunctionHandle())
    throwConversion(target, source);
  return target.isStruct() ? conformStructs(target, source) : source;
}

namespace {

template <typename T>
void scatterElements(T *to, std::span<const int64_t> offsets, const T *from,
                     bool isScalar) {
  for (size_t k = 0; k < offsets.size(); ++k)
    to[offsets[k]] = from[isScalar ? 0 : k];
}

void scatterArray(Array &target, std::span<const int64_t> offsets,
                  const Array &source) {
  withElementType(sizeOfElement(target), [&](auto sample) {
    using T = decltype(sample);
    scatterElements(target.mutableAs<T>(), offsets, source.as<T>(),
                    source.isScalar());
  });
}

} // namespace

void scatter(Value &target, std::span<const int64_t> offsets,
             const Value &source) {
  if (offsets.empty())
    return;
  const bool isScalar = source.isScalar();
  switch (target.kind()) {
  case ValueKind::Array:
    scatterArray(target.mutableArray(), offsets, *source.array());
    return;
  case ValueKind::Cell:
    scatterElements(target.mutableCell().elements.data(), offsets,
                    source.cell().elements.data(), isScalar);
    return;
  case ValueKind::String:
    scatterElements(target.mutableStrings().elements.data(), offsets,
                    source.strings().elements.data(), isScalar);
    return;
  case ValueKind::Struct: {
    StructArray &to = target.mutableStructure();
    for (size_t f = 0; f < to.columns.size(); ++f)
      scatterElements(to.columns[f].data(), offsets,
                      source.structure().columns[f].data(), isScalar);
    return;
  }
  default:
    return;
  }
}

/// By as many threads as pay, to the end: the array is in use.
template <typename T> static void fillRun(T *to, int64_t count, T value) {
  constexpr int64_t pieceLength = 1 << 16;
  auto work = [&](uint64_t begin, uint64_t end) {
    const int64_t first = int64_t(begin) * pieceLength;
    std::fill_n(to + first, std::min(count, int64_t(end) * pieceLength) - first,
                value);
  };
  if (count <= pieceLength)
    work(0, 1);
  else
    inParallelToTheEnd((count + pieceLength - 1) / pieceLength, work);
}

/// To the end, too. Describing a window takes longer than a short run.
template <typename T> static void copyRun(T *to, const T *from, int64_t count) {
  constexpr int64_t shortRun = 64;
  if (count <= shortRun)
    std::copy_n(from, count, to);
  else
    WindowCopy{sizeof(T), 0, 0, {{count, 1, 1}}}.overwrite(from, to);
}

void scatterRuns(Array &target, const Runs &runs, const Array &source) {
  if (runs.length == 0)
    return;
  withElementType(sizeOfElement(target), [&](auto sample) {
    using T = decltype(sample);
    T *to = target.mutableAs<T>();
    const T *from = source.as<T>();
    for (int64_t start : runs.starts) {
      if (source.isScalar()) {
        fillRun(to + start, runs.length, *from);
      } else {
        copyRun(to + start, from, runs.length);
        from += runs.length;
      }
    }
  });
}

} // namespace runmat
