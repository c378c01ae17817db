//===- ProgramSession.h - functions of programs, run on one device -*- C++
//-*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_PROFILE_PROGRAMSESSION_H
#define RUNMAT_TOOLS_PROFILE_PROGRAMSESSION_H

#include "Engine/Engine.h"
#include "Interpreter/Interpreter.h"
#include "Plan.h"

#include <map>
#include <optional>
#include <string>

namespace runmat::profile {

/// An interpreter and an engine whose units all run on the device that the
/// options name, or an interpreter alone where they turn compiling off.
class ProgramSession {
public:
  /// Opens the device; throws runmat::Error when there is none.
  explicit ProgramSession(const SessionOptions &options);
  virtual ~ProgramSession() = default;

  // What programs do wrong, and devices, is thrown as runmat::Error; what the
  // user stops as Interrupted.

  /// x of a point: random numbers, the same for equal extents and class.
  Value makeInput(const PointPlan &point);
  /// The function of a point's statement, made once for each setting.
  Value functionOf(const PointPlan &point);
  /// What the function makes of x, once the device is done.
  virtual Value apply(const Value &function, const Value &x);

  /// The one that the options name; there is an engine.
  Device &device();

private:
  using Key = std::pair<std::string, std::optional<ReductionSetting>>;
  Value define(const Key &key);
  void obey(const std::optional<ReductionSetting> &setting);

  const SessionOptions given;
  /// The engine refers to them; what it compiles obeys them as they are then.
  SessionOptions options;
  CollectingSink output;
  Interpreter interpreter;
  std::optional<Engine> engine;
  /// By text and setting.
  std::map<Key, Value> functions;
};

} // namespace runmat::profile

#endif // RUNMAT_TOOLS_PROFILE_PROGRAMSESSION_H
