//===- DeviceListing.cpp - lists devices in a process apart -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The answer comes back through a pipe: a heading, the devices, and the
// provider's message.
//===----------------------------------------------------------------------===//
#include "runtime/Devices/DeviceListing.h"
#include "runtime/Devices/ProcessApart.h"
#include "runtime/SecondsText.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <optional>
#include <unistd.h>

namespace runmat {
namespace {

using process_apart::Clock;
using Milliseconds = std::chrono::milliseconds;

struct Heading {
  uint32_t deviceCount;
  uint32_t failureBytes;
};

//===----------------------------------------------------------------------===//
// In the process apart
//===----------------------------------------------------------------------===//

std::string encode(const ListedDevices &listed) {
  const Heading heading = {uint32_t(listed.devices.size()),
                           uint32_t(listed.failure.size())};
  std::string text(reinterpret_cast<const char *>(&heading), sizeof(heading));
  text.append(reinterpret_cast<const char *>(listed.devices.data()),
              listed.devices.size() * sizeof(runmat_device_info));
  return text + listed.failure;
}

void writeAll(int pipe, std::string_view text) {
  while (!text.empty()) {
    const ssize_t put = ::write(pipe, text.data(), text.size());
    if (put < 0 && errno == EINTR)
      continue;
    if (put <= 0)
      return;
    text.remove_prefix(size_t(put));
  }
}

/// It says on standard error what it says.
void prepareChild(pid_t parent) {
  process_apart::prepare();
  if (::getppid() != parent)
    ::_exit(1);
  ::dup2(STDERR_FILENO, STDOUT_FILENO);
}

using Listing = std::function<ListedDevices()>;

[[noreturn]] void runChild(const Listing &list, int pipe) {
  try {
    writeAll(pipe, encode(list()));
  } catch (...) {
    // No memory: no answer.
  }
  ::_exit(0);
}

//===----------------------------------------------------------------------===//
// In the process that asked
//===----------------------------------------------------------------------===//

/// What is told so far; none while something is missing.
std::optional<ListedDevices> decode(std::string_view text) {
  Heading heading;
  if (text.size() < sizeof(heading))
    return std::nullopt;
  std::memcpy(&heading, text.data(), sizeof(heading));
  text.remove_prefix(sizeof(heading));
  const size_t deviceBytes =
      size_t(heading.deviceCount) * sizeof(runmat_device_info);
  if (text.size() < deviceBytes + heading.failureBytes)
    return std::nullopt;
  ListedDevices listed;
  listed.devices.resize(heading.deviceCount);
  if (deviceBytes)
    std::memcpy(listed.devices.data(), text.data(), deviceBytes);
  listed.failure = text.substr(deviceBytes, heading.failureBytes);
  return listed;
}

struct Answer {
  std::optional<ListedDevices> listed;
  bool isLate = false;
};

Answer readAnswer(int pipe, Clock::time_point end) {
  std::string text;
  char part[4096];
  for (;;) {
    if (!process_apart::awaitInput(pipe, end))
      return {std::nullopt, true};
    const ssize_t got = ::read(pipe, part, sizeof(part));
    if (got < 0 && errno == EINTR)
      continue;
    if (got <= 0)
      return {};
    text.append(part, size_t(got));
    if (std::optional<ListedDevices> listed = decode(text))
      return {std::move(listed), false};
  }
}

/// `failing` is what it means that the time is up, in words.
ListedDevices ask(pid_t child, int pipe, Milliseconds limit,
                  const std::string &failing) {
  Answer answer = readAnswer(pipe, Clock::now() + limit);
  // Also where there is an answer: what the driver began is not waited for.
  const std::optional<int> early = answer.listed || answer.isLate
                                       ? std::nullopt
                                       : process_apart::awaitEnd(child);
  if (!early)
    process_apart::kill(child);
  if (answer.listed)
    return *std::move(answer.listed);
  if (!answer.isLate)
    return {{}, process_apart::describeEnd(early)};
  const double seconds = std::chrono::duration<double>(limit).count();
  return {{}, failing + " within " + secondsText(seconds)};
}

ListedDevices failed(const char *action) {
  return {{}, std::string(action) + ": " + std::strerror(errno)};
}

ListedDevices listApart(const Listing &list, Milliseconds limit,
                        const std::string &failing) {
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0)
    return failed("no pipe can be made");
  const pid_t self = ::getpid();
  const pid_t child = ::fork();
  if (child == 0) {
    ::close(ends[0]);
    prepareChild(self);
    runChild(list, ends[1]);
  }
  ListedDevices listed =
      child < 0 ? failed("no process can be started") : ListedDevices{};
  ::close(ends[1]);
  if (child > 0)
    listed = ask(child, ends[0], limit, failing);
  ::close(ends[0]);
  return listed;
}

} // namespace

ListedDevices listDevicesApart(const runmat_provider_table &table,
                               const runmat_provider_options &options,
                               Milliseconds limit) {
  return listApart([&] { return listDevices(table, options); }, limit,
                   "it did not list its devices");
}

std::string tryApart(const std::function<void()> &action, Milliseconds limit) {
  return listApart(
             [&]() -> ListedDevices {
               try {
                 action();
                 return {};
               } catch (...) {
                 return {{}, currentFailure()};
               }
             },
             limit, "it was not loaded")
      .failure;
}

} // namespace runmat
