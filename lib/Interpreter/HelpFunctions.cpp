//===- HelpFunctions.cpp - help, doc and lookfor ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Builtins/Arguments.h"
#include "Catalogue/Completion.h"
#include "Graphics/Types.h"
#include "Interpreter/HelpText.h"
#include "Interpreter/LanguageFunctions.h"
#include "Library/Library.h"

#include <algorithm>
#include <filesystem>
#include <map>

using namespace runmat;

using Arguments = std::span<const Value>;

namespace {

/// What a record is told as.
using RecordText = std::string (*)(const catalogue::Record &);

/// A function by its name: one of a file, of those within another, or nested.
const ast::Function *functionIn(const std::vector<ast::Function *> &functions,
                                std::string_view name) {
  for (const ast::Function *function : functions) {
    if (function->name == name)
      return function;
    const std::vector<ast::Function *> inner(function->nested.begin(),
                                             function->nested.end());
    if (const ast::Function *found = functionIn(inner, name))
      return found;
  }
  return nullptr;
}

std::string functionHelp(const Module &module, const ast::Function &function) {
  const std::string_view source = module.program().source;
  const size_t begin = function.range.begin;
  std::string text = functionComment(source, begin);
  if (text.empty())
    text = std::string(function.name) +
           " is a function without a comment that explains it. It is called "
           "as\n\n    " +
           functionCall(source, begin) + "\n";
  return text;
}

/// Whether the program has it, and not RunMat.
bool isOfProgram(const Callee &callee) {
  return callee.module && !callee.module->path().starts_with(libraryPrefix);
}

std::string programHelp(const Callee &callee, const std::string &name) {
  if (callee.kind == Callee::Kind::Function)
    return functionHelp(*callee.module, *callee.function);
  const std::string text = fileComment(callee.module->program().source);
  return text.empty()
             ? name + " is a script without a comment that explains it.\n"
             : text;
}

/// `help file>function`: a function within a file.
std::string innerHelp(Interpreter &interpreter, Frame &frame,
                      const std::string &name, size_t sign) {
  const Callee callee = interpreter.resolve(frame, name.substr(0, sign));
  const ast::Function *function =
      callee.module ? functionIn(callee.module->program().functions,
                                 name.substr(sign + 1))
                    : nullptr;
  return function ? functionHelp(*callee.module, *function) : std::string();
}

const catalogue::Record *recordOf(std::string_view name) {
  if (const catalogue::Record *record = catalogue::findRecord(name))
    return record;
  for (const catalogue::Record &record : catalogue::records())
    if (!name.empty() && record.symbol == name)
      return &record;
  return nullptr;
}

[[noreturn]] void throwNoHelp(const std::string &name) {
  std::string longer;
  for (std::string_view known : catalogue::completions(name))
    longer +=
        (longer.empty() ? " These begin so: " : ", ") + std::string(known);
  longer +=
      longer.empty() ? " `lookfor WORD` finds functions by what they do." : ".";
  throw Error("MATLAB:help:unknownName",
              "There is no help for '" + name +
                  "', which is no function of the language, of the program or "
                  "of a file." +
                  longer);
}

/// `  name   what it does`
void appendRow(std::string &text, std::string name, std::string_view summary,
               size_t width) {
  name.resize(std::max(name.size(), width), ' ');
  text += "  " + name + "  " + std::string(summary) + "\n";
}

/// The topic of that name in any case, or null.
const catalogue::Topic *topicNamed(const std::string &name) {
  const auto found =
      std::ranges::find_if(catalogue::topics(), [&](const auto &topic) {
        return builtins::lowerText(topic.name) == builtins::lowerText(name);
      });
  return found == catalogue::topics().end() ? nullptr : &*found;
}

/// What the functions of a topic do, a line each.
std::string functionsOf(const catalogue::Topic &topic) {
  std::map<std::string, std::string_view> summaries;
  size_t width = 0;
  for (const catalogue::Record &record : catalogue::records())
    if (record.topic == &topic) {
      summaries.emplace(record.names.front(), record.summary);
      width = std::max(width, std::string_view(record.names.front()).size());
    }
  std::string text;
  for (const auto &[name, summary] : summaries)
    appendRow(text, name, summary, width);
  return text;
}

std::string topicHelp(const catalogue::Topic &topic) {
  return std::string(topic.name) + " - " + topic.summary + "\n\n" +
         functionsOf(topic);
}

/// RunMat's own lines as the terminal takes them.
std::string fitted(Interpreter &interpreter, std::string_view text) {
  return wrapped(text, size_t(interpreter.session().format.width));
}

std::string helpOf(Interpreter &interpreter, Frame &frame,
                   const std::string &name, RecordText recordText) {
  const catalogue::Topic *topic = topicNamed(name);
  if (const size_t sign = name.find('>', 1); sign < name.size() - 1) {
    if (std::string text = innerHelp(interpreter, frame, name, sign);
        !text.empty())
      return text;
  } else if (const Callee callee = interpreter.resolve(frame, name);
             isOfProgram(callee)) {
    return programHelp(callee, name);
  }
  if (const catalogue::Record *record = recordOf(name))
    return fitted(interpreter,
                  recordText(*record) +
                      (topic ? "\nTopic " + topicHelp(*topic) : ""));
  if (topic)
    return fitted(interpreter, topicHelp(*topic));
  if (const std::string_view text = keywordHelp(name); !text.empty())
    return fitted(interpreter, text);
  throwNoHelp(name);
}

/// What `help` alone shows.
std::string overview() {
  constexpr std::string_view names[] = {
      "help", "doc",   "lookfor", "which", "type",  "edit", "who",
      "whos", "clear", "format",  "more",  "diary", "exit"};
  std::string text = "What helps at the prompt:\n\n";
  for (std::string_view name : names)
    appendRow(text, std::string(name), catalogue::findRecord(name)->summary, 7);
  text += "\nWhat stops programs and measures them:\n\n" +
          functionsOf(*topicNamed("Debugging")) + "\nTopics:\n\n";
  for (const catalogue::Topic &topic : catalogue::topics())
    appendRow(text, topic.name, topic.summary, 17);
  return text + "\n'help NAME' explains one of " +
         std::to_string(catalogue::records().size()) +
         " functions, a function or script of yours, a keyword or an operator, "
         "and lists the functions of a topic.\n";
}

/// The names that may stand with values in calls that make graphics objects.
std::string propertyLines(const catalogue::Record &record) {
  const graphics::Type *type = graphics::findType(record.propertiesOf);
  if (!type)
    return "";
  constexpr size_t width = 76;
  std::string text = "\nProperties\n", line = "   ";
  for (const graphics::Property *property : graphics::propertiesOf(*type)) {
    if (line.size() + property->name.size() > width) {
      text += line + "\n";
      line = "   ";
    }
    line += " " + std::string(property->name);
  }
  return text + line + "\n";
}

std::string docText(const catalogue::Record &record) {
  return catalogue::docText(record) + propertyLines(record);
}

ValueList answer(Interpreter &interpreter, std::string text, int outputCount) {
  if (outputCount > 0)
    return {Value::text(text)};
  interpreter.write(text);
  return {};
}

ValueList explain(Interpreter &interpreter, Frame &frame, Arguments arguments,
                  int outputCount, RecordText recordText) {
  return answer(interpreter,
                arguments.empty() ? fitted(interpreter, overview())
                                  : helpOf(interpreter, frame,
                                           arguments[0].toText(), recordText),
                outputCount);
}

} // namespace

ValueList runmat::help(Interpreter &interpreter, Frame &frame,
                       Arguments arguments, int outputCount) {
  return explain(interpreter, frame, arguments, outputCount,
                 catalogue::helpText);
}

ValueList runmat::doc(Interpreter &interpreter, Frame &frame,
                      Arguments arguments, int outputCount) {
  return explain(interpreter, frame, arguments, outputCount, docText);
}

//===----------------------------------------------------------------------===//
// lookfor
//===----------------------------------------------------------------------===//

/// Names and one line each.
using Found = std::map<std::string, std::string>;

static bool has(std::string_view text, const std::string &lowerWord) {
  return builtins::lowerText(std::string(text)).find(lowerWord) !=
         std::string::npos;
}

static void addRecords(const std::string &word, bool all, Found &found) {
  for (const catalogue::Record &record : catalogue::records())
    for (const char *name : record.names)
      if (has(std::string(name) + " " + record.summary, word) ||
          (all && has(catalogue::docText(record), word)))
        found.emplace(name, record.summary);
}

/// Functions and scripts of a folder, by the first line of their comments.
static void addFiles(const std::string &folder, const std::string &word,
                     bool all, Found &found) {
  namespace fs = std::filesystem;
  std::error_code error;
  for (fs::directory_iterator file(folder, error), end; !error && file != end;
       file.increment(error)) {
    if (file->path().extension() != ".m")
      continue;
    const std::string comment = fileComment(readFile(file->path().string()));
    std::string_view rest = comment;
    const std::string_view first = withoutBlanks(takeLine(rest));
    const std::string name = file->path().stem().string();
    if (has(name, word) || has(all ? std::string_view(comment) : first, word))
      found[name] = first;
  }
}

namespace {
struct Sought {
  std::string word;
  bool all = false;
};
} // namespace

/// The word and -all, in any order.
static Sought readSought(Arguments arguments) {
  Sought sought;
  for (const Value &argument : arguments) {
    const std::string text = argument.toText();
    if (builtins::lowerText(text) == "-all")
      sought.all = true;
    else if (sought.word.empty())
      sought.word = text;
    else
      throw Error("MATLAB:lookfor:invalidArgument",
                  "'lookfor' takes one word, got '" + sought.word + "' and '" +
                      text + "'.");
  }
  if (sought.word.empty())
    throw Error("MATLAB:lookfor:invalidArgument",
                "'lookfor' needs a word to look for, such as in 'lookfor "
                "inverse'.");
  return sought;
}

ValueList runmat::lookFor(Interpreter &interpreter, Frame &,
                          Arguments arguments, int) {
  const auto [given, all] = readSought(arguments);
  const std::string word = builtins::lowerText(given);
  Found found;
  addRecords(word, all, found);
  for (const std::string &folder : interpreter.searchPath().folders())
    addFiles(folder, word, all, found);
  addFiles(currentFolder(), word, all, found);
  size_t width = 0;
  for (const auto &[name, summary] : found)
    width = std::max(width, name.size());
  std::string text;
  for (const auto &[name, summary] : found)
    appendRow(text, name, summary, width);
  interpreter.write(
      text.empty()
          ? "Nothing has '" + given + "' in its name or its line of help." +
                (all ? "" : " 'lookfor WORD -all' reads all of it.") + "\n"
          : fitted(interpreter, text));
  return {};
}
