//===- SessionFlags.cpp - the flags that tools share ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "SessionFlags.h"

#include "Engine/Explain.h"

#include <algorithm>
#include <charconv>
#include <cstdio>

using namespace runmat;
using namespace runmat::driver;

/// The number after `vulkan:`.
static unsigned parseDeviceIndex(const std::string &text,
                                 const std::string &digits) {
  unsigned index = 0;
  auto [end, error] =
      std::from_chars(digits.data(), digits.data() + digits.size(), index);
  if (error != std::errc() || end != digits.data() + digits.size())
    throw CLI::ValidationError(
        "--device",
        "expected a device number after 'vulkan:', got '" + text + "'");
  return index;
}

static void readDevice(const std::string &text, SessionOptions &session) {
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

void SessionFlags::declare(CLI::App &app, SessionOptions &session) {
  app.set_version_flag("--version", app.get_name() + " " RUNMAT_VERSION,
                       "Print the version");
  app.add_option("--device", device,
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
  app.add_flag("--explain{text}", explain,
               "Report to standard error what was compiled and where it ran; "
               "--explain=json for programs");
  app.add_option("--explain-file", session.explainFile,
                 "Write that report to FILE")
      ->type_name("FILE");
  app.add_flag("--verify", session.verify,
               "Check every stage and every device module");
}

void SessionFlags::read(SessionOptions &session) const {
  static const std::map<std::string, ExplainFormat> formats = {
      {"text", ExplainFormat::Text}, {"json", ExplainFormat::Json}};
  readDevice(device, session);
  if (!explain.empty())
    session.explain = lookUp(formats, "--explain", explain);
  else if (!session.explainFile.empty())
    session.explain = ExplainFormat::Text;
  const std::string problem = session.explainFile.empty()
                                  ? std::string()
                                  : explainFileProblem(session.explainFile);
  if (!problem.empty())
    throw CLI::ValidationError("--explain-file", problem);
}

const StageInfo &driver::lookUpStage(const std::string &flag,
                                     const std::string &text) {
  if (const StageInfo *stage = findStage(text))
    return *stage;
  throw CLI::ValidationError(flag, "expected one of the stages " +
                                       stageNames() + ", got '" + text + "'");
}

size_t driver::countOwnWords(const CLI::App &app,
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

void driver::parseWords(CLI::App &app, const std::vector<std::string> &words) {
  // CLI11 takes the words from the back.
  app.parse(std::vector<std::string>(words.rbegin(), words.rend()));
}

std::optional<int> driver::guardParsing(const CLI::App &app,
                                        const std::function<void()> &parse) {
  try {
    parse();
    return std::nullopt;
  } catch (const CLI::CallForHelp &) {
    std::fputs(app.help().c_str(), stdout);
    return 0;
  } catch (const CLI::CallForVersion &version) {
    std::printf("%s\n", version.what());
    return 0;
  } catch (const CLI::Error &error) {
    const std::string name = app.get_name();
    std::fprintf(stderr, "%s: error: %s\nRun '%s --help' for the flags.\n",
                 name.c_str(), error.what(), name.c_str());
    return 2;
  }
}
