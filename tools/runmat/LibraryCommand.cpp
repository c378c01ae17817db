//===- LibraryCommand.cpp - runmat compile --entry --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A library is its entries' sources and code as an archive, and for each entry
// a function of C that hands both to librunmat (include/runmat/runmat.h).
//===----------------------------------------------------------------------===//

#include "LibraryCommand.h"
#include "LibraryHeader.h"
#include "LibraryPacker.h"
#include "LibraryStub.h"
#include "OutputFile.h"
#include "PackedSources.h"
#include "Scratch.h"
#include "SessionFlags.h"
#include "SystemCompiler.h"

#include "Engine/PackedProcessors.h"
#include "runtime/Error.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <map>

using namespace runmat;
using namespace runmat::driver;
namespace fs = std::filesystem;

namespace {

constexpr const char *description =
    "Makes a library of functions, to be called from C.\n"
    "\n"
    "  runmat compile f.m --entry f --args 'double(:,:), single(1,:), int32' "
    "--emit=shared -o libf\n"
    "\n"
    "makes libf.so and the header f.h. An argument is a class and its extents, "
    "':' for any;\n"
    "none mean a scalar. --entry and --args may be given several times, "
    "--args in the order of\n"
    "the entries. What would be interpreted is an error, unless --no-strict is "
    "given.";

/// The target whose machines do not run what is compiled for this one.
constexpr const char *aarch64 = "aarch64-linux-gnu";

struct Request {
  std::vector<std::string> files, entries, arguments;
  std::string output;
  LibraryForm form = LibraryForm::Shared;
  std::string processor; ///< Empty for those of packedProcessors().
  bool isStrict = true;
  bool debug = false;
};

void checkFiles(const Request &request) {
  const fs::path folder = fs::path(request.files.front()).parent_path();
  for (const std::string &file : request.files) {
    std::error_code none;
    if (!fs::is_regular_file(file, none))
      throw CompileMistake{"cannot read '" + file + "'"};
    if (fs::path(file).extension() != ".m")
      throw CompileMistake{"'" + file + "' is no .m file"};
    if (fs::path(file).parent_path() != folder)
      throw CompileMistake{"'" + file + "' is in another folder than '" +
                           request.files.front() + "'"};
  }
}

/// The file that is named as the entry is, else the first one.
std::string fileOf(const Request &request, const std::string &entry) {
  for (const std::string &file : request.files)
    if (fs::path(file).stem() == entry)
      return entry;
  return fs::path(request.files.front()).stem();
}

std::vector<EntryRequest> entriesOf(const Request &request) {
  if (request.entries.size() != request.arguments.size())
    throw CompileMistake{
        "there are " + std::to_string(request.entries.size()) +
        " --entry and " + std::to_string(request.arguments.size()) +
        " --args; give each entry its own, '' for no arguments"};
  std::vector<EntryRequest> entries;
  for (size_t i = 0; i < request.entries.size(); ++i) {
    const std::string &name = request.entries[i];
    checkEntryName(name);
    if (std::ranges::count(request.entries, name) > 1)
      throw CompileMistake{"'" + name + "' is given twice as an entry"};
    entries.push_back({name, fileOf(request, name),
                       parseEntrySignature(request.arguments[i])});
  }
  return entries;
}

void write(const fs::path &file, const std::string &text) {
  const std::string problem = writeOutputFile(
      file.string(), [&](std::ostream &stream) { stream << text; });
  if (!problem.empty())
    throw CompileMistake{problem};
}

/// `-o -` shows a text.
bool writesToScreen(const Request &request) {
  return request.output == "-" && stageOf(request.form);
}

/// `-o libf` is libf.so with the header f.h.
fs::path outputOf(const Request &request) {
  fs::path output = request.output;
  if (!writesToScreen(request) && output.extension() != suffixOf(request.form))
    output += suffixOf(request.form);
  return output;
}

std::string headerName(const fs::path &output) {
  const std::string stem = output.stem();
  return stem.starts_with("lib") && stem.size() > 3 ? stem.substr(3) : stem;
}

void tellInterpreted(const PackedLibrary &library, bool isStrict) {
  if (library.interpreted.empty())
    return;
  std::fputs(library.interpreted.c_str(), stderr);
  if (isStrict)
    throw CompileMistake{"what is listed above would be interpreted; change "
                         "it, or pack it as it is with --no-strict"};
}

void writeStage(const Request &request, const std::string &text) {
  if (writesToScreen(request))
    std::fwrite(text.data(), 1, text.size(), stdout);
  else
    write(outputOf(request), text);
}

void writeLibrary(const Request &request, const PackedLibrary &library,
                  const fs::path &scratch) {
  const fs::path archive = scratch / "archive", source = scratch / "library.c",
                 output = outputOf(request);
  write(archive, library.archive);
  const bool isAArch64 = request.processor == aarch64;
  write(source, stubText(library.entries, archive, isAArch64));
  buildLibrary(source, request.form, output, scratch, isAArch64 ? aarch64 : "");
  const std::string header = headerName(output);
  write(output.parent_path() / (header + ".h"),
        headerText(header, library.entries));
}

/// A text is that of one of them.
std::vector<std::string> processorsOf(const Request &request) {
  if (!request.processor.empty())
    return {request.processor};
  const std::vector<std::string> all = packedProcessors();
  return stageOf(request.form) ? std::vector{all.front()} : all;
}

void make(const Request &request) {
  checkFiles(request);
  const std::vector<EntryRequest> entries = entriesOf(request);
  const Scratch scratch;
  const fs::path code = scratch.folder / "code";
  fs::create_directory(code);
  fs::permissions(code, fs::perms::owner_all);
  const PackOptions how{processorsOf(request), stageOf(request.form),
                        request.debug};
  const PackedLibrary library =
      packLibrary(request.files.front(), entries, how, code);
  tellInterpreted(library, request.isStrict);
  if (how.stage)
    writeStage(request, library.stageText);
  else
    writeLibrary(request, library, scratch.folder);
}

int tryMake(const Request &request) try {
  make(request);
  return 0;
} catch (const CompileMistake &mistake) {
  std::fprintf(stderr, "runmat compile: error: %s\n", mistake.message.c_str());
  return 1;
} catch (const Error &error) {
  std::fprintf(stderr, "runmat compile: error: %s\n", error.message.c_str());
  return 1;
} catch (const std::exception &failure) {
  std::fprintf(stderr, "runmat compile: error: %s\n", failure.what());
  return 1;
}

const std::map<std::string, LibraryForm> forms = {
    {"shared", LibraryForm::Shared}, {"static", LibraryForm::Static},
    {"object", LibraryForm::Object}, {"llvm", LibraryForm::Llvm},
    {"asm", LibraryForm::Assembly},  {"spirv", LibraryForm::Spirv}};

/// As compilers of C name them, and as our own does.
const std::map<std::string, std::string> targets = {{"x86_64-v2", "x86-64-v2"},
                                                    {"x86_64-v3", "x86-64-v3"},
                                                    {"x86_64-v4", "x86-64-v4"},
                                                    {aarch64, aarch64}};

template <typename Choice>
void addChoice(CLI::App &app, const char *flag, const char *placeholder,
               const std::map<std::string, Choice> &choices, Choice &chosen,
               const char *help) {
  const auto choose = [=, &choices, &chosen](const std::string &word) {
    const auto found = choices.find(CLI::detail::to_lower(word));
    if (found != choices.end()) {
      chosen = found->second;
      return;
    }
    std::string names;
    for (const auto &[name, value] : choices)
      names += (names.empty() ? "" : ", ") + name;
    throw CLI::ValidationError(flag, "expected one of " + names + ", got '" +
                                         word + "'");
  };
  app.add_option_function<std::string>(flag, choose, help)
      ->type_name(placeholder);
}

void declare(CLI::App &app, Request &request) {
  app.add_option("file", request.files, "The function files, all of one folder")
      ->required();
  app.add_option("--entry", request.entries,
                 "A function that C calls, of the file with its name or of the "
                 "first one")
      ->required()
      ->allow_extra_args(false)
      ->take_all();
  app.add_option("--args", request.arguments,
                 "Classes and extents of its arguments")
      ->allow_extra_args(false)
      ->take_all();
  addChoice(app, "--emit", "FORM", forms, request.form,
            "shared, static or object; or, to be read, what its code is as "
            "llvm, asm or spirv");
  addChoice(app, "--target", "TARGET", targets, request.processor,
            "The only processors that it has code for: x86_64-v2, x86_64-v3 "
            "or x86_64-v4, and what has their instructions; else all, with "
            "the best code for each; or aarch64-linux-gnu, 64-bit ARM");
  app.add_flag("--debug", request.debug,
               "Code tells debuggers and profilers which lines it is of");
  app.add_flag("--strict,!--no-strict", request.isStrict,
               "Whether what would be interpreted is an error (the default)");
  app.add_option("-o", request.output,
                 "The file of the library or text; a suffix is added. '-' "
                 "prints a text")
      ->required();
}

} // namespace

bool driver::isLibraryRequest(const std::vector<std::string> &words) {
  return std::ranges::any_of(words, [](const std::string &word) {
    return word == "--entry" || word.starts_with("--entry=");
  });
}

int driver::runLibraryCommand(const std::vector<std::string> &words) {
  CLI::App app(description, "runmat compile");
  Request request;
  declare(app, request);
  int status = 0;
  const auto ended = guardParsing(app, [&] {
    parseWords(app, words);
    status = tryMake(request);
  });
  return ended.value_or(status);
}
