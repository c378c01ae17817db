//===- KeyReader.cpp - characters as they are typed -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "KeyReader.h"

#include <cerrno>
#include <csignal>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

using namespace runmat::driver;

namespace {

/// Stands for bytes that are no UTF-8.
constexpr wchar_t replacement = 0xFFFD;

/// Told by the signal handler that the window has another size.
int resizes[2] = {-1, -1};

void onResize(int) {
  const int error = errno;
  const char byte = 0;
  // A full pipe tells of a resize already.
  [[maybe_unused]] ssize_t written = ::write(resizes[1], &byte, 1);
  errno = error;
}

bool takeResizes() {
  char bytes[64];
  return ::read(resizes[0], bytes, sizeof bytes) > 0;
}

} // namespace

KeyReader::KeyReader(int descriptor) : descriptor(descriptor) {
  if (::pipe2(resizes, O_CLOEXEC | O_NONBLOCK) != 0)
    return;
  struct sigaction action = {};
  action.sa_handler = onResize;
  action.sa_flags = SA_RESTART;
  sigaction(SIGWINCH, &action, nullptr);
}

KeyReader::~KeyReader() {
  std::signal(SIGWINCH, SIG_DFL);
  for (int &end : resizes)
    ::close(std::exchange(end, -1));
}

bool KeyReader::hasNext() const {
  pollfd wanted = {descriptor, POLLIN, 0};
  return ::poll(&wanted, 1, 0) > 0;
}

/// False when the window has changed instead.
bool KeyReader::waitForByte() {
  for (;;) {
    pollfd wanted[] = {{descriptor, POLLIN, 0}, {resizes[0], POLLIN, 0}};
    if (::poll(wanted, 2, -1) <= 0)
      continue;
    if (wanted[1].revents != 0 && takeResizes())
      return false;
    if (wanted[0].revents != 0)
      return true;
  }
}

bool KeyReader::readByte(char &byte) {
  ssize_t count = 0;
  do
    count = ::read(descriptor, &byte, 1);
  while (count < 0 && errno == EINTR);
  return count == 1;
}

/// The bytes behind the first one of a character.
bool KeyReader::readRest(unsigned char first, wchar_t &character) {
  const int more = first >= 0xF0   ? 3
                   : first >= 0xE0 ? 2
                   : first >= 0xC0 ? 1
                                   : 0;
  character = more == 0 ? replacement : wchar_t(first & (0x3F >> more));
  for (int i = 0; i < more; ++i) {
    char byte = 0;
    if (!readByte(byte))
      return false;
    character = character << 6 | (byte & 0x3F);
  }
  return true;
}

KeyReader::Event KeyReader::nextByte(char &byte) {
  if (!waitForByte())
    return Event::Resized;
  return readByte(byte) ? Event::Character : Event::Closed;
}

KeyReader::Event KeyReader::next(wchar_t &character) {
  char byte = 0;
  const Event event = nextByte(byte);
  if (event != Event::Character)
    return event;
  const auto first = static_cast<unsigned char>(byte);
  character = first;
  return first < 0x80 || readRest(first, character) ? Event::Character
                                                    : Event::Closed;
}
