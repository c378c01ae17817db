//===- System.cpp - folders, the environment, commands ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/FileNames.h"
#include "Builtins/Groups.h"
#include "Builtins/Shell.h"
#include "runtime/Progress.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <set>

namespace runmat::builtins {

namespace {

namespace fs = std::filesystem;

/// [status, message, identifier]; what goes wrong is an error where nobody asks
/// for the status.
void report(const std::string &problem, const char *identifier,
            Results &results, int nargout) {
  if (!problem.empty() && nargout == 0)
    throw Error(identifier, problem);
  if (nargout == 0)
    return;
  results.push_back(problem.empty());
  results.push_back(Value::text(problem));
  results.push_back(Value::text(problem.empty() ? "" : identifier));
}

/// "Cannot make the folder 'x': why."
std::string problemOf(const std::error_code &error, const std::string &what) {
  return error ? "Cannot " + what + ": " + error.message() + "." : "";
}

std::string quoted(const fs::path &path) { return "'" + path.string() + "'"; }

/// A folder that is there already is a success with something to say.
void tellItExists(CallContext &context, Results &results, int nargout) {
  constexpr const char *message = "Directory already exists.";
  constexpr const char *identifier = "MATLAB:MKDIR:DirectoryExists";
  if (nargout == 0)
    context.warn(identifier, message);
  else
    results = {Value(true), Value::text(message), Value::text(identifier)};
}

void makeFolder(CallContext &context, Arguments arguments, Results &results,
                int nargout) {
  fs::path folder = expandHome(arguments[0].toText());
  if (arguments.size() > 1)
    folder /= arguments[1].toText();
  std::error_code error;
  if (fs::is_directory(folder, error))
    return tellItExists(context, results, nargout);
  fs::create_directories(folder, error);
  report(problemOf(error, "make the folder " + quoted(folder)),
         "MATLAB:MKDIR:OSError", results, nargout);
}

void removeFolder(CallContext &, Arguments arguments, Results &results,
                  int nargout) {
  const fs::path folder = expandHome(arguments[0].toText());
  std::error_code error;
  if (!fs::is_directory(folder, error))
    error = std::make_error_code(std::errc::not_a_directory);
  else if (arguments.size() > 1)
    fs::remove_all(folder, error);
  else
    fs::remove(folder, error);
  report(problemOf(error, "remove the folder " + quoted(folder)),
         "MATLAB:RMDIR:OSError", results, nargout);
}

/// The name at the destination: inside of it, when that is a folder.
fs::path placeInside(const fs::path &source, const fs::path &destination) {
  std::error_code ignored;
  return fs::is_directory(destination, ignored)
             ? destination / source.filename()
             : destination;
}

/// Of a folder that is named what it holds goes to the destination.
fs::path placeOfCopy(const fs::path &source, const fs::path &destination) {
  std::error_code ignored;
  return fs::is_directory(source, ignored) ? destination
                                           : placeInside(source, destination);
}

/// Whether a path is a folder itself or leads into it.
bool leadsInto(const fs::path &path, const fs::path &folder) {
  std::error_code ignored;
  const fs::path inside = fs::weakly_canonical(path, ignored);
  const fs::path around = fs::weakly_canonical(folder, ignored);
  return std::ranges::mismatch(around, inside).in1 == around.end();
}

/// A special file, such as /dev/null, is copied by what it holds.
void copyTo(const fs::path &source, const fs::path &place,
            std::error_code &error) {
  constexpr auto options =
      fs::copy_options::overwrite_existing | fs::copy_options::recursive;
  if (fs::is_character_file(source, error)) {
    std::FILE *file = std::fopen(place.c_str(), "w");
    if (!file)
      error = std::error_code(errno, std::generic_category());
    else
      std::fclose(file);
  } else if (fs::is_directory(source, error) && leadsInto(place, source)) {
    error = std::make_error_code(std::errc::invalid_argument);
  } else if (!error) {
    fs::copy(source, place, options, error);
  }
}

/// What is done with one source, and where it goes when it is named itself.
struct Transfer {
  void (*run)(const fs::path &source, const fs::path &place,
              std::error_code &error);
  fs::path (*place)(const fs::path &source, const fs::path &destination);
};

/// To its place at the destination, the current folder unless told; what fits
/// a text with stars needs a folder, which is made.
void transferAll(Arguments arguments, const Transfer &transfer,
                 std::error_code &error) {
  const std::string source = expandHome(arguments[0].toText());
  const fs::path destination =
      arguments.size() > 1 ? expandHome(arguments[1].toText()) : ".";
  const std::vector<fs::path> paths = pathsMeant(source);
  if (paths.empty())
    error = std::make_error_code(std::errc::no_such_file_or_directory);
  else if (paths.size() == 1 && paths[0] == source)
    return transfer.run(source, transfer.place(source, destination), error);
  else
    fs::create_directories(destination, error);
  for (auto path = paths.begin(); path != paths.end() && !error; ++path)
    transfer.run(*path, placeInside(*path, destination), error);
}

/// An argument is invalid to the system where a folder would go into itself.
std::string transferProblem(const std::error_code &error, const char *verb,
                            const Value &source) {
  const std::string what = verb + (" " + quoted(fs::path(source.toText())));
  return error == std::errc::invalid_argument
             ? "Cannot " + what + " into itself."
             : problemOf(error, what);
}

void copyFiles(CallContext &, Arguments arguments, Results &results,
               int nargout) {
  std::error_code error;
  transferAll(arguments, {copyTo, placeOfCopy}, error);
  report(transferProblem(error, "copy", arguments[0]),
         "MATLAB:COPYFILE:OSError", results, nargout);
}

void moveTo(const fs::path &source, const fs::path &place,
            std::error_code &error) {
  fs::rename(source, place, error);
  if (error == std::errc::cross_device_link) {
    error.clear();
    copyTo(source, place, error);
    if (!error)
      fs::remove_all(source, error);
  }
}

void moveFiles(CallContext &, Arguments arguments, Results &results,
               int nargout) {
  std::error_code error;
  transferAll(arguments, {moveTo, placeInside}, error);
  report(transferProblem(error, "move", arguments[0]),
         "MATLAB:MOVEFILE:OSError", results, nargout);
}

/// Folders that no function is called from by its name alone.
bool isApart(const std::string &name) {
  return name == "private" || name == "resources" || name.starts_with('@') ||
         name.starts_with('+') || name.starts_with('.');
}

void addFolders(const fs::path &folder, std::string &text) {
  text += folder.string() + ":";
  std::set<fs::path> inside;
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
       entry.increment(error))
    if (entry->is_directory(error) &&
        !isApart(entry->path().filename().string()))
      inside.insert(entry->path());
  for (const fs::path &each : inside)
    addFolders(each, text);
}

void foldersBelow(CallContext &, Arguments arguments, Results &results, int) {
  fs::path folder = expandHome(arguments[0].toText());
  if (!folder.has_filename() && folder.has_parent_path() &&
      folder != folder.root_path())
    folder = folder.parent_path();
  std::string text;
  std::error_code ignored;
  if (fs::is_directory(folder, ignored))
    addFolders(folder, text);
  results.push_back(Value::text(text));
}

void setEnvironment(CallContext &, Arguments arguments, Results &, int) {
  const std::string name = arguments[0].toText();
  const std::string value = arguments.size() > 1 ? arguments[1].toText() : "";
  if (::setenv(name.c_str(), value.c_str(), 1) != 0)
    throw Error("MATLAB:setenv:InvalidName",
                "'" + name +
                    "' cannot be the name of an environment "
                    "variable: it is empty or holds a '='.");
}

void unsetEnvironment(CallContext &, Arguments arguments, Results &, int) {
  for (const std::string &name : textList(arguments[0], "A name"))
    if (::unsetenv(name.c_str()) != 0)
      throw Error("MATLAB:unsetenv:InvalidName",
                  "'" + name +
                      "' cannot be the name of an environment "
                      "variable: it is empty or holds a '='.");
}

/// One truth for each name; a char row is one.
void isEnvironment(CallContext &, Arguments arguments, Results &results, int) {
  const Value &given = arguments[0];
  const std::vector<std::string> names = textList(given, "A name");
  ArrayRef found = Array::make(
      ElementClass::Logical, given.isChar() ? Extents(1, 1) : given.extents());
  auto *truths = names.empty() ? nullptr : found->mutableAs<uint8_t>();
  for (size_t i = 0; i < names.size(); ++i)
    truths[i] = std::getenv(names[i].c_str()) != nullptr;
  results.push_back(narrow(std::move(found)));
}

void runCommand(CallContext &context, Arguments arguments, Results &results,
                int nargout) {
  const std::string command = arguments[0].toText();
  const progress::PauseScope terminalTaken;
  context.flush();
  if (nargout < 2) {
    results.push_back(double(runInShell(command)));
    return;
  }
  std::string text;
  const int status = runInShell(command, text);
  if (arguments.size() > 1)
    context.write(text);
  results.push_back(double(status));
  results.push_back(Value::text(text));
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_System
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group systemBuiltins() { return table; }

} // namespace runmat::builtins
