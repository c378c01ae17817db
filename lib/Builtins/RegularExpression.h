//===- RegularExpression.h - matching with PCRE2 ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_REGULAREXPRESSION_H
#define RUNMAT_BUILTINS_REGULAREXPRESSION_H

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace runmat::builtins {

/// A half-open byte range; begin is npos for a group that took no part.
struct TextRange {
  size_t begin = std::string::npos;
  size_t end = std::string::npos;
  bool isSet() const { return begin != std::string::npos; }
  std::string in(const std::string &text) const {
    return isSet() ? text.substr(begin, end - begin) : std::string();
  }
};

/// One match: its own range, then those of the groups.
using Match = std::vector<TextRange>;

struct RegexOptions {
  bool ignoreCase = false;
  bool lineAnchors = false;
  bool dotExceptNewline = false;
  bool freeSpacing = false; ///< white space and comments mean nothing
  bool emptyMatch = false;  ///< matches of no characters count
};

/// A compiled expression in MATLAB's syntax.
class RegularExpression {
public:
  /// Throws MATLAB:regexp:invalidExpression with the place of the mistake.
  RegularExpression(std::string_view expression, const RegexOptions &options);
  ~RegularExpression();
  /// All matches from left to right, or the first only.
  std::vector<Match> find(const std::string &text, bool once) const;
  /// Names of the groups by number; empty where a group has none.
  const std::vector<std::string> &groupNames() const { return names; }

private:
  struct Code;
  std::unique_ptr<Code> code;
  std::vector<std::string> names;
  bool emptyMatch;
};

} // namespace runmat::builtins

#endif // RUNMAT_BUILTINS_REGULAREXPRESSION_H
