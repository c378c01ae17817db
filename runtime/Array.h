//===- Array.h - the dense array value --------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A dense column-major array that lives on the host, on devices, or both.
// Shared by reference count; a holder that is not alone copies before it
// writes.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_ARRAY_H
#define RUNMAT_RUNTIME_ARRAY_H

#include "runmat/provider.h"
#include "runtime/Error.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace runmat {

class Device;

/// Class of an element; values as in the provider ABI.
enum class ElementClass : uint8_t {
  Double = RUNMAT_CLASS_DOUBLE,
  Single = RUNMAT_CLASS_SINGLE,
  Int8 = RUNMAT_CLASS_INT8,
  Int16 = RUNMAT_CLASS_INT16,
  Int32 = RUNMAT_CLASS_INT32,
  Int64 = RUNMAT_CLASS_INT64,
  UInt8 = RUNMAT_CLASS_UINT8,
  UInt16 = RUNMAT_CLASS_UINT16,
  UInt32 = RUNMAT_CLASS_UINT32,
  UInt64 = RUNMAT_CLASS_UINT64,
  Logical = RUNMAT_CLASS_LOGICAL,
  Char = RUNMAT_CLASS_CHAR,
};

/// Bytes of one real element.
size_t elementBytes(ElementClass elementClass);
/// The name that `class` returns.
const char *className(ElementClass elementClass);
bool isFloat(ElementClass elementClass);
bool isInteger(ElementClass elementClass);

/// Extents of an array: at least two, without trailing ones beyond the second.
class Extents {
public:
  Extents() : Extents(0, 0) {}
  Extents(int64_t rows, int64_t columns) : first{rows, columns} {}
  /// Drops trailing ones; fewer than two are filled with ones.
  explicit Extents(std::span<const int64_t> extents);

  size_t rank() const { return list().size(); }
  /// Extent of a zero-based dimension; 1 beyond the rank.
  int64_t operator[](size_t dimension) const {
    const auto all = list();
    return dimension < all.size() ? all[dimension] : 1;
  }
  std::span<const int64_t> list() const {
    return more.empty() ? std::span(first.data(), few) : std::span(more);
  }
  std::vector<int64_t> toVector() const {
    return {list().begin(), list().end()};
  }
  /// Number of elements; throws MATLAB:array:SizeLimitExceeded when it does not
  /// fit.
  int64_t count() const;
  bool isScalar() const;
  bool isEmpty() const;
  bool isVector() const; ///< 1xN or Nx1
  bool operator==(const Extents &other) const {
    return std::ranges::equal(list(), other.list());
  }
  /// "2x3x4".
  std::string str() const;

private:
  // Every array has them, and nearly all have two: these cost no allocation.
  std::array<int64_t, 4> first{};
  size_t few = 2;
  std::vector<int64_t> more; ///< All of them, where they are too many.
};

/// Intrusive reference to an Array.
class Array;
class ArrayRef {
public:
  ArrayRef() = default;
  ArrayRef(std::nullptr_t) {}
  /// Takes over one reference.
  static ArrayRef adopt(Array *array);
  /// Adds a reference.
  static ArrayRef share(Array *array);
  ArrayRef(const ArrayRef &other);
  ArrayRef(ArrayRef &&other) noexcept : array(other.array) {
    other.array = nullptr;
  }
  ArrayRef &operator=(ArrayRef other) noexcept {
    std::swap(array, other.array);
    return *this;
  }
  ~ArrayRef();
  Array *get() const { return array; }
  Array *operator->() const { return array; }
  Array &operator*() const { return *array; }
  explicit operator bool() const { return array != nullptr; }
  /// Gives the reference away; the caller must release it.
  Array *detach() {
    Array *result = array;
    array = nullptr;
    return result;
  }

private:
  Array *array = nullptr;
};

class Array {
public:
  /// Uninitialised elements; no memory is taken before the first access. Throws
  /// MATLAB:array:SizeLimitExceeded or MATLAB:nomem at that access, before the
  /// system would have to kill the process.
  static ArrayRef make(ElementClass elementClass, Extents extents,
                       bool isComplex = false);
  /// All zero; large ones touch no memory before they are written. The limit on
  /// memory is checked at once.
  static ArrayRef zeros(ElementClass elementClass, Extents extents,
                        bool isComplex = false);
  /// Elements that `maker` writes, all of them, into the host's memory at the
  /// first access; an array that is never read takes none. The limit on memory
  /// is checked at once.
  static ArrayRef promise(ElementClass elementClass, Extents extents,
                          std::function<void(void *)> maker);
  /// What such an array was given, as long as nobody asked for its elements;
  /// else null.
  const std::function<void(void *)> *promised() const;
  static ArrayRef scalar(double value);
  static ArrayRef scalar(float value);
  static ArrayRef logical(bool value);
  /// Char row from UTF-8.
  static ArrayRef text(std::string_view utf8);
  /// Values converted to the class, which must be able to represent them: in
  /// column-major order, interleaved pairs when complex. T is one of the
  /// storage types (double, float, the fixed-width integers, char16_t) or bool.
  template <typename T>
  static ArrayRef fromValues(ElementClass elementClass, Extents extents,
                             const T *values, bool isComplex = false);

  ElementClass elementClass() const { return elementClass_; }
  bool isComplex() const { return isComplex_; }
  const Extents &extents() const { return extents_; }
  int64_t count() const { return count_; }
  bool isScalar() const { return count_ == 1; }
  bool isEmpty() const { return count_ == 0; }
  /// Bytes of the elements: interleaved pairs when complex.
  size_t bytes() const;
  /// Elements that fit without moving; growth at the end is amortised by it.
  int64_t capacity() const;

  /// Elements on the host, gathered from a device first when only that is
  /// current. 64-byte aligned.
  const void *data() const;
  template <typename T> const T *as() const {
    return static_cast<const T *>(data());
  }
  /// Elements for writing: the caller holds the only reference. Copies on
  /// devices stop being current.
  void *mutableData();
  template <typename T> T *mutableAs() {
    return static_cast<T *>(mutableData());
  }
  /// The same, for a caller that writes every element: the old ones need not be
  /// there.
  void *overwriteData();
  /// Whether `growTo` can go from one to the other: only the last dimension
  /// that is not one differs, and it does not shrink, or nothing is there yet.
  static bool growsInPlace(const Extents &from, const Extents &to);
  /// Appends at the end: the caller holds the only reference and `growsInPlace`
  /// holds. Elements keep their places, new ones are zero; capacity grows
  /// geometrically.
  void growTo(Extents extents);
  /// Drops elements at the end: the caller holds the only reference. Those that
  /// are left keep their places, and the capacity stays.
  void shrinkTo(Extents extents);
  /// Makes room for that many elements on the host; the caller holds the only
  /// reference.
  void reserve(int64_t elements);
  /// A char array's code units in column-major order, as UTF-8.
  std::string toUtf8() const;
  /// One real element by zero-based position, as double; fetches only that
  /// element when the array is on a device.
  double elementAsDouble(int64_t index) const;
  /// Raw bytes of one element (real or interleaved complex); fetches only that
  /// element when the array is on a device.
  void readElement(int64_t index, void *out) const;

  bool isUnique() const {
    return references.load(std::memory_order_acquire) == 1;
  }
  /// Whether the program made it a gpuArray. That is a property of the value,
  /// the same on every device; where the elements are at the moment is not.
  bool isGpuArray() const { return isGpuArray_; }
  /// How many references there are; exact while one thread holds them all.
  int64_t holders() const { return references.load(std::memory_order_acquire); }
  /// A deep copy on the host.
  ArrayRef clone() const;
  /// The same storage under other extents of equal count.
  ArrayRef reshaped(Extents extents) const;

  // Reference counting; prefer ArrayRef.
  void retain() { references.fetch_add(1, std::memory_order_relaxed); }
  void release();

  ~Array();

  /// Throws MATLAB:array:SizeLimitExceeded for an array of this size.
  [[noreturn]] void failSizeLimit() const;

private:
  friend class Residency;
  friend ArrayRef withGpuArray(ArrayRef array, bool isGpuArray);
  Array(ElementClass elementClass, Extents extents, bool isComplex,
        std::shared_ptr<class Storage> storage);
  /// Copies the elements when another array shares them.
  void ownStorage(bool keep);

  std::atomic<int64_t> references{1};
  ElementClass elementClass_;
  bool isComplex_;
  bool isGpuArray_ = false;
  Extents extents_;
  int64_t count_;
  /// Host and device buffers and which of them are current; shared between
  /// reshaped arrays (copy on write).
  std::shared_ptr<class Storage> storage;
};

/// An array of `array`'s kind that the caller may write: the same one when
/// unique, else a copy.
ArrayRef makeUnique(ArrayRef array);

/// The array as a gpuArray, or as none: the same one when it is that already or
/// nobody else holds it, else another over the same elements.
ArrayRef withGpuArray(ArrayRef array, bool isGpuArray);

} // namespace runmat

#endif // RUNMAT_RUNTIME_ARRAY_H
