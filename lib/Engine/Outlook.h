//===- Outlook.h - the work that lies ahead ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef RUNMAT_ENGINE_OUTLOOK_H
#define RUNMAT_ENGINE_OUTLOOK_H

#include "Frontend/AST.h"
#include "Interpreter/Frame.h"
#include "runtime/Devices/DeviceModel.h"

namespace runmat {

/// How often the statement that a frame is at runs from now on, this time among
/// them, as the `for` loops around tell that are interpreted, those around its
/// calls too. 1 without any; a `while` counts for nothing.
double expectedRuns(const Frame &frame);

/// What the statements of a block from one on will do to arrays, as far as the
/// text and the variables tell before they run: rather too little than too
/// much. A variable that one assigns is taken to be as large as what is made.
/// What runs again counts as often.
LaunchWork foreseenWork(Frame &frame, const ast::Block &block, size_t index);

} // namespace runmat

#endif // RUNMAT_ENGINE_OUTLOOK_H
