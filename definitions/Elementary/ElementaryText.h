//===- ElementaryText.h - the elementary functions --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every finished function as a member, for the tables that the catalogue makes:
// `&ElementaryText<A>::sin`. The texts themselves lie in the files of their
// families.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DEFINITIONS_ELEMENTARY_ELEMENTARYTEXT_H
#define RUNMAT_DEFINITIONS_ELEMENTARY_ELEMENTARYTEXT_H

#include "definitions/Elementary/TextParts.h"

namespace runmat::elementary {

template <typename A> class ElementaryText {
public:
  using Float = typename A::Float;

  explicit ElementaryText(A arithmetic = {}) : a(arithmetic) {}

private:
  A a;
};

template <typename T>
using PlainElementary = ElementaryText<PlainArithmetic<T>>;

} // namespace runmat::elementary

#endif // RUNMAT_DEFINITIONS_ELEMENTARY_ELEMENTARYTEXT_H
