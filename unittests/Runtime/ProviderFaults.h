//===- ProviderFaults.h - a provider of which one call fails ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Any provider behind a table that counts the calls, fails a chosen one without
// making it, and knows what was not given back. One at a time.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_RUNTIME_PROVIDERFAULTS_H
#define RUNMAT_UNITTESTS_RUNTIME_PROVIDERFAULTS_H

#include "runmat/provider.h"

#include <cstdint>

namespace runmat::test {

class ProviderFaults {
public:
  /// The table of a provider "faulty" that does what `base` does.
  static const runmat_provider_table &over(const runmat_provider_table &base) {
    static runmat_provider_table table;
    state() = State{&base};
    table = make(base);
    return table;
  }

  /// The call after `skip` more fails with `status`, once.
  static void arm(uint64_t skip, runmat_status status) {
    state().skip = skip;
    state().status = status;
    state().isArmed = true;
  }
  static void disarm() { state().isArmed = false; }
  /// Whether no call was left to fail.
  static bool isArmed() { return state().isArmed; }
  /// Instances, buffers and kernels that were made and not given back.
  static int64_t live() { return state().live; }

private:
  using Table = runmat_provider_table;
  struct State {
    const Table *base = nullptr;
    bool isArmed = false;
    uint64_t skip = 0;
    runmat_status status = RUNMAT_OK;
    bool lastFailedHere = false;
    int64_t live = 0;
  };
  static State &state() {
    static State instance;
    return instance;
  }
  static const Table &base() { return *state().base; }

  static runmat_status enter() {
    State &s = state();
    s.lastFailedHere = s.isArmed && s.skip-- == 0;
    if (!s.lastFailedHere)
      return RUNMAT_OK;
    s.isArmed = false;
    return s.status;
  }

  /// A call that makes something, gives something back, or neither.
  template <auto member, int64_t change = 0> struct Call;
  template <typename... Arguments,
            runmat_status (*Table::*member)(Arguments...), int64_t change>
  struct Call<member, change> {
    static runmat_status call(Arguments... arguments) {
      runmat_status status = enter();
      // What is given back is gone, whatever the call says.
      if (status == RUNMAT_OK || change < 0) {
        runmat_status real = (base().*member)(arguments...);
        state().live += real == RUNMAT_OK ? change : 0;
        status = status ? status : real;
      }
      return status;
    }
  };

  static void destroy(runmat_provider *provider) {
    --state().live;
    base().destroy(provider);
  }
  static void unloadKernel(runmat_provider *provider, runmat_kernel *kernel) {
    --state().live;
    base().unload_kernel(provider, kernel);
  }
  static const char *lastError(runmat_provider *provider) {
    return state().lastFailedHere ? "made to fail"
                                  : base().last_error(provider);
  }

  static Table make(const Table &base) {
    Table table = base;
    table.name = "faulty";
    table.create = Call<&Table::create, 1>::call;
    table.destroy = destroy;
    table.last_error = lastError;
    table.device_info = Call<&Table::device_info>::call;
    table.alloc = Call<&Table::alloc, 1>::call;
    table.free = Call<&Table::free, -1>::call;
    table.upload = Call<&Table::upload>::call;
    table.download = Call<&Table::download>::call;
    table.copy = Call<&Table::copy>::call;
    table.fill = Call<&Table::fill>::call;
    table.load_kernel = Call<&Table::load_kernel, 1>::call;
    table.unload_kernel = unloadKernel;
    table.launch = Call<&Table::launch>::call;
    table.synchronize = Call<&Table::synchronize>::call;
    table.record_event = Call<&Table::record_event>::call;
    table.wait_event = Call<&Table::wait_event>::call;
    table.statistics = Call<&Table::statistics>::call;
    return table;
  }
};

} // namespace runmat::test

#endif // RUNMAT_UNITTESTS_RUNTIME_PROVIDERFAULTS_H
