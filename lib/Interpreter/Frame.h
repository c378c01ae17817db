//===- Frame.h - the variables of a running function ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Variables live in slots that the frontend numbered. A slot may stand for
// storage elsewhere: a global or persistent variable, a variable of the
// function around a nested one, or, for a script that a function calls, a
// variable of the caller.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_INTERPRETER_FRAME_H
#define RUNMAT_INTERPRETER_FRAME_H

#include "Interpreter/Module.h"
#include "Interpreter/Resume.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace runmat {

class Frame : public std::enable_shared_from_this<Frame> {
public:
  /// `outer` is the frame of the function around a nested or anonymous one.
  Frame(std::shared_ptr<Module> module, const ast::Function &function,
        std::shared_ptr<Frame> outer = nullptr);

  Frame(const Frame &) = delete;
  Frame &operator=(const Frame &) = delete;

  const ast::Function &function() const { return *code; }
  Module &module() const { return *owner; }
  const std::shared_ptr<Module> &sharedModule() const { return owner; }
  const std::shared_ptr<Frame> &outer() const { return enclosing; }

  /// The variable of a slot; undefined until it is assigned.
  Value &variable(ast::Slot slot) { return *places[size_t(slot)]; }
  /// Makes a slot stand for other storage, which must outlive the frame.
  void bind(ast::Slot slot, Value &storage) { places[size_t(slot)] = &storage; }
  /// Whether a slot stands for a variable that is not of this workspace alone:
  /// a global or persistent one, or one of the function around.
  bool isBound(ast::Slot slot) const {
    return shared ? !shared->owns(code->variables[size_t(slot)].name,
                                  *places[size_t(slot)])
                  : places[size_t(slot)] != &values[size_t(slot)];
  }

  /// A variable by name, among the slots and those that came to be at run time;
  /// null when the frame knows no such name.
  Value *find(std::string_view name);
  /// A variable that the text gave no slot: one made at run time. Null when
  /// there is none.
  Value *findDynamic(std::string_view name);
  /// As `find`; made (undefined) when there is none.
  Value &findOrAdd(std::string_view name);
  /// Lets a name stand for other storage: `global x` in text given to eval.
  void bindName(std::string_view name, Value &storage);
  /// Undefines a variable; a global one only loses its tie to this frame.
  void clear(std::string_view name);
  /// Whether variables that came to be at run time may hide functions that the
  /// text calls: those were found when nothing hid them.
  bool hidesCalls() { return (shared || !dynamic.empty()) && hidesCallsNow(); }
  /// Whether a variable is a global one though the text does not declare it.
  bool isBoundByName() const { return hasBoundNames; }
  /// Names of all defined variables, sorted.
  std::vector<std::string> definedNames();

  /// Lets every slot stand for the variable of that name in `workspace`: how
  /// scripts and text given to eval run in a frame that is not their own.
  void shareWorkspace(Frame &workspace);
  /// Takes the variables of a frame that nothing runs in: a prompt gives each
  /// text a frame of its own, so that it is compiled as a script is.
  void takeVariables(Frame &from);
  /// Undefines its own variables, as the end of the frame does.
  void releaseVariables();
  /// The frame whose variables this one shares, or itself.
  Frame &workspace() { return shared ? *shared : *this; }

  /// Arguments given and outputs asked for; -1 outside a function.
  int inputCount = -1;
  int outputCount = -1;
  /// The call that made the frame; null when there is no text of it.
  const ast::Expr *call = nullptr;
  /// The variable that the call gives as an argument; empty for any other
  /// expression.
  std::string argumentName(size_t position) const;
  /// Number of calls around this one.
  int depth = 0;
  /// Who called; null at the outermost level.
  Frame *caller = nullptr;
  /// The statement that is interpreted, or was last; null before the first one.
  const ast::Stmt *statement = nullptr;
  /// The script of a batch run: what nobody reads later cannot be seen.
  bool isBatchScript = false;
  /// The loops in progress, outermost first.
  std::vector<LoopInProgress> loops;

private:
  struct DynamicVariable {
    Value own;
    Value *place = &own;
  };

  std::shared_ptr<Module> owner;
  const ast::Function *code;
  std::shared_ptr<Frame> enclosing;
  Frame *shared = nullptr;
  std::vector<Value> values;
  std::vector<Value *> places;
  /// Variables that only eval and its like can name.
  std::map<std::string, DynamicVariable, std::less<>> dynamic;
  /// What was found when so many of them, which only become more, were there.
  struct {
    size_t variables = SIZE_MAX;
    bool areHidden = false;
  } calls;

  bool hasBoundNames = false;

  bool hidesCallsNow();
  ast::Slot slotOf(std::string_view name) const;
  /// Whether the variable of that name has the storage, and has it here.
  bool owns(std::string_view name, const Value &storage) const;
};

} // namespace runmat

#endif // RUNMAT_INTERPRETER_FRAME_H
