//===- Module.cpp - a loaded file -------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Interpreter/Module.h"

#include <filesystem>

using namespace runmat;

std::string runmat::canonicalFile(const std::string &path) {
  std::error_code error;
  const auto file = std::filesystem::canonical(path, error);
  return error ? std::string() : file.string();
}

/// As it is while the folder at hand is that in which the file was found.
static std::string absoluteFile(const std::string &path) {
  std::error_code error;
  const auto file = std::filesystem::absolute(path, error);
  return error ? path : file.lexically_normal().string();
}

Module::Module(std::unique_ptr<ast::Program> program, std::string folder,
               std::string path)
    : tree(std::move(program)), directory(std::move(folder)),
      foundPath(std::move(path)), canonicalPath(canonicalFile(foundPath)),
      absolutePath(canonicalPath.empty() ? "" : absoluteFile(foundPath)) {
  for (const ast::Function *function : tree->functions)
    functions.emplace(function->name, function);
}

const SourceText &Module::text() const {
  if (!lines)
    lines.emplace(tree->file, tree->source);
  return *lines;
}

const ast::Function *Module::findFunction(std::string_view name) const {
  auto found = functions.find(name);
  return found == functions.end() ? nullptr : found->second;
}

Value &Module::persistent(const ast::Function &function, ast::Slot slot) {
  return persistents[{&function, slot}];
}
