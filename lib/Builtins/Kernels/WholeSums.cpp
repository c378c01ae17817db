//===- WholeSums.cpp - sums of 64-bit integers ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In 128 bits nothing is rounded, so that the order does not matter.
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/WholeSums.h"
#include "Builtins/Kernels/KernelTable.h"
#include "Values/ElementTypes.h"

#include <limits>
#include <vector>

namespace runmat::kernels {

namespace {

template <typename T> T storedAs(Whole sum) {
  if constexpr (std::is_floating_point_v<T>)
    return T(sum);
  else
    return T(std::clamp(sum, Whole(std::numeric_limits<T>::min()),
                        Whole(std::numeric_limits<T>::max())));
}

template <typename T>
void sumInOrder(const T *in, const Slices &slices, Whole *sums) {
  slices.forEach(in, [&](int64_t s, auto element) {
    Whole sum = 0;
    for (int64_t j = 0; j < slices.length(); ++j)
      sum += Whole(element(j));
    sums[s] = sum;
  });
}

/// Whether the product set has summed the slices.
bool sumCompiled(const Array &in, const Slices &slices, Whole *sums) {
  // One element fills no vector: the plain loop is the faster one.
  const auto shape = slices.shape();
  const CompiledWholeSum *kernel = findWholeSum(in.elementClass());
  if (!shape || !kernel || in.count() == 1 ||
      shape->length > CompiledWholeSum::longest)
    return false;
  kernel->run(in.data(), *shape, sums);
  return true;
}

} // namespace

void sumWholes(const ArrayRef &in, const Slices &slices, Array &out) {
  std::vector<Whole> sums(size_t(slices.count()));
  if (!sumCompiled(*in, slices, sums.data())) {
    if (in->elementClass() == ElementClass::Int64)
      sumInOrder(in->as<int64_t>(), slices, sums.data());
    else
      sumInOrder(in->as<uint64_t>(), slices, sums.data());
  }
  visitElementType(out.elementClass(), [&](auto tag) {
    using T = typename decltype(tag)::Type;
    if constexpr (std::is_arithmetic_v<T>)
      std::transform(sums.begin(), sums.end(), out.mutableAs<T>(), storedAs<T>);
  });
}

} // namespace runmat::kernels
