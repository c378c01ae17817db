//===- Reasons.h - why statements are interpreted ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef RUNMAT_ENGINE_REASONS_H
#define RUNMAT_ENGINE_REASONS_H

#include "Interpreter/StatementLog.h"

#include <string>
#include <unordered_map>

namespace runmat {

/// Numbers texts, so that a statement can be logged with its reason at the
/// price of an addition.
class Reasons {
public:
  /// The number of a text, the same each time.
  ReasonId number(const std::string &text) {
    auto [place, isNew] =
        numbers.try_emplace(text, ReasonId(notAsked + 1 + texts.size()));
    if (isNew)
      texts.push_back(&place->first);
    return place->second;
  }
  /// The text of a number that `number` gave.
  const std::string &text(ReasonId id) const {
    return *texts[id - notAsked - 1];
  }

private:
  std::unordered_map<std::string, ReasonId> numbers;
  std::vector<const std::string *> texts;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_REASONS_H
