//===- CompilerLibrary.cpp - opens the compiler on first use ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/CompilerLibrary.h"
#include "Engine/CrashGuard.h"
#include "Engine/KernelsAhead.h"
#include "definitions/BuildId.h"

#include <atomic>
#include <deque>
#include <dlfcn.h>
#include <unistd.h>

namespace runmat {

static std::string givenFile;
static bool isForbidden = false;

/// Set once: whoever finds it set asks the compiler for nothing more.
static std::atomic<bool> crashed{false};

bool CompilerLibrary::hasCrashed() { return crashed; }

/// Whether a call of the compiler came to its end.
template <typename Call> static bool asked(const Call &call) {
  if (!crashed && survives(call))
    return true;
  crashed = true;
  return false;
}

static std::string libraryPath() {
  if (!givenFile.empty())
    return givenFile;
  char path[4096];
  ssize_t length = readlink("/proc/self/exe", path, sizeof(path));
  std::string program(path, length > 0 ? size_t(length) : 0);
  size_t folder = program.rfind('/');
  size_t parent = folder == std::string::npos || folder == 0
                      ? std::string::npos
                      : program.rfind('/', folder - 1);
  if (parent == std::string::npos)
    return "libRunMatCompiler.so";
  return program.substr(0, parent) + "/lib/libRunMatCompiler.so";
}

void CompilerLibrary::setFile(std::string name) { givenFile = std::move(name); }

void CompilerLibrary::forbid() { isForbidden = true; }

const runmat_compiler_table *CompilerLibrary::load(std::string &error) {
  if (isForbidden) {
    error = "nothing is compiled in an application";
    return nullptr;
  }
  // Of the functions of LLVM a compile calls a few hundred: binding all of them
  // takes a quarter of the time to open.
  void *library = dlopen(libraryPath().c_str(), RTLD_LAZY | RTLD_LOCAL);
  if (!library) {
    error = std::string("the compiler cannot be opened: ") + dlerror();
    return nullptr;
  }
  auto query = reinterpret_cast<const runmat_compiler_table *(*)()>(
      dlsym(library, RUNMAT_COMPILER_SYMBOL));
  const runmat_compiler_table *table = query ? query() : nullptr;
  if (table && std::string_view(table->build_id) == buildId)
    return table;
  error = std::string("the compiler library is of another build: expected ") +
          buildId + ", got " + (table ? table->build_id : "none");
  return nullptr;
}

const CompilerLibrary *CompilerLibrary::open(std::string &error) {
  static std::string failure;
  static const runmat_compiler_table *table = load(failure);
  const bool isGone = crashed;
  error = isGone ? crashError : failure;
  if (!table || isGone)
    return nullptr;
  static const CompilerLibrary library(*table);
  return &library;
}

//===----------------------------------------------------------------------===//
// Requests through the table
//===----------------------------------------------------------------------===//

namespace {

runmat_text view(std::string_view text) { return {text.data(), text.size()}; }

std::vector<runmat_variable> view(const std::vector<VariableType> &types) {
  std::vector<runmat_variable> variables;
  for (const VariableType &type : types)
    variables.push_back({type.slot, type.view()});
  return variables;
}

runmat_compile_options view(const CompileOptions &options) {
  return {view(options.cpu),        options.forOthers,
          options.twoPassThreshold, options.reductionWorkgroup,
          options.verify,           options.debug,
          options.baselineFirst};
}

/// Nothing is thrown through the compiler: what cannot be told has no meaning.
void meaningOf(const void *names, const void *program, runmat_text name,
               runmat_name_meaning *result) try {
  const NameMeaning meaning = (*static_cast<const MeaningOf *>(names))(
      *static_cast<const ast::Program *>(program), {name.data, name.size});
  *result = {uint32_t(meaning.kind), meaning.program, meaning.function};
} catch (...) {
  *result = {uint32_t(NameMeaning::Kind::Other), nullptr, nullptr};
}

/// A request with the lists that it points to.
struct RequestView {
  std::vector<runmat_variable> variables;
  std::vector<runmat_holder> holders;
  /// Of the holders that are structs.
  std::deque<std::vector<runmat_text>> fields;
  std::vector<runmat_other_variable> others;
  std::vector<runmat_text> observers;
  runmat_compile_request request{};

  explicit RequestView(const CompileRequest &from)
      : variables(view(from.variables)) {
    for (const HolderType &holder : from.holders)
      holders.push_back(viewOf(holder));
    for (const OtherVariable &other : from.others)
      others.push_back({other.slot, view(other.what)});
    for (const std::string &name : from.observers)
      observers.push_back(view(name));
    request.program = from.program;
    request.function = from.function;
    request.block = from.block;
    request.index = from.index;
    request.variables = variables.data();
    request.holders = holders.data();
    request.others = others.data();
    request.variable_count = variables.size();
    request.holder_count = holders.size();
    request.other_count = others.size();
    request.breakpoints = from.breakpoints.data();
    request.breakpoint_count = from.breakpoints.size();
    request.observe_all = from.observeAll;
    request.observers = observers.data();
    request.observer_count = observers.size();
    request.at_back_edge = from.atBackEdge;
    request.stops_at_errors = from.stopsAtErrors;
    request.argument_count = from.argumentCount;
    request.output_count = from.outputCount;
    request.meaning_of = meaningOf;
    request.names = &from.meaningOf;
    request.options = view(from.options);
  }

private:
  runmat_holder viewOf(const HolderType &holder) {
    std::vector<runmat_text> &names = fields.emplace_back();
    for (const std::string &name : holder.fields)
      names.push_back(view(name));
    return {holder.slot,         holder.program,    holder.anonymous,
            holder.function,     view(holder.name), holder.parts.data(),
            holder.parts.size(), names.data(),      uint32_t(holder.structure)};
  }
};

struct ModuleRequestView {
  std::vector<runmat_variable> arguments;
  runmat_module_request request{};

  explicit ModuleRequestView(const ModuleRequest &from)
      : arguments(view(from.arguments)) {
    request.file = view(from.file);
    request.text = view(from.text);
    request.entry = view(from.entry);
    request.arguments = arguments.data();
    request.argument_count = arguments.size();
    request.options = view(from.options);
  }
};

/// A unit of the compiler's, given back when the last one lets go of it.
class HeldUnit {
public:
  HeldUnit(const runmat_compiler_table &compiler, runmat_unit *unit)
      : compiler(compiler), unit(unit) {}
  /// What a compiler that crashed had locked stays locked.
  ~HeldUnit() {
    if (!crashed)
      compiler.release(unit);
  }
  HeldUnit(const HeldUnit &) = delete;

  const runmat_compiler_table &compiler;
  runmat_unit *const unit;
};

KernelsAhead::Object makeHostKernels(const HeldUnit &held, uint32_t cluster) {
  runmat_text bytes{}, reason{};
  bool isMade = false;
  if (!asked([&] {
        isMade =
            held.compiler.host_kernels(held.unit, cluster, &bytes, &reason);
      }))
    return {false, CompilerLibrary::crashError};
  return {isMade, toString(isMade ? bytes : reason)};
}

/// A unit that the compiler made in this process.
class FreshUnit final : public UnitSource {
public:
  FreshUnit(std::shared_ptr<const HeldUnit> unit,
            const runmat_unit_description &description)
      : held(std::move(unit)), described(description),
        hostObjects(
            described.cluster_count,
            [held = held](uint32_t cluster) {
              return makeHostKernels(*held, cluster);
            },
            [&table = held->compiler] {
              if (!crashed)
                table.end_thread();
            }) {}

  const runmat_unit_description &description() const override {
    return described;
  }
  bool hostKernels(uint32_t cluster, std::string_view &object,
                   std::string &error) override {
    const KernelsAhead::Object &made = hostObjects.get(cluster);
    if (made.isMade)
      object = made.bytes;
    else
      error = made.bytes;
    return made.isMade;
  }
  bool hasHostKernels(uint32_t cluster) const override {
    return hostObjects.has(cluster);
  }
  bool deviceKernel(uint32_t cluster, uint32_t stage,
                    const runmat_kernel_target &target, runmat_kernel_code &out,
                    std::string &error) override {
    runmat_text reason{};
    bool isMade = false;
    const bool isAnswered = asked([&] {
      isMade = held->compiler.kernel(held->unit, cluster, stage, &target, &out,
                                     &reason);
    });
    if (!isMade)
      error = isAnswered ? toString(reason) : CompilerLibrary::crashError;
    return isMade;
  }

private:
  std::shared_ptr<const HeldUnit> held;
  const runmat_unit_description described;
  KernelsAhead hostObjects;
};

/// In a thread that compiles nothing else.
MadeObject optimise(const HeldUnit &held) {
  MadeObject made{false, CompilerLibrary::crashError};
  asked([&] {
    runmat_text bytes{}, reason{};
    const bool isMade =
        held.compiler.optimised_object(held.unit, &bytes, &reason);
    made = {isMade, toString(isMade ? bytes : reason)};
    held.compiler.end_thread();
  });
  return made;
}

std::string take(const runmat_stage_text &stage, std::string &error) {
  if (stage.error.size)
    error = toString(stage.error);
  return toString(stage.text);
}

} // namespace

static std::shared_ptr<const HeldUnit>
hold(const runmat_compiler_table &compiler, runmat_unit *unit) {
  return unit ? std::make_shared<HeldUnit>(compiler, unit) : nullptr;
}

CompileResult CompilerLibrary::compile(const CompileRequest &request) const {
  const RequestView view(request);
  runmat_compile_result answer{};
  CompileResult result;
  if (!asked([&] { table.compile(&view.request, &answer); })) {
    result.reason = CompilerLibrary::crashError;
    return result;
  }
  result.reason = toString(answer.reason);
  result.blamed = answer.blamed;
  result.holders.assign(answer.holders, answer.holders + answer.holder_count);
  result.isRefused = answer.is_refused != 0;
  if (const auto unit = hold(table, answer.unit)) {
    result.unit = std::make_unique<FreshUnit>(unit, answer.description);
    if (answer.description.is_baseline)
      result.optimise = [unit] { return optimise(*unit); };
  }
  return result;
}

static std::vector<KnownTypes> toVector(const runmat_known_types *list,
                                        size_t count) {
  std::vector<KnownTypes> known;
  for (const runmat_known_types &each : std::span(list, count)) {
    known.push_back({each.statement, toString(each.callee), {}});
    for (const runmat_variable &variable :
         std::span(each.variables, each.variable_count))
      known.back().types.push_back(
          VariableType::of(variable.slot, variable.type));
  }
  return known;
}

Survey CompilerLibrary::survey(const CompileRequest &request,
                               AfterObstacle after) const {
  const RequestView view(request);
  runmat_survey found{};
  Survey survey;
  if (!asked([&] {
        table.survey(&view.request, after == AfterObstacle::AsBefore, &found);
      }))
    return survey;
  for (const runmat_obstacle &each :
       std::span(found.obstacles, found.obstacle_count))
    survey.obstacles.push_back({toString(each.file), each.line, each.column,
                                each.statement_kind, toString(each.reason)});
  survey.places = toVector(found.places, found.place_count);
  survey.calls = toVector(found.calls, found.call_count);
  return survey;
}

std::string CompilerLibrary::emit(const CompileRequest &request, Stage stage,
                                  size_t &nextIndex, std::string &error) const {
  const RequestView view(request);
  runmat_stage_text result{};
  result.next_index = nextIndex;
  if (!asked([&] { table.emit(&view.request, uint32_t(stage), &result); })) {
    error = CompilerLibrary::crashError;
    return {};
  }
  nextIndex = result.next_index;
  return runmat::take(result, error);
}

ModuleResult
CompilerLibrary::compileModule(const ModuleRequest &request) const {
  const ModuleRequestView view(request);
  runmat_module_result made{};
  if (!asked([&] { table.compile_module(&view.request, &made); }))
    return {nullptr, {}, 1, CompilerLibrary::crashError};
  ModuleResult result{nullptr, {}, made.line, toString(made.error)};
  if (auto unit = hold(table, made.unit))
    result.unit =
        std::make_unique<FreshUnit>(std::move(unit), made.description);
  for (const runmat_text &name : std::span(made.variables, made.variable_count))
    result.variables.push_back(toString(name));
  return result;
}

std::string CompilerLibrary::emitModule(const ModuleRequest &request,
                                        Stage stage, std::string &error) const {
  const ModuleRequestView view(request);
  runmat_stage_text result{};
  if (!asked([&] {
        table.emit_module(&view.request, uint32_t(stage), &result);
      })) {
    error = CompilerLibrary::crashError;
    return {};
  }
  return runmat::take(result, error);
}

bool CompilerLibrary::libraryKernel(const std::string &name,
                                    const runmat_kernel_target &target,
                                    runmat_kernel_code &out,
                                    std::string &error) const {
  runmat_text reason{};
  bool isMade = false;
  const bool isAnswered = asked([&] {
    isMade = table.library_kernel(name.c_str(), &target, &out, &reason);
  });
  if (!isMade)
    error = isAnswered ? toString(reason) : CompilerLibrary::crashError;
  return isMade;
}

} // namespace runmat
