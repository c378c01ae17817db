//===- FinishCompile.cpp - compiles that outlive their program --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "FinishCompile.h"
#include "SourceFile.h"
#include "Worker.h"

#include "Engine/CompilerLibrary.h"
#include "Interpreter/Interpreter.h"

#include <algorithm>
#include <csignal>
#include <cstring>
#include <nlohmann/json.hpp>

#include <fcntl.h>
#include <spawn.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <unistd.h>

using namespace runmat;
using namespace runmat::driver;

namespace {

using Json = nlohmann::json;

/// The one argument of the process.
constexpr const char *command = "--finish-compile";

/// A pipe holds as much without anybody who reads.
constexpr size_t mostBytes = 65536;

/// By then it is over, whatever becomes of the compile.
constexpr unsigned longestLifeSeconds = 60;

//===----------------------------------------------------------------------===//
// In the process that ends
//===----------------------------------------------------------------------===//

/// It has nothing that is open here, neither the output, whose end somebody may
/// wait for, nor the terminal, whose signals are for programs.
void spawn(int input) {
  std::string program = "runmat", argument = command;
  char *argv[] = {program.data(), argument.data(), nullptr};
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
  for (int stream : {STDOUT_FILENO, STDERR_FILENO})
    posix_spawn_file_actions_addopen(&files, stream, "/dev/null", O_RDWR, 0);
  posix_spawn_file_actions_addclosefrom_np(&files, STDERR_FILENO + 1);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t none;
  sigemptyset(&none);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes,
                           POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSID);
  pid_t child = 0;
  ::posix_spawn(&child, "/proc/self/exe", &files, &attributes, argv, environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
}

void send(const std::string &message) {
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0)
    return;
  // Before anybody reads: one who is not there cannot be waited for.
  const bool isSent = ::write(ends[1], message.data(), message.size()) ==
                      ssize_t(message.size());
  ::close(ends[1]);
  if (isSent)
    spawn(ends[0]);
  ::close(ends[0]);
}

//===----------------------------------------------------------------------===//
// In the process that goes on
//===----------------------------------------------------------------------===//

std::string readInput() {
  std::string text(mostBytes, '\0');
  size_t size = 0;
  // It was written whole before this process began.
  for (ssize_t got = 1; got > 0 && size < text.size();) {
    got = ::read(STDIN_FILENO, text.data() + size, text.size() - size);
    size += size_t(std::max<ssize_t>(got, 0));
  }
  text.resize(size);
  return text;
}

/// One process at a time works for a cache: programs may end by the hundred.
/// The folder, locked until the process ends, or -1.
int lockedFolder(const std::string &folder) {
  const int place = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  return place >= 0 && ::flock(place, LOCK_EX | LOCK_NB) == 0 ? place : -1;
}

int finish(const Json &message) {
  SessionOptions session;
  session.unitCache = message.at("cache").get<std::string>();
  session.device = "cpu";
  session.showsProgress = false;
  CompilerLibrary::setFile(message.at("compiler").get<std::string>());
  const int place = lockedFolder(session.unitCache);
  if (place < 0)
    return 1;
  // By what is open: a folder that is removed meanwhile does not come back.
  session.unitCache = "/proc/self/fd/" + std::to_string(place) + "/.";
  CollectingSink sink;
  Interpreter interpreter(sink, {});
  interpreter.searchPath().set(
      message.at("searchPath").get<std::vector<std::string>>());
  Engine engine(session, interpreter);
  const auto load = [&](const std::string &path,
                        bool isCalled) -> std::shared_ptr<Module> {
    if (isCalled)
      return interpreter.loadFile(path);
    CommandLine line;
    line.source = ProgramSource::File;
    line.program = path;
    std::optional<SourceFile> source = readSource(line, sink);
    auto program = source ? parseSource(*source, sink) : nullptr;
    return program ? interpreter.load(std::move(program), source->folder,
                                      source->path)
                   : nullptr;
  };
  bool isFinished = true;
  for (const Json &request : message.at("requests"))
    isFinished &= engine.finish(request.get<std::string>(), load);
  return isFinished ? 0 : 1;
}

int tryFinish(const std::string &text) try {
  return finish(Json::parse(text));
} catch (const std::exception &) {
  return 1;
}

} // namespace

/// Throws where a path is no text that JSON can hold.
static std::string messageOf(const SessionOptions &session,
                             const Engine &engine,
                             std::vector<std::string> requests) {
  Json message = {{"cache", session.unitCache},
                  {"compiler", session.compilerLibrary},
                  {"searchPath", engine.searchPath()},
                  {"requests", Json::array()}};
  size_t bytes = message.dump().size();
  for (std::string &request : requests) {
    // With the quotes and what they hide.
    bytes += Json(request).dump().size() + 1;
    if (bytes <= mostBytes)
      message["requests"].push_back(std::move(request));
  }
  return message.dump();
}

void driver::finishApart(const SessionOptions &session,
                         const Engine &engine) try {
  std::vector<std::string> requests = engine.unfinished();
  if (!requests.empty())
    send(messageOf(session, engine, std::move(requests)));
} catch (const std::exception &) {
  // The program has ended well, and compiles begin anew with the next one.
}

std::optional<int> driver::finishHere(int argc, const char *const *argv) {
  if (argc != 2 || std::strcmp(argv[1], command) != 0)
    return std::nullopt;
  ::alarm(longestLifeSeconds);
  ::setpriority(PRIO_PROCESS, 0, 19);
  const std::string text = readInput();
  return runOnLargeStack([&] { return tryFinish(text); }, [] {},
                         [] { return true; });
}
