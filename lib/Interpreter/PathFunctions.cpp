//===- PathFunctions.cpp - addpath, cd and their like -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Builtins/Arguments.h"
#include "Builtins/FileNames.h"
#include "Interpreter/LanguageFunctions.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>

#include <unistd.h>

using namespace runmat;

using Arguments = std::span<const Value>;
using Folders = std::vector<std::string>;

/// As it is whatever the current folder is later; empty for what is no folder.
static std::string absoluteFolder(const std::string &folder) {
  std::error_code error;
  const auto path =
      std::filesystem::canonical(builtins::expandHome(folder), error);
  return !error && std::filesystem::is_directory(path, error) ? path.string()
                                                              : std::string();
}

/// The folders among the arguments, those that are none with a warning.
static Folders foldersOf(Interpreter &interpreter, Arguments arguments,
                         const char *function) {
  Folders folders;
  for (const Value &argument : arguments)
    for (const std::string &name : splitPath(argument.toText())) {
      if (name.starts_with('-'))
        continue;
      const std::string folder = absoluteFolder(name);
      if (folder.empty())
        interpreter.warn("MATLAB:mpath:nameNonexistentOrNotADirectory",
                         std::string(function) + ": '" + name +
                             "' is no folder.");
      else
        folders.push_back(folder);
    }
  return folders;
}

static ValueList formerPath(const std::string &text, int outputCount) {
  return outputCount > 0 ? ValueList{Value::text(text)} : ValueList();
}

ValueList runmat::addPath(Interpreter &interpreter, Frame &,
                          Arguments arguments, int outputCount) {
  SearchPath &path = interpreter.searchPath();
  const std::string former = path.text();
  bool atEnd = false;
  for (const Value &argument : arguments)
    atEnd |= builtins::isOption(argument, "-end");
  path.add(foldersOf(interpreter, arguments, "addpath"), atEnd);
  interpreter.forgetNames();
  return formerPath(former, outputCount);
}

ValueList runmat::removePath(Interpreter &interpreter, Frame &,
                             Arguments arguments, int outputCount) {
  SearchPath &path = interpreter.searchPath();
  const std::string former = path.text();
  for (const Value &argument : arguments)
    for (const std::string &name : splitPath(argument.toText())) {
      const std::string folder = absoluteFolder(name);
      if (!path.remove(folder.empty() ? name : folder))
        interpreter.warn("MATLAB:rmpath:DirNotFound",
                         "rmpath: '" + name + "' is not on the search path.");
    }
  interpreter.forgetNames();
  return formerPath(former, outputCount);
}

/// path, path(new), path(before, behind).
ValueList runmat::searchPathText(Interpreter &interpreter, Frame &,
                                 Arguments arguments, int outputCount) {
  SearchPath &path = interpreter.searchPath();
  if (!arguments.empty()) {
    path.set(foldersOf(interpreter, arguments, "path"));
    interpreter.forgetNames();
  } else if (outputCount == 0) {
    for (const std::string &folder : path.folders())
      interpreter.write(folder + "\n");
  }
  return formerPath(path.text(), outputCount);
}

ValueList runmat::restorePath(Interpreter &interpreter, Frame &, Arguments,
                              int) {
  interpreter.searchPath().set({});
  interpreter.forgetNames();
  return {};
}

ValueList runmat::rehash(Interpreter &interpreter, Frame &, Arguments, int) {
  interpreter.forgetNames();
  return {};
}

/// The function pathdef, which gives a search path.
static std::string pathFunction(const std::string &path) {
  std::string quoted;
  for (char c : path)
    quoted += c == '\'' ? std::string("''") : std::string(1, c);
  return "function p = pathdef\n% PATHDEF The search path as savepath found "
         "it.\np = '" +
         quoted + "';\nend\n";
}

ValueList runmat::savePath(Interpreter &interpreter, Frame &,
                           Arguments arguments, int outputCount) {
  std::filesystem::path file =
      arguments.empty() ? "" : builtins::expandHome(arguments[0].toText());
  std::error_code ignored;
  if (file.empty() || std::filesystem::is_directory(file, ignored))
    file /= "pathdef.m";
  std::ofstream out(file);
  out << pathFunction(interpreter.searchPath().text()) << std::flush;
  if (!out && outputCount == 0)
    throw Error("MATLAB:savepath:CannotWrite",
                "Cannot write the search path to '" + file.string() +
                    "': " + std::strerror(errno) + ".");
  interpreter.forgetNames();
  return outputCount > 0 ? ValueList{Value(double(!out))} : ValueList();
}

ValueList runmat::printFolder(Interpreter &, Frame &, Arguments, int) {
  return {Value::text(currentFolder())};
}

/// cd shows or gives the folder, cd(folder) goes there and gives the one
/// before.
ValueList runmat::changeFolder(Interpreter &interpreter, Frame &,
                               Arguments arguments, int outputCount) {
  const std::string former = currentFolder();
  if (arguments.empty()) {
    if (outputCount == 0)
      interpreter.write(former + "\n");
    return formerPath(former, outputCount);
  }
  const std::string folder = builtins::expandHome(arguments[0].toText());
  if (::chdir(folder.c_str()) != 0)
    throw Error("MATLAB:cd:NonExistentFolder",
                "Cannot change the folder to '" + folder +
                    "': " + std::strerror(errno) + ".");
  interpreter.forgetNames();
  return formerPath(former, outputCount);
}
