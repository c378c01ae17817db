//===- Context.cpp - a session of functions called from C -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Embedding/Context.h"
#include "Embedding/Borrowed.h"
#include "Embedding/Results.h"
#include "Engine/PackedProcessors.h"
#include "Interpreter/Debugger.h"

#include <new>

using namespace runmat;
using namespace runmat::embedding;

/// Nothing is read from the environment, kept in folders or compiled.
static SessionOptions optionsOfLibraries() {
  SessionOptions options;
  options.device = "cpu";
  options.compilesNothing = true;
  options.cpu = packedProcessorHere();
  options.showsProgress = false;
  return options;
}

namespace {

/// While it lives, the context is in use.
class InUse {
public:
  explicit InUse(std::atomic_flag &flag)
      : flag(flag), isMine(!flag.test_and_set(std::memory_order_acquire)) {}
  ~InUse() {
    if (isMine)
      flag.clear(std::memory_order_release);
  }
  InUse(const InUse &) = delete;
  explicit operator bool() const { return isMine; }

private:
  std::atomic_flag &flag;
  const bool isMine;
};

} // namespace

runmat_context::runmat_context()
    : options(optionsOfLibraries()), interpreter(sink),
      engine(options, interpreter) {
  interpreter.setHook(&engine);
  interpreter.setRecording(true);
}

runmat_context::~runmat_context() {
  try {
    // Tasks of onCleanup are due.
    interpreter.endProgram();
  } catch (...) {
    // Nobody is left who could be told.
  }
  sink.flush();
}

Package &runmat_context::packageOf(const runmat_library &library) {
  std::unique_ptr<Package> &package = packages[library.archive];
  if (!package)
    package = std::make_unique<Package>(library, interpreter, engine);
  return *package;
}

void runmat_context::run(const runmat_library *library, const char *entry,
                         std::span<const runmat_array *const> inputs,
                         std::span<runmat_array *const> outputs) {
  if (!library || !entry)
    throw InvalidArgument("no library or no entry is given");
  const std::vector<Value> results =
      packageOf(*library).call(entry, inputs, outputs.size());
  give(results, outputs);
}

/// Both errors that a program gets where there is no memory for an array: the
/// limit of sizes is what is available now.
static bool isOfMemory(const Error &error) {
  return error.identifier == "MATLAB:nomem" ||
         error.identifier == "MATLAB:array:SizeLimitExceeded";
}

/// Of the exception that is being handled. What does not even leave memory for
/// a message has none.
runmat_call_status runmat_context::describeFailure() noexcept try {
  try {
    throw;
  } catch (const Error &error) {
    text = interpreter.renderError(error);
    errorIdentifier = error.identifier;
    return isOfMemory(error) ? RUNMAT_CALL_NO_MEMORY : RUNMAT_CALL_ERROR;
  } catch (const InvalidArgument &mistake) {
    text = mistake.what();
    return RUNMAT_CALL_INVALID_ARGUMENT;
  } catch (const OtherBuild &mistake) {
    text = mistake.what();
    return RUNMAT_CALL_OTHER_BUILD;
  } catch (const OtherProcessor &mistake) {
    text = mistake.what();
    return RUNMAT_CALL_OTHER_PROCESSOR;
  } catch (const ExitRequest &request) {
    text = "the function called exit with the status " +
           std::to_string(request.status);
    return RUNMAT_CALL_EXIT;
  } catch (const std::bad_alloc &) {
    text = "out of memory";
    return RUNMAT_CALL_NO_MEMORY;
  } catch (const std::exception &failure) {
    text = std::string("a fault of RunMat: ") + failure.what();
  } catch (...) {
    text = "a fault of RunMat, or the function was interrupted";
  }
  return RUNMAT_CALL_INTERNAL;
} catch (...) {
  return RUNMAT_CALL_NO_MEMORY;
}

runmat_call_status
runmat_context::call(const runmat_library *library, const char *entry,
                     std::span<const runmat_array *const> inputs,
                     std::span<runmat_array *const> outputs) noexcept {
  const InUse use(isBusy);
  if (!use)
    return RUNMAT_CALL_BUSY;
  text.clear();
  errorIdentifier.clear();
  runmat_call_status status = RUNMAT_CALL_OK;
  try {
    run(library, entry, inputs, outputs);
  } catch (...) {
    status = describeFailure();
  }
  sink.flush();
  return status;
}

runmat_call_status runmat_context::setOutput(runmat_output output,
                                             void *user) noexcept {
  const InUse use(isBusy);
  if (!use)
    return RUNMAT_CALL_BUSY;
  sink.setOutput(output, user);
  return RUNMAT_CALL_OK;
}

uint64_t runmat_context::interpreted() const noexcept try {
  uint64_t sum = 0;
  for (const std::shared_ptr<Module> &module : interpreter.modules())
    for (const auto &[place, count] : module->interpreted.counts())
      sum += count;
  return sum;
} catch (const std::bad_alloc &) {
  return UINT64_MAX;
}
