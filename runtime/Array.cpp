//===- Array.cpp - the dense array value ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Array.h"
#include "runtime/Bytes.h"
#include "runtime/ElementTypes.h"
#include "runtime/Storage.h"
#include "runtime/Text.h"

#include <algorithm>
#include <cstdio>
#include <cstring>

namespace runmat {

//===----------------------------------------------------------------------===//
// References
//===----------------------------------------------------------------------===//

ArrayRef ArrayRef::adopt(Array *array) {
  ArrayRef reference;
  reference.array = array;
  return reference;
}

ArrayRef ArrayRef::share(Array *array) {
  if (array)
    array->retain();
  return adopt(array);
}

ArrayRef::ArrayRef(const ArrayRef &other) : array(other.array) {
  if (array)
    array->retain();
}

ArrayRef::~ArrayRef() {
  if (array)
    array->release();
}

void Array::release() {
  if (references.fetch_sub(1, std::memory_order_acq_rel) == 1)
    delete this;
}

//===----------------------------------------------------------------------===//
// Making arrays
//===----------------------------------------------------------------------===//

namespace {

/// Bytes of that many elements; the largest size_t when they do not fit, which
/// no allocation grants.
size_t bytesOf(ElementClass elementClass, bool isComplex, int64_t count) {
  size_t each = elementBytes(elementClass) << (isComplex ? 1 : 0);
  size_t total = 0;
  if (__builtin_mul_overflow(each, static_cast<size_t>(count), &total))
    return SIZE_MAX;
  return total;
}

std::string gigabytes(double bytes) {
  char text[32];
  std::snprintf(text, sizeof(text), "%.1f", bytes / (1024.0 * 1024 * 1024));
  // The decimal sign must not depend on the locale.
  std::replace(text, text + std::strlen(text), ',', '.');
  return text;
}

/// Of an array whose memory is taken later.
void requireMemory(const Array &array) {
  if (array.bytes() > size_t(1) << 20 && array.bytes() > memory::available())
    array.failSizeLimit();
}

template <typename T> ArrayRef makeScalar(ElementClass elementClass, T value) {
  ArrayRef array = Array::make(elementClass, {1, 1});
  *static_cast<T *>(array->overwriteData()) = value;
  return array;
}

} // namespace

Array::Array(ElementClass elementClass, Extents extents, bool isComplex,
             std::shared_ptr<Storage> storage)
    : elementClass_(elementClass), isComplex_(isComplex),
      extents_(std::move(extents)), count_(extents_.count()),
      storage(std::move(storage)) {}

Array::~Array() = default;

ArrayRef Array::make(ElementClass elementClass, Extents extents,
                     bool isComplex) {
  ArrayRef array = ArrayRef::adopt(
      new Array(elementClass, std::move(extents), isComplex, nullptr));
  array->storage = std::make_shared<Storage>(array->bytes());
  return array;
}

ArrayRef Array::zeros(ElementClass elementClass, Extents extents,
                      bool isComplex) {
  ArrayRef array = ArrayRef::adopt(
      new Array(elementClass, std::move(extents), isComplex, nullptr));
  requireMemory(*array);
  array->storage = std::make_shared<Storage>(array->bytes(), /*zero=*/true);
  return array;
}

ArrayRef Array::promise(ElementClass elementClass, Extents extents,
                        std::function<void(void *)> maker) {
  ArrayRef array = ArrayRef::adopt(
      new Array(elementClass, std::move(extents), false, nullptr));
  requireMemory(*array);
  array->storage = std::make_shared<Storage>(array->bytes(), std::move(maker));
  return array;
}

const std::function<void(void *)> *Array::promised() const {
  return storage->promise();
}

ArrayRef Array::scalar(double value) {
  return makeScalar(ElementClass::Double, value);
}
ArrayRef Array::scalar(float value) {
  return makeScalar(ElementClass::Single, value);
}
ArrayRef Array::logical(bool value) {
  return makeScalar(ElementClass::Logical, static_cast<uint8_t>(value));
}

ArrayRef Array::text(std::string_view utf8) {
  std::u16string units = toUtf16(utf8);
  auto length = static_cast<int64_t>(units.size());
  // The empty text is 0x0, as MATLAB's '' is.
  ArrayRef array = make(ElementClass::Char, {length ? 1 : 0, length});
  std::memcpy(array->overwriteData(), units.data(), array->bytes());
  return array;
}

template <typename T>
ArrayRef Array::fromValues(ElementClass elementClass, Extents extents,
                           const T *values, bool isComplex) {
  ArrayRef array = make(elementClass, std::move(extents), isComplex);
  int64_t count = array->count() << (isComplex ? 1 : 0);
  void *data = array->overwriteData();
  withElementType(elementClass, [&](auto zero) {
    using Element = decltype(zero);
    auto *elements = static_cast<Element *>(data);
    for (int64_t i = 0; i < count; ++i)
      elements[i] = static_cast<Element>(values[i]);
  });
  return array;
}

#define RUNMAT_FROM_VALUES(T)                                                  \
  template ArrayRef Array::fromValues(ElementClass, Extents, const T *, bool);
RUNMAT_FROM_VALUES(double)
RUNMAT_FROM_VALUES(float)
RUNMAT_FROM_VALUES(int8_t)
RUNMAT_FROM_VALUES(int16_t)
RUNMAT_FROM_VALUES(int32_t)
RUNMAT_FROM_VALUES(int64_t)
RUNMAT_FROM_VALUES(uint8_t)
RUNMAT_FROM_VALUES(uint16_t)
RUNMAT_FROM_VALUES(uint32_t)
RUNMAT_FROM_VALUES(uint64_t)
RUNMAT_FROM_VALUES(char16_t)
RUNMAT_FROM_VALUES(bool)
#undef RUNMAT_FROM_VALUES

ArrayRef Array::clone() const {
  ArrayRef copy = make(elementClass_, extents_, isComplex_);
  copy->isGpuArray_ = isGpuArray_;
  if (bytes())
    copyBytes(data(), copy->overwriteData(), bytes());
  return copy;
}

ArrayRef Array::reshaped(Extents extents) const {
  ArrayRef array = ArrayRef::adopt(
      new Array(elementClass_, std::move(extents), isComplex_, storage));
  array->isGpuArray_ = isGpuArray_;
  return array;
}

ArrayRef makeUnique(ArrayRef array) {
  return array->isUnique() ? std::move(array) : array->clone();
}

ArrayRef withGpuArray(ArrayRef array, bool isGpuArray) {
  if (array->isGpuArray() == isGpuArray)
    return array;
  if (!array->isUnique())
    array = array->reshaped(array->extents());
  array->isGpuArray_ = isGpuArray;
  return array;
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

size_t Array::bytes() const {
  return bytesOf(elementClass_, isComplex_, count_);
}

int64_t Array::capacity() const {
  size_t each = bytesOf(elementClass_, isComplex_, 1);
  return static_cast<int64_t>(storage->capacity() / each);
}

void Array::failSizeLimit() const {
  double requested = static_cast<double>(count_) *
                     static_cast<double>(bytesOf(elementClass_, isComplex_, 1));
  throw Error("MATLAB:array:SizeLimitExceeded",
              "Requested " + extents_.str() + " (" + gigabytes(requested) +
                  "GB) array exceeds maximum array size preference (" +
                  gigabytes(static_cast<double>(memory::available())) +
                  "GB). RunMat sets this limit by the memory that is available "
                  "now; use a smaller array, a smaller class or clear "
                  "variables.");
}

const void *Array::data() const { return storage->readHost(*this); }

void Array::ownStorage(bool keep) {
  if (storage.use_count() == 1)
    return;
  auto own = std::make_shared<Storage>(bytes());
  if (keep && bytes())
    copyBytes(data(), own->writeHost(*this, false), bytes());
  storage = std::move(own);
}

void *Array::mutableData() {
  ownStorage(/*keep=*/true);
  return storage->writeHost(*this);
}

void *Array::overwriteData() {
  ownStorage(/*keep=*/false);
  return storage->writeHost(*this, /*keep=*/false);
}

bool Array::growsInPlace(const Extents &from, const Extents &to) {
  if (from.isEmpty())
    return true;
  size_t last = from.rank() - 1;
  while (last > 0 && from[last] == 1)
    --last;
  size_t rank = std::max(from.rank(), to.rank());
  size_t changed = rank;
  for (size_t d = 0; d < rank; ++d) {
    if (from[d] == to[d])
      continue;
    if (changed != rank || d < last || to[d] < from[d])
      return false;
    changed = d;
  }
  return true;
}

void Array::growTo(Extents extents) {
  Extents old = std::exchange(extents_, std::move(extents));
  int64_t oldCount = std::exchange(count_, extents_.count());
  try {
    if (storage.use_count() != 1) {
      auto own = std::make_shared<Storage>(
          bytesOf(elementClass_, isComplex_, oldCount));
      if (oldCount)
        copyBytes(data(), own->writeHost(*this, false), own->bytes());
      storage = std::move(own);
    }
    storage->resize(*this, bytes());
  } catch (...) {
    extents_ = std::move(old);
    count_ = oldCount;
    throw;
  }
}

void Array::shrinkTo(Extents extents) {
  ownStorage(/*keep=*/true);
  extents_ = std::move(extents);
  count_ = extents_.count();
  storage->resize(*this, bytes());
}

void Array::reserve(int64_t elements) {
  ownStorage(/*keep=*/true);
  storage->reserve(*this, bytesOf(elementClass_, isComplex_, elements));
}

std::string Array::toUtf8() const {
  return runmat::toUtf8({as<char16_t>(), static_cast<size_t>(count_)});
}

void Array::readElement(int64_t index, void *out) const {
  size_t each = bytesOf(elementClass_, isComplex_, 1);
  storage->readBytes(*this, static_cast<size_t>(index) * each, each, out);
}

double Array::elementAsDouble(int64_t index) const {
  alignas(16) unsigned char element[16];
  readElement(index, element);
  return withElementType(elementClass_, [&](auto zero) {
    std::memcpy(&zero, element, sizeof(zero));
    return static_cast<double>(zero);
  });
}

} // namespace runmat
