//===- Completion.cpp - what may follow what was typed ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Completion.h"
#include "PropertyWords.h"
#include "TextBefore.h"

#include "Builtins/FileNames.h"
#include "Catalogue/Completion.h"
#include "Graphics/Property.h"

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

/// Folders end with a slash.
static bool isFolder(const std::string &file) { return file.ends_with('/'); }

static void addFiles(std::string_view prefix, Words &words) {
  const size_t slash = prefix.rfind('/');
  const std::string folder(
      slash == std::string_view::npos ? "" : prefix.substr(0, slash + 1));
  const std::string_view name = prefix.substr(folder.size());
  std::error_code error;
  const std::string place = folder.empty() ? "." : builtins::expandHome(folder);
  for (fs::directory_iterator entry(place, error), end; !error && entry != end;
       entry.increment(error)) {
    const std::string file = entry->path().filename().string();
    const bool isHidden = file.starts_with('.') && !name.starts_with('.');
    if (file.starts_with(name) && !isHidden)
      words.push_back(folder + file + (entry->is_directory(error) ? "/" : ""));
  }
}

namespace {
/// What names stand for: variables, and files of the search path.
struct Scope {
  Frame &variables;
  const Words &folders;
};
} // namespace

/// Functions and scripts that begin so, without `folder` before them.
static void addPrograms(const std::string &folder, std::string_view prefix,
                        Words &words) {
  Words files;
  addFiles(folder + std::string(prefix), files);
  for (const std::string &file : files)
    if (file.ends_with(".m"))
      words.push_back(
          file.substr(folder.size(), file.size() - folder.size() - 2));
}

/// The field of an element that stands for all: the first one that has members.
static const Value *fieldOf(const Value &value, std::string_view name) {
  const StructArray &structure = value.structure();
  const auto found = std::ranges::find(structure.names, name);
  if (found == structure.names.end())
    return nullptr;
  const auto &column =
      structure.columns[size_t(found - structure.names.begin())];
  const auto element = std::ranges::find_if(column, [](const Value &each) {
    return each.isStruct() || each.isObject();
  });
  return element == column.end() ? nullptr : &*element;
}

/// What may follow the last dot of a path; `word` is the end of it that is
/// completed.
static void addMembers(const TextBefore &before, std::string_view word,
                       Frame &variables, Words &words) {
  const std::string_view path = before.path;
  const size_t last = path.rfind('.');
  const Value *value = variables.find(path.substr(0, path.find('.')));
  const bool givesOther = before.isIndexed && value && value->isObject() &&
                          !value->object().isArray();
  for (size_t at = path.find('.'); value && at < last;) {
    const size_t next = path.find('.', at + 1);
    value = value->isStruct()
                ? fieldOf(*value, path.substr(at + 1, next - at - 1))
                : nullptr;
    at = next;
  }
  if (!value || givesOther)
    return;
  const std::string shown(word.substr(0, word.rfind('.') + 1));
  for (const std::string &name : memberNames(*value))
    if (name.starts_with(path.substr(last + 1)))
      words.push_back(shown + name);
}

static void addVariables(std::string_view prefix, Frame &variables,
                         Words &words) {
  for (const std::string &name : variables.definedNames())
    if (name.starts_with(prefix))
      words.push_back(name);
}

/// Those of RunMat, of the current folder and of the search path.
static void addFunctions(std::string_view prefix, const Words &folders,
                         Words &words) {
  for (std::string_view name : catalogue::completions(prefix))
    words.emplace_back(name);
  addPrograms("", prefix, words);
  if (prefix.find('/') != std::string_view::npos)
    return;
  for (const std::string &folder : folders)
    addPrograms(folder + "/", prefix, words);
}

static void addNames(std::string_view prefix, const Scope &scope,
                     Words &words) {
  addVariables(prefix, scope.variables, words);
  for (std::string_view keyword : keywords)
    if (keyword.starts_with(prefix))
      words.emplace_back(keyword);
  addFunctions(prefix, scope.folders, words);
}

static bool beginsAlike(std::string_view word, std::string_view prefix) {
  return graphics::lowered(word).starts_with(graphics::lowered(prefix));
}

/// Words of options, and names of properties, in any case.
static void addOptions(const TextBefore &before, std::string_view prefix,
                       Frame &variables, Words &words) {
  const catalogue::Record *record = catalogue::findRecord(before.function);
  if (!record)
    return;
  for (std::string_view word :
       catalogue::completions(prefix, *record, int(before.arguments.size())))
    words.emplace_back(word);
  for (const std::string &word :
       propertyWords(*record, before.arguments, variables))
    if (beginsAlike(word, prefix))
      words.push_back(word);
}

/// Whether a record calls an argument one of `things`.
static bool takes(const catalogue::Record &record,
                  std::initializer_list<std::string_view> things) {
  const auto isThing = [&](const catalogue::Argument &argument) {
    const std::string text =
        graphics::lowered(std::string(argument.name) + " " +
                          (argument.kind ? argument.kind->text : ""));
    return std::ranges::any_of(things, [&](std::string_view thing) {
      return text.find(thing) != std::string::npos;
    });
  };
  return std::ranges::any_of(record.forms, [&](const catalogue::Form &form) {
    return std::ranges::any_of(form.arguments, isThing);
  });
}

/// What a command takes as its next word, by its record.
static void addCommandWords(const TextBefore &before, Frame &variables,
                            Words &words) {
  const catalogue::Record *record = catalogue::findRecord(before.command);
  if (!record || variables.find(before.command))
    return;
  const std::string_view prefix = before.words.back();
  for (std::string_view word :
       catalogue::completions(prefix, *record, int(before.words.size()) - 1))
    words.emplace_back(word);
  const bool takesFiles = takes(*record, {"file", "script"});
  Words files;
  if (takesFiles || takes(*record, {"folder"}))
    addFiles(prefix, files);
  std::ranges::copy_if(
      files, std::back_inserter(words),
      [&](const std::string &file) { return takesFiles || isFolder(file); });
  if (takes(*record, {"variable"}))
    addVariables(prefix, variables, words);
}

/// Within quotes: words that the function knows, else names of what it takes by
/// its record; files where nothing says better.
static void addQuoted(const TextBefore &before, std::string_view prefix,
                      const Scope &scope, Words &words) {
  addOptions(before, prefix, scope.variables, words);
  if (!words.empty())
    return;
  const catalogue::Record *record = catalogue::findRecord(before.function);
  if (record && takes(*record, {"function"}))
    addFunctions(prefix, scope.folders, words);
  if (record && takes(*record, {"variable"}))
    addVariables(prefix, scope.variables, words);
  const Words programs = words;
  if (words.empty() || takes(*record, {"file", "script", "folder"}))
    addFiles(prefix, words);
  // The file of a function that is named already.
  std::erase_if(words, [&](const std::string &word) {
    return word.ends_with(".m") &&
           std::ranges::find(programs, word.substr(0, word.size() - 2)) !=
               programs.end();
  });
}

Completion driver::complete(std::string_view text, Frame &variables,
                            const Words &folders) {
  const Scope scope{variables, folders};
  const TextBefore before(text);
  Completion result;
  std::string_view word = text.substr(before.wordBegin);
  if (before.quote) {
    addQuoted(before, word, scope, result.words);
    const bool isOpen = result.words.size() == 1 && isFolder(result.words[0]);
    if (!isOpen)
      result.ending = before.quote;
  } else if (text.starts_with('!')) {
    word = text.substr(std::max(text.find_last_of(" \t!") + 1, size_t(1)));
    addFiles(word, result.words);
  } else {
    if (!before.command.empty())
      addCommandWords(before, variables, result.words);
    if (!result.words.empty())
      word = before.words.back();
    else if (before.path.find('.') != std::string::npos)
      addMembers(before, word, variables, result.words);
    if (result.words.empty() && !word.empty() && !word.starts_with('.'))
      addNames(word, scope, result.words);
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
