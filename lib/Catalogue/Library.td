//===- Library.td - classes of records of lib/Library ------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The line of help of each is the comment at the head of its file, which checks
// its arguments too.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CATALOGUE_LIBRARY_TD
#define RUNMAT_CATALOGUE_LIBRARY_TD

include "lib/Catalogue/Schema.td"

/// Each result depends on all elements: there is no formula for one of them.
class WholeArrayFunction<string name> : LibraryFunction<name> {
  let cost = [Cost<"call">];
  let derivative = Unwritten;
}
class MovingFunction<string name> : LibraryFunction<name> {
  let cost = [Cost<"move">];
  let derivative = Unwritten;
}
class TextLibraryFunction<string name> : LibraryFunction<name> {
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"its arguments are texts">;
}

#endif // RUNMAT_CATALOGUE_LIBRARY_TD
