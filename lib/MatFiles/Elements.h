//===- Elements.h - the data elements of a MAT-file -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_MATFILES_ELEMENTS_H
#define RUNMAT_MATFILES_ELEMENTS_H

#include "MatFiles/Format.h"

#include <string_view>

namespace runmat::mat {

/// Throws MATLAB:load:corruptFile.
[[noreturn]] void throwCorrupt();

struct Element {
  DataType type = DataType::Int8;
  std::string_view data;
};

/// Size of the data of a matrix with that tag.
size_t matrixSize(std::string_view tag);

/// Goes through the elements of a file or of a matrix.
class Elements {
public:
  explicit Elements(std::string_view bytes) : rest(bytes) {}

  bool atEnd() const { return rest.empty(); }
  /// How many elements can still follow: each has a tag.
  size_t mostElements() const { return rest.size() / tagBytes; }

  Element next();

private:
  Element take(DataType type, size_t begin, size_t size, size_t whole);

  std::string_view rest;
};

/// The first `count` numbers of an element, which may be stored as a smaller
/// type than they are, at every `stride`-th place of `out`.
template <typename To>
void readNumbers(const Element &element, To *out, size_t count,
                 size_t stride = 1);

/// The first number.
uint32_t readWord(const Element &element);

} // namespace runmat::mat

#endif // RUNMAT_MATFILES_ELEMENTS_H
