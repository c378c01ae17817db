//===- Completion.cpp - what may follow what was typed ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Catalogue/Completion.h"

#include <algorithm>
#include <climits>

namespace runmat::catalogue {

using Words = std::vector<std::string_view>;

static char lowered(char c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; }

static bool beginsWith(std::string_view word, std::string_view prefix) {
  return word.size() >= prefix.size() &&
         std::equal(prefix.begin(), prefix.end(), word.begin(),
                    [](char a, char b) { return lowered(a) == lowered(b); });
}

static Words sortedOnce(Words words) {
  std::sort(words.begin(), words.end());
  words.erase(std::unique(words.begin(), words.end()), words.end());
  return words;
}

namespace {

constexpr int noEnd = INT_MAX;

/// The words of one form that may stand at a place.
class WordsOfForm {
public:
  WordsOfForm(const Form &form, int place, Words &out)
      : place(place), lastOption(form.most < 0 ? noEnd : form.most - 1),
        out(out) {
    for (const Argument &argument : form.arguments)
      if (argument.presence == Presence::Words ||
          argument.presence == Presence::Pair)
        addOption(argument);
      else
        addArgument(argument);
  }

private:
  /// Options stand in any order behind the arguments, of which those that may
  /// be left out need not be there.
  void addOption(const Argument &argument) {
    const bool hasValue = argument.presence == Presence::Pair;
    add(argument.words, first,
        lastOption == noEnd ? noEnd : lastOption - hasValue);
    if (hasValue)
      add(argument.kind->words, first + 1, lastOption);
  }

  void addArgument(const Argument &argument) {
    const bool isRest = argument.presence == Presence::Rest;
    add(argument.kind->words, first, isRest ? noEnd : last);
    first += argument.presence == Presence::Required ? 1
             : isRest                                ? argument.fewest
                                                     : 0;
    last = isRest || last == noEnd ? noEnd : last + 1;
  }

  void add(Strings words, int from, int to) {
    if (place >= from && place <= to)
      out.insert(out.end(), words.begin(), words.end());
  }

  int place;
  /// Where the next argument may stand, and the last place of an option.
  int first = 0, last = 0, lastOption;
  Words &out;
};

} // namespace

Words completions(std::string_view prefix) {
  Words names;
  for (const Record &record : records())
    for (std::string_view name : record.names)
      if (name.starts_with(prefix))
        names.push_back(name);
  return sortedOnce(std::move(names));
}

Words completions(std::string_view prefix, const Record &record, int place) {
  Words words;
  for (const Form &form : record.forms)
    WordsOfForm(form, place, words);
  std::erase_if(
      words, [&](std::string_view word) { return !beginsWith(word, prefix); });
  return sortedOnce(std::move(words));
}

std::string quotedList(const std::vector<std::string_view> &words) {
  std::string text;
  for (std::string_view word : words)
    text += (text.empty() ? "'" : ", '") + std::string(word) + "'";
  return text;
}

} // namespace runmat::catalogue
