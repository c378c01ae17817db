//===- BreakpointPlaces.cpp - what names a line of a program ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Interpreter/BreakpointPlaces.h"
#include "Builtins/Registry.h"
#include "Library/Library.h"

#include <algorithm>
#include <charconv>
#include <filesystem>

using namespace runmat;

static std::string stemOf(const std::string &path) {
  return std::filesystem::path(path).stem().string();
}

/// A path, or the name of a function or script; empty where there is no file.
static std::string findFile(Interpreter &interpreter, Frame &frame,
                            const std::string &name) {
  const bool isPath = name.find('/') != std::string::npos;
  if (isPath || name.ends_with(".m"))
    for (const std::string &path : {name, name + ".m"})
      if (isRegularFile(path))
        return canonicalFile(path);
  if (isPath)
    return {};
  const std::string plain = name.ends_with(".m") ? stemOf(name) : name;
  const std::string found =
      interpreter.searchPath().find(frame.module().folder(), plain);
  if (!found.empty())
    return canonicalFile(found);
  // The program itself may be elsewhere.
  for (const std::shared_ptr<Module> &module : interpreter.modules())
    if (stemOf(module->file()) == plain)
      return module->file();
  return {};
}

std::shared_ptr<Module> runmat::programNamed(Interpreter &interpreter,
                                             Frame &frame,
                                             const std::string &name) {
  const std::string file = findFile(interpreter, frame, name);
  if (!file.empty())
    return interpreter.modulesOf(file).front();
  const bool isOurs = findBuiltin(name) || !libraryText(name).empty();
  throw Error("MATLAB:debugger:fileNotFound",
              isOurs
                  ? "'" + name + "' is a function of RunMat, which has no file."
                  : "Cannot find the file '" + name +
                        "'. Give its path, or add its folder with addpath.");
}

uint32_t runmat::lineCount(const Module &module) {
  const std::string_view text = module.program().source;
  const uint32_t last = module.text().position(uint32_t(text.size())).line;
  const bool endsLine = last > 1 && module.text().lineText(last).empty();
  return last - endsLine;
}

//===----------------------------------------------------------------------===//
// Locations
//===----------------------------------------------------------------------===//

static const ast::Function *
findFunction(const ast::List<ast::Function *> &functions,
             std::string_view name) {
  for (const ast::Function *function : functions) {
    if (function->name == name)
      return function;
    if (const ast::Function *inner = findFunction(function->nested, name))
      return inner;
  }
  return nullptr;
}

/// A function of the file, also a nested one.
static const ast::Function *functionNamed(const Module &module,
                                          std::string_view name) {
  if (const ast::Function *function = module.findFunction(name))
    return function;
  for (const ast::Function *function : module.program().functions)
    if (const ast::Function *inner = findFunction(function->nested, name))
      return inner;
  return nullptr;
}

static const ast::Stmt *firstStatement(const ast::Function *function) {
  return function && !function->body.empty() ? function->body.front() : nullptr;
}

static Error noSuchLine(const Module &module, const std::string &name,
                        const std::string &location) {
  return Error("MATLAB:dbstop:noSuchLine",
               "'" + name + "' has " + std::to_string(lineCount(module)) +
                   " lines, so there is no line " + location + ".");
}

static const ast::Stmt *statementAt(const Module &module,
                                    const std::string &name,
                                    const std::string &location) {
  uint32_t line = 0;
  const char *end = location.data() + location.size();
  const auto number = std::from_chars(location.data(), end, line);
  if (number.ptr == end) {
    const bool isLine = number.ec == std::errc() && line >= 1;
    if (!isLine || line > lineCount(module))
      throw noSuchLine(module, name, location);
    return statementFrom(module, line);
  }
  const ast::Function *function = functionNamed(module, location);
  if (!function)
    throw Error("MATLAB:dbstop:noSuchLine",
                "'" + location + "' is neither a line nor a function of '" +
                    name + "'.");
  return firstStatement(function);
}

static const ast::Stmt *firstOf(const Module &module) {
  const ast::Program &program = module.program();
  if (program.script)
    return firstStatement(program.script);
  return program.functions.empty() ? nullptr
                                   : firstStatement(program.functions.front());
}

Breakpoint runmat::breakpointAt(Interpreter &interpreter, Frame &frame,
                                const std::string &file,
                                const std::optional<std::string> &location,
                                const std::string &condition) {
  const auto module = programNamed(interpreter, frame, file);
  const ast::Stmt *statement =
      location ? statementAt(*module, file, *location) : firstOf(*module);
  if (!statement)
    throw Error("MATLAB:dbstop:noStatement",
                "'" + file + "' has no statement" +
                    (location ? " at '" + *location + "' or behind it." : "."));
  return {module->file(), stemOf(module->file()), lineOf(*module, *statement),
          condition};
}
