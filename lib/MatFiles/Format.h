//===- Format.h - the numbers of the MAT-file format ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_MATFILES_FORMAT_H
#define RUNMAT_MATFILES_FORMAT_H

#include "runtime/Array.h"

#include <cstdint>
#include <optional>

namespace runmat::mat {

inline constexpr size_t headerBytes = 128;
/// Where the header says in which order the bytes of numbers are.
inline constexpr size_t endianOffset = 126;
/// Type and size before the data of an element.
inline constexpr size_t tagBytes = 8;
/// How deep cells and structs may be nested: reading and writing go down into
/// them, and a damaged file must not end the process.
inline constexpr int mostNesting = 200;

/// How the numbers of a data element are stored.
enum class DataType : uint32_t {
  Int8 = 1,
  UInt8 = 2,
  Int16 = 3,
  UInt16 = 4,
  Int32 = 5,
  UInt32 = 6,
  Single = 7,
  Double = 9,
  Int64 = 12,
  UInt64 = 13,
  Matrix = 14,
  Compressed = 15,
  Utf8 = 16,
  Utf16 = 17,
};

/// What a matrix element is.
enum class MatrixClass : uint8_t {
  Cell = 1,
  Struct = 2,
  Object = 3,
  Char = 4,
  Sparse = 5,
  Double = 6,
  Single = 7,
  Int8 = 8,
  UInt8 = 9,
  Int16 = 10,
  UInt16 = 11,
  Int32 = 12,
  UInt32 = 13,
  Int64 = 14,
  UInt64 = 15,
  FunctionHandle = 16,
  /// An object that MATLAB alone can read: string, table, datetime, …
  Opaque = 17,
};

inline constexpr uint32_t logicalFlag = 1 << 9;
inline constexpr uint32_t complexFlag = 1 << 11;
/// Bytes of a field name in a struct, the end mark included.
inline constexpr uint32_t fieldNameBytes = 64;

/// What MATLAB has and this program cannot read.
struct UnsupportedRow {
  MatrixClass matrixClass;
  const char *description;
};
inline constexpr UnsupportedRow unsupported[] = {
    {MatrixClass::Object, "an object"},
    {MatrixClass::Sparse, "a sparse matrix"},
    {MatrixClass::FunctionHandle, "a function handle"},
    {MatrixClass::Opaque, "an object (such as a string, table or datetime)"},
};

/// The same class in the language, in the file, and how its numbers are stored
/// there.
struct ClassRow {
  ElementClass elementClass;
  MatrixClass matrixClass;
  DataType dataType;
};
inline constexpr ClassRow classes[] = {
    {ElementClass::Double, MatrixClass::Double, DataType::Double},
    {ElementClass::Single, MatrixClass::Single, DataType::Single},
    {ElementClass::Int8, MatrixClass::Int8, DataType::Int8},
    {ElementClass::Int16, MatrixClass::Int16, DataType::Int16},
    {ElementClass::Int32, MatrixClass::Int32, DataType::Int32},
    {ElementClass::Int64, MatrixClass::Int64, DataType::Int64},
    {ElementClass::UInt8, MatrixClass::UInt8, DataType::UInt8},
    {ElementClass::UInt16, MatrixClass::UInt16, DataType::UInt16},
    {ElementClass::UInt32, MatrixClass::UInt32, DataType::UInt32},
    {ElementClass::UInt64, MatrixClass::UInt64, DataType::UInt64},
    {ElementClass::Char, MatrixClass::Char, DataType::UInt16},
    // Last: a file's uint8 without the flag is uint8.
    {ElementClass::Logical, MatrixClass::UInt8, DataType::UInt8},
};

} // namespace runmat::mat

#endif // RUNMAT_MATFILES_FORMAT_H
