//===- Table.cpp - the compiler library's only symbol -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Requests and results as they go through the table. What the engine gets as
// texts is kept here until the next call.
//===----------------------------------------------------------------------===//
#include "Engine/CompilerTable.h"
#include "definitions/BuildId.h"
#include "lib/Compiler/CompiledModule.h"
#include "lib/Compiler/DeviceCodes.h"
#include "lib/Compiler/ModuleInput.h"
#include "lib/Compiler/SurveyUnit.h"
#include "lib/Compiler/UnitCompiler.h"

#include <deque>

using namespace runmat;

namespace {

//===----------------------------------------------------------------------===//
// Requests
//===----------------------------------------------------------------------===//

std::string toString(const runmat_text &text) { return {text.data, text.size}; }

std::vector<VariableType> typesOf(const runmat_variable *variables,
                                  size_t count) {
  std::vector<VariableType> types;
  for (const runmat_variable &variable : llvm::ArrayRef(variables, count))
    types.push_back(VariableType::of(variable.slot, variable.type));
  return types;
}

CompileOptions optionsOf(const runmat_compile_options &options) {
  return {toString(options.cpu),      options.for_others != 0,
          options.two_pass_threshold, options.reduction_workgroup,
          options.verify != 0,        options.debug != 0,
          options.baseline_first != 0};
}

HolderType holderOf(const runmat_holder &from) {
  HolderType holder;
  holder.slot = from.slot;
  holder.program = static_cast<const ast::Program *>(from.program);
  holder.anonymous =
      static_cast<const ast::AnonymousFunctionExpr *>(from.anonymous);
  holder.function = static_cast<const ast::Function *>(from.function);
  holder.name = toString(from.name);
  holder.parts.assign(from.parts, from.parts + from.part_count);
  holder.structure = static_cast<HolderType::Struct>(from.structure);
  for (size_t i = 0; holder.isStruct() && i < from.part_count; ++i)
    holder.fields.push_back(toString(from.fields[i]));
  return holder;
}

CompileRequest requestOf(const runmat_compile_request &from) {
  CompileRequest request;
  request.program = static_cast<const ast::Program *>(from.program);
  request.function = static_cast<const ast::Function *>(from.function);
  request.block = static_cast<const ast::Block *>(from.block);
  request.index = from.index;
  request.variables = typesOf(from.variables, from.variable_count);
  for (const runmat_holder &holder :
       llvm::ArrayRef(from.holders, from.holder_count))
    request.holders.push_back(holderOf(holder));
  for (const runmat_other_variable &other :
       llvm::ArrayRef(from.others, from.other_count))
    request.others.push_back({other.slot, toString(other.what)});
  request.breakpoints.assign(from.breakpoints,
                             from.breakpoints + from.breakpoint_count);
  request.observeAll = from.observe_all;
  for (const runmat_text &name :
       llvm::ArrayRef(from.observers, from.observer_count))
    request.observers.push_back(toString(name));
  request.atBackEdge = from.at_back_edge;
  request.stopsAtErrors = from.stops_at_errors;
  request.argumentCount = from.argument_count;
  request.outputCount = from.output_count;
  request.meaningOf = [&from](const ast::Program &program,
                              std::string_view name) {
    runmat_name_meaning meaning{};
    from.meaning_of(from.names, &program, {name.data(), name.size()}, &meaning);
    return NameMeaning{static_cast<NameMeaning::Kind>(meaning.kind),
                       static_cast<const ast::Program *>(meaning.program),
                       static_cast<const ast::Function *>(meaning.function)};
  };
  request.options = optionsOf(from.options);
  return request;
}

ModuleRequest requestOf(const runmat_module_request &from) {
  return {toString(from.file), toString(from.text), toString(from.entry),
          typesOf(from.arguments, from.argument_count),
          optionsOf(from.options)};
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

/// What the last call of a thread gave.
struct Answer {
  std::string text, error;
  ObjectFile object;
  std::vector<std::string> names;
  std::vector<runmat_text> nameViews;
  std::vector<ast::Slot> holders;
  Survey survey;
  std::vector<runmat_obstacle> obstacles;
  std::vector<runmat_known_types> places, calls;
  /// What places and calls point to: no deque's elements move when it grows.
  std::deque<std::vector<runmat_variable>> types;
};

Answer &answer() {
  static thread_local Answer last;
  return last;
}

runmat_text keep(std::string &place, std::string text) {
  place = std::move(text);
  return {place.data(), place.size()};
}

/// Hands the unit over, if there is one.
runmat_unit *release(std::unique_ptr<CompiledModule> unit,
                     runmat_unit_description &description) {
  if (unit)
    description = unit->describe();
  return reinterpret_cast<runmat_unit *>(unit.release());
}

CompiledModule *unitOf(runmat_unit *unit) {
  return reinterpret_cast<CompiledModule *>(unit);
}

//===----------------------------------------------------------------------===//
// The functions
//===----------------------------------------------------------------------===//

void compile(const runmat_compile_request *request,
             runmat_compile_result *result) {
  UnitResult made = compileUnit(requestOf(*request));
  result->unit = release(std::move(made.unit), result->description);
  result->reason = keep(answer().text, std::move(made.reason));
  result->is_refused = made.isRefused;
  result->blamed = made.blamed;
  answer().holders = std::move(made.holders);
  result->holders = answer().holders.data();
  result->holder_count = answer().holders.size();
}

void emit(const runmat_compile_request *request, uint32_t stage,
          runmat_stage_text *result) {
  std::string error;
  result->text =
      keep(answer().text, emitUnitStage(requestOf(*request), Stage(stage),
                                        result->next_index, error));
  result->error = keep(answer().error, std::move(error));
}

void compileModule(const runmat_module_request *request,
                   runmat_module_result *result) {
  ModuleUnit made = runmat::compileModule(requestOf(*request));
  result->unit = release(std::move(made.unit), result->description);
  result->error = keep(answer().error, std::move(made.error));
  result->line = made.line;
  answer().names = std::move(made.variables);
  answer().nameViews.clear();
  for (const std::string &name : answer().names)
    answer().nameViews.push_back({name.data(), name.size()});
  result->variables = answer().nameViews.data();
  result->variable_count = answer().nameViews.size();
}

void emitModule(const runmat_module_request *request, uint32_t stage,
                runmat_stage_text *result) {
  std::string error;
  result->text = keep(
      answer().text, emitModuleStage(requestOf(*request), Stage(stage), error));
  result->error = keep(answer().error, std::move(error));
}

runmat_text view(const std::string &text) { return {text.data(), text.size()}; }

std::vector<runmat_known_types> view(const std::vector<KnownTypes> &list) {
  std::vector<runmat_known_types> views;
  for (const KnownTypes &known : list) {
    std::vector<runmat_variable> &types = answer().types.emplace_back();
    for (const VariableType &type : known.types)
      types.push_back({type.slot, type.view()});
    views.push_back(
        {known.statement, view(known.callee), types.data(), types.size()});
  }
  return views;
}

void survey(const runmat_compile_request *request, uint32_t asBefore,
            runmat_survey *result) {
  Answer &kept = answer();
  kept.survey =
      surveyUnit(requestOf(*request),
                 asBefore ? AfterObstacle::AsBefore : AfterObstacle::Unknown);
  kept.obstacles.clear();
  kept.types.clear();
  for (const Obstacle &each : kept.survey.obstacles)
    kept.obstacles.push_back({view(each.file), each.line, each.column,
                              each.statementKind, view(each.reason)});
  kept.places = view(kept.survey.places);
  kept.calls = view(kept.survey.calls);
  *result = {kept.obstacles.data(), kept.places.data(), kept.calls.data(),
             kept.obstacles.size(), kept.places.size(), kept.calls.size()};
}

int32_t kernel(runmat_unit *unit, uint32_t cluster, uint32_t stage,
               const runmat_kernel_target *target, runmat_kernel_code *out,
               runmat_text *error) {
  std::string reason;
  bool made = unitOf(unit)->kernel(cluster, stage, *target, *out, reason);
  *error = keep(answer().error, std::move(reason));
  return made;
}

int32_t keep(std::optional<ObjectFile> made, std::string reason,
             runmat_text *object, runmat_text *error) {
  *error = keep(answer().error, std::move(reason));
  if (!made)
    return 0;
  answer().object = std::move(*made);
  *object = {answer().object.data(), answer().object.size()};
  return 1;
}

int32_t optimisedObject(runmat_unit *unit, runmat_text *object,
                        runmat_text *error) {
  std::string reason;
  std::optional<ObjectFile> made = unitOf(unit)->optimisedObject(reason);
  return keep(std::move(made), std::move(reason), object, error);
}

int32_t hostKernels(runmat_unit *unit, uint32_t cluster, runmat_text *object,
                    runmat_text *error) {
  std::string reason;
  std::optional<ObjectFile> made = unitOf(unit)->hostKernels(cluster, reason);
  return keep(std::move(made), std::move(reason), object, error);
}

void endThread() {
  answer() = {};
  CompilerSession::end();
}

void releaseUnit(runmat_unit *unit) { delete unitOf(unit); }

int32_t libraryKernel(const char *name, const runmat_kernel_target *target,
                      runmat_kernel_code *out, runmat_text *error) {
  std::string reason;
  bool made = makeLibraryKernel(name, *target, *out, reason);
  *error = keep(answer().error, std::move(reason));
  return made;
}

} // namespace

extern "C" __attribute__((visibility("default"))) const runmat_compiler_table *
runmat_compiler() {
  static const runmat_compiler_table table{
      buildId,       compile,         emit,        compileModule, emitModule,
      survey,        optimisedObject, hostKernels, kernel,        releaseUnit,
      libraryKernel, endThread};
  return &table;
}
