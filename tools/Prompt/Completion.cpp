//===- Completion.cpp - what may follow what was typed ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Completion.h"
#include "TextBefore.h"

#include "Catalogue/Completion.h"

#include <algorithm>
#include <filesystem>

using namespace runmat;
using namespace runmat::driver;

namespace fs = std::filesystem;

using Words = std::vector<std::string>;

/// More than a screen holds.
static constexpr size_t mostShown = 200;

static constexpr std::string_view keywords[] = {
    "break",  "case",       "catch",    "continue", "else", "elseif",
    "end",    "for",        "function", "global",   "if",   "otherwise",
    "parfor", "persistent", "return",   "switch",   "try",  "while"};

static void addFiles(std::string_view prefix, Words &words) {
  const size_t slash = prefix.rfind('/');
  const std::string folder(
      slash == std::string_view::npos ? "" : prefix.substr(0, slash + 1));
  const std::string_view name = prefix.substr(folder.size());
  std::error_code error;
  for (fs::directory_iterator entry(folder.empty() ? "." : folder, error), end;
       !error && entry != end; entry.increment(error)) {
    const std::string file = entry->path().filename().string();
    const bool isHidden = file.starts_with('.') && !name.starts_with('.');
    if (file.starts_with(name) && !isHidden)
      words.push_back(folder + file + (entry->is_directory(error) ? "/" : ""));
  }
}

/// Functions and scripts of the current folder.
static void addPrograms(std::string_view prefix, Words &words) {
  Words files;
  addFiles(prefix, files);
  for (const std::string &file : files)
    if (file.ends_with(".m"))
      words.push_back(file.substr(0, file.size() - 2));
}

/// Fields of what `path`, names with dots between them, stands for.
static void addFields(std::string_view path, Frame &variables, Words &words) {
  const size_t last = path.rfind('.');
  const std::string_view root = path.substr(0, path.find('.'));
  const Value *value = variables.find(root);
  for (size_t at = root.size(); value && value->isStruct() && at < last;) {
    const size_t next = path.find('.', at + 1);
    const StructArray &structure = value->structure();
    value = structure.extents.count() == 1
                ? structure.get(path.substr(at + 1, next - at - 1))
                : nullptr;
    at = next;
  }
  if (!value || !value->isStruct())
    return;
  for (const std::string &name : value->structure().names)
    if (name.starts_with(path.substr(last + 1)))
      words.push_back(std::string(path.substr(0, last + 1)) + name);
}

static void addNames(std::string_view prefix, Frame &variables, Words &words) {
  for (const std::string &name : variables.definedNames())
    if (name.starts_with(prefix))
      words.push_back(name);
  for (std::string_view name : catalogue::completions(prefix))
    words.emplace_back(name);
  for (std::string_view keyword : keywords)
    if (keyword.starts_with(prefix))
      words.emplace_back(keyword);
  addPrograms(prefix, words);
}

static void addOptions(const TextBefore &before, std::string_view prefix,
                       Words &words) {
  if (const catalogue::Record *record = catalogue::findRecord(before.function))
    for (std::string_view word :
         catalogue::completions(prefix, *record, before.place))
      words.emplace_back(word);
}

/// Whether an argument is a file or a folder, by what its record calls it.
static bool isFile(const catalogue::Argument &argument) {
  const std::string_view kind = argument.kind ? argument.kind->text : "";
  const std::string_view name = argument.name;
  return std::ranges::any_of(
      std::initializer_list<std::string_view>{"file", "folder", "script"},
      [&](std::string_view word) {
        return kind.find(word) != std::string_view::npos ||
               name.find(word) != std::string_view::npos;
      });
}

static bool takesFiles(std::string_view function) {
  const catalogue::Record *record = catalogue::findRecord(function);
  return record &&
         std::ranges::any_of(record->forms, [](const catalogue::Form &form) {
           return std::ranges::any_of(form.arguments, isFile);
         });
}

Completion driver::complete(std::string_view text, Frame &variables) {
  const TextBefore before(text);
  Completion result;
  std::string_view word = text.substr(before.wordBegin);
  if (before.quote) {
    addOptions(before, word, result.words);
    if (result.words.empty())
      addFiles(word, result.words);
    else
      result.ending = before.quote;
  } else if (takesFiles(before.command)) {
    word = text.substr(text.find_last_of(" \t") + 1);
    addFiles(word, result.words);
  } else if (word.find('.') != std::string_view::npos) {
    addFields(word, variables, result.words);
  } else if (!word.empty()) {
    addNames(word, variables, result.words);
  }
  result.typed = word.size();
  std::ranges::sort(result.words);
  const auto rest = std::ranges::unique(result.words);
  result.words.erase(rest.begin(), rest.end());
  return result;
}

std::string driver::sharedBeginning(const Words &words) {
  std::string shared = words.empty() ? "" : words.front();
  for (const std::string &word : words) {
    const auto ends = std::ranges::mismatch(shared, word);
    shared.erase(ends.in1, shared.end());
  }
  return shared;
}

std::string driver::inColumns(const Words &words, size_t width) {
  const size_t shown = std::min(words.size(), mostShown);
  size_t longest = 0;
  for (size_t i = 0; i < shown; ++i)
    longest = std::max(longest, words[i].size() + 2);
  const size_t perLine = std::max<size_t>(1, width / longest);
  std::string text;
  for (size_t i = 0; i < shown; ++i) {
    const bool endsLine = (i + 1) % perLine == 0 || i + 1 == shown;
    text += words[i];
    text += endsLine ? "\n" : std::string(longest - words[i].size(), ' ');
  }
  if (shown < words.size())
    text += "and " + std::to_string(words.size() - shown) + " more\n";
  return text;
}
