//===- Catalogue.cpp - the generated records --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Catalogue/Catalogue.h"

#include "Catalogue/Completion.h"

#include <algorithm>
#include <vector>

namespace runmat::catalogue {

namespace {

#include "Catalogue/Records.inc"

struct Named {
  std::string_view name;
  const Record *record;
};

std::vector<Named> byName() {
  std::vector<Named> all;
  for (const Record &record : records())
    for (const char *name : record.names)
      all.push_back({name, &record});
  std::sort(all.begin(), all.end(),
            [](const Named &a, const Named &b) { return a.name < b.name; });
  return all;
}

void append(std::string &text, const std::string &part) {
  if (text.back() != '(')
    text += ", ";
  text += part;
}

} // namespace

std::span<const Record> records() { return all; }
std::span<const Topic> topics() { return allTopics; }

const Record *findRecord(std::string_view name) {
  static const std::vector<Named> table = byName();
  const auto found = std::lower_bound(
      table.begin(), table.end(), name,
      [](const Named &row, std::string_view key) { return row.name < key; });
  return found != table.end() && found->name == name ? found->record : nullptr;
}

std::string signature(const Record &record, const Form &form) {
  std::string text = std::string(record.names.front()) + "(";
  for (const Argument &argument : form.arguments) {
    if (argument.presence == Presence::Rest) {
      append(text, argument.name + std::string(", …"));
    } else if (argument.presence == Presence::Pair) {
      append(text, "'" + std::string(argument.words.front()) + "'");
      append(text, argument.name);
    } else {
      append(text, argument.name);
    }
  }
  return text + ")";
}

/// `y = `, `[y, i] = `, or nothing.
static std::string resultNames(const Form &form) {
  std::string names;
  for (const Result &result : form.results)
    names += (names.empty() ? "" : ", ") + std::string(result.name);
  if (form.results.size() > 1)
    names = "[" + names + "]";
  return names.empty() ? names : names + " = ";
}

std::string usage(const Record &record, const Form &form) {
  return resultNames(form) + signature(record, form);
}

static std::string quotedWords(Strings words) {
  return quotedList({words.begin(), words.end()});
}

/// What an argument must be, with its words where the text leaves them out.
static std::string demandOf(const Argument &argument) {
  if (argument.presence == Presence::Words)
    return quotedWords(argument.words);
  const std::string text = argument.kind->text;
  const Strings words = argument.kind->words;
  const bool namesAll =
      std::all_of(words.begin(), words.end(), [&](const std::string_view word) {
        return text.find(word) != std::string::npos;
      });
  return namesAll ? text : text + ": " + quotedWords(words);
}

/// `    direction: 'ascend', 'descend'`, for each argument that knows words.
static std::string wordLines(const Record &record) {
  std::vector<std::string> lines;
  for (const Form &form : record.forms)
    for (const Argument &argument : form.arguments) {
      const bool isOption = argument.presence == Presence::Words;
      std::string line = "    " + std::string(argument.name) + ": ";
      if ((isOption ? argument.words : argument.kind->words).empty())
        continue;
      line += demandOf(argument);
      if (std::find(lines.begin(), lines.end(), line) == lines.end())
        lines.push_back(std::move(line));
    }
  std::string text;
  for (const std::string &line : lines)
    text += line + "\n";
  return text.empty() ? text : "where\n" + text;
}

/// How it is called, a line each; forms that differ in kinds alone read alike.
static std::vector<std::string> callsOf(const Record &record) {
  std::vector<std::string> calls(record.calls.begin(), record.calls.end());
  if (!calls.empty())
    return calls;
  for (const Form &form : record.forms) {
    std::string call = usage(record, form);
    if (std::find(calls.begin(), calls.end(), call) == calls.end())
      calls.push_back(std::move(call));
  }
  return calls;
}

/// The names with their one line, and the forms.
static std::string formLines(const Record &record) {
  std::string text;
  for (const char *name : record.names)
    text += (text.empty() ? "" : ", ") + std::string(name);
  text += " - " + std::string(record.summary) + "\n\n";
  for (const std::string &call : callsOf(record))
    text += "    " + call + "\n";
  if (*record.symbol)
    text += "    as an operator: " + std::string(record.symbol) + "\n";
  return text;
}

static std::string exampleLines(const Example &example) {
  std::string text = "    " + std::string(example.call) + "\n";
  if (*example.prints)
    text += "prints\n    " + std::string(example.prints) + "\n";
  return text;
}

std::string helpText(const Record &record) {
  std::string text = formLines(record) + wordLines(record);
  if (!record.examples.empty())
    text += "\nExample\n" + exampleLines(record.examples.front());
  return text;
}

/// Whether an argument may be left out, or given several times.
static const char *presenceText(const Argument &argument) {
  switch (argument.presence) {
  case Presence::Required:
    return "";
  case Presence::Rest:
    return argument.fewest > 0 ? " (one or more)" : " (any number)";
  default:
    return " (optional)";
  }
}

/// `    dim: a dimension (optional)`, for each argument of each form.
static std::string argumentLines(const Record &record) {
  std::vector<std::string> lines;
  for (const Form &form : record.forms)
    for (const Argument &argument : form.arguments) {
      std::string line = "    " + std::string(argument.name) + ": " +
                         demandOf(argument) + presenceText(argument) + "\n";
      if (std::find(lines.begin(), lines.end(), line) == lines.end())
        lines.push_back(std::move(line));
    }
  std::string text = lines.empty() ? "" : "\nArguments\n";
  for (const std::string &line : lines)
    text += line;
  return text;
}

std::string docText(const Record &record) {
  std::string text = formLines(record) + argumentLines(record);
  if (!record.examples.empty())
    text += record.examples.size() > 1 ? "\nExamples\n" : "\nExample\n";
  for (const Example &example : record.examples)
    text += exampleLines(example);
  return text;
}

} // namespace runmat::catalogue
