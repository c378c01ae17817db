//===- Colours.cpp - what stands out on a terminal --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Colours.h"
#include "TerminalAbilities.h"

#include <cstdlib>

#include <unistd.h>

using namespace runmat;

static constexpr std::string_view red = "\033[1;31m", yellow = "\033[1;33m",
                                  green = "\033[1;32m", plain = "\033[0m";

bool driver::usesColours() {
  constexpr int fewest = 8;
  const char *off = std::getenv("NO_COLOR");
  return (!off || !*off) && ::isatty(STDERR_FILENO) &&
         terminalAbilities().colours >= fewest;
}

static bool isMarker(std::string_view line) {
  return line.find('^') != std::string_view::npos &&
         line.find_first_not_of(" ^~") == std::string_view::npos;
}

/// `word` in colour where it is the line's first one of its kind.
static std::string withWord(std::string_view line, std::string_view word,
                            std::string_view colour) {
  const size_t at = line.find(word);
  if (at == std::string_view::npos)
    return std::string(line);
  std::string text(line.substr(0, at));
  text += colour;
  text += word;
  text += plain;
  text += line.substr(at + word.size());
  return text;
}

static std::string colouredLine(std::string_view line) {
  if (isMarker(line))
    return std::string(green) + std::string(line) + std::string(plain);
  if (line.find("error:") != std::string_view::npos)
    return withWord(line, "error:", red);
  return withWord(line, "Warning:", yellow);
}

std::string driver::coloured(std::string_view message) {
  std::string text;
  while (!message.empty()) {
    const size_t end = message.find('\n');
    text += colouredLine(message.substr(0, end));
    if (end == std::string_view::npos)
      break;
    text += '\n';
    message.remove_prefix(end + 1);
  }
  return text;
}
