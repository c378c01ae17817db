//===- RootProperties.cpp - settings of the session at the root -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Interpreter/RootProperties.h"
#include "Builtins/Registry.h"
#include "Interpreter/Debugger.h"
#include "Interpreter/Diary.h"

#include <algorithm>
#include <limits>

using namespace runmat;

namespace {

using Read = Value (*)(Interpreter &interpreter);
using Write = void (*)(Interpreter &interpreter, const Value &value);

Value wordFor(bool isOn) { return Value::text(isOn ? "on" : "off"); }

bool isOn(const Value &value) { return value.toText() == "on"; }

Value diaryFile(Interpreter &interpreter) {
  const std::string &file = interpreter.session().diaryFile;
  return Value::text(file.empty() ? "diary" : file);
}

void setDiary(Interpreter &interpreter, const Value &value) {
  Diary &diary = interpreter.diary();
  if (!isOn(value))
    diary.close();
  else if (!diary.isOn())
    openDiary(interpreter, "");
}

/// A diary that is on goes on in the new file.
void setDiaryFile(Interpreter &interpreter, const Value &value) {
  if (interpreter.diary().isOn())
    openDiary(interpreter, value.toText());
  else
    interpreter.session().diaryFile = value.toText();
}

template <size_t field> Value formatWord(Interpreter &interpreter) {
  const ValueList state =
      callBuiltin(*findBuiltin("format"), interpreter, {}, 1);
  return Value::text(state[0].structure().columns[field][0].toText());
}

void setFormat(Interpreter &interpreter, const Value &value) {
  callBuiltin(*findBuiltin("format"), interpreter, {&value, 1}, 0);
}

Value isEchoing(Interpreter &interpreter) {
  return wordFor(interpreter.debugger().echoedLines() != EchoedLines::None);
}

void setEcho(Interpreter &interpreter, const Value &value) {
  interpreter.debugger().setEchoedLines(isOn(value) ? EchoedLines::OfScripts
                                                    : EchoedLines::None);
}

void setMore(Interpreter &interpreter, const Value &value) {
  interpreter.session().pageLines = isOn(value) ? -1 : 0;
}

void setRecursionLimit(Interpreter &interpreter, const Value &value) {
  constexpr double most = std::numeric_limits<int>::max();
  interpreter.session().recursionLimit =
      int(std::min(value.scalarDouble(), most));
}

struct Binding {
  std::string_view name;
  Read read;
  Write write;
};

constexpr Binding bindings[] = {
    {"Diary", [](Interpreter &i) { return wordFor(i.diary().isOn()); },
     setDiary},
    {"DiaryFile", diaryFile, setDiaryFile},
    {"Echo", isEchoing, setEcho},
    {"ErrorMessage",
     [](Interpreter &i) { return Value::text(i.session().lastError.message); },
     [](Interpreter &i, const Value &value) {
       i.session().lastError.message = value.toText();
     }},
    {"Format", formatWord<0>, setFormat},
    {"FormatSpacing", formatWord<1>, setFormat},
    {"More", [](Interpreter &i) { return wordFor(i.session().pageLines != 0); },
     setMore},
    {"RecursionLimit",
     [](Interpreter &i) { return Value(double(i.session().recursionLimit)); },
     setRecursionLimit},
};

} // namespace

void runmat::bindRootProperties(Interpreter &interpreter,
                                graphics::Node &root) {
  for (const Binding &binding : bindings)
    root.keepElsewhere(
        binding.name,
        {[&interpreter, &binding] { return binding.read(interpreter); },
         [&interpreter, &binding](const Value &value) {
           binding.write(interpreter, value);
         }});
}
