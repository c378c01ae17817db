//===- Listing.cpp - what is in folders, and versions -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/FileNames.h"
#include "Builtins/Groups.h"

#include <algorithm>
#include <ctime>
#include <filesystem>
#include <map>

#include <sys/stat.h>

namespace runmat::builtins {

namespace {

namespace fs = std::filesystem;

/// Days from year 0 to the first of January 1970, as datenum counts.
constexpr double unixDay = 719529;

void addFile(const Found &file, StructArray &all) {
  struct stat status{};
  ::stat((file.folder / file.name).c_str(), &status);
  std::tm calendar{};
  localtime_r(&status.st_mtime, &calendar);
  char date[64];
  std::strftime(date, sizeof(date), "%d-%b-%Y %H:%M:%S", &calendar);
  std::error_code ignored;
  const bool isFolder = S_ISDIR(status.st_mode);
  const Value fields[] = {
      Value::text(file.name),
      Value::text(fs::canonical(file.folder, ignored).string()),
      Value::text(date),
      isFolder ? 0.0 : double(status.st_size),
      Value(isFolder),
      unixDay + double(timegm(&calendar)) / 86400};
  for (size_t i = 0; i < std::size(fields); ++i)
    all.columns[i].push_back(fields[i]);
}

/// The names in columns, as wide as the longest.
std::string tableOf(const std::vector<Found> &found) {
  constexpr size_t lineWidth = 80;
  size_t widest = 0;
  for (const Found &file : found)
    widest = std::max(widest, file.name.size() + 2);
  const size_t columns = std::max<size_t>(1, lineWidth / widest);
  const size_t rows = (found.size() + columns - 1) / columns;
  std::string text = "\n";
  for (size_t row = 0; row < rows; ++row) {
    std::string line;
    for (size_t i = row; i < found.size(); i += rows) {
      line.resize(i / rows * widest, ' ');
      line += found[i].name;
    }
    text += line + "\n";
  }
  return text + "\n";
}

/// dir(name): a column of structs; without an output their names are printed.
void listFolder(CallContext &context, Arguments arguments, Results &results,
                int nargout) {
  const std::string name = arguments.empty() ? "." : arguments[0].toText();
  const std::vector<Found> found = findNames(name);
  if (nargout == 0) {
    context.write(found.empty() ? "\n'" + name + "' not found.\n\n"
                                : tableOf(found));
    return;
  }
  StructArray all;
  all.extents = Extents(int64_t(found.size()), 1);
  all.names = {"name", "folder", "date", "bytes", "isdir", "datenum"};
  all.columns.resize(all.names.size());
  for (const Found &file : found)
    addFile(file, all);
  results.push_back(std::move(all));
}

/// The release of MATLAB whose documents say what RunMat does.
constexpr const char *languageVersion = "9.14.0.0", *languageRelease = "2023a",
                     *languageDate = "February 22, 2023";

void versionBuiltin(CallContext &, Arguments arguments, Results &results,
                    int nargout) {
  const std::string release = languageRelease;
  const std::map<std::string_view, std::string> answers = {
      {"-release", release},
      {"-date", languageDate},
      {"-description", ""},
      {"-java", "Java is not enabled"},
      {"-runmat", RUNMAT_VERSION}};
  results.push_back(Value::text(
      arguments.empty() ? std::string(languageVersion) + " (R" + release + ")"
                        : answers.at(lowerText(arguments[0].toText()))));
  if (nargout > 1)
    results.push_back(Value::text(languageDate));
}

/// The folder around the one of the program.
void programFolder(CallContext &, Arguments, Results &results, int) {
  std::error_code ignored;
  const fs::path program = fs::read_symlink("/proc/self/exe", ignored);
  results.push_back(Value::text(program.parent_path().parent_path().string()));
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Listing
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group listingBuiltins() { return table; }

} // namespace runmat::builtins
