//===- UnitStore.cpp - units that are kept between processes ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/UnitStore.h"
#include "Engine/KeptUnit.h"
#include "Engine/PackedDevices.h"
#include "Engine/PackedProcessors.h"
#include "Engine/PreparedUnits.h"
#include "Engine/UnitKey.h"
#include "runtime/KernelTarget.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace runmat {
namespace {

/// What kernels of a unit follow from; `names` are those that the compiler
/// asked about.
KernelKeys kernelKeys(const CompileRequest &request,
                      const std::vector<NameAnswer> &names) {
  const std::string answers = encode(names, {}, CompileResult());
  CompileRequest anywhere = request;
  anywhere.options.cpu.clear();
  return {unitKey(request) + answers, unitKey(anywhere) + answers};
}

} // namespace

UnitStore::UnitStore(const std::string &folder, PackedFor others)
    : files(folder), unitMaker(files, std::move(others)) {}

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

template <typename Numbers> static std::string textOf(const Numbers &numbers) {
  std::string text;
  for (ast::StatementId number : numbers)
    text += std::to_string(number) + "\n";
  return text;
}

UnitStore::Statements &UnitStore::statementsOf(const ast::Program &program,
                                               ast::StatementId statement) {
  const ast::Function &function =
      outermost(*program.statementFunctions[statement]);
  const auto [place, isNew] = known[&program].try_emplace(&function);
  Statements &statements = place->second;
  if (!isNew)
    return statements;
  statements.first = firstStatement(program, function);
  for (ast::StatementId id :
       numbersOf(files.read(statementsKey(program, function)).value_or("")))
    statements.looks[id] = mostMisses;
  return statements;
}

bool UnitStore::mayHave(const ast::Program &program,
                        ast::StatementId statement) {
  if (!files.isOn())
    return false;
  const Statements &statements = statementsOf(program, statement);
  const auto found = statements.looks.find(statement - statements.first);
  return found != statements.looks.end() && found->second > 0;
}

/// Another process that adds to the list at the same time may win: the unit is
/// found a little later then.
void UnitStore::note(const CompileRequest &request) {
  const ast::StatementId id = (*request.block)[request.index]->id;
  Statements &statements = statementsOf(*request.program, id);
  if (!statements.looks.try_emplace(id - statements.first, mostMisses).second)
    return;
  isKept = files.write(statementsKey(*request.program, *request.function),
                       textOf(std::views::keys(statements.looks)));
}

//===----------------------------------------------------------------------===//
// Which compiles did not end
//===----------------------------------------------------------------------===//

bool UnitStore::write(const ast::Program &program,
                      const std::set<ast::StatementId> &begun) const {
  return files.write(begunKey(program), textOf(begun));
}

std::set<ast::StatementId> UnitStore::takeBegun(const ast::Program &program) {
  const std::vector<ast::StatementId> statements =
      numbersOf(files.read(begunKey(program)).value_or(""));
  if (statements.empty())
    return {};
  // Once the first of them begins, the others are on the list again.
  write(program, {});
  unfinished[&program].insert(statements.begin(), statements.end());
  return unfinished[&program];
}

/// What is compiled may be kept before anybody takes it: it is looked for.
void UnitStore::begin(const CompileRequest &request) {
  if (!files.isOn())
    return;
  note(request);
  std::set<ast::StatementId> &statements = unfinished[request.program];
  const bool isNew =
      statements.insert((*request.block)[request.index]->id).second;
  if (isNew || !isKept)
    isKept = write(*request.program, statements);
}

void UnitStore::end(const CompileRequest &request) {
  const auto statements = unfinished.find(request.program);
  if (statements != unfinished.end() &&
      statements->second.erase((*request.block)[request.index]->id))
    write(*request.program, statements->second);
}

//===----------------------------------------------------------------------===//
// Units
//===----------------------------------------------------------------------===//

std::optional<CompileResult>
UnitStore::read(const CompileRequest &request) const {
  const std::optional<std::string> bytes = files.read(unitKey(request));
  std::optional<UnitImage> image = bytes ? decodeUnit(*bytes) : std::nullopt;
  std::optional<std::vector<NameMeaning>> meanings =
      image ? meaningsNow(image->names, request) : std::nullopt;
  if (!meanings)
    return std::nullopt;
  move(*image, functionPlaces(request, *meanings));
  CompileResult result{nullptr, std::move(image->reason), image->blamed,
                       std::move(image->holders)};
  result.called = programsOf(request, *meanings);
  if (image->unit) {
    KernelKeys keys = kernelKeys(request, image->names);
    result.unit =
        std::make_unique<KeptUnit>(files, std::move(keys), request,
                                   *std::move(image), *std::move(meanings));
  }
  return result;
}

std::vector<KnownTypes> &UnitStore::placesOf(const ast::Program &program) {
  const auto [place, isNew] = prepared.try_emplace(&program);
  if (isNew)
    place->second = decodePlaces(files.read(placesKey(program)).value_or(""));
  return place->second;
}

/// That there is no unit for these types says nothing of those at hand.
std::optional<CompileResult>
UnitStore::findPrepared(const CompileRequest &request) {
  const ast::StatementId id = (*request.block)[request.index]->id;
  for (const KnownTypes &place : placesOf(*request.program)) {
    if (place.statement != id || !haveTypes(request, place.types))
      continue;
    std::optional<CompileResult> found =
        read(preparedRequest(request, place.types));
    if (found && found->unit)
      return found;
  }
  return std::nullopt;
}

/// Whether the process that compiled a unit ended before it made a kernel.
static bool lacksKernels(const CompileResult &result) {
  const uint32_t count =
      result.unit ? result.unit->description().cluster_count : 0;
  const auto clusters = std::views::iota(uint32_t(0), count);
  return count > 0 && std::ranges::none_of(clusters, [&](uint32_t cluster) {
           return result.unit->hasHostKernels(cluster) ||
                  result.unit->hasDeviceKernels(cluster);
         });
}

std::optional<CompileResult> UnitStore::find(const CompileRequest &request,
                                             Wanted wanted) {
  // Code for a processor that this machine has not is an error of the
  // compiler's to tell.
  if (!files.isOn() || !isProcessorHere(request.options.cpu))
    return std::nullopt;
  std::optional<CompileResult> found = read(request);
  if (!found)
    found = findPrepared(request);
  if (found && (wanted == Wanted::Code || !lacksKernels(*found)))
    return found;
  const ast::StatementId id = (*request.block)[request.index]->id;
  Statements &statements = statementsOf(*request.program, id);
  const auto known = statements.looks.find(id - statements.first);
  if (known != statements.looks.end() && known->second > 0)
    --known->second;
  return std::nullopt;
}

/// Keeps what is made of a unit that has baseline code until then.
static MakeObject keeping(MakeObject optimise, const KeptCode &files,
                          std::string key, const NameNotes &names,
                          std::vector<FunctionPlace> places,
                          const CompileResult &answer) {
  CompileResult others;
  others.reason = answer.reason;
  others.blamed = answer.blamed;
  others.holders = answer.holders;
  return [optimise = std::move(optimise), files, key = std::move(key),
          names = names.answers(), places = std::move(places),
          others = std::make_shared<const CompileResult>(std::move(others)),
          unit = answer.unit->description()]() mutable {
    MadeObject made = optimise();
    unit.object = {made.bytes.data(), made.bytes.size()};
    if (made.isMade)
      files.write(key, encode(names, places, *others, &unit));
    return made;
  };
}

/// Compiles the request and keeps the answer, if it is for good.
CompileResult UnitMaker::ask(const CompilerLibrary &compiler,
                             const CompileRequest &request,
                             KernelKeys &keys) const {
  NameNotes names(request);
  CompileRequest asking = request;
  asking.meaningOf = names.noting();
  CompileResult result = compiler.compile(asking);
  result.called = programsOf(request, names.meanings());
  if (!files.isOn())
    return result;
  std::vector<FunctionPlace> places = functionPlaces(request, names.meanings());
  if (result.optimise)
    result.optimise = keeping(std::move(result.optimise), files,
                              unitKey(request), names, places, result);
  // What failed may be made another time.
  else
    result.isKept =
        (result.unit || result.isRefused) &&
        files.write(unitKey(request), encode(names.answers(), places, result));
  keys = kernelKeys(request, names.answers());
  return result;
}

/// Keeps the unit for another processor, with its kernels, since none will be
/// launched here.
void UnitMaker::compileFor(const CompilerLibrary &compiler,
                           CompileRequest request,
                           const std::string &processor) const {
  request.options.cpu = processor;
  request.options.forOthers = true;
  KernelKeys keys;
  const CompileResult result = ask(compiler, request, keys);
  if (!result.unit)
    return;
  for (uint32_t c = 0; c < result.unit->description().cluster_count; ++c) {
    std::string_view object;
    std::string error;
    if (result.unit->hostKernels(c, object, error))
      files.write(hostKernelsKey(c, keys.host), object);
  }
}

/// A kept unit keeps them. One that cannot be made is not there: the processor
/// does its work.
void UnitMaker::makeDeviceKernels(UnitSource &unit) const {
  const runmat_unit_description &description = unit.description();
  for (const runmat_device_info &device : others.devices)
    for (uint32_t c = 0; c < description.cluster_count; ++c) {
      const runmat_cluster_info &cluster = description.clusters[c];
      const runmat_kernel_target target =
          targetOf(device, workgroupOf(cluster, device));
      for (uint32_t stage : stagesOf(cluster)) {
        runmat_kernel_code code{};
        code.struct_size = sizeof(code);
        std::string error;
        unit.deviceKernel(c, stage, target, code, error);
      }
    }
}

namespace {
struct ThreadEnd {
  const CompilerLibrary &compiler;
  ~ThreadEnd() { compiler.endThread(); }
};
} // namespace

CompileResult UnitMaker::answer(const CompileRequest &request,
                                bool withHostKernels) const {
  std::string error;
  const CompilerLibrary *compiler = CompilerLibrary::open(error);
  if (!compiler)
    throw std::runtime_error(error);
  const ThreadEnd end{*compiler};
  CompileResult result = compile(*compiler, request);
  std::string_view object;
  if (result.unit && withHostKernels)
    for (uint32_t c = 0; c < result.unit->description().cluster_count; ++c)
      result.unit->hostKernels(c, object, error);
  return result;
}

CompileResult UnitMaker::compile(const CompilerLibrary &compiler,
                                 const CompileRequest &request) const {
  KernelKeys keys;
  CompileResult result = ask(compiler, request, keys);
  if (!files.isOn() || !isProcessorHere(request.options.cpu))
    return result;
  for (const std::string &processor : others.processors)
    compileFor(compiler, request, processor);
  if (result.unit) {
    result.unit = std::make_unique<KeptUnit>(files, std::move(keys),
                                             std::move(result.unit));
    makeDeviceKernels(*result.unit);
  }
  return result;
}

CompileResult UnitStore::compile(const CompilerLibrary &compiler,
                                 const CompileRequest &request) {
  CompileResult result = unitMaker.compile(compiler, request);
  if (result.isKept)
    note(request);
  return result;
}

CompileResult UnitStore::prepare(const CompilerLibrary &compiler,
                                 const CompileRequest &request,
                                 std::vector<VariableType> types) {
  std::vector<KnownTypes> &places = placesOf(*request.program);
  KnownTypes place{(*request.block)[request.index]->id, {}, types};
  const CompileRequest prepared = preparedRequest(request, std::move(types));
  const bool isKnown = std::ranges::count(places, place) != 0;
  if (std::optional<CompileResult> known =
          isKnown ? read(prepared) : std::nullopt)
    return *std::move(known);
  CompileResult result = compile(compiler, prepared);
  if (!result.unit || isKnown)
    return result;
  places.push_back(std::move(place));
  files.write(placesKey(*request.program), encodePlaces(places));
  return result;
}

} // namespace runmat
