//===- LineSpec.cpp - 'r--o' and its like -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/LineSpec.h"
#include "Graphics/Colours.h"

namespace runmat::builtins {

namespace {

struct Part {
  std::string_view sign, word;
};

// Longer signs go first.
constexpr Part styles[] = {{"--", "--"}, {"-.", "-."}, {"-", "-"}, {":", ":"}};

constexpr Part markers[] = {
    {"square", "square"},
    {"diamond", "diamond"},
    {"pentagram", "pentagram"},
    {"hexagram", "hexagram"},
    {"+", "+"},
    {"o", "o"},
    {"*", "*"},
    {".", "."},
    {"x", "x"},
    {"s", "square"},
    {"d", "diamond"},
    {"^", "^"},
    {"v", "v"},
    {">", ">"},
    {"<", "<"},
    {"p", "pentagram"},
    {"h", "hexagram"},
    {"_", "_"},
};

/// Takes a part off the text; false when it begins with none, or the
/// specification has one already.
template <size_t count>
bool take(std::string_view &text, const Part (&parts)[count],
          std::string &word) {
  for (const Part &part : parts)
    if (word.empty() && text.starts_with(part.sign)) {
      word = part.word;
      text.remove_prefix(part.sign.size());
      return true;
    }
  return false;
}

bool takeColour(std::string_view &text, LineSpec &spec) {
  if (spec.colour)
    return false;
  spec.colour = graphics::colourOf(text.front());
  if (spec.colour)
    text.remove_prefix(1);
  return spec.colour.has_value();
}

} // namespace

std::optional<LineSpec> parseLineSpec(std::string_view text) {
  LineSpec spec;
  if (auto named = graphics::colourOf(Value::text(text))) {
    spec.colour = named;
    return spec;
  }
  while (!text.empty())
    if (!take(text, styles, spec.style) && !take(text, markers, spec.marker) &&
        !takeColour(text, spec))
      return std::nullopt;
  return spec;
}

} // namespace runmat::builtins
