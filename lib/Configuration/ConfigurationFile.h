//===- ConfigurationFile.h - settings from runmat.toml ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CONFIGURATION_CONFIGURATIONFILE_H
#define RUNMAT_CONFIGURATION_CONFIGURATIONFILE_H

#include "Configuration/Configuration.h"

namespace runmat::config {

/// The runmat.toml of the project that a folder belongs to: in the folder or
/// the nearest one above it, but not above one that holds a .git. Empty when
/// there is none.
std::string findProjectFile(const std::string &folder);

/// The user's runmat.toml, in the folder runmat of $XDG_CONFIG_HOME or of
/// $HOME/.config. Empty when there is none.
std::string findUserFile();

/// A folder for what may be lost: `name` in the folder runmat of
/// $XDG_CACHE_HOME or of $HOME/.cache, whether it is there or not. Empty when
/// neither is set.
std::string findCacheFolder(const std::string &name);

/// The file `name` of what a user goes on with the next time, in the folder
/// runmat of $XDG_STATE_HOME or of $HOME/.local/state. Empty when neither is
/// set.
std::string findStateFile(const std::string &name);

/// Takes the settings of a file. Throws runmat::Error "RunMat:configuration"
/// with file, line and column of what is wrong in it.
void readFile(Configuration &configuration, const std::string &path,
              Source source);

/// Takes the settings of the user's file and of the project's, where there are
/// any. Throws as `readFile` does.
void readFiles(Configuration &configuration, const std::string &folder);

} // namespace runmat::config

#endif // RUNMAT_CONFIGURATION_CONFIGURATIONFILE_H
