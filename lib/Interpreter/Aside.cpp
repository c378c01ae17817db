//===- Aside.cpp - long work that can be left behind ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Interpreter/Aside.h"
#include "runtime/Devices/BackgroundWork.h"
#include "runtime/Interrupt.h"

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <mutex>

using namespace runmat;

namespace {

/// Elements that a builtin goes over in some tens of microseconds at least,
/// which is what a thread costs.
constexpr double manyElements = 1 << 16;
/// As many make a matrix of many elements.
constexpr double fewElements = 1 << 8;
/// What was quick is not slow with a few times as much.
constexpr double likeSize = 4;
constexpr auto quick = std::chrono::milliseconds(1);
/// How soon an interrupt is seen.
constexpr auto glance = std::chrono::milliseconds(10);

/// The context of work that may not touch the session.
class AsideContext final : public CallContext {
public:
  void write(std::string_view) override { refuse(); }
  void writeError(std::string_view) override { refuse(); }
  void flush() override { refuse(); }
  std::vector<Value> call(const Value &, std::span<const Value>, int) override {
    refuse();
  }
  NameKind exist(std::string_view, std::span<const NameKind>) override {
    refuse();
  }
  CallerInfo caller() override { refuse(); }
  std::vector<std::string> argv() override { refuse(); }
  SessionState &session() override { refuse(); }
  void warn(std::string_view identifier, std::string_view message) override {
    warnings.push_back({std::string(identifier), std::string(message)});
  }

  std::vector<Warning> warnings;

private:
  [[noreturn]] static void refuse() {
    throw Error("RunMat:internal",
                "A builtin that is marked as pure asked for the session.");
  }
};

/// What the thread and the interpreter share.
struct Work {
  explicit Work(AsideWork function) : function(std::move(function)) {}

  void run() {
    try {
      function(context, results);
    } catch (...) {
      failure = std::current_exception();
    }
    function = nullptr;
    std::lock_guard lock(mutex);
    isDone = true;
    done.notify_one();
  }

  /// False when the user asks to stop first.
  bool wait() {
    std::unique_lock lock(mutex);
    while (!done.wait_for(lock, glance, [&] { return isDone; }))
      if (interrupt::requested())
        return false;
    return true;
  }

  AsideWork function;
  AsideContext context;
  std::vector<Value> results;
  std::exception_ptr failure;

private:
  std::mutex mutex;
  std::condition_variable done;
  bool isDone = false;
};

/// Whether another thread may keep the value: an object may change, and a
/// function would call back. Arrays come to the host, since devices are for
/// this thread.
bool canBeShared(const Value &value) {
  if (value.isCell())
    return std::ranges::all_of(value.cell().elements, canBeShared);
  if (value.isArray() && !value.inlineDouble() && !value.inlineLogical())
    value.array()->data();
  return value.isArray() || value.kind() == ValueKind::String;
}

double elementsOf(std::span<const Value> arguments) {
  double elements = 0;
  for (const Value &argument : arguments)
    elements += argument.isDefined() ? double(argument.count()) : 0;
  return elements;
}

/// The elements, or a number that could be as many.
double sizeOf(std::span<const Value> arguments) {
  double size = elementsOf(arguments);
  for (const Value &argument : arguments)
    if (const double *number = argument.inlineDouble())
      size = std::max(size, *number);
  return size;
}

std::vector<Value> runAside(CallContext &context, AsideWork function) {
  auto work = std::make_shared<Work>(std::move(function));
  if (!background::startThread([work] { work->run(); }))
    work->run();
  if (!work->wait())
    interrupt::stop();
  for (const Warning &warning : work->context.warnings)
    context.warn(warning);
  if (work->failure)
    std::rethrow_exception(work->failure);
  return std::move(work->results);
}

} // namespace

bool Aside::takes(const void *callee, std::span<const Value> arguments) const {
  if (!isEnabled)
    return false;
  if (elementsOf(arguments) < manyElements) {
    const double size = sizeOf(arguments);
    const auto known = quickSizes.find(callee);
    const double proven = known == quickSizes.end() ? 0 : known->second;
    if (size < fewElements || size <= likeSize * proven)
      return false;
  }
  return std::ranges::all_of(arguments, canBeShared);
}

std::vector<Value> Aside::run(CallContext &context, const void *callee,
                              std::span<const Value> arguments,
                              AsideWork work) {
  const double size = sizeOf(arguments);
  const auto begin = std::chrono::steady_clock::now();
  std::vector<Value> results = runAside(context, std::move(work));
  if (std::chrono::steady_clock::now() - begin < quick)
    quickSizes[callee] = std::max(quickSizes[callee], size);
  return results;
}
