//===- SyntaxColours.h - what a typed text is made of -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_PROMPT_SYNTAXCOLOURS_H
#define RUNMAT_TOOLS_PROMPT_SYNTAXCOLOURS_H

#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

namespace runmat::driver {

/// What stands out in a text; names, numbers and operators do not.
enum class Shade : uint8_t { Plain, Keyword, Text, Comment };

/// The shade of each byte, by the lexer. `isVariable` tells which names are no
/// commands, as in `name -1`.
std::vector<Shade>
shadesOf(std::string_view text,
         const std::function<bool(std::string_view name)> &isVariable);

/// What turns a terminal to the colour of a shade.
std::string_view colourOf(Shade shade);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_PROMPT_SYNTAXCOLOURS_H
