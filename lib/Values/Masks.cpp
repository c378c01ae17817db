//===- Masks.cpp - elements where a mask holds ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/Masks.h"

#include "Values/Compaction.h"
#include "Values/ElementSize.h"
#include "Values/Subscripts.h"

namespace runmat {

bool isMaskOf(const Value &value, const Subscript &subscript) {
  const Value &mask = subscript.value;
  return value.isArray() && mask.isDefined() && mask.isLogical() &&
         !mask.isScalar() && !mask.isEmpty() && mask.count() <= value.count();
}

/// The elements that pass, in an array of the extents that `extentsOf` gives
/// for their number.
template <typename Test, typename ExtentsOf>
static Value keepElements(const Array &in, const Compaction<Test> &kept,
                          ExtentsOf extentsOf) {
  ArrayRef out =
      Array::make(in.elementClass(), extentsOf(kept.count()), in.isComplex());
  if (out->isEmpty())
    return out;
  withElementType(sizeOfElement(in), [&](auto sample) {
    using T = decltype(sample);
    const T *from = in.as<T>();
    T *to = out->mutableAs<T>();
    kept.forEach([=](int64_t i, int64_t at) { to[i] = from[at]; });
  });
  return out;
}

Value readMask(const Value &value, const Value &mask) {
  const ArrayRef flags = mask.array(), in = value.array();
  const uint8_t *holds = flags->as<uint8_t>();
  return keepElements(
      *in, Compaction(mask.count(), [=](int64_t i) { return holds[i] != 0; }),
      [&](int64_t n) {
        return selectedShape(value.extents(), foundShape(mask.extents(), n));
      });
}

bool writeMask(Array &target, const Value &mask, const Array &source) {
  const ArrayRef flags = mask.array();
  const uint8_t *holds = flags->as<uint8_t>();
  const bool isScalar = source.isScalar();
  const Compaction chosen(
      isScalar ? 0 : mask.count(), [=](int64_t i) { return holds[i] != 0; },
      OnInterrupt::Finish);
  if (!isScalar && chosen.count() != source.count())
    return false;
  withElementType(sizeOfElement(target), [&](auto sample) {
    using T = decltype(sample);
    const T *from = source.isEmpty() ? nullptr : source.as<T>();
    T *to = target.mutableAs<T>();
    if (!isScalar)
      chosen.forEach([=](int64_t k, int64_t at) {
        to[at] = holds[at] != 0 ? from[k] : to[at];
      });
    else
      Pieces(mask.count(), OnInterrupt::Finish)
          .forEach([=, one = *from](int64_t, int64_t begin, int64_t end) {
            for (int64_t i = begin; i < end; ++i)
              to[i] = holds[i] != 0 ? one : to[i];
          });
  });
  return true;
}

Value deleteMask(const Value &value, const Value &mask) {
  const ArrayRef flags = mask.array(), in = value.array();
  const uint8_t *holds = flags->as<uint8_t>();
  const int64_t count = mask.count();
  const Compaction kept(value.count(),
                        [=](int64_t i) { return i >= count || holds[i] == 0; });
  if (kept.count() == value.count())
    return value;
  const bool isColumn =
      value.rank() == 2 && value.columns() == 1 && value.rows() != 1;
  return keepElements(*in, kept, [&](int64_t n) {
    return isColumn ? Extents(n, 1) : Extents(1, n);
  });
}

} // namespace runmat
