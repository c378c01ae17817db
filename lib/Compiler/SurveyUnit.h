//===- SurveyUnit.h - what is known of a function ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_COMPILER_SURVEYUNIT_H
#define RUNMAT_COMPILER_SURVEYUNIT_H

#include "Engine/Survey.h"

namespace runmat {

/// Imports the whole block of a request, and infers its types.
Survey surveyUnit(const CompileRequest &request, AfterObstacle after);

} // namespace runmat

#endif // RUNMAT_COMPILER_SURVEYUNIT_H
