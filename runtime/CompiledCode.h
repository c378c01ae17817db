//===- CompiledCode.h - calls of code that we compiled ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_COMPILEDCODE_H
#define RUNMAT_RUNTIME_COMPILEDCODE_H

#include <type_traits>

namespace runmat {

/// Calls code of a unit or a kernel. UBSan must not look at the words before
/// the function for its type: there are none, and perhaps no memory.
template <typename Result, typename... Parameters>
__attribute__((no_sanitize("function"))) inline Result
callCompiled(Result (*function)(Parameters...),
             std::type_identity_t<Parameters>... arguments) {
  return function(arguments...);
}

} // namespace runmat

#endif // RUNMAT_RUNTIME_COMPILEDCODE_H
