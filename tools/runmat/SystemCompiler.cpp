//===- SystemCompiler.cpp - the C compiler of the machine -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "SystemCompiler.h"
#include "PackedSources.h"
#include "RuntimeFiles.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <vector>

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace runmat;
using namespace runmat::driver;
namespace fs = std::filesystem;

namespace {

/// The machine that libraries are made for: its programs and its librunmat.
struct Machine {
  std::string prefix;  ///< Of the names of its programs.
  std::string package; ///< Of Debian, that has its C compiler.
  std::string runtime; ///< librunmat, in the folder of libraries.
  const char *without; ///< What to do where that is not there.
};

Machine machineOf(const std::string &triple) {
  if (triple.empty())
    return {"", "gcc", "librunmat.so",
            "install RunMat whole, or use --emit=static"};
  return {triple + "-", "gcc-" + triple, triple + "/librunmat.so",
          "'./dev build --target=aarch64-linux-gnu' in RunMat's sources makes "
          "it, or use --emit=static"};
}

/// The program that a variable of the environment names.
std::string programOf(const char *variable, const std::string &usual) {
  const char *given = std::getenv(variable);
  return given && *given ? given : usual;
}

void run(const Machine &machine, const char *variable, const std::string &usual,
         std::vector<std::string> words) {
  words.insert(words.begin(), programOf(variable, usual));
  std::vector<char *> argv;
  for (std::string &word : words)
    argv.push_back(word.data());
  argv.push_back(nullptr);
  pid_t process = 0;
  if (const int error = ::posix_spawnp(&process, argv[0], nullptr, nullptr,
                                       argv.data(), environ))
    throw CompileMistake{
        "cannot run '" + words[0] + "': " + std::strerror(error) +
        "; install a C compiler (of Debian the package " + machine.package +
        "), or name one by the variable " + variable};
  int status = 0;
  while (::waitpid(process, &status, 0) < 0 && errno == EINTR) {
  }
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
    throw CompileMistake{"'" + words[0] + "' failed, its messages are above"};
}

void compile(const Machine &machine, std::vector<std::string> words) {
  run(machine, "CC", machine.prefix + (machine.prefix.empty() ? "cc" : "gcc"),
      std::move(words));
}

void link(const Machine &machine, const fs::path &object,
          const fs::path &output) {
  const fs::path runtime =
      libraryFolder(machine.runtime, machine.without) / machine.runtime;
  std::vector<std::string> words = {"-shared",
                                    "-o",
                                    output,
                                    object,
                                    "-L" + runtime.parent_path().string(),
                                    "-lrunmat",
                                    "-Wl,-z,noexecstack",
                                    "-Wl,-rpath,$ORIGIN"};
  // What librunmat needs of the other machine is not here.
  words.push_back(machine.prefix.empty()
                      ? "-Wl,-rpath," + runtime.parent_path().string()
                      : "-Wl,--allow-shlib-undefined");
  compile(machine, std::move(words));
}

} // namespace

const char *driver::suffixOf(LibraryForm form) {
  switch (form) {
  case LibraryForm::Shared:
    return ".so";
  case LibraryForm::Static:
    return ".a";
  case LibraryForm::Object:
    return ".o";
  case LibraryForm::Llvm:
    return ".ll";
  case LibraryForm::Assembly:
    return ".s";
  case LibraryForm::Spirv:
    return ".mlir";
  }
  return "";
}

std::optional<Stage> driver::stageOf(LibraryForm form) {
  switch (form) {
  case LibraryForm::Llvm:
    return Stage::Llvm;
  case LibraryForm::Assembly:
    return Stage::Asm;
  case LibraryForm::Spirv:
    return Stage::Spirv;
  default:
    return std::nullopt;
  }
}

void driver::buildLibrary(const fs::path &source, LibraryForm form,
                          const fs::path &output, const fs::path &scratch,
                          const std::string &triple) {
  const Machine machine = machineOf(triple);
  const fs::path object =
      form == LibraryForm::Object ? output : scratch / "library.o";
  compile(machine, {"-std=gnu11", "-O2", "-fPIC", "-fvisibility=hidden", "-c",
                    source, "-o", object});
  if (form == LibraryForm::Shared)
    link(machine, object, output);
  if (form == LibraryForm::Static) {
    std::error_code ignored;
    fs::remove(output, ignored);
    run(machine, "AR", machine.prefix + "ar", {"rcsD", output, object});
  }
}
