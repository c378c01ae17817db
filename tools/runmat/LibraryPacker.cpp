//===- LibraryPacker.cpp - compiles the entries of a library ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "LibraryPacker.h"
#include "PackedSources.h"
#include "PackingOptions.h"
#include "StrictReport.h"
#include "UnitHeading.h"

#include "Embedding/Manifest.h"
#include "Engine/Engine.h"
#include "Engine/EntryFunction.h"
#include "Engine/UnitKey.h"
#include "definitions/BuildId.h"
#include "runtime/Application.h"
#include "runtime/FileCache.h"

#include <algorithm>
#include <limits>

using namespace runmat;
using namespace runmat::driver;
namespace fs = std::filesystem;

namespace {

SessionOptions optionsFor(const PackOptions &how, const fs::path &scratch) {
  SessionOptions options = packingOptions(scratch, how.processors);
  options.emit = how.stage;
  options.debug = how.debug;
  return options;
}

/// The engine that compiles, and what it compiles for.
class Packer {
public:
  Packer(const fs::path &file, const PackOptions &how, const fs::path &scratch)
      : options(optionsFor(how, scratch)), interpreter(sink),
        engine(options, interpreter) {
    interpreter.setHook(&engine);
    if (options.emit)
      engine.setStageSink(stage);
    const fs::path folder = file.parent_path();
    root = loadRoot(interpreter, folder.empty() ? "." : folder.string());
  }

  PackedEntry add(const EntryRequest &request) {
    const auto frame = interpreter.makeScriptFrame(root, true);
    const EntryFunction found =
        findEntry(interpreter, *frame, request.file, request.name,
                  request.signature.size());
    PackedEntry entry = describe(request, *found.function);
    compile(entry, found, found.types(request.signature));
    return entry;
  }

  std::string interpreted;
  CollectingSink stage;

private:
  /// What is interpreted of a unit for these types.
  std::string compile(const EntryFunction &found, size_t arguments,
                      const std::vector<VariableType> &types) {
    if (options.emit)
      stage.write(unitHeading(*options.emit, *found.function, types));
    const auto frame = found.frame(arguments);
    const UnitEntry *unit = engine.prepareEntry(*frame, types, options.cpu);
    const Survey survey = engine.survey(*frame, types, AfterObstacle::Unknown);
    // A survey that there is none of would find nothing.
    for (const std::string &error :
         {engine.compilerError(), engine.emitError()})
      if (!error.empty())
        throw CompileMistake{error};
    return interpretedStatements(*found.module, *found.function, survey, unit);
  }

  /// One unit for all sizes where there can be one. Else, and where arrays of
  /// different sizes may meet, for which a unit of open extents leaves, one for
  /// each way in which extents are 1.
  void compile(PackedEntry &entry, const EntryFunction &found,
               const std::vector<VariableType> &types) {
    std::string text = compile(found, entry.inputs.size(), types);
    const auto closed = closedTypes(types, embedding::mostClosedTypes);
    const auto open = std::ranges::count_if(types, [](const auto &type) {
      return std::ranges::count(type.extents, VariableType::unknown) != 0;
    });
    entry.hasOpenUnit = text.empty();
    if (closed.empty() || (entry.hasOpenUnit && open < 2)) {
      interpreted += text;
      return;
    }
    entry.isClosed = true;
    text.clear();
    for (const std::vector<VariableType> &each : closed)
      if (std::string other = compile(found, entry.inputs.size(), each);
          text.empty())
        text = std::move(other);
    interpreted += text;
  }

  static PackedEntry describe(const EntryRequest &request,
                              const ast::Function &function) {
    PackedEntry entry{request.name, toText(request.signature), {}, {}, false,
                      false};
    const auto name = [&](ast::Slot slot) {
      return slot == ast::noSlot
                 ? std::string("unused")
                 : std::string(function.variables[size_t(slot)].name);
    };
    for (size_t i = 0; i < request.signature.size(); ++i)
      entry.inputs.push_back(name(function.parameters[i]));
    for (const ast::Slot slot : function.outputs)
      entry.outputs.push_back(name(slot));
    return entry;
  }

  CollectingSink sink;
  const SessionOptions options;
  Interpreter interpreter;
  Engine engine;
  std::shared_ptr<Module> root;
};

/// All that was compiled for the processors.
std::vector<Archive::Entry> codeIn(const fs::path &scratch,
                                   const std::vector<std::string> &processors) {
  const FileCache files(scratch, std::numeric_limits<uint64_t>::max());
  std::vector<Archive::Entry> code;
  const auto isWanted = [&](const std::string &key) {
    const auto processor = processorOf(key);
    return !processor || std::ranges::count(processors, *processor) > 0;
  };
  for (const CachedFile &file : files.list())
    if (!isWanted(file.key))
      continue;
    else if (std::optional<std::string> content = files.read(file.key))
      code.emplace_back(file.key, *std::move(content));
  std::ranges::sort(code);
  return code;
}

std::string linesOf(const std::vector<std::string> &words) {
  std::string text;
  for (const std::string &word : words)
    text += word + "\n";
  return text;
}

} // namespace

PackedLibrary driver::packLibrary(const fs::path &file,
                                  const std::vector<EntryRequest> &entries,
                                  const PackOptions &how,
                                  const fs::path &scratch) {
  PackedLibrary library;
  std::vector<Archive::Entry> contents = {
      {std::string(embedding::buildKey), buildId},
      {std::string(embedding::processorsKey), linesOf(how.processors)}};
  {
    Packer packer(file, how, scratch);
    for (const EntryRequest &entry : entries) {
      library.entries.push_back(packer.add(entry));
      contents.emplace_back(embedding::entryFileKey(entry.name), entry.file);
      contents.emplace_back(embedding::entrySignatureKey(entry.name),
                            toText(entry.signature));
      if (library.entries.back().isClosed)
        contents.emplace_back(embedding::entryClosedKey(entry.name),
                              library.entries.back().hasOpenUnit ? "and open"
                                                                 : "");
    }
    library.interpreted = std::move(packer.interpreted);
    library.stageText = std::move(packer.stage.text);
  }
  for (auto &[name, text] : sourcesBeside(file))
    contents.emplace_back(application::sourceKey(name), std::move(text));
  for (Archive::Entry &code : codeIn(scratch, how.processors))
    contents.push_back(std::move(code));
  library.archive = Archive::encode(contents);
  return library;
}
