//===- Value.h - a value of the language ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a variable holds: an array, cell, struct array, string array, function
// handle or object. Copies are cheap and share their payload; a holder unshares
// before it writes. A double or logical scalar is stored inline and takes no
// memory.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_VALUES_VALUE_H
#define RUNMAT_VALUES_VALUE_H

#include "runtime/Array.h"
#include "runtime/Text.h"

#include <complex>
#include <concepts>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace runmat {

class Value;

/// A closure as the interpreter sees it; opaque to everybody else.
class Callable {
public:
  virtual ~Callable();
  /// The text that `func2str` returns and display shows, such as `@(x)x+1`.
  virtual std::string displayText() const = 0;
};

/// A function handle: a name (`@sin`) or a closure (`@(x) x+a`).
struct FunctionHandle {
  std::string name;                  ///< without `@`; empty for a closure
  std::shared_ptr<Callable> closure; ///< null for a named function
  /// `sin` for a named handle, the source text for a closure.
  std::string displayText() const;
};

struct CellArray;
struct StructArray;
struct StringArray;
class Object;

enum class ValueKind : uint8_t {
  Undefined,
  Array,
  Cell,
  Struct,
  String,
  FunctionHandle,
  Object,
};

class Value {
public:
  Value() = default;
  Value(double scalar) : storage(scalar) {}
  template <std::same_as<bool> T> Value(T scalar) : storage(scalar) {}
  /// Null makes an undefined value.
  Value(ArrayRef array);
  Value(CellArray cell);
  Value(StructArray structure);
  Value(StringArray strings);
  Value(FunctionHandle handle);
  Value(std::shared_ptr<Object> object);
  /// Char row vector from UTF-8.
  static Value text(std::string_view utf8);
  /// String scalar from UTF-8.
  static Value string(std::string_view utf8);
  /// The real or complex double scalar; stays complex with a zero imaginary
  /// part only when `keepComplex`.
  static Value complexScalar(std::complex<double> value,
                             bool keepComplex = false);
  /// 0x0 double.
  static Value empty();
  /// Double row vector.
  static Value row(const std::vector<double> &values);

  ValueKind kind() const;
  bool isDefined() const { return storage.index() != 0; }
  bool isArray() const { return kind() == ValueKind::Array; }
  bool isCell() const { return kind() == ValueKind::Cell; }
  bool isStruct() const { return kind() == ValueKind::Struct; }
  bool isString() const { return kind() == ValueKind::String; }
  bool isFunctionHandle() const { return kind() == ValueKind::FunctionHandle; }
  bool isObject() const { return kind() == ValueKind::Object; }
  /// True for an array of that class.
  bool isArrayOf(ElementClass elementClass) const;
  bool isChar() const { return isArrayOf(ElementClass::Char); }
  bool isLogical() const { return isArrayOf(ElementClass::Logical); }
  bool isDouble() const { return isArrayOf(ElementClass::Double); }
  /// Array of a numeric class: neither logical nor char.
  bool isNumeric() const;
  /// A char row vector (or 0x0 char), or a string scalar.
  bool isText() const;
  bool isComplex() const;

  /// Whether it is an array that the program made a gpuArray.
  bool isGpuArray() const {
    const auto *array = std::get_if<ArrayRef>(&storage);
    return array && (*array)->isGpuArray();
  }

  /// The class of the value, of a gpuArray that of its elements.
  std::string className() const;
  /// Class of the elements; only for arrays.
  ElementClass elementClass() const;
  const Extents &extents() const;
  int64_t rows() const { return extent(0); }
  int64_t columns() const { return extent(1); }
  /// Extent of a zero-based dimension.
  int64_t extent(size_t dimension) const;
  size_t rank() const;
  int64_t count() const;
  bool isEmpty() const { return count() == 0; }
  bool isScalar() const { return count() == 1; }
  bool isVector() const { return extents().isVector(); }

  /// The value when it is a double stored inline: the interpreter's fast path.
  const double *inlineDouble() const { return std::get_if<double>(&storage); }
  /// The value when it is a logical stored inline.
  const bool *inlineLogical() const { return std::get_if<bool>(&storage); }

  /// The array, unless it is an inline scalar; null for all else.
  const Array *boxedArray() const {
    const auto *array = std::get_if<ArrayRef>(&storage);
    return array ? array->get() : nullptr;
  }

  /// The array; an inline scalar is boxed. Only for arrays.
  ArrayRef array() const;
  /// The array for writing: boxed and unshared; the value keeps holding it.
  Array &mutableArray();
  /// Gives the array away, so that a sole holder may write in place.
  ArrayRef takeArray() &&;

  const CellArray &cell() const;
  CellArray &mutableCell();
  const StructArray &structure() const;
  StructArray &mutableStructure();
  /// Of a struct: whether no other value has the same one.
  bool hasOwnStructure() const;
  const StringArray &strings() const;
  StringArray &mutableStrings();
  const FunctionHandle &functionHandle() const;
  /// The object; that of a handle class may be changed through any value that
  /// holds it.
  Object &object() const;

  /// One element as double (real part); any array class.
  double elementAsDouble(int64_t index) const;
  /// The double value of an array with one element; throws
  /// MATLAB:expectedScalar otherwise.
  double scalarDouble() const;
  /// UTF-8 of a char array (in column-major order, so of a row) or of a string
  /// scalar; throws MATLAB:expectedText otherwise.
  std::string toText() const;

  /// The condition of `if` and `while`: non-empty and all non-zero. Throws
  /// MATLAB's error for NaN and for classes without a truth value.
  bool isTrue() const;
  /// An operand of `&&` and `||`: must be convertible to a logical scalar.
  bool isTrueShortCircuit(std::string_view op) const;

private:
  std::variant<std::monostate, double, bool, ArrayRef,
               std::shared_ptr<CellArray>, std::shared_ptr<StructArray>,
               std::shared_ptr<StringArray>,
               std::shared_ptr<const FunctionHandle>, std::shared_ptr<Object>>
      storage;
};

/// Elements in column-major order.
struct CellArray {
  Extents extents;
  std::vector<Value> elements;

  CellArray() = default;
  /// Every element is 0x0 double.
  explicit CellArray(Extents extents);
  CellArray(Extents extents, std::vector<Value> elements)
      : extents(std::move(extents)), elements(std::move(elements)) {}
  /// 1xN.
  static CellArray row(std::vector<Value> elements);
};

/// Field names in order of creation; `columns[f][i]` is field f of element i.
struct StructArray {
  Extents extents{1, 1};
  std::vector<std::string> names;
  std::vector<std::vector<Value>> columns;

  /// Position of a field.
  std::optional<size_t> find(std::string_view name) const;
  /// The field of element `index`; null when there is none.
  const Value *get(std::string_view name, int64_t index = 0) const;
  /// The field of element `index` for writing; adds it (as 0x0 double in the
  /// other elements) when there is none.
  Value &at(std::string_view name, int64_t index = 0);
  /// Position of the field, added when there is none.
  size_t add(std::string_view name);
  void remove(std::string_view name);
};

/// UTF-8 elements in column-major order; nothing stands for `<missing>`.
struct StringArray {
  Extents extents{1, 1};
  std::vector<std::optional<std::string>> elements;
};

/// A char matrix or row from code units in column-major order.
Value charArray(Extents extents, std::u16string_view units);
/// One row of a char matrix as UTF-8.
std::string charRow(const Value &chars, int64_t row);
/// The texts of a char row, string array or cell array of char rows; throws
/// MATLAB:expectedText otherwise, naming `what`.
std::vector<std::string> textList(const Value &value, std::string_view what);

} // namespace runmat

#endif // RUNMAT_VALUES_VALUE_H
