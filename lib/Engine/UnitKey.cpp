//===- UnitKey.cpp - all that a unit follows from ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/UnitKey.h"
#include "Engine/FunctionPlaces.h"
#include "definitions/BuildId.h"

#include <algorithm>
#include <charconv>
#include <utility>
#if defined(__x86_64__)
#include <cpuid.h>
#endif

namespace runmat {
namespace {

/// Texts go behind their length, so that no two lists of parts are one text.
class Key {
public:
  std::string text;

  Key &operator<<(std::string_view part) {
    *this << uint64_t(part.size());
    text += part;
    return *this;
  }
  Key &operator<<(uint64_t number) {
    text += std::to_string(number);
    text += ' ';
    return *this;
  }
  Key &operator<<(int64_t number) { return *this << uint64_t(number); }
};

/// What each key begins with.
Key begin(std::string_view kind, std::string_view programText) {
  Key key;
  key << buildId << kind << programText;
  return key;
}

Key begin(std::string_view kind, const ast::Program &program) {
  Key key = begin(kind, program.source);
  key << program.premises;
  return key;
}

/// Of a function wherever it stands.
Key begin(std::string_view kind, const ast::Program &program,
          const ast::Function &function) {
  Key key = begin(kind, textAround(program, function));
  key << program.premises;
  return key;
}

/// Takes a part off the front of a key; none when there is none.
std::optional<std::string_view> takePart(std::string_view &key) {
  size_t size = 0;
  const char *end = key.data() + key.size();
  const auto [at, error] = std::from_chars(key.data(), end, size);
  if (error != std::errc() || at == end || *at != ' ' ||
      size > size_t(end - at) - 1)
    return std::nullopt;
  const std::string_view part(at + 1, size);
  key.remove_prefix(size_t(part.data() + size - key.data()));
  return part;
}

void addOptions(Key &key, const CompileOptions &options) {
  key << options.cpu << options.twoPassThreshold
      << uint64_t(options.reductionWorkgroup) << uint64_t(options.verify);
  if (options.cpu == "native")
    key << processorIdentity();
}

void addType(Key &key, const VariableType &type) {
  key << int64_t(type.slot) << uint64_t(type.elementClass)
      << uint64_t(type.isComplex) << uint64_t(type.isGpuArray)
      << uint64_t(type.extents.size());
  for (int64_t extent : type.extents)
    key << extent;
}

/// What a handle calls: the text around it, and where it is in that. A name is
/// looked up in all of its program.
void addCallee(Key &key, const HolderType &holder) {
  key << uint64_t(holder.anonymous != nullptr)
      << uint64_t(holder.function != nullptr) << holder.program->premises;
  const ast::Function *function = holder.callee();
  if (!function) {
    key << holder.program->source;
    return;
  }
  const uint32_t begin = outermost(*function).range.begin;
  key << textAround(*holder.program, *function)
      << uint64_t(function->range.begin - begin)
      << uint64_t(function->range.end - begin);
}

/// Two programs of one text are two, since their folders have other files: each
/// handle says which of the programs before it its own is.
void addHolder(Key &key, const CompileRequest &request,
               const HolderType &holder) {
  key << int64_t(holder.slot) << holder.name;
  const auto first =
      std::ranges::find(request.holders, holder.program, &HolderType::program);
  key << uint64_t(holder.program == request.program)
      << uint64_t(first - request.holders.begin());
  if (holder.anonymous || holder.function || holder.program != request.program)
    addCallee(key, holder);
  key << uint64_t(holder.parts.size());
  for (ast::Slot slot : holder.parts)
    key << int64_t(slot);
  key << uint64_t(holder.structure);
  for (const std::string &name : holder.fields)
    key << name;
}

void addVariables(Key &key, const CompileRequest &request) {
  // Of a script at a prompt, the session so far decides which there are.
  key << uint64_t(request.function->hasDynamicNames)
      << uint64_t(request.function->observesNames);
  key << uint64_t(request.function->variables.size());
  for (const ast::Variable &variable : request.function->variables)
    key << variable.name;
  key << uint64_t(request.variables.size());
  for (const VariableType &type : request.variables)
    addType(key, type);
  key << uint64_t(request.holders.size());
  for (const HolderType &holder : request.holders)
    addHolder(key, request, holder);
  key << uint64_t(request.others.size());
  for (const OtherVariable &other : request.others)
    key << int64_t(other.slot) << other.what;
}

/// A statement that is none of the program's is what an anonymous function
/// means elementwise (ElementwiseBody.h).
void addStatements(Key &key, const CompileRequest &request) {
  const ast::Block &block = *request.block;
  const ast::StatementId first =
      firstStatement(*request.program, *request.function);
  key << uint64_t(request.index) << uint64_t(block.size());
  for (size_t k = request.index; k < block.size(); ++k) {
    const ast::StatementId id = block[k]->id;
    key << uint64_t(id - first)
        << uint64_t(request.program->statements[id] == block[k]);
  }
}

} // namespace

static std::string readProcessorIdentity() {
  std::string identity;
#if defined(__x86_64__)
  // Those by which features are told; APIC numbers differ from core to core.
  constexpr unsigned leaves[][2] = {{0, 0},          {7, 0},         {7, 1},
                                    {0xd, 0},        {0xd, 1},       {0x14, 0},
                                    {0x19, 0},       {0x1e, 1},      {0x24, 0},
                                    {0x80000001, 0}, {0x80000008, 0}};
  unsigned a = 0, b = 0, c = 0, d = 0;
  const auto add = [&](std::initializer_list<unsigned> words) {
    for (unsigned word : words)
      identity += std::to_string(word) + ' ';
  };
  if (__get_cpuid(1, &a, &b, &c, &d))
    add({a, c, d});
  for (const auto &[leaf, part] : leaves)
    if (__get_cpuid_count(leaf, part, &a, &b, &c, &d))
      add({a, b, c, d});
#endif
  return identity;
}

/// Read once: under a hypervisor each word of it is asked of the host.
const std::string &processorIdentity() {
  static const std::string identity = readProcessorIdentity();
  return identity;
}

std::string unitKey(const CompileRequest &request) {
  Key key = begin("unit", *request.program, *request.function);
  addOptions(key, request.options);
  addStatements(key, request);
  addVariables(key, request);
  key << uint64_t(request.observers.size());
  for (const std::string &name : request.observers)
    key << name;
  key << uint64_t(request.observeAll) << uint64_t(request.atBackEdge)
      << uint64_t(request.stopsAtErrors) << int64_t(request.argumentCount)
      << int64_t(request.outputCount) << uint64_t(request.breakpoints.size());
  const ast::StatementId first =
      firstStatement(*request.program, *request.function);
  for (ast::StatementId statement : request.breakpoints)
    key << uint64_t(statement - first);
  return std::move(key.text);
}

std::string statementsKey(const ast::Program &program,
                          const ast::Function &function) {
  return begin("statements", program, function).text;
}

std::string begunKey(const ast::Program &program) {
  return begin("begun", program).text;
}

std::string placesKey(const ast::Program &program) {
  return begin("places", program).text;
}

std::string libraryKernelKey(std::string_view name) {
  Key key = begin("library", "");
  key << name;
  return std::move(key.text);
}

std::optional<std::string_view> processorOf(std::string_view key) {
  if (takePart(key) != buildId || takePart(key) != "unit" || !takePart(key) ||
      !takePart(key))
    return std::nullopt;
  return takePart(key);
}

std::optional<std::string_view> programTextOf(std::string_view key) {
  if (takePart(key) != buildId || !takePart(key))
    return std::nullopt;
  return takePart(key);
}

} // namespace runmat
