//===- DriverTrial.cpp - drivers are tried in a process apart ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/DriverTrial.h"
#include "runtime/Devices/DeviceRegistry.h"
#include "runtime/Devices/OpenDevice.h"
#include "runtime/Devices/ProcessApart.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace runmat {
namespace {

using process_apart::Clock;
using Milliseconds = std::chrono::milliseconds;

/// The first argument of the process apart; those of `write` follow.
constexpr const char *command = "--try-drivers";

/// By then it is over, whatever became of who started it.
constexpr unsigned longestLifeSeconds = 10;

/// What is said behind a failure that is kept.
constexpr const char *wayBack =
    "; it is not tried again until the machine is started anew or 'runmat "
    "accel-info --reset' was run";

/// How often it is asked whether the answer is still wanted.
constexpr Milliseconds look{10};

//===----------------------------------------------------------------------===//
// The settings on the command line
//===----------------------------------------------------------------------===//

/// Those that decide which device is opened, and what is kept of it.
std::vector<std::string> write(const RuntimeSettings &settings) {
  return {settings.provider,
          settings.modelCache.value_or(""),
          std::to_string(settings.threads),
          std::to_string(settings.deviceMemory.value_or(UINT64_MAX)),
          settings.allowSoftwareDevices ? "1" : "0",
          settings.validate ? "1" : "0",
          settings.calibrates ? "1" : "0"};
}

uint64_t number(std::string_view text) {
  uint64_t value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

RuntimeSettings read(const std::vector<std::string> &words) {
  RuntimeSettings settings;
  settings.provider = words[0];
  if (!words[1].empty())
    settings.modelCache = words[1];
  settings.threads = uint32_t(std::max<uint64_t>(number(words[2]), 1));
  settings.deviceMemory = number(words[3]);
  settings.allowSoftwareDevices = words[4] == "1";
  settings.validate = words[5] == "1";
  settings.calibrates = words[6] == "1";
  settings.warmUp = false;
  return settings;
}

//===----------------------------------------------------------------------===//
// In the process apart
//===----------------------------------------------------------------------===//

/// What drivers print is not the program's. Returns the way to who asked.
int silenceOutput() {
  const int answer = ::dup(STDOUT_FILENO);
  ::dup2(STDERR_FILENO, STDOUT_FILENO);
  return answer;
}

void tell(int answer, DriverTrial::Word word) {
  [[maybe_unused]] const ssize_t told = ::write(answer, &word, 1);
}

/// A provider or a device that fails in order does no harm: that is to be told
/// where the program runs.
OpenedDevice open(const RuntimeSettings &settings) try {
  const DeviceRegistry registry(settings);
  return openBestDevice(registry.deviceProviders(), settings,
                        [] { return true; });
} catch (const std::exception &) {
  return {};
}

//===----------------------------------------------------------------------===//
// Its start
//===----------------------------------------------------------------------===//

/// Makes a process whose output is the pipe's end; false when none can be.
bool spawn(const RuntimeSettings &settings, int output, pid_t &child) {
  std::vector<std::string> words = write(settings);
  words.insert(words.begin(), {settings.trialProgram, command});
  std::vector<char *> argv;
  for (std::string &word : words)
    argv.push_back(word.data());
  argv.push_back(nullptr);
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO);
  for (int stream : {STDIN_FILENO, STDERR_FILENO})
    posix_spawn_file_actions_addopen(&files, stream, "/dev/null", O_RDWR, 0);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t none;
  sigemptyset(&none);
  posix_spawnattr_setsigmask(&attributes, &none);
  // The terminal's signals are for the program.
  posix_spawnattr_setflags(&attributes,
                           POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP);
  const int failed = ::posix_spawn(&child, settings.trialProgram.c_str(),
                                   &files, &attributes, argv.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  return failed == 0;
}

/// Whether it was the driver that ended the process, and no user or system
/// short of memory.
bool isDriversFault(const std::optional<int> &status) {
  constexpr int faults[] = {SIGSEGV, SIGABRT, SIGBUS, SIGILL,
                            SIGFPE,  SIGTRAP, SIGSYS};
  return status &&
         (WIFEXITED(*status) ||
          std::ranges::find(faults, WTERMSIG(*status)) != std::end(faults));
}

} // namespace

std::optional<int> tryDriversApart(int argc, const char *const *argv) {
  const std::vector<std::string> words(argv + std::min(argc, 2), argv + argc);
  if (argc < 2 || std::strcmp(argv[1], command) != 0 ||
      words.size() != write({}).size())
    return std::nullopt;
  process_apart::prepare();
  ::alarm(longestLifeSeconds);
  const int answer = silenceOutput();
  tell(answer, DriverTrial::Word::Begun);
  const OpenedDevice opened = open(read(words));
  tell(answer, DriverTrial::Word::Opened);
  for (;;)
    ::pause();
}

DriverTrial::DriverTrial(const RuntimeSettings &settings, Milliseconds limit)
    : settings(settings), limit(limit), record(settings) {}

DriverTrial::~DriverTrial() {
  if (child > 0)
    process_apart::kill(child);
  if (pipe >= 0)
    ::close(pipe);
}

bool DriverTrial::begin() {
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0)
    return false;
  pipe = ends[0];
  const bool isBegun = spawn(settings, ends[1], child);
  ::close(ends[1]);
  return isBegun;
}

DriverTrial::Word DriverTrial::hear(Clock::time_point end,
                                    const IsWanted &isWanted) const {
  while (!process_apart::awaitInput(pipe, std::min(end, Clock::now() + look)))
    if (Clock::now() >= end || !isWanted())
      return Word::None;
  char told;
  return ::read(pipe, &told, 1) == 1 ? Word(told) : Word::End;
}

/// What became of it; empty when the device was opened, or failed in order, and
/// when something else was started, which knows nothing of drivers.
std::string DriverTrial::failure(const IsWanted &isWanted) {
  const Clock::time_point end = Clock::now() + limit;
  Word word = hear(end, isWanted);
  const bool hasBegun = word == Word::Begun;
  if (hasBegun)
    word = hear(end, isWanted);
  if (word == Word::None)
    return lateNote(limit);
  return hasBegun && word == Word::End ? blame() : std::string();
}

/// The process ended among the drivers.
std::string DriverTrial::blame() {
  const std::optional<int> status = process_apart::awaitEnd(child);
  if (status)
    child = -1;
  std::string why =
      "tried in a process apart, " + process_apart::describeEnd(status);
  const bool isKept = isDriversFault(status) && record.noteFailure(why);
  return isKept ? why + wayBack : why;
}

/// Of a failure that is kept, with what can be done.
static std::string obstacleOf(const DriverRecord::Known &known) {
  return known.state == DriverRecord::State::Fails ? known.why + wayBack : "";
}

std::string DriverTrial::knownObstacle(const RuntimeSettings &settings) {
  return obstacleOf(DriverRecord(settings).load());
}

std::string DriverTrial::obstacle(const IsWanted &isWanted) {
  if (settings.trialProgram.empty())
    return {};
  const DriverRecord::Known known = record.load();
  if (std::string why = obstacleOf(known); !why.empty())
    return why;
  if (known.state == DriverRecord::State::NoDevice)
    return known.why;
  if (known.state == DriverRecord::State::Unknown && begin())
    if (std::string why = failure(isWanted); !why.empty())
      return why;
  if (!isWanted())
    return "no longer wanted";
  record.noteBegin();
  return {};
}

void DriverTrial::pass() const {
  if (!settings.trialProgram.empty())
    record.noteSuccess();
}

void DriverTrial::passWithoutDevice(const std::string &note) const {
  if (!settings.trialProgram.empty())
    record.noteNoDevice(note);
}

} // namespace runmat
