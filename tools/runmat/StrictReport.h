//===- StrictReport.h - what of an entry is interpreted ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_RUNMAT_STRICTREPORT_H
#define RUNMAT_TOOLS_RUNMAT_STRICTREPORT_H

#include "Engine/Survey.h"
#include "Engine/UnitCache.h"
#include "Interpreter/Module.h"

#include <string>

namespace runmat::driver {

/// What of the function no unit computes, given what is known of it and the
/// unit of its body, if there is one: a line for each construct with place,
/// reason and what to write instead. Empty when all of it is compiled.
std::string interpretedStatements(const Module &module,
                                  const ast::Function &function,
                                  const Survey &survey, const UnitEntry *entry);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_RUNMAT_STRICTREPORT_H
