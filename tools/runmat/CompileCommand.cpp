//===- CompileCommand.cpp - runmat compile ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An application is a copy of the loader, or of runmat itself, with an archive
// behind it (runtime/Application.h).
//===----------------------------------------------------------------------===//

#include "CompileCommand.h"
#include "Flags.h"
#include "InferredCode.h"
#include "LibraryCommand.h"
#include "PackedSources.h"
#include "RunFlags.h"
#include "RuntimeFiles.h"
#include "Scratch.h"

#include "Engine/UnitKey.h"
#include "Library/Library.h"
#include "definitions/BuildId.h"
#include "runtime/Application.h"
#include "runtime/FileCache.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <limits>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

using namespace runmat;
using namespace runmat::driver;
namespace fs = std::filesystem;

namespace {

constexpr const char *description =
    "Makes a program of a script, which runs where RunMat's compiler is not.\n"
    "\n"
    "  runmat compile script.m -o PROGRAM\n"
    "\n"
    "compiles what has types that can be told from the text, and\n"
    "\n"
    "  runmat --record=FOLDER script.m        run the script, and keep all "
    "that "
    "is compiled\n"
    "  runmat compile script.m --profile FOLDER -o PROGRAM\n"
    "\n"
    "what recorded runs compiled. The program holds this code and the function "
    "files of the\n"
    "script's folder and of its folder private; the rest is interpreted.\n"
    "It needs RunMat's runtime library, which the package librunmat installs; "
    "it may also lie\n"
    "beside the program. With --static the program has all in itself.\n"
    "\n"
    "  runmat compile f.m --entry f --args 'double(:,:), int32' "
    "--emit=shared -o libf\n"
    "\n"
    "makes a library for C of functions: see 'runmat compile --entry NAME "
    "--help'.";

struct Request {
  std::string script, profile, output;
  bool isStatic = false;
};

using Mistake = CompileMistake;

/// What a key says that its code is of.
enum class Origin { Sources, RunMat, Others };

Origin originOf(std::string_view key,
                const std::vector<Archive::Entry> &sources) {
  const std::optional<std::string_view> text = programTextOf(key);
  if (!text)
    return Origin::Others;
  if (text->empty() || isLibraryText(*text))
    return Origin::RunMat;
  const auto holdsText = [&](const Archive::Entry &source) {
    return source.second.find(*text) != std::string::npos;
  };
  return std::ranges::any_of(sources, holdsText) ? Origin::Sources
                                                 : Origin::Others;
}

/// Code that was compiled of the sources, with that of RunMat's own functions
/// and kernels; empty when there is none of the sources.
std::vector<Archive::Entry> codeOf(const std::string &profile,
                                   const std::vector<Archive::Entry> &sources) {
  const FileCache files(profile, std::numeric_limits<uint64_t>::max());
  std::vector<Archive::Entry> code;
  bool hasSources = false;
  for (const CachedFile &file : files.list()) {
    const Origin origin = originOf(file.key, sources);
    std::optional<std::string> content =
        origin != Origin::Others ? files.read(file.key) : std::nullopt;
    if (!content)
      continue;
    hasSources |= origin == Origin::Sources;
    code.emplace_back(file.key, *std::move(content));
  }
  if (!hasSources)
    return {};
  std::ranges::sort(code);
  return code;
}

std::vector<Archive::Entry>
recordedCode(const Request &request,
             const std::vector<Archive::Entry> &sources) {
  std::vector<Archive::Entry> code = codeOf(request.profile, sources);
  if (code.empty())
    throw Mistake{"nothing in '" + request.profile + "' was compiled of '" +
                  request.script + "' as it is now; run 'runmat --record=" +
                  request.profile + " " + request.script + "' first"};
  return code;
}

std::vector<Archive::Entry>
inferredCode(const Request &request,
             const std::vector<Archive::Entry> &sources) {
  const Scratch scratch;
  if (inferCode(request.script, scratch.folder) == 0)
    std::fprintf(stderr,
                 "runmat compile: note: nothing of '%s' has types that can be "
                 "told from its text, so that the program interprets it; run "
                 "it with --record, and pack that with --profile\n",
                 request.script.c_str());
  return codeOf(scratch.folder, sources);
}

/// The runmat program without the archive that it may carry.
std::string ownProgram() {
  if (application::archive())
    throw Mistake{"an application makes no other one: run runmat itself"};
  return readWhole("/proc/self/exe");
}

/// The program with everything in it.
std::string staticProgram(const std::vector<Archive::Entry> &entries) {
  std::optional<std::string> made = application::make(ownProgram(), entries);
  if (!made)
    throw Mistake{"the file of runmat was replaced while it ran; try again"};
  return *std::move(made);
}

/// The program that needs librunmat.
std::string sharedProgram(const std::vector<Archive::Entry> &entries) {
  const fs::path loader = fs::path("runmat") / "loader";
  const fs::path folder =
      libraryFolder(loader, "install RunMat whole, or use --static");
  std::optional<std::string> made = application::make(
      readWhole(folder / loader), entries, {buildId, folder.string()});
  if (!made)
    throw Mistake{"'" + (folder / loader).string() +
                  "' is of another build of RunMat, or its name is too long; "
                  "use --static"};
  return *std::move(made);
}

[[noreturn]] void failToWrite(const fs::path &output, int number) {
  throw Mistake{"cannot write '" + output.string() +
                "': " + std::generic_category().message(number)};
}

/// A file beside `output`, which nobody else has and which goes with this
/// unless it takes that one's place.
class NewFile {
public:
  explicit NewFile(const fs::path &output) : output(output) {
    for (int k = 0; file < 0 && k < mostNames; ++k) {
      name = output.string() + ".new-" + std::to_string(::getpid()) + "-" +
             std::to_string(k);
      file =
          ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0777);
      if (file < 0 && errno != EEXIST)
        break;
    }
    if (file < 0)
      failToWrite(output, errno);
  }
  NewFile(const NewFile &) = delete;
  ~NewFile() {
    if (file >= 0)
      ::close(file);
    if (!isPlaced)
      ::unlink(name.c_str());
  }

  void write(std::string_view content) {
    while (!content.empty()) {
      const ssize_t put = ::write(file, content.data(), content.size());
      if (put < 0 && errno == EINTR)
        continue;
      if (put <= 0)
        failToWrite(output, put < 0 ? errno : ENOSPC);
      content.remove_prefix(size_t(put));
    }
  }

  void takePlace() {
    if (::close(std::exchange(file, -1)) != 0 ||
        ::rename(name.c_str(), output.c_str()) != 0)
      failToWrite(output, errno);
    isPlaced = true;
  }

private:
  static constexpr int mostNames = 100;

  const fs::path output;
  std::string name;
  int file = -1;
  bool isPlaced = false;
};

/// All of it or nothing.
void write(const fs::path &output, const std::string &content) {
  NewFile file(output);
  file.write(content);
  file.takePlace();
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
  std::vector<Archive::Entry> entries = request.profile.empty()
                                            ? inferredCode(request, sources)
                                            : recordedCode(request, sources);
  for (auto &[name, text] : sources)
    entries.emplace_back(application::sourceKey(name), std::move(text));
  entries.emplace_back(application::mainKey, script.filename().string());
  write(request.output,
        request.isStatic ? staticProgram(entries) : sharedProgram(entries));
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
                 "The folder that runs with --record filled; else the code is "
                 "that for the types that the text tells");
  app.add_option("-o", request.output, "The file of the program")->required();
  app.add_flag("--static", request.isStatic,
               "Make a program that needs no librunmat");
  int status = 0;
  const auto ended = guardParsing(app, [&] {
    parseWords(app, words);
    status = compile(request);
  });
  return ended.value_or(status);
}
