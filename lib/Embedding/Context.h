//===- Context.h - a session of functions called from C ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_EMBEDDING_CONTEXT_H
#define RUNMAT_EMBEDDING_CONTEXT_H

#include "Embedding/CallbackSink.h"
#include "Embedding/Package.h"

#include <atomic>
#include <memory>

/// What the C interface hands out.
struct runmat_context {
public:
  runmat_context();
  ~runmat_context();

  /// See runmat_call. Catches everything.
  runmat_call_status call(const runmat_library *library, const char *entry,
                          std::span<const runmat_array *const> inputs,
                          std::span<runmat_array *const> outputs) noexcept;
  runmat_call_status setOutput(runmat_output output, void *user) noexcept;

  const char *message() const { return text.c_str(); }
  const char *identifier() const { return errorIdentifier.c_str(); }
  /// See runmat_interpreted.
  uint64_t interpreted() const noexcept;

private:
  void run(const runmat_library *library, const char *entry,
           std::span<const runmat_array *const> inputs,
           std::span<runmat_array *const> outputs);
  runmat_call_status describeFailure() noexcept;
  runmat::embedding::Package &packageOf(const runmat_library &library);

  std::atomic_flag isBusy;
  std::string text, errorIdentifier;
  runmat::embedding::CallbackSink sink;
  const runmat::SessionOptions options;
  runmat::Interpreter interpreter;
  runmat::Engine engine;
  /// By where their archives are. They go before what they are loaded into.
  std::map<const void *, std::unique_ptr<runmat::embedding::Package>> packages;
};

#endif // RUNMAT_EMBEDDING_CONTEXT_H
