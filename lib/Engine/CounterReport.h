//===- CounterReport.h - the counters as JSON -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_COUNTERREPORT_H
#define RUNMAT_ENGINE_COUNTERREPORT_H

#include "Engine/Engine.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>

namespace runmat {

/// Counters by name, those of devices as {"launches": {"vulkan": n}}, with what
/// their drivers did; `engine` may be null.
nlohmann::ordered_json counterReport(const Engine *engine);

/// What was found and what had to be made, of each cache, by those counters.
nlohmann::ordered_json cacheReport(const nlohmann::ordered_json &counters);

/// What the driver of the device did, by its provider's own figures; none when
/// it cannot say.
std::optional<runmat_provider_statistics> driverFigures(const Device &device);

} // namespace runmat

#endif // RUNMAT_ENGINE_COUNTERREPORT_H
