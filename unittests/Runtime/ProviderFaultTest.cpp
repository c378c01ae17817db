//===- ProviderFaultTest.cpp - every call of a provider fails once -*- C++ -*-//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "ProviderFaults.h"
#include "TestKernels.h"
#include "runtime/Residency.h"
#include "runtime/UnitContext.h"
#include "runtime/UnitHandles.h"
#include "runtime/providers/Host/HostProvider.h"
#ifdef RUNMAT_HAVE_VULKAN
#include "runtime/providers/vulkan/Handle.h"
#include "runtime/providers/vulkan/VulkanError.h"
#include "runtime/providers/vulkan/VulkanProvider.h"
#endif

#include <gtest/gtest.h>

#include <bit>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <sstream>

namespace runmat {
namespace {

using namespace test;

constexpr int64_t length = 20000;
constexpr uint64_t arrayBytes = length * sizeof(float);
constexpr size_t arrayCount = 5;

void addScalarOnHost(const uint64_t *words, uint64_t begin, uint64_t end) {
  const auto *in = reinterpret_cast<const float *>(words[0]);
  auto *out = reinterpret_cast<float *>(words[1]);
  for (uint64_t i = begin; i < end; ++i)
    out[i] = in[i] + std::bit_cast<float>(static_cast<uint32_t>(words[3]));
}

/// out = in + scalar, of singles.
class SingleSource final : public KernelSource {
public:
  SingleSource() {
    std::ifstream file(RUNMAT_ADD_SCALAR_SPIRV, std::ios::binary);
    spirv << file.rdbuf();
  }
  bool kernel(uint32_t, uint32_t, const runmat_kernel_target &target,
              runmat_kernel_code &out, std::string &) override {
    const bool isHost = target.format == RUNMAT_KERNEL_HOST;
    code = spirv.str();
    out.format = target.format;
    out.entry = "add_scalar";
    out.word_count = 4;
    out.workgroup_size = isHost ? 1 : 64;
    out.items_per_group = isHost ? 1 : 64;
    out.code = isHost ? reinterpret_cast<const void *>(addScalarOnHost)
                      : static_cast<const void *>(code.data());
    out.code_bytes = code.size();
    return true;
  }

private:
  std::ostringstream spirv;
  std::string code;
};

ArrayRef constant(float value) {
  std::vector<float> values(length, value);
  return Array::fromValues(ElementClass::Single, {length, 1}, values.data());
}

bool isConstant(const ArrayRef &array, float value) {
  const auto *elements = array->as<float>();
  return std::all_of(elements, elements + length,
                     [&](float element) { return element == value; });
}

/// A session whose device has room for three arrays and works with ten, from
/// its beginning to its end.
class Session {
public:
  explicit Session(const runmat_provider_table &base) {
    RuntimeSettings settings;
    settings.device = "faulty";
    settings.deviceMemory = 3 * arrayBytes + arrayBytes / 2;
    registry.emplace(settings);
    registry->registerProvider(ProviderFaults::over(base));
    cluster.outputClasses[0] = RUNMAT_CLASS_SINGLE;
    for (size_t i = 0; i < arrayCount; ++i)
      made.emplace_back(constant(float(i)), float(i));
  }

  /// The error that ended it, if one did.
  std::optional<Error> run() try {
    Planner planner(*registry);
    Launcher launcher{RuntimeSettings{}};
    UnitContext context(planner, launcher);
    UnitContext::Frame frame(context, &cluster.info, 1, source);
    for (float step : {1.0f, 0.5f})
      for (size_t i = 0; i < arrayCount; ++i)
        add(context, made[made.size() - arrayCount], step);
    for (const auto &[array, value] : made)
      if (array->elementAsDouble(length - 1) != double(value))
        throw Error("Test:wrong", "A result is wrong.");
    return std::nullopt;
  } catch (const Error &error) {
    return error;
  }

  /// Whether all arrays made so far are what they should be.
  bool isWhole() const {
    return std::all_of(made.begin(), made.end(), [](const auto &each) {
      return isConstant(each.first, each.second);
    });
  }
  size_t arraysMade() const { return made.size(); }

private:
  void add(UnitContext &context, const std::pair<ArrayRef, float> &to,
           float step) {
    const float sum = to.second + step;
    TestLaunch launch(cluster, source, {to.first}, {length}, {{length, 1}},
                      {std::bit_cast<uint32_t>(step)});
    const LaunchArguments a = launch.arguments();
    if (context.functions->launch(&context, 0, a.inputs, a.outputs, a.shapes,
                                  a.extents, a.scalars,
                                  a.donations) != RUNMAT_LAUNCH_DONE)
      throw context.lastError();
    made.emplace_back(launch.output(0), sum);
  }

  Cluster cluster = addScalarCluster(1);
  SingleSource source;
  std::optional<DeviceRegistry> registry;
  std::vector<std::pair<ArrayRef, float>> made;
};

struct Fault {
  const char *name;
  runmat_status status;
};

const runmat_provider_table *tableOf(const std::string &provider) {
  if (provider == "inprocess")
    return &inprocessProviderTable();
#ifdef RUNMAT_HAVE_VULKAN
  const char *wanted = std::getenv("RUNMAT_TEST_VULKAN");
  if (!wanted || std::string(wanted) != "0")
    return vulkan::vulkanProviderTable();
#endif
  return nullptr;
}

class ProviderFault
    : public testing::TestWithParam<std::tuple<const char *, Fault>> {};

TEST_P(ProviderFault, LosesAndLeaksNothing) {
  const auto &[provider, fault] = GetParam();
  const runmat_provider_table *base = tableOf(provider);
  if (!base)
    GTEST_SKIP() << "there is no Vulkan to test";
  uint64_t call = 0, errors = 0;
  for (bool hasFailed = true; hasFailed; ++call) {
    SCOPED_TRACE("call " + std::to_string(call));
    {
      Session session(*base);
      ProviderFaults::arm(call, fault.status);
      const std::optional<Error> error = session.run();
      hasFailed = !ProviderFaults::isArmed();
      ProviderFaults::disarm();
      if (error) {
        ++errors;
        EXPECT_NE(error->message.find("made to fail"), std::string::npos)
            << error->message;
      } else {
        EXPECT_EQ(session.arraysMade(), 3 * arrayCount);
      }
      EXPECT_TRUE(session.isWhole());
      EXPECT_TRUE(hasFailed || !error);
    }
    EXPECT_EQ(ProviderFaults::live(), 0);
  }
  // Ten launches, five arrays up and more down.
  EXPECT_GT(call, 30u);
  // Where only memory is short, launches find another place.
  if (fault.status == RUNMAT_ERROR_OUT_OF_MEMORY)
    EXPECT_LT(errors, call / 2);
  else
    EXPECT_GT(errors, call / 2);
}

INSTANTIATE_TEST_SUITE_P(
    Calls, ProviderFault,
    testing::Combine(
        testing::Values("inprocess", "vulkan"),
        testing::Values(Fault{"OutOfMemory", RUNMAT_ERROR_OUT_OF_MEMORY},
                        Fault{"DeviceLost", RUNMAT_ERROR_DEVICE_LOST},
                        Fault{"Internal", RUNMAT_ERROR_INTERNAL})),
    [](const auto &test) {
      return std::string(std::get<0>(test.param)) +
             std::get<1>(test.param).name;
    });

#ifdef RUNMAT_HAVE_VULKAN

/// Whether all arrays are what they should be, or say that they are lost.
bool isWholeOrLost(const Session &session) try {
  return session.isWhole();
} catch (const Error &error) {
  return error.identifier == "RunMat:device:Lost";
}

// What fails below the provider: its allocations, submissions and waits.
TEST(VulkanCallFault, LosesNothingSilentlyAndLeaksNothing) {
  const runmat_provider_table *base = tableOf("vulkan");
  if (!base)
    GTEST_SKIP() << "there is no Vulkan to test";
  const int64_t handles = vulkan::liveHandles;
  uint64_t call = 0, errors = 0;
  for (bool hasFailed = true; hasFailed; ++call) {
    SCOPED_TRACE("Vulkan call " + std::to_string(call));
    {
      Session session(*base);
      vulkan::FaultInjector::arm(call, VK_ERROR_OUT_OF_DEVICE_MEMORY);
      const std::optional<Error> error = session.run();
      hasFailed = vulkan::FaultInjector::fired();
      vulkan::FaultInjector::disarm();
      errors += error.has_value();
      EXPECT_TRUE(error ? !error->message.empty()
                        : session.arraysMade() == 3 * arrayCount);
      EXPECT_TRUE(error ? isWholeOrLost(session) : session.isWhole());
      EXPECT_TRUE(hasFailed || !error);
    }
    EXPECT_EQ(ProviderFaults::live(), 0);
    EXPECT_EQ(vulkan::liveHandles, handles);
  }
  EXPECT_GT(call, 50u);
  EXPECT_LT(errors, call);
}

#endif

} // namespace
} // namespace runmat
