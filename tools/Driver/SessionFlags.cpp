//===- SessionFlags.cpp - the flags that tools share ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "SessionFlags.h"

#include "Configuration/ConfigurationFile.h"
#include "Configuration/EditDistance.h"
#include "Configuration/Environment.h"
#include "runtime/Error.h"

#include <algorithm>
#include <cstdio>

#include <unistd.h>

using namespace runmat;
using namespace runmat::driver;

const char *const driver::settingsHelp =
    "A setting is also taken from the variable in brackets, then from the "
    "runmat.toml of the project, then\nfrom that of the user. 'runmat config' "
    "prints what is in force, and from where.";

void SessionFlags::declare(CLI::App &app,
                           std::initializer_list<std::string_view> without) {
  app.set_version_flag("--version", app.get_name() + " " RUNMAT_VERSION,
                       "Print the version");
  // CLI11 keeps the addresses of the texts.
  flags.reserve(config::settings().size());
  for (const config::Setting &setting : config::settings()) {
    if (std::ranges::find(without, setting.key) != without.end())
      continue;
    Given &given = flags.emplace_back(Given{&setting, nullptr, {}});
    const std::string flag = "--" + std::string(setting.key);
    const std::string legal = config::placeholder(setting.kind);
    const std::string variable = " [" + std::string(setting.variable) + "]";
    given.option =
        setting.bare
            ? app.add_flag(flag + "{" + setting.bare + "}", given.text,
                           std::string(setting.help) + ": " + legal + variable)
            : app.add_option(flag, given.text, setting.help + variable)
                  ->type_name(legal);
  }
}

config::Configuration SessionFlags::read(const CLI::App &app,
                                         const std::string &folder) const {
  config::Configuration configuration;
  for (const Given &given : flags)
    if (given.option->count() > 0)
      takeFlag(configuration, *given.setting,
               "--" + std::string(given.setting->key), given.text);
  for (const std::string &note :
       config::readEnvironment(configuration, environ))
    std::fprintf(stderr, "%s: note: %s\n", app.get_name().c_str(),
                 note.c_str());
  config::readFiles(configuration, folder);
  return configuration;
}

void driver::takeFlag(config::Configuration &configuration,
                      const config::Setting &setting, const std::string &flag,
                      const std::string &text) {
  try {
    configuration.set(setting, text, {config::Source::Flag, flag, 0}, flag);
  } catch (const Error &error) {
    throw CLI::ValidationError(error.message);
  }
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

/// Of all flags the one whose name is most like the word's, unless that is
/// unlike in more than half its letters; else empty.
static std::string nearestFlag(const CLI::App &app, std::string_view word) {
  word.remove_prefix(std::min(word.find_first_not_of('-'), word.size()));
  word = word.substr(0, word.find('='));
  std::string nearest;
  size_t least = word.size() / 2 + 1;
  for (const CLI::Option *option : app.get_options())
    for (const std::string &name : option->get_lnames()) {
      const size_t distance = config::editDistance(word, name);
      if (distance >= least)
        continue;
      least = distance;
      nearest = "--" + name;
    }
  return nearest;
}

/// What the words that are no flags are likely to mean.
static std::string nearestFlags(const CLI::App &app) {
  std::string text;
  for (const std::string &word : app.remaining())
    if (word.starts_with('-'))
      if (const std::string nearest = nearestFlag(app, word); !nearest.empty())
        text += "; the flag nearest to " + word + " is " + nearest;
  return text;
}

static int refuseFlags(const CLI::App &app, const std::string &problem) {
  const std::string name = app.get_name();
  std::fprintf(stderr, "%s: error: %s\nRun '%s --help' for the flags.\n",
               name.c_str(), problem.c_str(), name.c_str());
  return 2;
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
  } catch (const Error &error) {
    std::fprintf(stderr, "%s: error: %s\n", app.get_name().c_str(),
                 error.message.c_str());
    return 2;
  } catch (const CLI::ExtrasError &error) {
    return refuseFlags(app, error.what() + nearestFlags(app));
  } catch (const CLI::Error &error) {
    return refuseFlags(app, error.what());
  }
}
