//===- Publish.h - a report printed and written -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_PROFILE_PUBLISH_H
#define RUNMAT_TOOLS_PROFILE_PUBLISH_H

#include "Interpreter/Output.h"
#include "Report.h"

#include <string>

namespace runmat::profile {

/// Files of a report; empty ones are not written.
struct ReportFiles {
  std::string json, picture;
};
/// The file itself where its name ends in .json or .svg, else both beside each
/// other.
ReportFiles reportFiles(const std::string &name);

/// Prints the table, writes the files, and tells of results that differ and of
/// failures. Returns the exit status: 1 for any of these, and where a file
/// cannot be written.
int publish(const Report &report, const ReportFiles &files, OutputSink &sink);

} // namespace runmat::profile

#endif // RUNMAT_TOOLS_PROFILE_PUBLISH_H
