//===- LiteralTexts.h - the values of literal texts -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_INTERPRETER_LITERALTEXTS_H
#define RUNMAT_INTERPRETER_LITERALTEXTS_H

#include "Values/Value.h"

#include <functional>
#include <string>
#include <unordered_map>

namespace runmat {

/// Literals such as 'text' and the colon have one value however often they are
/// evaluated: making it, which converts its units, takes longer than the call
/// that it is an argument of. By text and not by place in the program: text
/// given to eval goes, and another may lie at the same place.
class LiteralTexts {
public:
  /// Longer ones are made anew, and so are all beyond so many.
  static constexpr size_t longest = 64, most = 1024;

  Value valueOf(std::string_view text);
  size_t count() const { return values.size(); }

private:
  struct Hash : std::hash<std::string_view> {
    using is_transparent = void;
  };
  std::unordered_map<std::string, Value, Hash, std::equal_to<>> values;
};

} // namespace runmat

#endif // RUNMAT_INTERPRETER_LITERALTEXTS_H
