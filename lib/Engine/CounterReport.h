//===- CounterReport.h - the counters as JSON -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_COUNTERREPORT_H
#define RUNMAT_ENGINE_COUNTERREPORT_H

#include "Engine/Engine.h"

#include <nlohmann/json_fwd.hpp>

namespace runmat {

/// Counters by name, those of devices as {"launches": {"vulkan": n}}, with what
/// their drivers did; `engine` may be null.
nlohmann::ordered_json counterReport(const Engine *engine);

} // namespace runmat

#endif // RUNMAT_ENGINE_COUNTERREPORT_H
