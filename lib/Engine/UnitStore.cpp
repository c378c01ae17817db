//===- UnitStore.cpp - units that are kept between processes ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/UnitStore.h"
#include "Engine/KeptUnit.h"
#include "Engine/UnitKey.h"
#include "definitions/BuildId.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace runmat {
namespace {

/// The program that an answer is about; null when there is no such handle.
const ast::Program *programOf(const CompileRequest &request,
                              const NameAnswer &answer) {
  if (answer.handle == UINT32_MAX)
    return request.program;
  return answer.handle < request.handles.size()
             ? request.handles[answer.handle].program
             : nullptr;
}

uint32_t handleOf(const CompileRequest &request, const ast::Program &program) {
  if (&program == request.program)
    return UINT32_MAX;
  const auto found =
      std::ranges::find(request.handles, &program, &HandleType::program);
  return uint32_t(found - request.handles.begin());
}

/// Whether the names mean now what they meant to the compiler.
bool holds(const std::vector<NameAnswer> &names,
           const CompileRequest &request) {
  return std::ranges::all_of(names, [&](const NameAnswer &answer) {
    const ast::Program *program = programOf(request, answer);
    return program &&
           request.isBuiltin(*program, answer.name) == answer.isBuiltin;
  });
}

/// What kernels of a unit follow from.
std::string kernelKey(const std::string &key,
                      const std::vector<NameAnswer> &names) {
  return encode(names, {}, CompileResult()) + key;
}

std::string statementsKey(const ast::Program &program) {
  return std::string("statements\n") + buildId + "\n" + program.source;
}

} // namespace

UnitStore::UnitStore(const std::string &folder)
    : files(folder.empty() ? std::nullopt
                           : std::optional(FileCache(folder, keptCodeBytes))) {}

//===----------------------------------------------------------------------===//
// Which statements have units
//===----------------------------------------------------------------------===//

/// A list of numbers as text.
static std::vector<ast::StatementId> numbersOf(const std::string &text) {
  std::vector<ast::StatementId> numbers;
  ast::StatementId number = 0;
  for (char c : text)
    if (c == '\n')
      numbers.push_back(std::exchange(number, 0));
    else
      number = number * 10 + ast::StatementId(c - '0');
  return numbers;
}

UnitStore::Statements &UnitStore::statementsOf(const ast::Program &program) {
  const auto [place, isNew] = known.try_emplace(&program);
  if (isNew)
    for (ast::StatementId id :
         numbersOf(files->read(statementsKey(program)).value_or("")))
      place->second[id] = mostMisses;
  return place->second;
}

bool UnitStore::mayHave(const ast::Program &program,
                        ast::StatementId statement) {
  if (!files)
    return false;
  const Statements &statements = statementsOf(program);
  const auto found = statements.find(statement);
  return found != statements.end() && found->second > 0;
}

/// Another process that adds to the list at the same time may win: the unit is
/// found a little later then.
void UnitStore::note(const CompileRequest &request) {
  const ast::StatementId id = (*request.block)[request.index]->id;
  Statements &statements = statementsOf(*request.program);
  if (!statements.try_emplace(id, mostMisses).second)
    return;
  std::string text;
  for (const auto &[number, misses] : statements)
    text += std::to_string(number) + "\n";
  files->write(statementsKey(*request.program), text);
}

//===----------------------------------------------------------------------===//
// Units
//===----------------------------------------------------------------------===//

std::optional<CompileResult> UnitStore::find(const CompileRequest &request) {
  if (!files)
    return std::nullopt;
  const std::string key = unitKey(request);
  const std::optional<std::string> bytes = files->read(key);
  std::optional<UnitImage> image = bytes ? decodeUnit(*bytes) : std::nullopt;
  if (!image || !holds(image->names, request)) {
    unsigned &misses =
        statementsOf(*request.program)[(*request.block)[request.index]->id];
    misses -= misses > 0;
    return std::nullopt;
  }
  CompileResult result{nullptr, std::move(image->reason), image->blamed,
                       std::move(image->handles)};
  if (image->unit) {
    std::string kernels = kernelKey(key, image->names);
    result.unit = std::make_unique<KeptUnit>(*files, std::move(kernels),
                                             request, *std::move(image));
  }
  return result;
}

CompileResult UnitStore::compile(const CompilerLibrary &compiler,
                                 const CompileRequest &request) {
  if (!files)
    return compiler.compile(request);
  const std::string key = unitKey(request);
  std::vector<NameAnswer> names;
  CompileRequest asking = request;
  asking.isBuiltin = [&](const ast::Program &program, std::string_view name) {
    const bool answer = request.isBuiltin(program, name);
    names.push_back({handleOf(request, program), std::string(name), answer});
    return answer;
  };
  CompileResult result = compiler.compile(asking);
  const auto order = [](const NameAnswer &a, const NameAnswer &b) {
    return std::tie(a.handle, a.name) < std::tie(b.handle, b.name);
  };
  const auto isSame = [&](const NameAnswer &a, const NameAnswer &b) {
    return !order(a, b) && !order(b, a);
  };
  std::ranges::sort(names, order);
  names.erase(std::unique(names.begin(), names.end(), isSame), names.end());
  if (files->write(key, encode(names, filesOf(request), result)))
    note(request);
  if (result.unit)
    result.unit = std::make_unique<KeptUnit>(*files, kernelKey(key, names),
                                             request, std::move(result.unit));
  return result;
}

} // namespace runmat
