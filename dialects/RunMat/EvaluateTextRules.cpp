//===- EvaluateTextRules.cpp - rules of functions of texts ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Texts are char rows, or 0x0 where they are empty: neither extent is known.
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/EvaluateRules.h"

using namespace mlir;

namespace runmat::rules {

static Type anyText(const Call &call) {
  return call.make(ElementClass::Char,
                   {ArrayType::kUnknown, ArrayType::kUnknown});
}

/// Whether the first arguments are chars.
static bool beginsWithTexts(const Call &call, size_t count) {
  return call.size() >= count &&
         llvm::all_of(call.arrays().take_front(count),
                      [](ArrayType type) { return isChars(type); });
}

Types textOfNumbers(const Call &call) { return {anyText(call)}; }
Types charsLikeFirst(const Call &call) {
  return {call.make(ElementClass::Char, call[0].getExtents())};
}
Types textOfTexts(const Call &call) {
  return beginsWithTexts(call, call.size()) ? textOfNumbers(call) : Types();
}
Types formattedText(const Call &call) {
  return beginsWithTexts(call, 1) ? textOfNumbers(call) : Types();
}
Types partsOfText(const Call &call) {
  return beginsWithTexts(call, call.size())
             ? Types{anyText(call), anyText(call)}
             : Types();
}

Types testOfTexts(const Call &call) {
  return beginsWithTexts(call, 2) ? logicalScalar(call) : Types();
}
Types numberOfText(const Call &call) {
  return beginsWithTexts(call, 1) ? doubleScalar(call) : Types();
}
/// 0x0 where there is none.
Types placesInText(const Call &call) {
  bool isSearch = beginsWithTexts(call, call.size());
  return isSearch ? Types{call.make(ElementClass::Double,
                                    {ArrayType::kUnknown, ArrayType::kUnknown})}
                  : Types();
}

/// Of chars one answer about all of them; otherwise of what is scalar or 0x0.
Types sameTexts(const Call &call) {
  bool good = llvm::all_of(call.arrays(), [](ArrayType type) {
    return isChars(type) || type.isScalar() ||
           llvm::all_of(type.getExtents(), [](int64_t e) { return e == 0; });
  });
  return good ? logicalScalar(call) : Types();
}

} // namespace runmat::rules
