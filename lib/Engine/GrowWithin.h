//===- GrowWithin.h - elements behind the end where room is -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_GROWWITHIN_H
#define RUNMAT_ENGINE_GROWWITHIN_H

#include "Engine/CompiledUnit.h"

namespace runmat {

/// x(i) = v of a vector that only the unit holds, on the host, with i among its
/// elements or the next one, for which there is room: a store, where the
/// runtime's way through values takes twenty times as long. False, and nothing
/// done, for all else. The words are those of the call site.
bool growWithin(const CallDescription &site, const uint64_t *arguments,
                uint64_t *results);

} // namespace runmat

#endif // RUNMAT_ENGINE_GROWWITHIN_H
