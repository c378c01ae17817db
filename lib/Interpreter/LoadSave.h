//===- LoadSave.h - what a MAT-file holds -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_INTERPRETER_LOADSAVE_H
#define RUNMAT_INTERPRETER_LOADSAVE_H

#include "Interpreter/Interpreter.h"
#include "MatFiles/MatFile.h"

namespace runmat {

/// The variables of a MAT-file, whose name may lack its ending, with a warning
/// for those of classes that this program lacks.
std::vector<NamedValue> variablesOfFile(Interpreter &interpreter,
                                        const std::string &file);

} // namespace runmat

#endif // RUNMAT_INTERPRETER_LOADSAVE_H
