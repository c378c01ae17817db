//===- Diary.cpp - a file of what a session shows ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Interpreter/Diary.h"
#include "Builtins/Arguments.h"
#include "Builtins/FileNames.h"
#include "Interpreter/LanguageFunctions.h"

#include <cerrno>
#include <cstring>
#include <filesystem>

using namespace runmat;

void Diary::open(const std::string &wanted) {
  stream.close();
  stream.clear();
  stream.open(wanted, std::ios::app);
  if (!stream.is_open())
    throw Error("MATLAB:diary:cannotOpen",
                "The diary cannot be written to '" + wanted +
                    "': " + std::strerror(errno) +
                    ". `diary FILE` names another file.");
  std::error_code error;
  const auto place = std::filesystem::absolute(wanted, error);
  path = error ? wanted : place.lexically_normal().string();
}

/// A file that can be written no more must not stop what runs.
void Diary::note(std::string_view utf8) {
  if (isOn())
    stream << utf8 << std::flush;
}

void Diary::write(std::string_view utf8) {
  target.write(utf8);
  note(utf8);
}

void Diary::writeError(std::string_view utf8) {
  target.writeError(utf8);
  note(utf8);
}

//===----------------------------------------------------------------------===//
// diary and more
//===----------------------------------------------------------------------===//

static Value diaryState(const Diary &diary, const std::string &file) {
  StructArray state;
  state.extents = Extents(1, 1);
  state.names = {"Diary", "DiaryFile"};
  state.columns = {{Value::text(diary.isOn() ? "on" : "off")},
                   {Value::text(file)}};
  return state;
}

void runmat::openDiary(Interpreter &interpreter, const std::string &file) {
  std::string &kept = interpreter.session().diaryFile;
  if (file.empty() && kept.empty())
    kept = "diary";
  interpreter.diary().open(file.empty() ? kept : file);
  kept = interpreter.diary().file();
}

ValueList runmat::diary(Interpreter &interpreter, Frame &,
                        std::span<const Value> arguments, int outputCount) {
  Diary &diary = interpreter.diary();
  if (outputCount > 0 && arguments.empty())
    return {diaryState(diary, interpreter.session().diaryFile)};
  const std::string word = arguments.empty()
                               ? std::string(diary.isOn() ? "off" : "on")
                               : arguments[0].toText();
  if (word == "off")
    diary.close();
  else
    openDiary(interpreter, word == "on" ? "" : builtins::expandHome(word));
  return {};
}

/// more on, more off, more(n): lines at a time. The state before is the result.
ValueList runmat::more(Interpreter &interpreter, Frame &,
                       std::span<const Value> arguments, int outputCount) {
  int64_t &lines = interpreter.session().pageLines;
  const bool wasOn = lines != 0;
  if (arguments.empty() && outputCount == 0)
    lines = wasOn ? 0 : -1;
  else if (!arguments.empty() && arguments[0].isText())
    lines = builtins::isOption(arguments[0], "on") ? -1 : 0;
  else if (!arguments.empty())
    lines = builtins::wholeArgument(arguments[0], "The number of lines", 1);
  if (outputCount == 0)
    return {};
  return {Value::text(wasOn ? "on" : "off")};
}
