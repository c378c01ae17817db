//===- CommandLine.cpp - the flags of the driver ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "CommandLine.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <iterator>
#include <map>

#include <unistd.h>

using namespace runmat;
using namespace runmat::driver;

namespace {

/// Texts of the flags as CLI11 collects them.
struct RawFlags {
  std::string jit = "auto";
  std::string device = "auto";
  std::string explain;
  std::string code;
  bool noJit = false;
  bool version = false;
};

constexpr const char *description =
    "Runs a MATLAB-syntax program.\n"
    "\n"
    "  runmat script.m [arguments]   run a script; argv() returns the "
    "arguments\n"
    "  runmat -e 'code' [arguments]  run code\n"
    "  runmat - [arguments]          run what standard input holds";

constexpr const char *footer = "Exit status: 0 done, 1 error in the program, 2 "
                               "wrong flag, n after exit(n), 130 interrupted.";

template <typename T>
T lookUp(const std::map<std::string, T> &values, const std::string &flag,
         const std::string &text) {
  auto found = values.find(text);
  if (found != values.end())
    return found->second;
  std::string expected;
  for (const auto &[name, value] : values)
    expected += (expected.empty() ? "" : ", ") + name;
  throw CLI::ValidationError(flag, "expected one of " + expected + ", got '" +
                                       text + "'");
}

/// The number after `vulkan:`.
unsigned parseDeviceIndex(const std::string &text, const std::string &digits) {
  unsigned index = 0;
  auto [end, error] =
      std::from_chars(digits.data(), digits.data() + digits.size(), index);
  if (error != std::errc() || end != digits.data() + digits.size())
    throw CLI::ValidationError(
        "--device",
        "expected a device number after 'vulkan:', got '" + text + "'");
  return index;
}

void readDevice(const std::string &text, SessionOptions &session) {
  static const std::map<std::string, DeviceKind> kinds = {
      {"auto", DeviceKind::Auto},
      {"cpu", DeviceKind::Cpu},
      {"inprocess", DeviceKind::InProcess},
      {"vulkan", DeviceKind::Vulkan}};
  constexpr const char *prefix = "vulkan:";
  if (text.rfind(prefix, 0) == 0) {
    session.device = DeviceKind::Vulkan;
    session.deviceIndex =
        parseDeviceIndex(text, text.substr(std::string(prefix).size()));
    return;
  }
  session.device = lookUp(kinds, "--device", text);
}

void declareFlags(CLI::App &app, RawFlags &raw, SessionOptions &session) {
  app.add_option("-e,--eval", raw.code, "Run CODE")->type_name("CODE");
  app.add_flag("--version", raw.version, "Print the version");
  app.add_option("--jit", raw.jit, "Compile: off, auto or always")
      ->type_name("MODE");
  app.add_flag("--no-jit", raw.noJit, "The same as --jit=off");
  app.add_option("--device", raw.device,
                 "Run on: auto, cpu, inprocess, vulkan or vulkan:N")
      ->type_name("DEVICE");
  app.add_option("--threads", session.threads,
                 "Number of threads (default: RUNMAT_NUM_THREADS, else what "
                 "the system grants)")
      ->type_name("N")
      ->check(CLI::Range(1u, 4096u));
  app.add_option("--cpu", session.cpu,
                 "Processor to compile for: native, x86-64, x86-64-v3 or "
                 "x86-64-v4")
      ->type_name("CPU")
      ->check(CLI::IsMember({"native", "x86-64", "x86-64-v3", "x86-64-v4"}));
  app.add_flag("--explain{text}", raw.explain,
               "Report to standard error what was compiled and where it ran; "
               "--explain=json for programs");
  app.add_option("--explain-file", session.explainFile,
                 "Write that report to FILE")
      ->type_name("FILE");
  app.add_option("--emit", session.emit,
                 "Print a stage of the compiler instead of the program's "
                 "output: ast, …")
      ->type_name("STAGE");
  app.add_flag("--verify", session.verify,
               "Check every stage and every device module");
}

void readFlags(const RawFlags &raw, SessionOptions &session) {
  static const std::map<std::string, JitMode> modes = {
      {"off", JitMode::Off},
      {"auto", JitMode::Auto},
      {"always", JitMode::Always}};
  static const std::map<std::string, ExplainFormat> formats = {
      {"text", ExplainFormat::Text}, {"json", ExplainFormat::Json}};
  session.jit = raw.noJit ? JitMode::Off : lookUp(modes, "--jit", raw.jit);
  readDevice(raw.device, session);
  if (!raw.explain.empty())
    session.explain = lookUp(formats, "--explain", raw.explain);
  else if (!session.explainFile.empty())
    session.explain = ExplainFormat::Text;
}

/// Number of words that belong to the driver: the flags and their values up to
/// the script, `-` or `--`. What follows belongs to the program, flags too.
size_t countOwnWords(const CLI::App &app,
                     const std::vector<std::string> &words) {
  size_t own = 0;
  while (own < words.size()) {
    const std::string &word = words[own];
    if (word == "--" || word.size() < 2 || word[0] != '-')
      break;
    const CLI::Option *option = app.get_option_no_throw(word);
    const bool takesNext = option && option->get_items_expected_max() > 0;
    own += takesNext ? 2 : 1;
  }
  return std::min(own, words.size());
}

/// What follows the flags: the script and its arguments, or the arguments alone
/// after -e.
void readProgram(const CLI::App &app, const RawFlags &raw,
                 std::vector<std::string> rest, CommandLine &line) {
  if (!rest.empty() && rest.front() == "--")
    rest.erase(rest.begin());
  if (app.count("--eval") > 0) {
    line.source = ProgramSource::Code;
    line.program = raw.code;
  } else if (rest.empty()) {
    if (isatty(STDIN_FILENO))
      throw CLI::RequiredError("a script, -e CODE or - for standard input");
    line.source = ProgramSource::StandardInput;
  } else {
    line.source = rest.front() == "-" ? ProgramSource::StandardInput
                                      : ProgramSource::File;
    line.program = rest.front();
    rest.erase(rest.begin());
  }
  line.session.arguments = std::move(rest);
}

void parse(const std::vector<std::string> &words, CLI::App &app,
           CommandLine &line) {
  RawFlags raw;
  declareFlags(app, raw, line.session);
  const auto split = words.begin() + std::ptrdiff_t(countOwnWords(app, words));
  // CLI11 takes the words from the back.
  app.parse(std::vector<std::string>(std::make_reverse_iterator(split),
                                     words.rend()));
  if (raw.version) {
    std::puts("runmat " RUNMAT_VERSION);
    line.exitStatus = 0;
    return;
  }
  readFlags(raw, line.session);
  readProgram(app, raw, {split, words.end()}, line);
}

} // namespace

CommandLine driver::parseCommandLine(int argc, const char *const *argv) {
  CommandLine line;
  CLI::App app(description, "runmat");
  app.footer(footer);
  try {
    parse({argv + std::min(argc, 1), argv + argc}, app, line);
  } catch (const CLI::CallForHelp &) {
    std::fputs(app.help().c_str(), stdout);
    line.exitStatus = 0;
  } catch (const CLI::Error &error) {
    std::fprintf(stderr,
                 "runmat: error: %s\nRun 'runmat --help' for the flags.\n",
                 error.what());
    line.exitStatus = 2;
  }
  return line;
}
