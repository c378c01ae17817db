//===- NumberRules.h - how ops compute with numbers -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What records and td files say of an op (`integerRule`, `complexRule`), and
// runmat-legalise obeys.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DIALECTS_RUNMAT_NUMBERRULES_H
#define RUNMAT_DIALECTS_RUNMAT_NUMBERRULES_H

namespace runmat {

/// How an op computes with integers. Those up to 32 bits are doubles to it,
/// which hold them all, but for rules that say otherwise. With 64 bits, which
/// no double holds:
enum class IntegerRule {
  /// By the runtime.
  Runtime,
  /// As they are; of all classes: the op moves or converts them.
  Moved,
  /// As they are, each alone.
  Native,
  /// In their class, where the other operand is of it or a constant that it
  /// has; else by the runtime.
  InClass,
  /// The same, but beside any other number as a double.
  BesideDouble,
  /// The same: of a 64-bit integer a double is taken by adding what it is not.
  Difference,
  /// Beside doubles and its own class; the runtime compares two classes.
  Compared,
  /// As the elementwise op that it is with a scalar.
  Scaled,
  /// A quotient of whole numbers, of all classes.
  Quotient,
  /// The operand is the result.
  Identity,
  /// The answer is the same for the double that is nearest.
  AskedAsDouble,
  /// The answer is the same for the truth of the number.
  AskedAsLogical,
  /// Whether any or all are true, of the truths; else by the runtime.
  Reduced,
  /// By bits, of all classes: in the class, where the other operand is of it or
  /// a constant that it has; else by the runtime.
  Bits,
  /// The same with a number of places that is an integer or a constant.
  Shifted,
};

/// How an op on complex arrays is written by their parts.
enum class ComplexRule {
  /// It is not: the runtime does it.
  Runtime,
  /// The op itself on the real parts, and on the imaginary ones.
  EachPart,
  /// The same of a conversion, whose result is complex in any case.
  Converted,
  /// The same with the elements in another order, or under other extents, where
  /// the first operand is complex.
  Rearranged,
  /// A sum by parts; whether any or all numbers are not 0.
  Reduced,
  /// By parts, but real when the sum is.
  Averaged,
  /// Product and quotient of elements.
  Product,
  Quotient,
  /// The same of matrices where one operand, of a quotient the divisor, is a
  /// scalar; else by the runtime.
  ScaledProduct,
  ScaledQuotient,
  ScaledLeftQuotient,
  /// By a literal exponent that has a formula or is not whole; else by the
  /// runtime.
  Power,
  /// The parts of the text of its name (definitions/Elementary/ComplexText.h).
  Text,
  /// The number itself, and its conjugate.
  Identity,
  Conjugate,
  /// The array of two real ones, as its parts.
  Joined,
  /// A scalar in the places of a mask, in each part.
  Masked,
  /// The real results: hypot of the parts, and one of them.
  Magnitude,
  RealPart,
  ImaginaryPart,
  /// What the op says of the real parts and of the imaginary ones: both, or
  /// one at least.
  BothParts,
  EitherPart,
  /// What the op says of the real parts alone.
  OfRealParts,
  /// What the op says of whether the number is not 0.
  OfTruth,
};

} // namespace runmat

#endif // RUNMAT_DIALECTS_RUNMAT_NUMBERRULES_H
