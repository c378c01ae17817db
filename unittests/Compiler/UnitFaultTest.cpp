//===- UnitFaultTest.cpp - units on a device that fails ---------*- C++ -*-===//
//-*-//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "../Runtime/ProviderFaults.h"
#include "Engine/CompilerLibrary.h"
#include "Engine/UnitKernels.h"
#include "Engine/UnitRunner.h"
#include "Interpreter/Interpreter.h"
#include "Interpreter/Output.h"
#include "runtime/providers/Host/HostProvider.h"
#ifdef RUNMAT_HAVE_VULKAN
#include "runtime/providers/vulkan/VulkanProvider.h"
#endif

#include <gtest/gtest.h>

#include <cstdlib>
#include <cstring>

using namespace runmat;
using namespace runmat::test;

namespace {

/// A guarded cluster, a reduction, slices, a concatenation, a shift, a scan,
/// elements by a mask, a loop, and an assignment in place.
constexpr const char *program = R"(
func.func @program(%x: !runmat.array<single, [1, *]>)
    -> (!runmat.any, !runmat.any, !runmat.any, !runmat.any) {
  %one = runmat.constant 1.0 : f64 -> !runmat.any
  %two = runmat.constant 2.0 : f64 -> !runmat.any
  %three = runmat.constant 3.0 : f64 -> !runmat.any
  %least = runmat.constant 100.0 : f64 -> !runmat.any
  %root = runmat.sqrt %x : (!runmat.array<single, [1, *]>) -> !runmat.any
  %double = runmat.mul %root, %two
    : (!runmat.any, !runmat.any) -> !runmat.any
  %y = runmat.add %double, %x
    : (!runmat.any, !runmat.array<single, [1, *]>) -> !runmat.any
  %sum = runmat.reduce sum %y : (!runmat.any) -> !runmat.any
  %end = runmat.end %y at 0 of 1 : (!runmat.any) -> !runmat.any
  %late = runmat.range %three, %one, %end
    : (!runmat.any, !runmat.any, !runmat.any) -> !runmat.any
  %head = runmat.index %y(%late) : (!runmat.any, !runmat.any) -> !runmat.any
  %early = runmat.range %one, %one, %two
    : (!runmat.any, !runmat.any, !runmat.any) -> !runmat.any
  %tail = runmat.index %y(%early) : (!runmat.any, !runmat.any) -> !runmat.any
  %joined = runmat.concatenate %head, %tail along 1
    : (!runmat.any, !runmat.any) -> !runmat.any
  %shifted = runmat.shift %joined by %three
    : (!runmat.any, !runmat.any) -> !runmat.any
  %scanned = runmat.scan sum %shifted : (!runmat.any) -> !runmat.any
  %mask = runmat.gt %joined, %least
    : (!runmat.any, !runmat.any) -> !runmat.any
  %chosen = runmat.index %joined(%mask)
    : (!runmat.any, !runmat.any) -> !runmat.any
  %turned = runmat.for %i: !runmat.any = %one, %one, %three
      : !runmat.any, !runmat.any, !runmat.any
      carry(%c = %scanned : !runmat.any) {
    %scaled = runmat.mul %c, %two
      : (!runmat.any, !runmat.any) -> !runmat.any
    %next = runmat.add %scaled, %i
      : (!runmat.any, !runmat.any) -> !runmat.any
    runmat.yield %next : !runmat.any
  }
  %changed = runmat.update %turned(%late) = %least
    : (!runmat.any, !runmat.any, !runmat.any) -> !runmat.any
  return %sum, %shifted, %chosen, %changed
    : !runmat.any, !runmat.any, !runmat.any, !runmat.any
})";

constexpr int64_t length = 3000;

ArrayRef input() {
  std::vector<float> values(length);
  for (size_t i = 0; i < length; ++i)
    values[i] = float(i * 7 % 1000);
  return Array::fromValues(ElementClass::Single, {1, length}, values.data());
}

/// Classes, extents and bits of what a unit hands over.
using Contents = std::vector<std::string>;

Contents contentsOf(const std::vector<ArrayRef> &values) {
  Contents contents;
  for (const ArrayRef &value : values) {
    std::string text = value->extents().str() + ":";
    text.append(static_cast<const char *>(value->data()), value->bytes());
    contents.push_back(text);
  }
  return contents;
}

/// Runs the unit in a session of its own.
class Session {
public:
  Session(CompiledUnit &unit, const std::string &device,
          const runmat_provider_table *provider = nullptr,
          uint64_t memory = UINT64_MAX)
      : unit(unit) {
    RuntimeSettings settings;
    settings.device = device;
    settings.deviceMemory = memory;
    registry.emplace(settings);
    if (provider)
      registry->registerProvider(*provider);
  }

  /// Its outputs; throws Error when it fails or leaves.
  Contents run() {
    if (!planner) {
      planner.emplace(*registry);
      runner.emplace(interpreter, *planner, launcher, "");
    }
    const UnitEnd end = runner->run(unit, kernels, inputs);
    if (end.exit)
      throw Error("Test:left", "The unit was left.");
    return contentsOf(end.values);
  }

  /// The error instead of these outputs, if there is one.
  std::optional<Error> expect(const Contents &expected) try {
    EXPECT_TRUE(run() == expected);
    return std::nullopt;
  } catch (const Error &error) {
    return error;
  }

private:
  CompiledUnit &unit;
  CollectingSink sink;
  Interpreter interpreter{sink};
  std::optional<DeviceRegistry> registry;
  std::optional<Planner> planner;
  Launcher launcher{RuntimeSettings{}};
  std::optional<UnitRunner> runner;
  UnitKernels kernels{unit};
  const std::vector<ArrayRef> inputs{input()};
};

const runmat_provider_table *tableOf(const std::string &provider) {
  if (provider == "inprocess")
    return &inprocessProviderTable();
#ifdef RUNMAT_HAVE_VULKAN
  const char *wanted = std::getenv("RUNMAT_TEST_VULKAN");
  if (!wanted || std::strcmp(wanted, "0") != 0)
    return vulkan::vulkanProviderTable();
#endif
  return nullptr;
}

struct Case {
  const char *name;
  runmat_status status;
  /// Bytes that the device has; 40000 are three of the arrays.
  uint64_t memory;
};

class UnitFault
    : public testing::TestWithParam<std::tuple<const char *, Case>> {
protected:
  UnitFault() {
    CompilerLibrary::setFile(RUNMAT_TEST_COMPILER);
    std::string error;
    const CompilerLibrary *compiler = CompilerLibrary::open(error);
    EXPECT_TRUE(compiler) << error;
    ModuleRequest request;
    request.file = "test.mlir";
    request.text = program;
    ModuleResult result = compiler->compileModule(request);
    EXPECT_TRUE(result.unit) << result.error;
    unit = CompiledUnit::load(std::move(result.unit), error);
  }
  std::unique_ptr<CompiledUnit> unit;
};

TEST_P(UnitFault, GivesTheSameOrSaysSo) {
  const auto &[provider, each] = GetParam();
  const runmat_provider_table *base = tableOf(provider);
  if (!base)
    GTEST_SKIP() << "there is no Vulkan to test";
  const Contents expected = Session(*unit, "cpu").run();
  uint64_t call = 0, ends = 0;
  for (bool hasFailed = true; hasFailed; ++call) {
    SCOPED_TRACE("call " + std::to_string(call));
    {
      Session session(*unit, "faulty", &ProviderFaults::over(*base),
                      each.memory);
      ProviderFaults::arm(call, each.status);
      const std::optional<Error> error = session.expect(expected);
      hasFailed = !ProviderFaults::isArmed();
      ProviderFaults::disarm();
      if (error) {
        ++ends;
        EXPECT_FALSE(error->message.empty());
        // What it was given is as it was.
        EXPECT_FALSE(session.expect(expected));
      }
    }
    EXPECT_EQ(ProviderFaults::live(), 0);
  }
  EXPECT_GT(call, 20u);
  EXPECT_LT(ends, call);
}

INSTANTIATE_TEST_SUITE_P(
    Calls, UnitFault,
    testing::Combine(
        testing::Values("inprocess", "vulkan"),
        testing::Values(Case{"NoMemory", RUNMAT_ERROR_OUT_OF_MEMORY, 40000},
                        Case{"DeviceLost", RUNMAT_ERROR_DEVICE_LOST,
                             UINT64_MAX},
                        Case{"Internal", RUNMAT_ERROR_INTERNAL, 40000})),
    [](const auto &test) {
      return std::string(std::get<0>(test.param)) +
             std::get<1>(test.param).name;
    });

} // namespace
