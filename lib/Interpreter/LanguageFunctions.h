//===- LanguageFunctions.h - functions that need the workspace --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions that read or change variables by name, run text, or end the
// program. All others are builtins, which know no interpreter.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_INTERPRETER_LANGUAGEFUNCTIONS_H
#define RUNMAT_INTERPRETER_LANGUAGEFUNCTIONS_H

#include "Interpreter/Interpreter.h"

namespace runmat {

struct LanguageFunction {
  std::string_view name;
  ValueList (*function)(Interpreter &interpreter, Frame &frame,
                        std::span<const Value> arguments, int outputCount);
};

/// The function of that name; null when there is none.
const LanguageFunction *findLanguageFunction(std::string_view name);

/// Checks the arguments and the number of results, and calls.
ValueList callLanguageFunction(const LanguageFunction &function,
                               Interpreter &interpreter, Frame &frame,
                               std::span<const Value> arguments,
                               int outputCount);

/// Whether a name fits a pattern with * and ?.
bool fitsPattern(std::string_view name, std::string_view pattern);

/// load and save: variables from and to MAT-files.
ValueList loadVariables(Interpreter &interpreter, Frame &frame,
                        std::span<const Value> arguments, int outputCount);
ValueList saveVariables(Interpreter &interpreter, Frame &frame,
                        std::span<const Value> arguments, int outputCount);

// Where functions are looked for: addpath, rmpath, path, restoredefaultpath,
// rehash, savepath, pwd, cd.
ValueList addPath(Interpreter &interpreter, Frame &frame,
                  std::span<const Value> arguments, int outputCount);
ValueList removePath(Interpreter &interpreter, Frame &frame,
                     std::span<const Value> arguments, int outputCount);
ValueList searchPathText(Interpreter &interpreter, Frame &frame,
                         std::span<const Value> arguments, int outputCount);
ValueList restorePath(Interpreter &interpreter, Frame &frame,
                      std::span<const Value> arguments, int outputCount);
ValueList rehash(Interpreter &interpreter, Frame &frame,
                 std::span<const Value> arguments, int outputCount);
ValueList savePath(Interpreter &interpreter, Frame &frame,
                   std::span<const Value> arguments, int outputCount);
ValueList printFolder(Interpreter &interpreter, Frame &frame,
                      std::span<const Value> arguments, int outputCount);
ValueList changeFolder(Interpreter &interpreter, Frame &frame,
                       std::span<const Value> arguments, int outputCount);

/// clear: variables, globals, functions; clearvars: variables.
ValueList clear(Interpreter &interpreter, Frame &frame,
                std::span<const Value> arguments, int outputCount);
ValueList clearVars(Interpreter &interpreter, Frame &frame,
                    std::span<const Value> arguments, int outputCount);

/// Whether clear has the persistent variables of a file: mlock, munlock,
/// mislocked.
ValueList lockFunction(Interpreter &interpreter, Frame &frame,
                       std::span<const Value> arguments, int outputCount);
ValueList unlockFunction(Interpreter &interpreter, Frame &frame,
                         std::span<const Value> arguments, int outputCount);
ValueList isFunctionLocked(Interpreter &interpreter, Frame &frame,
                           std::span<const Value> arguments, int outputCount);

/// What a name does, in short, at length, and names by what they do.
ValueList help(Interpreter &interpreter, Frame &frame,
               std::span<const Value> arguments, int outputCount);
ValueList doc(Interpreter &interpreter, Frame &frame,
              std::span<const Value> arguments, int outputCount);
ValueList lookFor(Interpreter &interpreter, Frame &frame,
                  std::span<const Value> arguments, int outputCount);

/// Where a name comes from, its text, and an editor for that.
ValueList which(Interpreter &interpreter, Frame &frame,
                std::span<const Value> arguments, int outputCount);
ValueList typeText(Interpreter &interpreter, Frame &frame,
                   std::span<const Value> arguments, int outputCount);
ValueList edit(Interpreter &interpreter, Frame &frame,
               std::span<const Value> arguments, int outputCount);

/// diary: keeps what a session shows; more: shows it page by page.
ValueList diary(Interpreter &interpreter, Frame &frame,
                std::span<const Value> arguments, int outputCount);
ValueList more(Interpreter &interpreter, Frame &frame,
               std::span<const Value> arguments, int outputCount);

/// who: names of the variables.
ValueList who(Interpreter &interpreter, Frame &frame,
              std::span<const Value> arguments, int outputCount);
/// whos: names, sizes, bytes and classes of the variables.
ValueList whos(Interpreter &interpreter, Frame &frame,
               std::span<const Value> arguments, int outputCount);

/// throw(exception) and throwAsCaller: from where they are called.
ValueList throwAsCaller(Interpreter &interpreter, Frame &frame,
                        std::span<const Value> arguments, int outputCount);
ValueList throwException(Interpreter &interpreter, Frame &frame,
                         std::span<const Value> arguments, int outputCount);
/// rethrow(exception): as from where it was thrown first.
ValueList rethrowException(Interpreter &interpreter, Frame &frame,
                           std::span<const Value> arguments, int outputCount);

} // namespace runmat

#endif // RUNMAT_INTERPRETER_LANGUAGEFUNCTIONS_H
