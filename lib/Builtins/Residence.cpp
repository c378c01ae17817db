//===- Residence.cpp - gpuArrays through builtins ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Residence.h"

#include "Builtins/Arguments.h"
#include "Values/Convert.h"
#include "Values/GpuArrays.h"

namespace runmat {

using namespace builtins;

/// The array after 'like' at the end of the arguments; null when there is none.
static const Value *prototypeOf(Arguments arguments) {
  const size_t n = arguments.size();
  if (n < 2 || !isOption(arguments[n - 2], "like"))
    return nullptr;
  const Value &prototype = arguments[n - 1];
  if (!prototype.isArray())
    throw Error("MATLAB:invalidPrototype",
                "The value after 'like' must be an array, got a " +
                    prototype.className() + ".");
  return &prototype;
}

/// Makers of new arrays: extents do not count, 'gpuArray' and 'like' do.
static void construct(const Builtin &builtin, CallContext &context,
                      Arguments arguments, Results &results, int nargout) {
  const Value *prototype = prototypeOf(arguments);
  const bool isGpuArray =
      prototype ? prototype->isGpuArray() : takeOption(arguments, "gpuarray");
  builtin.function(context, arguments, results, nargout);
  for (Value &result : results) {
    if (prototype && prototype->isComplex())
      result = makeComplex(result);
    result = keepGpuArray(std::move(result), isGpuArray);
  }
}

void callKeepingGpuArrays(const Builtin &builtin, CallContext &context,
                          Arguments arguments, Results &results, int nargout) {
  if (builtin.flags & BuiltinConstructs)
    return construct(builtin, context, arguments, results, nargout);
  builtin.function(context, arguments, results, nargout);
  const Arguments data =
      builtin.flags & BuiltinFollowsFirst ? arguments.first(1) : arguments;
  if (builtin.flags & (BuiltinKeepsHost | BuiltinCallsBack) ||
      !anyGpuArray(data))
    return;
  for (Value &result : results)
    result = asGpuArray(std::move(result));
}

} // namespace runmat
