//===- KeptCode.cpp - where compiled code is kept ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/KeptCode.h"
#include "runtime/Application.h"

namespace runmat {

KeptCode::KeptCode(const std::string &folder) {
  if (!folder.empty())
    files.emplace(folder, mostBytes);
}

bool KeptCode::isOn() const { return files || application::hasArchive(); }

std::optional<std::string> KeptCode::read(std::string_view key) const {
  if (std::optional<std::string> content = application::read(key))
    return content;
  return files ? files->read(key) : std::nullopt;
}

bool KeptCode::mayHave(std::string_view key) const {
  return application::read(key) || (files && files->mayHave(key));
}

bool KeptCode::write(std::string_view key, std::string_view content) const {
  return files && files->write(key, content);
}

} // namespace runmat
