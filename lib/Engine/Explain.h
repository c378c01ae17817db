//===- Explain.h - what was compiled and where it ran -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The report of --explain. Its JSON form is versioned: docs/explain.md.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_EXPLAIN_H
#define RUNMAT_ENGINE_EXPLAIN_H

#include "Engine/Engine.h"
#include <string>

namespace runmat {

inline constexpr int explainVersion = 1;

/// The report as text or JSON. `engine` is null when nothing was to be
/// compiled.
std::string explain(ExplainFormat format, const Engine *engine,
                    const Interpreter &interpreter);

} // namespace runmat

#endif // RUNMAT_ENGINE_EXPLAIN_H
