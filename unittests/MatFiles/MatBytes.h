//===- MatBytes.h - MAT-files byte by byte, for tests -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_MATFILES_MATBYTES_H
#define RUNMAT_UNITTESTS_MATFILES_MATBYTES_H

#include "MatFiles/Format.h"

#include <cstring>
#include <string>
#include <vector>

namespace runmat::test {

using mat::DataType;
using mat::MatrixClass;

template <typename T> std::string bytesOf(const std::vector<T> &numbers) {
  return {reinterpret_cast<const char *>(numbers.data()),
          numbers.size() * sizeof(T)};
}

inline std::string element(DataType type, std::string data) {
  std::string out =
      bytesOf<uint32_t>({uint32_t(type), uint32_t(data.size())}) + data;
  if (type != DataType::Compressed)
    out.append((8 - data.size() % 8) % 8, '\0');
  return out;
}

inline std::string doubles(const std::vector<double> &numbers) {
  return element(DataType::Double, bytesOf(numbers));
}
inline std::string text(const std::string &name) {
  return element(DataType::Int8, name);
}
inline std::string flags(MatrixClass matrixClass, uint32_t more = 0) {
  return element(DataType::UInt32,
                 bytesOf<uint32_t>({uint32_t(matrixClass) | more, 0}));
}

/// A matrix; `rest` is what follows its name.
inline std::string matrix(const std::string &name, MatrixClass matrixClass,
                          std::vector<int32_t> extents, const std::string &rest,
                          uint32_t moreFlags = 0) {
  return element(DataType::Matrix,
                 flags(matrixClass, moreFlags) +
                     element(DataType::Int32, bytesOf(extents)) + text(name) +
                     rest);
}

inline std::string number(const std::string &name, double value) {
  return matrix(name, MatrixClass::Double, {1, 1}, doubles({value}));
}

/// What follows the name of a struct: field names of that width.
inline std::string fields(uint32_t width, const std::string &names) {
  return element(DataType::Int32, bytesOf<uint32_t>({width})) + text(names);
}

inline std::string file(const std::string &elements) {
  std::string header = "MATLAB 5.0 MAT-file";
  header.resize(mat::headerBytes - 4, ' ');
  return header + std::string("\0\1IM", 4) + elements;
}

} // namespace runmat::test

#endif // RUNMAT_UNITTESTS_MATFILES_MATBYTES_H
