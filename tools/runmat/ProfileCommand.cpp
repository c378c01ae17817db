//===- ProfileCommand.cpp - runmat profile ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ProfileCommand.h"
#include "Command.h"
#include "Listing.h"
#include "OutputFile.h"
#include "ProfileRun.h"
#include "ToolMain.h"

#include "Engine/Engine.h"
#include "Engine/Explain.h"

using namespace runmat;
using namespace runmat::driver;

namespace {

constexpr const char *description =
    "Measures how fast a device is at elementwise work, reductions, "
    "transposes, products and transfers,\n"
    "checks what it computes against the processor, and prints a table.\n"
    "\n"
    "  runmat profile [flags]            as for a program of the current "
    "folder\n"
    "  runmat profile [flags] script.m   as for this script";

struct RawFlags {
  ProfileRequest request;
  bool reduceSweep = false, onlyReduceSweep = false;
  std::string output;
};

/// What is wrong with the text; empty when nothing is.
std::string wholeNumber(const std::string &text) {
  if (config::Number{1, UINT64_MAX, 1, "", false}.parse(text))
    return {};
  return "expected a whole number from 1 on, got '" + text + "'";
}

void declareFlags(CLI::App &app, RawFlags &raw) {
  profile::PlanOptions &plan = raw.request.plan;
  app.add_flag("--quick", plan.quick, "Few sizes, and less time for each");
  app.add_flag("--reduce-sweep", raw.reduceSweep,
               "Also find the fastest two-pass-threshold and "
               "reduction-workgroup");
  app.add_flag("--only-reduce-sweep", raw.onlyReduceSweep,
               "Do that and nothing else");
  app.add_option("--output", raw.output,
                 "Write F.json and F.svg too, or one of them where F ends so")
      ->type_name("F");
  app.add_option("--max-elements", plan.mostElements,
                 "Leave out arrays of more elements")
      ->type_name("N")
      ->check(wholeNumber);
}

/// Throws runmat::Error for a file that cannot be written.
void takeOutput(const RawFlags &raw, bool isGiven, ProfileRequest &request) {
  if (!isGiven)
    return;
  if (raw.output.empty())
    config::refuse("--output", "expected the name of a file, got none");
  request.files = profile::reportFiles(raw.output);
  for (const std::string &file : {request.files.json, request.files.picture})
    if (const std::string problem = file.empty() ? "" : outputFileProblem(file);
        !problem.empty())
      config::refuse("--output", problem);
}

/// A device in place of `auto`: what that would choose, or else one that the
/// processor computes, which the note says. Throws runmat::Error when there is
/// none.
void chooseDevice(const config::Configuration &configuration,
                  ProfileRequest &request) {
  const RuntimeSettings settings = runtimeSettings(request.session);
  const DeviceRegistry registry(settings);
  const Listing listing(registry);
  DeviceSearch search = listing.rank(settings.allowSoftwareDevices);
  if (search.candidates.empty()) {
    search = listing.rank(true);
    request.note = "there is no other device, and --device=auto does not take "
                   "one that the processor computes";
  }
  if (search.candidates.empty())
    throw Error("RunMat:profile",
                "no device to measure was found" +
                    (search.note.empty() ? "" : " (" + search.note + ")") +
                    "; --device=cpu measures the processor");
  const auto &[table, info] = search.candidates.front();
  config::Configuration forced = configuration;
  forced.set(*config::findSetting("device"),
             listing.describe(*table, info).place,
             {config::Source::Flag, "--device", 0}, "--device");
  forced.store(request.session);
}

int profileDevice(const config::Configuration &configuration,
                  ProfileRequest &request) {
  configuration.store(request.session);
  CommandLine line;
  line.tool = "runmat profile";
  try {
    if (request.session.device == "auto")
      chooseDevice(configuration, request);
  } catch (const Error &error) {
    std::fprintf(stderr, "%s: error: %s\n", line.tool.c_str(),
                 error.message.c_str());
    return 1;
  }
  request.session.jit = JitMode::Always;
  line.session = request.session;
  ProfileRun run(request);
  return runTool(
      line, [&](OutputSink &sink) { return run.measure(sink); },
      [&](OutputSink &sink) { run.finish(sink); });
}

} // namespace

int driver::runProfileCommand(const std::vector<std::string> &words) {
  CLI::App app(description, "runmat profile");
  RawFlags raw;
  declareFlags(app, raw);
  return runCommand(app, words,
                    [&](const config::Configuration &configuration) {
                      ProfileRequest request = raw.request;
                      request.plan.withReductionSettings =
                          raw.reduceSweep || raw.onlyReduceSweep;
                      request.plan.withPrograms = !raw.onlyReduceSweep;
                      takeOutput(raw, app.count("--output") > 0, request);
                      return profileDevice(configuration, request);
                    });
}
