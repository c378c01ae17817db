//===- RequestText.cpp - a request for another process ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/RequestText.h"
#include "Frontend/TreeWalk.h"
#include "Interpreter/Module.h"
#include "Library/Library.h"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

namespace runmat {
namespace {

using Json = nlohmann::json;

/// What tells that a tree is the same one.
size_t identityOf(const ast::Program &program) {
  return std::hash<std::string>()(program.source + '\n' + program.premises);
}

bool isOfLibrary(const ast::Program &program) {
  return program.file.starts_with(libraryPrefix);
}

/// The one name by which searches from other folders find the file, too.
std::string pathOf(const ast::Program &program) {
  if (isOfLibrary(program))
    return std::string(program.file);
  return std::filesystem::absolute(program.file).lexically_normal().string();
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

class Writer {
public:
  explicit Writer(const CompileRequest &request) : request(request) {
    numberOf(*request.program);
  }

  Json text() {
    Json result = {{"statement", (*request.block)[request.index]->id},
                   {"backEdge", request.atBackEdge},
                   {"options", optionsJson()}};
    for (const VariableType &type : request.variables)
      result["variables"].push_back({type.slot, type.elementClass,
                                     type.isComplex, type.isGpuArray,
                                     type.extents});
    for (const HolderType &holder : request.holders)
      result["holders"].push_back(holderJson(holder));
    for (const OtherVariable &other : request.others)
      result["others"].push_back({other.slot, other.what});
    for (const ast::Program *program : programs)
      result["files"].push_back({pathOf(*program), identityOf(*program),
                                 program->premises.starts_with("shared")});
    return result;
  }

private:
  size_t numberOf(const ast::Program &program) {
    const auto found = std::ranges::find(programs, &program);
    const size_t number = size_t(found - programs.begin());
    if (found == programs.end())
      programs.push_back(&program);
    return number;
  }

  Json optionsJson() const {
    const CompileOptions &options = request.options;
    return {{"cpu", options.cpu},
            {"twoPassThreshold", options.twoPassThreshold},
            {"reductionWorkgroup", options.reductionWorkgroup},
            {"verify", options.verify}};
  }

  Json holderJson(const HolderType &holder) {
    Json result = {{"slot", holder.slot},
                   {"program", numberOf(*holder.program)},
                   {"name", holder.name},
                   {"parts", holder.parts},
                   {"structure", uint8_t(holder.structure)},
                   {"fields", holder.fields}};
    if (holder.anonymous)
      result["anonymous"] = holder.anonymous->range.begin;
    if (holder.function)
      result["function"] = holder.function->name;
    return result;
  }

  const CompileRequest &request;
  std::vector<const ast::Program *> programs;
};

bool isOfFiles(const CompileRequest &request) {
  const auto isFile = [](const ast::Program &program) {
    std::error_code none;
    return isOfLibrary(program) ||
           std::filesystem::is_regular_file(program.file, none);
  };
  return isFile(*request.program) &&
         std::ranges::all_of(request.holders, [&](const HolderType &holder) {
           return isFile(*holder.program);
         });
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

const ast::Block *blockWith(const ast::Block &block, const ast::Stmt *wanted) {
  for (const ast::Stmt *statement : block) {
    if (statement == wanted)
      return &block;
    for (const ast::Block *inner : blocksOf(statement))
      if (const ast::Block *found = blockWith(*inner, wanted))
        return found;
  }
  return nullptr;
}

/// The anonymous function that begins at a place of the text, or null.
const ast::AnonymousFunctionExpr *anonymousAt(const ast::Program &program,
                                              uint32_t begin) {
  std::vector<const ast::Expr *> left;
  for (const ast::Stmt *statement : program.statements)
    for (const ast::Expr *expr : expressionsOf(statement))
      left.push_back(expr);
  while (!left.empty()) {
    const ast::Expr *expr = left.back();
    left.pop_back();
    const auto *anonymous = dynCast<ast::AnonymousFunctionExpr>(expr);
    if (anonymous && anonymous->range.begin == begin)
      return anonymous;
    if (const ast::Expr *operand = leftOperand(expr))
      left.push_back(operand);
    appendOtherOperands(expr, left);
  }
  return nullptr;
}

/// Throws what Json throws where the text is damaged.
class Reader {
public:
  Reader(const Json &text, const LoadFile &load) : text(text), load(load) {}

  std::unique_ptr<ReadRequest> read() {
    if (!loadFiles())
      return nullptr;
    auto result = std::make_unique<ReadRequest>();
    result->module = modules.front();
    return findStatement(*result) && addVariables(result->request)
               ? std::move(result)
               : nullptr;
  }

private:
  bool loadFiles() {
    for (const Json &file : text.at("files")) {
      modules.push_back(
          load(file.at(0).get<std::string>(), file.at(2).get<bool>()));
      if (!modules.back() ||
          identityOf(modules.back()->program()) != file.at(1).get<size_t>())
        return false;
    }
    return !modules.empty();
  }

  bool findStatement(ReadRequest &result) const {
    const ast::Program &program = modules.front()->program();
    const auto id = text.at("statement").get<ast::StatementId>();
    if (id >= program.statements.size())
      return false;
    const ast::Stmt *statement = program.statements[id];
    CompileRequest &request = result.request;
    request.program = &program;
    request.function = program.statementFunctions[id];
    request.atBackEdge = text.at("backEdge").get<bool>();
    request.block = blockWith(request.function->body, statement);
    if (!request.block)
      return false;
    request.index = size_t(std::ranges::find(*request.block, statement) -
                           request.block->begin());
    if (request.atBackEdge) {
      result.alone.emplace({statement}, std::pmr::get_default_resource());
      request.block = &*result.alone;
      request.index = 0;
    }
    return true;
  }

  bool addVariables(CompileRequest &request) const {
    const Json &options = text.at("options");
    options.at("cpu").get_to(request.options.cpu);
    options.at("twoPassThreshold").get_to(request.options.twoPassThreshold);
    options.at("reductionWorkgroup").get_to(request.options.reductionWorkgroup);
    options.at("verify").get_to(request.options.verify);
    for (const Json &type : text.value("variables", Json::array()))
      request.variables.push_back(
          {type.at(0).get<ast::Slot>(), type.at(1).get<uint8_t>(),
           type.at(2).get<bool>(), type.at(4).get<std::vector<int64_t>>(),
           type.at(3).get<bool>()});
    for (const Json &other : text.value("others", Json::array()))
      request.others.push_back(
          {other.at(0).get<ast::Slot>(), other.at(1).get<std::string>()});
    return std::ranges::all_of(
        text.value("holders", Json::array()),
        [&](const Json &holder) { return addHolder(request, holder); });
  }

  bool addHolder(CompileRequest &request, const Json &holder) const {
    const std::shared_ptr<Module> &module =
        modules.at(holder.at("program").get<size_t>());
    HolderType result;
    result.slot = holder.at("slot").get<ast::Slot>();
    result.program = &module->program();
    result.owner = module;
    holder.at("name").get_to(result.name);
    holder.at("parts").get_to(result.parts);
    holder.at("fields").get_to(result.fields);
    result.structure =
        HolderType::Struct(holder.at("structure").get<uint8_t>());
    const auto anonymous = holder.find("anonymous"),
               function = holder.find("function");
    if (anonymous != holder.end())
      result.anonymous =
          anonymousAt(*result.program, anonymous->get<uint32_t>());
    if (function != holder.end())
      result.function = module->findFunction(function->get<std::string>());
    request.holders.push_back(std::move(result));
    return (anonymous == holder.end() || request.holders.back().anonymous) &&
           (function == holder.end() || request.holders.back().function);
  }

  const Json &text;
  const LoadFile &load;
  std::vector<std::shared_ptr<Module>> modules;
};

} // namespace

std::string requestText(const CompileRequest &request) {
  if (request.observeAll || request.stopsAtErrors || request.options.debug ||
      request.argumentCount >= 0 || !request.breakpoints.empty() ||
      !isOfFiles(request))
    return {};
  return Writer(request).text().dump(-1, ' ', false,
                                     Json::error_handler_t::replace);
}

std::unique_ptr<ReadRequest> readRequest(const std::string &text,
                                         const LoadFile &load) try {
  const Json json = Json::parse(text);
  return Reader(json, load).read();
} catch (const Json::exception &) {
  return nullptr;
} catch (const std::out_of_range &) {
  return nullptr;
}

} // namespace runmat
