//===- Dialogs.cpp - what asks a user ---------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Nobody sees a window, so that nobody can answer in one.
//===----------------------------------------------------------------------===//
#include "Builtins/GraphicsArguments.h"
#include "Builtins/Groups.h"

namespace runmat::builtins {

namespace {

/// What a function would ask, and what a program can do instead.
struct Question {
  std::string_view function, wanted, instead;
};

#define RUNMAT_QUESTION(name, wanted, instead)                                 \
  constexpr Question name##Question{#name, wanted, instead};
RUNMAT_QUESTION(uigetfile, "choose a file", "give its name in the program")
RUNMAT_QUESTION(uiputfile, "choose a file", "give its name in the program")
RUNMAT_QUESTION(uigetdir, "choose a folder", "give its name in the program")
RUNMAT_QUESTION(uisetcolor, "choose a color", "give it in the program")
RUNMAT_QUESTION(uisetfont, "choose a font", "give it in the program")
RUNMAT_QUESTION(inputdlg, "enter a text", "ask with 'input'")
RUNMAT_QUESTION(listdlg, "choose from a list", "ask with 'input'")
RUNMAT_QUESTION(questdlg, "answer a question", "ask with 'input'")
RUNMAT_QUESTION(menu, "choose from a menu", "ask with 'input'")
RUNMAT_QUESTION(msgbox, "read a message", "show it with 'disp'")
RUNMAT_QUESTION(helpdlg, "read a message", "show it with 'disp'")
RUNMAT_QUESTION(warndlg, "read a message", "show it with 'warning'")
RUNMAT_QUESTION(errordlg, "read a message", "show it with 'error'")
RUNMAT_QUESTION(ginput, "point at places", "give them in the program")
RUNMAT_QUESTION(gtext, "point at a place", "give it to 'text'")
RUNMAT_QUESTION(waitforbuttonpress, "press a key or a button",
                "wait with 'pause' or 'input'")
RUNMAT_QUESTION(uiwait, "close a window", "wait with 'pause' or 'input'")
RUNMAT_QUESTION(waitfor, "close a window", "wait with 'pause' or 'input'")
#undef RUNMAT_QUESTION

template <const Question &question>
void ask(CallContext &, Arguments, Results &, int) {
  throw Error("RunMat:graphics:noUser",
              "'" + std::string(question.function) +
                  "' waits for somebody to " + std::string(question.wanted) +
                  " in a window, but no windows are shown in this version; " +
                  std::string(question.instead) + ".");
}

/// Nothing waits.
void resume(CallContext &, Arguments, Results &, int) {}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Dialogs
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group dialogBuiltins() { return table; }

} // namespace runmat::builtins
