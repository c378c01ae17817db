//===- Casting.h - kind-tagged downcasts -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Downcasts for class families that carry a kind tag. A class takes part by a
// static `classof(const Base *)`.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_SUPPORT_CASTING_H
#define RUNMAT_SUPPORT_CASTING_H

namespace runmat {

/// Whether `node`, which must not be null, is a `To`.
template <typename To, typename From> bool isa(const From *node) {
  return To::classof(node);
}

/// `node` as a `To`, or null when it is something else or null.
template <typename To, typename From> const To *dynCast(const From *node) {
  return node && To::classof(node) ? static_cast<const To *>(node) : nullptr;
}
template <typename To, typename From> To *dynCast(From *node) {
  return node && To::classof(node) ? static_cast<To *>(node) : nullptr;
}

/// `node` as a `To`, which the caller knows it to be.
template <typename To, typename From> const To &cast(const From &node) {
  return static_cast<const To &>(node);
}

} // namespace runmat

#endif // RUNMAT_SUPPORT_CASTING_H
