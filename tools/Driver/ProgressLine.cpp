//===- ProgressLine.cpp - a line that tells how far a run is ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ProgressLine.h"
#include "TerminalAbilities.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <sys/ioctl.h>
#include <unistd.h>

using namespace runmat;
using namespace runmat::driver;

/// What takes less is no news.
static constexpr double longSeconds = 2;

/// A line stays as long as that.
static constexpr auto readingTime = std::chrono::milliseconds(250);

/// `5 s`, `1 min 5 s`, `2 h 3 min`.
static std::string duration(double seconds) {
  const auto whole = int64_t(std::ceil(std::min(seconds, 1e9)));
  const int64_t minutes = whole / 60, hours = minutes / 60;
  if (hours > 0)
    return std::to_string(hours) + " h " + std::to_string(minutes % 60) +
           " min";
  if (minutes > 0)
    return std::to_string(minutes) + " min " + std::to_string(whole % 60) +
           " s";
  return std::to_string(whole) + " s";
}

/// How long it will take where it is known how much of it is done.
static std::string timeText(const progress::Report &report) {
  if (report.share <= 0)
    return duration(std::floor(report.seconds)) + " so far";
  return duration(report.seconds * (1 - report.share) / report.share) + " left";
}

static std::string loopText(const progress::Report &report) {
  const int percent = int(std::floor(report.share * 100));
  return std::to_string(percent) + " % of the loop, " + timeText(report);
}

std::string driver::progressText(const progress::Report &report) {
  if (report.seconds < longSeconds)
    return {};
  if (!report.what)
    return loopText(report);
  std::string text = report.what;
  if (report.bytes > 0)
    text += " " + std::to_string((report.bytes + 500000) / 1000000) + " MB";
  return text + ", " + timeText(report);
}

static void tell(std::string_view text) {
  [[maybe_unused]] ssize_t written =
      ::write(STDERR_FILENO, text.data(), text.size());
}

static size_t columns() {
  winsize size = {};
  const bool isKnown =
      ::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
  return isKnown ? size.ws_col : 80;
}

void ProgressLine::enable() {
  isEnabled = ::isatty(STDERR_FILENO) && terminalAbilities().erases;
  progress::watch(isEnabled);
}

void ProgressLine::update() {
  if (!isEnabled)
    return;
  const int64_t ended = progress::pausesEnded();
  isAtLineStart |= std::exchange(pausesSeen, ended) != ended;
  if (!isAtLineStart)
    return;
  const std::optional<progress::Report> report = progress::report();
  std::string text = report ? progressText(*report) : std::string();
  const auto now = std::chrono::steady_clock::now();
  if (text == shown || (!text.empty() && now - drawn < readingTime))
    return;
  drawn = now;
  // What is as wide as the terminal would take two of its lines.
  text.resize(std::min(text.size(), columns() - 1));
  tell("\r" + text + "\033[K");
  shown = std::move(text);
}

void ProgressLine::erase() {
  if (shown.empty())
    return;
  tell("\r\033[K");
  shown.clear();
}
