//===- Names.cpp - what a called name stands for ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In this order: nested functions, functions of the file, function files beside
// the file and in the current folder, functions of the language and builtins.
//===----------------------------------------------------------------------===//

#include "Builtins/Arguments.h"
#include "Builtins/FileNames.h"
#include "Builtins/Registry.h"
#include "Interpreter/Closure.h"
#include "Interpreter/Debugger.h"
#include "Interpreter/InterpreterDetail.h"
#include "Interpreter/LanguageFunctions.h"
#include "Interpreter/ProgramProfiler.h"
#include "Library/Library.h"
#include "Values/Identifier.h"

#include <filesystem>

#include <sys/stat.h>
#include <unistd.h>

using namespace runmat;

//===----------------------------------------------------------------------===//
// Function files
//===----------------------------------------------------------------------===//

/// Functions of the library look for files as those of the current folder do.
static std::string folderOf(const std::string &path) {
  const size_t slash = path.rfind('/');
  const bool hasFolder =
      slash != std::string::npos && !path.starts_with(libraryPrefix);
  return hasFolder ? path.substr(0, slash) : std::string(".");
}

/// What the library has under a path; empty where it has nothing.
static std::string_view libraryTextAt(std::string_view path) {
  const bool isHelper = path.starts_with(libraryHelperPrefix);
  path.remove_prefix((isHelper ? libraryHelperPrefix : libraryPrefix).size());
  const std::string_view name = path.substr(0, path.rfind(".m"));
  return isHelper ? libraryHelperText(name) : libraryText(name);
}

/// A function file or script, parsed at its first use.
std::shared_ptr<Module> Interpreter::loadFile(const std::string &path) {
  if (path.starts_with(libraryPrefix))
    return loadText(path, libraryTextAt(path));
  auto known = files.find(path);
  return known != files.end() ? known->second.module
                              : parseFile(path, readFile(path));
}

/// A function of the library; null when there is none of that name.
std::shared_ptr<Module> Interpreter::loadLibrary(std::string_view name) {
  return loadText(std::string(libraryPrefix) + std::string(name) + ".m",
                  libraryText(name));
}

/// A helper that functions of the library share; null for other callers.
std::shared_ptr<Module> Interpreter::loadHelper(const Module &from,
                                                std::string_view name) {
  if (!from.path().starts_with(libraryPrefix))
    return nullptr;
  return loadText(std::string(libraryHelperPrefix) + std::string(name) + ".m",
                  libraryHelperText(name));
}

/// What the library has under that path; null for an empty text.
std::shared_ptr<Module> Interpreter::loadText(const std::string &path,
                                              std::string_view text) {
  if (text.empty())
    return nullptr;
  auto known = files.find(path);
  return known != files.end() ? known->second.module
                              : parseFile(path, std::string(text));
}

/// In nanoseconds; 0 where there is no file.
static int64_t changeTime(const std::string &path) {
  struct stat status;
  return ::stat(path.c_str(), &status) == 0
             ? int64_t(status.st_mtim.tv_sec) * 1000000000 +
                   status.st_mtim.tv_nsec
             : 0;
}

/// Whether the file was changed since; then it is let go of.
bool Interpreter::forgetIfChanged(const std::string &path,
                                  const LoadedFile &file) {
  if (file.changed == 0 || file.changed == changeTime(path))
    return false;
  // The path of one that is there may not lead to it from another folder.
  file.module->isReplaced = file.changed != changeTime(file.module->file());
  unload(file.module);
  return true;
}

void Interpreter::forgetChangedFiles() {
  const size_t changed = std::erase_if(files, [this](const auto &file) {
    return forgetIfChanged(file.first, file.second);
  });
  if (changed > 0)
    forgetCallees();
}

/// What was found before may be gone, or inlined in units. Handles keep modules
/// that are loaded no more: they forget when they are asked next.
void Interpreter::forgetCallees() {
  ++calleesAge;
  for (const std::shared_ptr<Module> &module : loadedModules) {
    refreshCallees(*module);
    if (hook)
      hook->unloaded(*module);
  }
}

void Interpreter::refreshCallees(Module &module) const {
  if (module.calleesAge != calleesAge)
    module.callees.clear();
  module.calleesAge = calleesAge;
}

static bool runs(const Frame *innermost, const Module &module) {
  for (const Frame *frame = innermost; frame; frame = frame->caller)
    if (&frame->module() == &module)
      return true;
  return false;
}

void Interpreter::clearFunctions(
    const std::function<bool(std::string_view name)> &isWanted) {
  const size_t changed = std::erase_if(files, [&](const auto &file) {
    const LoadedFile &loaded = file.second;
    const std::string name = std::filesystem::path(file.first).stem();
    if (!isWanted(name) || loaded.module->isLocked ||
        runs(current, *loaded.module))
      return false;
    loaded.module->clearPersistents();
    // One that is gone is found no more, and its units do no harm.
    return isRegularFile(file.first) && forgetIfChanged(file.first, loaded);
  });
  if (changed > 0)
    forgetCallees();
}

std::shared_ptr<Module> Interpreter::parseFile(const std::string &path,
                                               std::string text) {
  DiagnosticEngine diagnostics;
  ParseOptions options;
  options.sharedWorkspace = true;
  options.isFunction = [](std::string_view name) {
    return findBuiltin(name) != nullptr || !libraryText(name).empty();
  };
  auto program = parseProgram(path, std::move(text), diagnostics, options);
  if (!program)
    throw Error("MATLAB:parseError", diagnostics.render());
  auto module = load(std::move(program), folderOf(path), path);
  module->isPeeked = isPeeking;
  files.emplace(path, LoadedFile{module, changeTime(path)});
  return module;
}

static Callee calleeOfFile(std::shared_ptr<Module> module) {
  Callee callee;
  callee.module = std::move(module);
  const ast::Program &program = callee.module->program();
  const bool isScript = program.script != nullptr || program.functions.empty();
  callee.kind = isScript ? Callee::Kind::Script : Callee::Kind::Function;
  if (!isScript)
    callee.function = program.functions.front();
  return callee;
}

//===----------------------------------------------------------------------===//
// Look-up
//===----------------------------------------------------------------------===//

/// A nested function that `frame` sees, and the frame that it belongs to.
const ast::Function *
Interpreter::findNested(Frame &frame, std::string_view name, Frame *&around) {
  for (around = &frame; around; around = around->outer().get())
    for (const ast::Function *nested : around->function().nested)
      if (nested->kind == ast::FunctionKind::Nested && nested->name == name)
        return nested;
  return nullptr;
}

Callee Interpreter::search(Module &from, std::string_view name) {
  Callee callee;
  for (Module *module = &from; module; module = module->context.get())
    if (const ast::Function *function = module->findFunction(name)) {
      callee.kind = Callee::Kind::Function;
      callee.module = module->shared_from_this();
      callee.function = function;
      return callee;
    }
  if (auto helper = loadHelper(from, name))
    return calleeOfFile(std::move(helper));
  if (std::string file = path.find(from.folder(), name); !file.empty())
    return calleeOfFile(loadFile(file));
  if (const LanguageFunction *language = findLanguageFunction(name)) {
    callee.kind = Callee::Kind::Language;
    callee.language = language;
  } else if (const Builtin *builtin = findBuiltin(name)) {
    callee.kind = Callee::Kind::Builtin;
    callee.builtin = builtin;
  } else if (auto library = loadLibrary(name)) {
    return calleeOfFile(std::move(library));
  }
  return callee;
}

/// The cached answer of `search`; a name that means nothing yet is not cached,
/// since its file may come to be.
const Callee &Interpreter::lookUpLoaded(Frame &frame, std::string_view name) {
  static const Callee nothing;
  Module &module = frame.module();
  refreshCallees(module);
  auto known = module.callees.find(name);
  if (known != module.callees.end())
    return known->second;
  Callee callee = search(module, name);
  if (callee.kind == Callee::Kind::None)
    return nothing;
  return module.callees.emplace(std::string(name), std::move(callee))
      .first->second;
}

/// Until it is called a file counts as it is now, also to who looks again.
const Callee &Interpreter::lookUp(Frame &frame, std::string_view name) {
  const Callee &callee = lookUpLoaded(frame, name);
  if (!callee.module || !callee.module->isPeeked)
    return callee;
  callee.module->isPeeked = isPeeking;
  const auto file = files.find(callee.module->path());
  if (file == files.end() || !forgetIfChanged(file->first, file->second))
    return callee;
  files.erase(file);
  forgetCallees();
  return lookUpLoaded(frame, name);
}

/// Whether a name that the module calls stands for another file now.
bool Interpreter::isOutdated(const Module &module) const {
  return std::ranges::any_of(module.callees, [&](const auto &entry) {
    const Callee &callee = entry.second;
    const Module *owner = callee.module.get();
    const bool isFixed =
        owner && (owner == &module || owner == module.context.get() ||
                  owner->path().starts_with(libraryHelperPrefix));
    if (isFixed)
      return false;
    const bool isFile = owner && !owner->path().starts_with(libraryPrefix);
    return path.find(module.folder(), entry.first) !=
           (isFile ? owner->path() : std::string());
  });
}

/// What still holds is kept: units look nothing up, and whether they hold is
/// asked of what was found when they were compiled.
void Interpreter::forgetNames() {
  const uint64_t before = calleesAge++;
  for (const std::shared_ptr<Module> &module : loadedModules) {
    const bool isFresh =
        module->callees.empty() || module->calleesAge == before;
    if (isFresh && !isOutdated(*module)) {
      module->calleesAge = calleesAge;
      continue;
    }
    if (hook)
      hook->unloaded(*module);
    refreshCallees(*module);
  }
}

Callee Interpreter::resolve(Frame &frame, std::string_view name) {
  Frame *around = nullptr;
  if (const ast::Function *nested = findNested(frame, name, around)) {
    Callee callee;
    callee.kind = Callee::Kind::Function;
    callee.module = around->sharedModule();
    callee.function = nested;
    return callee;
  }
  return lookUp(frame, name);
}

Callee Interpreter::peek(Frame &frame, std::string_view name) {
  struct Peek {
    bool &isPeeking;
    bool before = std::exchange(isPeeking, true);
    ~Peek() { isPeeking = before; }
  } const now{isPeeking};
  return resolve(frame, name);
}

Value Interpreter::makeHandle(Frame &frame, std::string_view name) {
  Frame *around = nullptr;
  if (const ast::Function *nested = findNested(frame, name, around))
    return FunctionHandle{
        std::string(name),
        std::make_shared<BoundFunction>(around->sharedModule(), *nested,
                                        around->shared_from_this())};
  const Callee &callee = lookUp(frame, name);
  std::shared_ptr<Callable> bound;
  if (callee.kind == Callee::Kind::Function)
    bound = std::make_shared<BoundFunction>(callee.module, *callee.function,
                                            nullptr);
  return FunctionHandle{std::string(name), std::move(bound)};
}

/// What the handle stands for: of a file that was changed since, what has the
/// name there now.
Callee Interpreter::calleeOf(const BoundFunction &bound) {
  Callee callee;
  callee.kind = Callee::Kind::Function;
  callee.module = bound.module;
  callee.function = bound.function;
  const Module &former = *bound.module;
  if (bound.outer || !former.isReplaced)
    return callee;
  const bool isThere = canonicalFile(former.path()) == former.file();
  callee = calleeOfFile(loadFile(isThere ? former.path() : former.file()));
  if (bound.function != former.program().functions.front())
    callee.function = callee.module->findFunction(bound.function->name);
  if (!callee.function)
    throw Error("MATLAB:UndefinedFunction",
                "'" + former.file() + "' was changed since the handle @" +
                    std::string(bound.function->name) +
                    " was made, and has no such function now.");
  return callee;
}

static bool isFolder(const std::string &path) {
  struct stat status;
  return ::stat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode);
}

/// A file of that name, or one that defines the function: anything in the file
/// system that is no folder counts.
static bool isFileOrFunction(const SearchPath &search,
                             const std::string &folder, std::string_view name) {
  const std::string path = builtins::expandHome(std::string(name));
  return !search.find(folder, name).empty() || !libraryText(name).empty() ||
         (::access(path.c_str(), F_OK) == 0 && !isFolder(path));
}

/// Whether the functions of the catalogue know objects of that class.
static bool isObjectClass(std::string_view name) {
  const catalogue::Record *record = catalogue::findRecord(name);
  return record && record->isClass;
}

static bool isClass(std::string_view name) {
  static constexpr std::string_view others[] = {"cell", "string", "struct",
                                                "function_handle"};
  return isObjectClass(name) || builtins::elementClassNamed(name) ||
         std::ranges::find(others, name) != std::end(others);
}

static bool isOfKind(const SearchPath &search, Frame &frame,
                     std::string_view name, NameKind kind) {
  switch (kind) {
  case NameKind::Variable: {
    const Value *variable = frame.workspace().find(name);
    return variable && variable->isDefined();
  }
  case NameKind::File:
    return isFileOrFunction(search, frame.module().folder(), name);
  case NameKind::Builtin:
    return findLanguageFunction(name) ||
           (findBuiltin(name) && !isObjectClass(name));
  case NameKind::Folder:
    return isFolder(builtins::expandHome(std::string(name)));
  case NameKind::Class:
    return isClass(name);
  case NameKind::Nothing:
    break;
  }
  return false;
}

NameKind Interpreter::exist(std::string_view name,
                            std::span<const NameKind> kinds) {
  for (NameKind kind : kinds)
    if (isOfKind(path, *current, name, kind))
      return kind;
  return NameKind::Nothing;
}

//===----------------------------------------------------------------------===//
// Running scripts
//===----------------------------------------------------------------------===//

void Interpreter::runScriptIn(Frame &workspace,
                              const std::shared_ptr<Module> &module) {
  if (!module->program().script)
    return;
  const ast::Function &script = *module->program().script;
  auto frame = std::make_shared<Frame>(module, script);
  frame->shareWorkspace(workspace);
  CallScope scope(*this, *frame);
  const ProgramProfiler::Call measured(*profiling, *frame);
  if (execute(*frame, script.body) == Flow::Next && isWatched)
    debugging->atEnd(*frame);
}

void Interpreter::runFile(Frame &frame, const std::string &path) {
  const std::string file = isRegularFile(path) ? path : path + ".m";
  if (!isRegularFile(file))
    throw Error("MATLAB:run:FileNotFound",
                "RUN cannot find the file '" + path + "'.");
  runScriptIn(frame, loadFile(file));
}
