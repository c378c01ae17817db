//===- ProviderLibraryTest.cpp - tests of providers in libraries *- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/ProviderLibrary.h"
#include "runtime/Devices/DeviceRegistry.h"
#include "runtime/Error.h"
#include "unittests/Vulkan/ScopedFolder.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <dlfcn.h>
#include <filesystem>
#include <fstream>
#include <functional>

namespace runmat {
namespace {

namespace fs = std::filesystem;

class ProviderLibrary : public testing::Test {
protected:
  ~ProviderLibrary() override { unsetenv("FAULTY_PROVIDER"); }

  static std::string problem(const std::function<void()> &action) {
    try {
      action();
    } catch (const Error &error) {
      return error.identifier + ": " + error.message;
    }
    return "none";
  }
  static std::string problemOf(const std::string &path) {
    return problem([&] { loadProviderLibrary(path); });
  }
  static std::string faulty(const char *fault) {
    setenv("FAULTY_PROVIDER", fault, 1);
    return problemOf(RUNMAT_FAULTY_PROVIDER);
  }
  static void expectPart(const std::string &text, const std::string &part) {
    EXPECT_NE(text.find(part), std::string::npos) << text;
  }

  std::string folderOf(const std::string &name) {
    const fs::path path = fs::path(root.path()) / name;
    fs::create_directory(path);
    return path.string();
  }
  static void put(const std::string &folder, const std::string &file) {
    std::ofstream(fs::path(folder) / file) << "no library";
  }
  static void copyCounting(const std::string &folder, const std::string &name) {
    fs::copy_file(RUNMAT_COUNTING_PROVIDER,
                  fs::path(folder) / ("librunmat-provider-" + name + ".so"));
  }

  vulkan::test::ScopedFolder root;
};

/// The names that are found, with their folders' names.
std::string found(const std::string &folders) {
  std::string text;
  for (const ProviderFile &file : findProviderLibraries(folders))
    text += fs::path(file.path).parent_path().filename().string() + "/" +
            file.name + " ";
  return text;
}

TEST_F(ProviderLibrary, GivesItsTable) {
  EXPECT_STREQ(loadProviderLibrary(RUNMAT_COUNTING_PROVIDER).name, "counting");
}

TEST_F(ProviderLibrary, SaysWhatIsWrongWithAFile) {
  expectPart(problemOf("/no/such/library.so"),
             "RunMat:provider: Cannot use the provider library "
             "'/no/such/library.so': there is no such file.");
  put(folderOf("a"), "text.so");
  expectPart(problemOf(folderOf("a") + "/text.so"), "text.so: file too short");
  Dl_info mathematics;
  auto *function = static_cast<double (*)(double, double)>(std::fmod);
  ASSERT_NE(dladdr(reinterpret_cast<void *>(function), &mathematics), 0);
  expectPart(problemOf(mathematics.dli_fname),
             "it does not export runmat_provider_query.");
}

/// Where the system would look for a library is none of the places.
TEST_F(ProviderLibrary, IsAFileWhereItSaysSo) {
  expectPart(problemOf("libm.so.6"), "there is no such file");
}

TEST_F(ProviderLibrary, SaysWhatIsWrongWithATable) {
  expectPart(faulty("refuse"), "it has no table for version 1.");
  expectPart(faulty("short"), "its table has 16 bytes, at least ");
}

TEST_F(ProviderLibrary, SaysWhichCallIsMissing) {
  expectPart(faulty("incomplete"), "it lacks the call `create`.");
}

TEST_F(ProviderLibrary, IsFoundByTheNameOfItsFile) {
  const std::string first = folderOf("first"), second = folderOf("second");
  put(first, "librunmat-provider-two.so");
  put(first, "librunmat-provider-one.so");
  put(first, "librunmat-provider-.so");
  put(first, "librunmat-provider-auto.so");
  put(first, "librunmat-provider-x y.so");
  put(first, "librunmat-provider-one.so.1");
  put(first, "runmat-provider-one.so");
  put(second, "librunmat-provider-two.so");
  put(second, "librunmat-provider-three.so");
  EXPECT_EQ(found(first), "first/one first/two ");
  EXPECT_EQ(found(":/no/such/folder:" + second + "::" + first + ":"),
            "second/three second/two first/one ");
  EXPECT_EQ(found(""), "");
  const auto two = findProviderLibrary(first + ":" + second, "two");
  ASSERT_TRUE(two);
  EXPECT_EQ(two->path, first + "/librunmat-provider-two.so");
  EXPECT_FALSE(findProviderLibrary(first, "three"));
}

TEST_F(ProviderLibrary, ThatTheSettingsNameIsThereAtOnce) {
  RuntimeSettings settings;
  settings.provider = RUNMAT_COUNTING_PROVIDER;
  DeviceRegistry registry{settings};
  ASSERT_NE(registry.provider("counting"), nullptr);
  // auto counts its devices, too.
  EXPECT_EQ(registry.deviceProviders().back(), registry.provider("counting"));
  EXPECT_EQ(registry.device("counting").name(), "counting");
  settings.provider = "/no/such/library.so";
  expectPart(problem([&] { DeviceRegistry{settings}; }), "no such file");
}

TEST_F(ProviderLibrary, OnThePathIsLoadedWhenItsDeviceIsNamed) {
  RuntimeSettings settings;
  settings.providerPath = folderOf("path");
  copyCounting(settings.providerPath, "counting");
  DeviceRegistry registry{settings};
  EXPECT_EQ(registry.provider("counting"), nullptr);
  expectPart(problem([&] { registry.device("toaster"); }),
             "There is no device 'toaster'; known are: cpu, inprocess");
  expectPart(problem([&] { registry.device("toaster"); }), ", counting.");
  Device &device = registry.device("counting");
  EXPECT_EQ(&registry.device("counting:0"), &device);
  const runmat_provider_table &table = *registry.provider("counting");
  EXPECT_TRUE(registry.isNamedOnly(table));
  EXPECT_FALSE(registry.isNamedOnly(*registry.provider("cpu")));
  for (const runmat_provider_table *each : registry.deviceProviders())
    EXPECT_NE(each, &table);
}

TEST_F(ProviderLibrary, HasTheNameOfItsFile) {
  RuntimeSettings settings;
  settings.providerPath = folderOf("path");
  copyCounting(settings.providerPath, "other");
  DeviceRegistry registry{settings};
  expectPart(problem([&] { registry.device("other"); }),
             "the name of its file says 'other', its table 'counting'.");
  EXPECT_EQ(registry.provider("counting"), nullptr);
}

TEST_F(ProviderLibrary, MayNotTakeANameThatIsTaken) {
  const std::string folder = folderOf("path");
  copyCounting(folder, "counting");
  DeviceRegistry registry{RuntimeSettings{}};
  EXPECT_EQ(registry.loadProvider(RUNMAT_COUNTING_PROVIDER), "counting");
  EXPECT_EQ(registry.loadProvider(RUNMAT_COUNTING_PROVIDER), "counting");
  expectPart(problem([&] {
               registry.loadProvider(folder +
                                     "/librunmat-provider-counting.so");
             }),
             "another provider has its name 'counting'.");
}

} // namespace
} // namespace runmat
