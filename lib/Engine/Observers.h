//===- Observers.h - calls that see their caller's variables ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A variable that the text reads nowhere later need not be stored. But a script
// that is called reads it, or a function of another file that evaluates in its
// caller: that is seen only where the callees are looked at.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_OBSERVERS_H
#define RUNMAT_ENGINE_OBSERVERS_H

#include "Engine/CompileRequest.h"
#include "Interpreter/Frame.h"

#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace runmat {

/// What of a function may see its variables though the text names none. What
/// the text itself calls by name, such as eval, who or str2func, is not among
/// it (ast::Function).
struct Observers {
  /// Something that a handle calls, at any place.
  bool areEverywhere = false;
  /// Names whose calls may, sorted.
  std::vector<std::string> names;
};

/// Finds them, and remembers what it found. A handle that comes from elsewhere
/// within a cell or a struct is taken for one that sees nothing.
class ObserverSearch {
public:
  /// What a name means to the function of a frame.
  using Resolve = std::function<Callee(Frame &, std::string_view)>;

  explicit ObserverSearch(Resolve resolve) : resolve(std::move(resolve)) {}

  const Observers &of(Frame &frame);
  /// Whether a handle that a variable holds calls something that sees the
  /// variables of its caller.
  bool isObserver(Frame &frame, const HolderType &holder);
  /// Names may mean something else, or functions go.
  void forget();

private:
  bool isObserver(const Callee &callee);
  bool isObserver(const std::shared_ptr<Module> &module,
                  const ast::Function &function);
  bool observes(Frame &frame, const ast::Expr &expr);
  bool isObserverByText(Frame &frame, std::string_view name);
  bool callsUnknown(Frame &frame, const ast::IndexExpr &call);
  bool isEverywhere(Frame &frame, const ast::Expr &expr);
  void note(Frame &frame, const ast::Expr &expr, Observers &found);

  Resolve resolve;
  std::unordered_map<const ast::Function *, Observers> found;
  std::unordered_map<const ast::Function *, bool> callees;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_OBSERVERS_H
