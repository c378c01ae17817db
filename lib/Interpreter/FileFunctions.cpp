//===- FileFunctions.cpp - which, type and edit -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Builtins/Arguments.h"
#include "Builtins/Registry.h"
#include "Interpreter/LanguageFunctions.h"
#include "Library/Library.h"
#include "runtime/Progress.h"

#include <cstdlib>
#include <filesystem>

#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

using namespace runmat;

using Arguments = std::span<const Value>;
using Places = std::vector<std::string>;

static bool isBuiltIn(const std::string &name) {
  return findLanguageFunction(name) || findBuiltin(name);
}

//===----------------------------------------------------------------------===//
// which
//===----------------------------------------------------------------------===//

/// As it is from every folder; what is no file stays as it is.
static std::string absolutePlace(const std::string &place) {
  std::error_code error;
  const auto path = std::filesystem::absolute(place, error);
  return isRegularFile(place) && !error ? path.lexically_normal().string()
                                        : place;
}

/// Every place that a name comes from, the one that counts first.
static std::string placeOf(const Module &module) {
  if (!module.fullPath().empty())
    return module.fullPath();
  return module.path().empty() ? module.program().file : module.path();
}

static Places placesOf(Interpreter &interpreter, Frame &frame,
                       const std::string &name) {
  Places places;
  auto add = [&](const std::string &found) {
    const std::string place = absolutePlace(found);
    if (std::ranges::find(places, place) == places.end())
      places.push_back(place);
  };
  const Value *variable = frame.workspace().find(name);
  if (variable && variable->isDefined())
    add("variable");
  if (const Callee callee = interpreter.resolve(frame, name); callee.module)
    add(placeOf(*callee.module));
  for (const std::string &file :
       interpreter.searchPath().findAll(frame.module().folder(), name))
    add(file);
  if (isBuiltIn(name))
    add("built-in (" + name + ")");
  if (!libraryText(name).empty())
    add(std::string(libraryPrefix) + name + ".m");
  if (places.empty() && isRegularFile(name))
    add(name);
  return places;
}

static std::string shownPlace(const std::string &name,
                              const std::string &place) {
  return place == "variable" ? name + " is a variable." : place;
}

static void showPlaces(Interpreter &interpreter, const std::string &name,
                       const Places &places, bool all) {
  if (places.empty())
    interpreter.write("'" + name + "' not found.\n");
  for (size_t i = 0; i < places.size() && (all || i == 0); ++i)
    interpreter.write(shownPlace(name, places[i]) + (i ? "  % Shadowed" : "") +
                      "\n");
}

static Value columnOf(const Places &places) {
  std::vector<Value> texts;
  for (const std::string &place : places)
    texts.push_back(Value::text(place));
  return CellArray(Extents(int64_t(texts.size()), 1), std::move(texts));
}

ValueList runmat::which(Interpreter &interpreter, Frame &frame,
                        Arguments arguments, int outputCount) {
  Places names;
  bool all = false;
  for (const Value &argument : arguments)
    if (builtins::isOption(argument, "-all"))
      all = true;
    else
      names.push_back(argument.toText());
  for (const std::string &name : names) {
    const Places places = placesOf(interpreter, frame, name);
    if (outputCount > 0)
      return {all ? columnOf(places)
                  : Value::text(places.empty() ? "" : places.front())};
    showPlaces(interpreter, name, places, all);
  }
  return {};
}

//===----------------------------------------------------------------------===//
// type
//===----------------------------------------------------------------------===//

/// The text that a name stands for; none for what is compiled into RunMat.
static std::optional<std::string> textOf(Interpreter &interpreter, Frame &frame,
                                         const std::string &name) {
  const Callee callee = interpreter.resolve(frame, name);
  if (callee.module)
    return callee.module->program().source;
  if (callee.kind != Callee::Kind::None)
    return std::nullopt;
  for (const std::string &file : {name, name + ".m"})
    if (isRegularFile(file))
      return readFile(file);
  throw Error("MATLAB:type:fileNotFound",
              "'" + name + "' is no function, script or file. `which " + name +
                  "` tells where a name comes from.");
}

ValueList runmat::typeText(Interpreter &interpreter, Frame &frame,
                           Arguments arguments, int) {
  for (const Value &argument : arguments) {
    const std::string name = argument.toText();
    const auto text = textOf(interpreter, frame, name);
    if (!text) {
      interpreter.write("'" + name + "' is a built-in function.\n");
      continue;
    }
    interpreter.write("\n" + *text + (text->ends_with('\n') ? "" : "\n"));
  }
  return {};
}

//===----------------------------------------------------------------------===//
// edit
//===----------------------------------------------------------------------===//

/// The file to edit: that of a function or script, one that is there, or a new
/// one.
static std::string fileToEdit(Interpreter &interpreter, Frame &frame,
                              const std::string &name) {
  if (isRegularFile(name))
    return name;
  std::error_code ignored;
  if (std::filesystem::is_directory(name, ignored))
    throw Error("MATLAB:Editor:Folder",
                "'" + name + "' is a folder; edit takes a file.");
  const Callee callee = interpreter.resolve(frame, name);
  if (callee.module && isRegularFile(callee.module->path()))
    return callee.module->path();
  const bool hasEnding = !std::filesystem::path(name).extension().empty();
  const std::string file = hasEnding ? name : name + ".m";
  if (isRegularFile(file) || callee.kind == Callee::Kind::None)
    return file;
  throw Error("MATLAB:Editor:BuiltIn",
              "'" + name +
                  "' is part of RunMat and has no file to edit. `help " + name +
                  "` explains it; to write a function of that name, edit '" +
                  file + "'.");
}

/// Keeps how the terminal is set, whatever a program leaves.
class TerminalScope {
public:
  TerminalScope() { isKnown = ::tcgetattr(STDIN_FILENO, &modes) == 0; }
  ~TerminalScope() {
    if (isKnown)
      ::tcsetattr(STDIN_FILENO, TCSADRAIN, &modes);
  }
  TerminalScope(const TerminalScope &) = delete;

private:
  termios modes = {};
  bool isKnown = false;
};

static std::string editorCommand() {
  for (const char *variable : {"VISUAL", "EDITOR"})
    if (const char *command = std::getenv(variable); command && *command)
      return command;
  return "vi";
}

static std::string quotedForShell(const std::string &text) {
  std::string quoted = "'";
  for (char c : text)
    quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'";
}

ValueList runmat::edit(Interpreter &interpreter, Frame &frame,
                       Arguments arguments, int) {
  const std::string editor = editorCommand();
  std::string command = editor;
  for (const Value &argument : arguments)
    command +=
        " " + quotedForShell(fileToEdit(interpreter, frame, argument.toText()));
  const progress::PauseScope terminalTaken;
  interpreter.flush();
  const TerminalScope terminal;
  const int status = std::system(command.c_str());
  constexpr int notFound = 127, notExecutable = 126;
  const int code = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
  if (status == -1 || code == notFound || code == notExecutable)
    throw Error("MATLAB:Editor:CannotStart",
                "The editor '" + editor +
                    "' cannot be started. The variables VISUAL and EDITOR of "
                    "the environment name one, as in setenv('EDITOR', "
                    "'nano').");
  return {};
}
