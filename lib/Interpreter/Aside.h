//===- Aside.h - long work that can be left behind --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where the process outlives an interrupt, what may take long and looks at its
// arguments only (a decomposition by LAPACK, a regular expression) runs in a
// thread of its own. Ctrl-C does not wait for it: its result is dropped when it
// comes.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_INTERPRETER_ASIDE_H
#define RUNMAT_INTERPRETER_ASIDE_H

#include "Builtins/CallContext.h"

#include <functional>
#include <span>
#include <unordered_map>
#include <vector>

namespace runmat {

/// What is done aside. It owns all that it touches, and asks its context for
/// nothing but to warn.
using AsideWork =
    std::function<void(CallContext &context, std::vector<Value> &results)>;

/// Decides what goes aside. Many elements always do: a thread costs nothing
/// beside them. Of few, or of a number, a callee may make much as well, such as
/// a matrix of a vector; that is tried aside until it proves quick.
class Aside {
public:
  void setOn(bool on) { isEnabled = on; }
  bool isOn() const { return isEnabled; }
  /// Whether what `callee` does with the arguments is to be done aside. A
  /// thread may keep them then; they are on the host. Any address that stands
  /// for the callee will do.
  bool takes(const void *callee, std::span<const Value> arguments) const;
  /// Does the work and gives its results, its error and its warnings. Throws
  /// runmat::Error "RunMat:interrupted" as soon as the user asks to stop.
  std::vector<Value> run(CallContext &context, const void *callee,
                         std::span<const Value> arguments, AsideWork work);

private:
  bool isEnabled = false;
  /// The largest sizes with which callees were quick.
  std::unordered_map<const void *, double> quickSizes;
};

} // namespace runmat

#endif // RUNMAT_INTERPRETER_ASIDE_H
