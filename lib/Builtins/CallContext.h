//===- CallContext.h - what a builtin may ask of its caller -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The interpreter implements it, so that builtins know no interpreter.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_CALLCONTEXT_H
#define RUNMAT_BUILTINS_CALLCONTEXT_H

#include "Builtins/FileTable.h"
#include "Builtins/Kernels/Operators.h"
#include "Builtins/RandomGenerator.h"
#include "Values/Cleanup.h"
#include "Values/Display.h"
#include "Values/Value.h"

#include <chrono>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace runmat {

class DeviceChoice;
namespace graphics {
class Node;
class Scene;
} // namespace graphics

/// State of a session that builtins share; one per session.
struct SessionState {
  DisplayFormat format;
  FileTable files;
  std::optional<std::chrono::steady_clock::time_point> ticTime;
  /// Whether pause(n) waits.
  bool isPauseOn = true;
  /// The last error, which a program may ask for and throw again.
  Error lastError{"", ""};
  std::string lastWarning;
  std::string lastWarningIdentifier;
  /// Warning identifiers (or "all") switched off or on, the latest setting
  /// each.
  std::map<std::string, bool, std::less<>> warningStates;
  RandomGenerator random;
  /// Figures and what they show; null before the first use.
  std::shared_ptr<graphics::Scene> scene;
  /// Prepares the root of all graphics objects; may be empty.
  std::function<void(graphics::Node &root)> onScene;
  /// What catches errors around what runs.
  int openTries = 0;
  /// Tasks of onCleanup that are due.
  std::shared_ptr<CleanupQueue> cleanups = std::make_shared<CleanupQueue>();
  /// Lines that a terminal shows at a time (`more`): 0 all, -1 as many as it
  /// has.
  int64_t pageLines = 0;
  /// Where a diary goes that no file is named for; empty until one was.
  std::string diaryFile;
  /// Calls within calls, as many as MATLAB allows at first.
  int recursionLimit = 500;
};

/// While it lives, errors are caught: for those who ask whether anybody does.
class TryScope {
public:
  explicit TryScope(SessionState &state) : state(state) { ++state.openTries; }
  ~TryScope() { --state.openTries; }
  TryScope(const TryScope &) = delete;
  TryScope &operator=(const TryScope &) = delete;

private:
  SessionState &state;
};

/// The function from which a builtin is called.
struct CallerInfo {
  std::string functionName; ///< empty in a script
  std::string fileName;
  int inputCount = -1;  ///< nargin of the caller; -1 outside a function
  int outputCount = -1; ///< nargout of the caller; -1 outside a function
};

/// What a name may be, as `exist` numbers it.
enum class NameKind : uint8_t {
  Nothing = 0,
  Variable = 1,
  File = 2,
  Builtin = 5,
  Folder = 7,
  Class = 8
};

class CallContext {
public:
  virtual ~CallContext();

  /// Writes program output.
  virtual void write(std::string_view utf8) = 0;
  /// Writes to standard error (`fprintf(2, …)`, warnings).
  virtual void writeError(std::string_view utf8) = 0;
  /// Makes what was written visible.
  virtual void flush() = 0;

  /// Calls a function handle, or a function by the name in a text value.
  virtual std::vector<Value> call(const Value &function,
                                  std::span<const Value> arguments,
                                  int outputCount) = 0;
  /// What a function returns for each element of arrays, which expand to each
  /// other, where that is computed at once and is real; none where it is to be
  /// called for each.
  virtual std::optional<Value> callElementwise(const Value &,
                                               std::span<const Value>) {
    return std::nullopt;
  }
  /// What a name is among `kinds`: the first of them that it is, or Nothing.
  virtual NameKind exist(std::string_view name,
                         std::span<const NameKind> kinds) = 0;

  /// How many inputs and outputs a function takes, negative when it takes any
  /// number: what nargin(f) and nargout(f) return.
  struct Arity {
    int inputs, outputs;
  };
  virtual Arity arity(const Value &function);

  virtual CallerInfo caller() = 0;
  /// Script arguments.
  virtual std::vector<std::string> argv() = 0;
  virtual SessionState &session() = 0;
  /// The device in use, and the others; null when everything is interpreted.
  virtual DeviceChoice *devices() { return nullptr; }

  /// Prints a warning unless its identifier is switched off.
  virtual void warn(std::string_view identifier, std::string_view message);
  /// The same of what an operation has to say, if anything.
  void warn(const Warning &warning) {
    if (!warning.message.empty())
      warn(warning.identifier, warning.message);
  }
};

} // namespace runmat

#endif // RUNMAT_BUILTINS_CALLCONTEXT_H
