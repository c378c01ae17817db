//===- Publish.cpp - a report printed and written ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Publish.h"

#include <fstream>

using namespace runmat;
using namespace runmat::profile;

namespace {

constexpr const char *errorPrefix = "runmat profile: error: ";

/// Says what is wrong, if something is.
bool complain(const std::string &problem, OutputSink &sink) {
  if (problem.empty())
    return false;
  sink.writeError(errorPrefix + problem + "\n");
  return true;
}

/// Why the file cannot be written; empty when it is.
std::string writeFile(const std::string &name, const std::string &text) {
  std::ofstream file(name, std::ios::binary);
  file << text;
  file.close();
  return file ? "" : "cannot write '" + name + "'";
}

} // namespace

ReportFiles profile::reportFiles(const std::string &name) {
  if (name.ends_with(".json"))
    return {name, {}};
  if (name.ends_with(".svg"))
    return {{}, name};
  return {name + ".json", name + ".svg"};
}

int profile::publish(const Report &report, const ReportFiles &files,
                     OutputSink &sink) {
  bool isBad = false;
  // Before a device is open there is nothing else to tell.
  if (!report.device.place.empty()) {
    sink.write(tableOf(report));
    if (!files.json.empty())
      isBad |= complain(writeFile(files.json, jsonOf(report)), sink);
    if (!files.picture.empty())
      isBad |= complain(writeFile(files.picture, pictureOf(report)), sink);
  }
  for (const std::string &mismatch : mismatchesOf(report))
    isBad |= complain(mismatch, sink);
  return complain(report.failure, sink) || isBad ? 1 : 0;
}
