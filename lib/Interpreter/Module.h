//===- Module.h - a loaded file ---------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A parsed program with what the interpreter keeps beside it: functions by
// name, resolved calls, persistent variables, marks and counts of statements.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_INTERPRETER_MODULE_H
#define RUNMAT_INTERPRETER_MODULE_H

#include "Frontend/AST.h"
#include "Interpreter/StatementLog.h"
#include "Support/SourceText.h"
#include "Values/Value.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace runmat {

struct Builtin;
struct LanguageFunction;
class Module;

/// What a called name stands for.
struct Callee {
  enum class Kind : uint8_t { None, Function, Script, Builtin, Language };
  Kind kind = Kind::None;
  std::shared_ptr<Module> module;
  const ast::Function *function = nullptr;
  const Builtin *builtin = nullptr;
  const LanguageFunction *language = nullptr;
};

/// The one path of a file, whatever names it; empty where there is none.
std::string canonicalFile(const std::string &path);

class Module : public std::enable_shared_from_this<Module> {
public:
  /// `folder` is where function files are looked for first; `path` is as the
  /// file was found, or empty for text that is no file.
  Module(std::unique_ptr<ast::Program> program, std::string folder,
         std::string path = {});

  const ast::Program &program() const { return *tree; }
  const std::string &folder() const { return directory; }
  const std::string &path() const { return foundPath; }
  /// The path from the root on, under the name by which the file was found;
  /// empty for what is no file.
  const std::string &fullPath() const { return absolutePath; }
  /// The one path that the file has however it was named; empty for what is no
  /// file.
  const std::string &file() const { return canonicalPath; }
  /// The line table, made at its first use.
  const SourceText &text() const;

  /// A function of the file, not a nested one; null when there is none.
  const ast::Function *findFunction(std::string_view name) const;

  /// Storage of a persistent variable; lives as long as the module.
  Value &persistent(const ast::Function &function, ast::Slot slot);

  /// Whether the storage is that of a persistent variable.
  bool isPersistent(const Value &storage) const {
    for (const auto &[place, value] : persistents)
      if (&value == &storage)
        return true;
    return false;
  }
  /// Persistent variables begin anew; they keep their storage.
  void clearPersistents() {
    for (auto &[place, value] : persistents)
      value = Value();
  }

  /// Lets go of what may refer back to the module.
  void forget() {
    callees.clear();
    persistents.clear();
  }

  /// It is a text that was typed, or given to eval: no file that calls and
  /// breakpoints name.
  bool isTyped = false;
  /// It was loaded to be looked at, and nothing of it was called yet.
  bool isPeeked = false;
  /// Its file was changed since it was loaded.
  bool isReplaced = false;
  /// Whether clear leaves its persistent variables alone (mlock).
  bool isLocked = false;
  /// Statements at which the program stops, and under which condition; an empty
  /// one always holds.
  std::map<ast::StatementId, std::string> breakpoints;
  /// The file around text given to eval: its functions can be called too.
  std::shared_ptr<Module> context;
  /// Marks by statement id (UnitHook::EntryFlag); empty when no hook asked for
  /// any.
  std::vector<uint8_t> entryFlags;
  bool isMarked(ast::StatementId id, uint8_t flag) const {
    return !entryFlags.empty() && (entryFlags[id] & flag) != 0;
  }
  /// Visits of a statement that the hook wants to hear nothing of, and what is
  /// logged with them; empty where it wants no pauses.
  struct Pause {
    uint32_t visits = 0;
    ReasonId reason = notAsked;
  };
  std::vector<Pause> pauses;
  bool isPaused(ast::StatementId id) const {
    return !pauses.empty() && pauses[id].visits > 0;
  }
  /// Which statements were interpreted, and why.
  StatementLog interpreted;
  /// What names called in this file stand for, as found at their first call.
  std::map<std::string, Callee, std::less<>> callees;
  /// When that was, as Interpreter counts: what was found before holds no more.
  uint64_t calleesAge = 0;

private:
  std::unique_ptr<ast::Program> tree;
  std::string directory;
  std::string foundPath;
  std::string canonicalPath;
  std::string absolutePath;
  std::unordered_map<std::string_view, const ast::Function *> functions;
  std::map<std::pair<const ast::Function *, ast::Slot>, Value> persistents;
  mutable std::optional<SourceText> lines;
};

} // namespace runmat

#endif // RUNMAT_INTERPRETER_MODULE_H
