//===- HostProvider.h - providers that run on the processor -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `cpu` runs kernels on host arrays in place. `inprocess` runs the same kernels
// on buffers of its own, so that every upload and download really happens: a
// device for tests of everything above the provider table.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PROVIDERS_HOST_HOSTPROVIDER_H
#define RUNMAT_RUNTIME_PROVIDERS_HOST_HOSTPROVIDER_H

#include "runmat/provider.h"

namespace runmat {

/// The table of the provider "cpu".
const runmat_provider_table &cpuProviderTable();
/// The table of the provider "inprocess".
const runmat_provider_table &inprocessProviderTable();

} // namespace runmat

#endif // RUNMAT_RUNTIME_PROVIDERS_HOST_HOSTPROVIDER_H
