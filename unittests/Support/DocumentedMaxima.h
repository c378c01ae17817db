//===- DocumentedMaxima.h - what docs/numerics.md promises ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the largest errors of elementary functions, read from the page.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_SUPPORT_DOCUMENTEDMAXIMA_H
#define RUNMAT_UNITTESTS_SUPPORT_DOCUMENTEDMAXIMA_H

#include <map>
#include <string>
#include <type_traits>

namespace runmat::test {

/// In units of the last place.
struct DocumentedMaximum {
  double ofSingle, ofDouble;
};

/// By the name of the function; empty where the page cannot be read.
const std::map<std::string, DocumentedMaximum> &documentedMaxima();

/// The most that an error may be, as the digits of the page round it; 0 for a
/// function that the page has not, so that nothing is within it.
double documentedMaximum(const std::string &name, bool isSingle);

template <typename T> double documentedMaximum(const std::string &name) {
  return documentedMaximum(name, std::is_same_v<T, float>);
}

} // namespace runmat::test

#endif // RUNMAT_UNITTESTS_SUPPORT_DOCUMENTEDMAXIMA_H
