//===- MadeObject.h - an object file that was to be made --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_MADEOBJECT_H
#define RUNMAT_ENGINE_MADEOBJECT_H

#include <functional>
#include <string>

namespace runmat {

struct MadeObject {
  bool isMade = false;
  std::string bytes; ///< Else the reason why there is none.
};

/// Makes one in any thread, perhaps when everything else is gone: it owns what
/// it needs. What it throws stands for a lack of memory.
using MakeObject = std::function<MadeObject()>;

/// What `make` makes; whoever waits for it is told, and no thread ends by an
/// exception.
template <typename Make> MadeObject madeBy(const Make &make) noexcept try {
  return make();
} catch (...) {
  return {false, "out of memory"};
}

} // namespace runmat

#endif // RUNMAT_ENGINE_MADEOBJECT_H
