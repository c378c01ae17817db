//===- Environment.h - settings from environment variables ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CONFIGURATION_ENVIRONMENT_H
#define RUNMAT_CONFIGURATION_ENVIRONMENT_H

#include "Configuration/Configuration.h"

namespace runmat::config {

/// Takes the variables of the table from `environment`, a list like `environ`;
/// an empty one is as good as none. Throws runmat::Error
/// "RunMat:configuration". Returns a sentence for each RUNMAT_ variable that
/// no setting has but that looks like one misspelt. Others may belong to
/// another version or tool, and pass.
std::vector<std::string> readEnvironment(Configuration &configuration,
                                         const char *const *environment);

} // namespace runmat::config

#endif // RUNMAT_CONFIGURATION_ENVIRONMENT_H
