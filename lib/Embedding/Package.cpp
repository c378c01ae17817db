//===- Package.cpp - a compiled library in a context ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Embedding/Package.h"
#include "Embedding/Borrowed.h"
#include "Embedding/Manifest.h"
#include "Engine/PackedProcessors.h"
#include "definitions/BuildId.h"

#include <sstream>

namespace runmat::embedding {

static std::string_view bytesOf(const runmat_library &library) {
  if (library.api_version >> 16 != RUNMAT_API_VERSION >> 16)
    throw OtherBuild("the library was made for another version of librunmat; "
                     "compile it again");
  return {static_cast<const char *>(library.archive),
          size_t(library.archive_bytes)};
}

/// The best of the listed processors that this machine has.
static std::string processorFor(const std::string &list) {
  std::string best, name;
  std::istringstream lines(list);
  while (std::getline(lines, name))
    if (isProcessorHere(name))
      best = name;
  if (!best.empty())
    return best;
  throw OtherProcessor("the code of the library is for a processor that this "
                       "machine has not (" +
                       list.substr(0, list.find('\n')) +
                       " or better); compile it with another --target, or "
                       "without one");
}

Package::Package(const runmat_library &library, Interpreter &interpreter,
                 Engine &engine)
    : interpreter(interpreter), engine(engine), mount(bytesOf(library)) {
  if (mount.archive().read(buildKey) != std::string(buildId))
    throw OtherBuild("the library was compiled by another build of RunMat than "
                     "this librunmat; compile it again with this one's runmat");
  const auto processors = mount.archive().read(processorsKey);
  processor = processors ? processorFor(*processors) : packedProcessorHere();
  root = loadRoot(interpreter, mount.folder());
}

Package::Entry Package::load(const std::string &name) {
  const auto file = mount.archive().read(entryFileKey(name));
  const auto signature = mount.archive().read(entrySignatureKey(name));
  if (!file || !signature)
    throw InvalidArgument("the library has no entry '" + name + "'");
  Entry entry;
  entry.signature = parseEntrySignature(*signature);
  const auto frame = interpreter.makeScriptFrame(root, true);
  entry.function =
      findEntry(interpreter, *frame, *file, name, entry.signature.size());
  const std::vector<VariableType> types = entry.function.types(entry.signature);
  const auto prepare = [&](const std::vector<VariableType> &each) {
    const auto call = entry.function.frame(entry.signature.size());
    engine.prepareEntry(*call, each, processor);
  };
  // The first one that fits is taken: the open one for what is left.
  const auto closedToo = mount.archive().read(entryClosedKey(name));
  if (closedToo)
    for (const auto &closed : closedTypes(types, mostClosedTypes))
      prepare(closed);
  if (!closedToo || !closedToo->empty())
    prepare(types);
  return entry;
}

Package::Entry &Package::find(const std::string &name) {
  const auto found = entries.find(name);
  return found != entries.end()
             ? found->second
             : entries.emplace(name, load(name)).first->second;
}

/// The inputs as values of the entry's classes and extents.
static std::vector<Value>
valuesOf(const std::string &entry, const EntrySignature &signature,
         std::span<const runmat_array *const> inputs) {
  if (inputs.size() != signature.size())
    throw InvalidArgument("'" + entry + "' takes " +
                          std::to_string(signature.size()) +
                          " arguments, got " + std::to_string(inputs.size()));
  std::vector<Value> values;
  for (size_t i = 0; i < inputs.size(); ++i) {
    const std::string what =
        "argument " + std::to_string(i + 1) + " of '" + entry + "'";
    if (!inputs[i])
      throw InvalidArgument(what + " is NULL");
    ArrayRef array = read(*inputs[i], what);
    if (!signature[i].takes(array->elementClass(), array->isComplex(),
                            array->extents()))
      throw InvalidArgument(what + ": expected " + signature[i].text() +
                            ", got " +
                            describe(array->elementClass(), array->isComplex(),
                                     array->extents()));
    values.emplace_back(std::move(array));
  }
  return values;
}

std::vector<Value> Package::call(const std::string &name,
                                 std::span<const runmat_array *const> inputs,
                                 size_t outputs) {
  Entry &entry = find(name);
  if (outputs > entry.function.function->outputs.size())
    throw InvalidArgument(
        "'" + name + "' has " +
        std::to_string(entry.function.function->outputs.size()) + " outputs, " +
        std::to_string(outputs) + " are asked for");
  const std::vector<Value> values = valuesOf(name, entry.signature, inputs);
  const auto frame = interpreter.makeScriptFrame(root, true);
  std::vector<Value> results =
      interpreter.call(entry.function.handle, values, int(outputs));
  interpreter.finishTasks();
  return results;
}

} // namespace runmat::embedding
