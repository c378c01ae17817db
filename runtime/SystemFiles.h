//===- SystemFiles.h - figures from /proc and /sys --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_SYSTEMFILES_H
#define RUNMAT_RUNTIME_SYSTEMFILES_H

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace runmat::system_files {

/// A file's text; empty when there is none.
std::string read(const std::string &path);
/// So many bytes of it at most: the system makes such texts while they are
/// read.
std::string readStart(const std::string &path, size_t limit);
/// The number that `text` starts with after blanks; none for "max" and "-1".
std::optional<uint64_t> number(std::string_view text);
/// The number after `key` at the start of a line.
std::optional<uint64_t> field(std::string_view text, std::string_view key);
/// What stands behind `key` and a colon on the first line that starts so, as in
/// /proc/cpuinfo; empty when there is none.
std::string_view entry(std::string_view text, std::string_view key);
/// Calls `visit` with the folder of the process's control group and of each one
/// above it. An empty controller names the unified hierarchy.
void forEachGroup(std::string_view controller, const std::string &root,
                  const std::function<void(const std::string &)> &visit);

} // namespace runmat::system_files

#endif // RUNMAT_RUNTIME_SYSTEMFILES_H
