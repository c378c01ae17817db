//===- VariableSelection.cpp - some of the variables ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Interpreter/VariableSelection.h"
#include "Builtins/Arguments.h"
#include "Builtins/RegularExpression.h"
#include "Interpreter/LanguageFunctions.h"

#include <algorithm>

using namespace runmat;

VariableSelection::VariableSelection(const std::vector<std::string> &words) {
  List *list = &wanted;
  bool isExpression = false;
  for (const std::string &word : words)
    if (word == "-except") {
      list = &kept;
      isExpression = false;
    } else if (word == "-regexp") {
      isExpression = true;
    } else {
      (isExpression ? list->expressions : list->patterns).push_back(word);
    }
}

static bool fitsExpression(std::string_view name, const std::string &text) {
  const builtins::RegularExpression expression(text, {});
  return !expression.find(std::string(name), true).empty();
}

bool VariableSelection::List::has(std::string_view name) const {
  return std::ranges::any_of(patterns,
                             [&](const std::string &text) {
                               return fitsPattern(name, text);
                             }) ||
         std::ranges::any_of(expressions, [&](const std::string &text) {
           return fitsExpression(name, text);
         });
}

bool VariableSelection::has(std::string_view name) const {
  return (wanted.isEmpty() || wanted.has(name)) && !kept.has(name);
}

std::vector<std::string> VariableSelection::names(Frame &frame) const {
  std::vector<std::string> names = frame.workspace().definedNames();
  std::erase_if(names, [&](const std::string &name) { return !has(name); });
  return names;
}

std::vector<std::string> runmat::wordsOf(std::span<const Value> arguments) {
  std::vector<std::string> words;
  for (const Value &argument : arguments)
    for (std::string &text : textList(argument, "Name"))
      words.push_back(std::move(text));
  return words;
}

bool runmat::takeWord(std::vector<std::string> &words, std::string_view word) {
  return std::erase(words, word) > 0;
}
