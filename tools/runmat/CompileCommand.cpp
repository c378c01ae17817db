//===- CompileCommand.cpp - runmat compile ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An application is a copy of runmat itself with an archive behind it
// (runtime/Application.h).
//===----------------------------------------------------------------------===//

#include "CompileCommand.h"
#include "Flags.h"
#include "LibraryCommand.h"
#include "PackedSources.h"
#include "RunFlags.h"

#include "runtime/Application.h"
#include "runtime/FileCache.h"

#include <CLI/CLI.hpp>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <limits>

using namespace runmat;
using namespace runmat::driver;
namespace fs = std::filesystem;

namespace {

constexpr const char *description =
    "Makes a program of a script, which runs where RunMat's compiler is not.\n"
    "\n"
    "  runmat --record=FOLDER script.m        run the script, and keep all "
    "that "
    "is compiled\n"
    "  runmat compile script.m --profile FOLDER -o PROGRAM\n"
    "\n"
    "The program holds the function files of the script's folder and of its "
    "folder private, and\n"
    "the code that the recorded runs compiled of them; what they did not reach "
    "is interpreted.\n"
    "\n"
    "  runmat compile f.m --entry f --args 'double(:,:), int32' "
    "--emit=shared -o libf\n"
    "\n"
    "makes a library for C of functions: see 'runmat compile --entry "
    "--help'.";

struct Request {
  std::string script, profile, output;
};

using Mistake = CompileMistake;

/// Code that was compiled of one of the sources: its key holds their text.
std::vector<Archive::Entry> codeOf(const std::string &profile,
                                   const std::vector<Archive::Entry> &sources) {
  const FileCache files(profile, std::numeric_limits<uint64_t>::max());
  std::vector<Archive::Entry> code;
  for (const CachedFile &file : files.list()) {
    const bool isWanted =
        std::ranges::any_of(sources, [&](const Archive::Entry &source) {
          return !source.second.empty() &&
                 file.key.find(source.second) != std::string::npos;
        });
    std::optional<std::string> content =
        isWanted ? files.read(file.key) : std::nullopt;
    if (content)
      code.emplace_back(file.key, *std::move(content));
  }
  std::ranges::sort(code);
  return code;
}

/// The runmat program without the archive that it may carry.
std::string ownProgram() {
  if (application::archive())
    throw Mistake{"an application makes no other one: run runmat itself"};
  return readWhole("/proc/self/exe");
}

/// All of it or nothing: a file of another name is renamed.
void write(const fs::path &output, const std::string &content) {
  const fs::path partial = output.string() + ".part";
  std::ofstream stream(partial, std::ios::binary | std::ios::trunc);
  stream.write(content.data(), std::streamsize(content.size()));
  stream.close();
  std::error_code error;
  if (stream)
    fs::permissions(partial,
                    fs::perms::owner_exec | fs::perms::group_exec |
                        fs::perms::others_exec,
                    fs::perm_options::add, error);
  if (stream && !error)
    fs::rename(partial, output, error);
  if (!stream || error) {
    std::error_code ignored;
    fs::remove(partial, ignored);
    throw Mistake{"cannot write '" + output.string() + "'" +
                  (error ? ": " + error.message() : std::string())};
  }
}

int compile(const Request &request) try {
  const fs::path script = request.script;
  if (!fs::is_regular_file(script))
    throw Mistake{"cannot read '" + request.script + "'"};
  std::error_code none;
  if (fs::equivalent(script, request.output, none))
    throw Mistake{"'" + request.output +
                  "' is the script itself; give the program another name"};
  std::vector<Archive::Entry> sources = sourcesBeside(script);
  std::vector<Archive::Entry> entries = codeOf(request.profile, sources);
  if (entries.empty())
    throw Mistake{"nothing in '" + request.profile + "' was compiled of '" +
                  request.script + "' as it is now; run 'runmat --record=" +
                  request.profile + " " + request.script + "' first"};
  for (auto &[name, text] : sources)
    entries.emplace_back(application::sourceKey(name), std::move(text));
  entries.emplace_back(application::mainKey, script.filename().string());
  write(request.output, ownProgram() + Archive::encode(entries));
  return 0;
} catch (const Mistake &mistake) {
  std::fprintf(stderr, "runmat compile: error: %s\n", mistake.message.c_str());
  return 1;
} catch (const std::exception &failure) {
  std::fprintf(stderr, "runmat compile: error: %s\n", failure.what());
  return 1;
}

} // namespace

int driver::runCompileCommand(const std::vector<std::string> &words) {
  if (isLibraryRequest(words))
    return runLibraryCommand(words);
  CLI::App app(description, "runmat compile");
  Request request;
  app.add_option("script", request.script, "The script")->required();
  app.add_option("--profile", request.profile,
                 "The folder that runs with --record filled")
      ->required();
  app.add_option("-o", request.output, "The file of the program")->required();
  int status = 0;
  const auto ended = guardParsing(app, [&] {
    parseWords(app, words);
    status = compile(request);
  });
  return ended.value_or(status);
}
