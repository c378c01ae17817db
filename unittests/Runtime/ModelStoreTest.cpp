//===- ModelStoreTest.cpp - tests of models in files ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/ModelStore.h"
#include "runtime/Devices/DevicePriors.h"
#include "runtime/FileCache.h"
#include "runtime/SystemFiles.h"
#include "unittests/Vulkan/ScopedFolder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <fstream>

namespace runmat {
namespace {

namespace fs = std::filesystem;

DeviceModel learntModel() {
  DeviceModel model(priorFigures(PlaceClass::DiscreteGpu, 1));
  for (int i = 0; i < 5; ++i)
    model.observeCompile({}, 0.2);
  return model;
}

class ModelStoreTest : public testing::Test {
protected:
  /// The only file of the folder.
  fs::path file() const { return fs::directory_iterator(place)->path(); }

  vulkan::test::ScopedFolder folder;
  const fs::path place = folder.path() / "models";
  const ModelStore store{place.string()};
  const ModelKey key{"card", "driver 1", "0.1"};
};

TEST_F(ModelStoreTest, KeepsWhatWasLearnt) {
  EXPECT_FALSE(store.load(key));
  ASSERT_TRUE(store.save(learntModel(), key));
  const std::optional<DeviceModel> model = store.load(key);
  ASSERT_TRUE(model);
  EXPECT_EQ(model->figure(Figure::CompileSeconds),
            learntModel().figure(Figure::CompileSeconds));
  EXPECT_EQ(model->uncorrected(), learntModel().uncorrected());
}

TEST_F(ModelStoreTest, OtherDevicesDriversAndVersionsHaveTheirOwn) {
  ASSERT_TRUE(store.save(learntModel(), key));
  EXPECT_FALSE(store.load({"other card", key.driver, key.version}));
  EXPECT_FALSE(store.load({key.device, "driver 2", key.version}));
  EXPECT_FALSE(store.load({key.device, key.driver, "0.2"}));
  EXPECT_TRUE(store.load(key));
}

TEST_F(ModelStoreTest, WhatIsDamagedIsIgnored) {
  ASSERT_TRUE(store.save(learntModel(), key));
  const auto bytes = fs::file_size(file());
  for (uintmax_t at = 0; at < bytes; at += 7) {
    ASSERT_TRUE(store.save(learntModel(), key));
    std::fstream stream(file(),
                        std::ios::binary | std::ios::in | std::ios::out);
    stream.seekg(at);
    const int before = stream.get();
    stream.seekp(at);
    stream.put(char(before ^ 1));
    stream.close();
    EXPECT_FALSE(store.load(key)) << at;
  }
  fs::resize_file(file(), bytes / 2);
  EXPECT_FALSE(store.load(key));
}

TEST_F(ModelStoreTest, AModelUnderAnothersNameIsIgnored) {
  const ModelKey other{"other card", "driver 1", "0.1"};
  ASSERT_TRUE(store.save(learntModel(), other));
  const fs::path foreign = file();
  ASSERT_TRUE(store.save(learntModel(), key));
  for (const auto &each : fs::directory_iterator(place))
    if (each.path() != foreign)
      fs::copy_file(foreign, each.path(), fs::copy_options::overwrite_existing);
  EXPECT_FALSE(store.load(key));
  EXPECT_TRUE(store.load(other));
}

TEST_F(ModelStoreTest, Forgets) {
  EXPECT_TRUE(store.forget());
  ASSERT_TRUE(store.save(learntModel(), key));
  ASSERT_TRUE(store.save(learntModel(), hostModelKey(2)));
  EXPECT_TRUE(store.forget());
  EXPECT_FALSE(store.load(key));
  EXPECT_FALSE(store.load(hostModelKey(2)));
}

TEST_F(ModelStoreTest, WithoutAFolderNothingIsKept) {
  for (const auto &nowhere : {std::optional<std::string>(),
                              std::optional<std::string>("/dev/null")}) {
    const ModelStore none(nowhere);
    EXPECT_FALSE(none.save(learntModel(), key));
    EXPECT_FALSE(none.load(key));
    EXPECT_TRUE(none.forget());
  }
}

TEST_F(ModelStoreTest, TheHostHasOneToo) {
  EXPECT_FALSE(store.load(hostModelKey(4)));
  ASSERT_TRUE(store.save(learntModel(), hostModelKey(4)));
  ASSERT_TRUE(store.load(hostModelKey(4)));
  // Of other numbers of threads nothing is learnt by that.
  EXPECT_FALSE(store.load(hostModelKey(2)));
}

TEST_F(ModelStoreTest, KeysNameDeviceDriverAndVersion) {
  runmat_device_info info{};
  std::strcpy(info.name, "card");
  std::strcpy(info.driver, "driver 1");
  EXPECT_EQ(modelKey(info, 4).device, "card");
  EXPECT_EQ(modelKey(info, 4).driver, "driver 1");
  EXPECT_NE(modelKey(info, 4).version, "");
  EXPECT_EQ(hostModelKey(3).driver, "3 threads");
}

TEST_F(ModelStoreTest, TheKeyOfTheHostNamesItsProcessor) {
  const std::string file = system_files::read("/proc/cpuinfo");
  EXPECT_EQ(hostModelKey(3).device,
            "host " + std::string(system_files::entry(file, "model name")));
}

TEST_F(ModelStoreTest, KeysOfSoftwareDevicesNameTheThreads) {
  runmat_device_info info{};
  std::strcpy(info.name, "pipe");
  std::strcpy(info.driver, "driver 1");
  info.device_type = RUNMAT_DEVICE_SOFTWARE;
  EXPECT_EQ(modelKey(info, 3).driver, "driver 1, 3 threads");
  ASSERT_TRUE(store.save(learntModel(), modelKey(info, 3)));
  EXPECT_TRUE(store.load(modelKey(info, 3)));
  EXPECT_FALSE(store.load(modelKey(info, 4)));
}

TEST_F(ModelStoreTest, WhatIsExpectedOfADeviceIsWhatOneWas) {
  auto expected = [&] {
    return keptModelOfCard(store)->figure(Figure::Bandwidth);
  };
  auto ofBandwidth = [](double value) {
    Figures figures = priorFigures(PlaceClass::DiscreteGpu, 1);
    figures[size_t(Figure::Bandwidth)] = value;
    return DeviceModel(figures);
  };
  runmat_device_info pipe{};
  pipe.device_type = RUNMAT_DEVICE_SOFTWARE;
  ASSERT_TRUE(store.save(ofBandwidth(7), hostModelKey(2)));
  ASSERT_TRUE(store.save(ofBandwidth(8e18), modelKey(pipe, 2)));
  ASSERT_TRUE(store.save(ofBandwidth(9e18), {"card", "driver", "0.0.0"}));
  EXPECT_FALSE(keptModelOfCard(store));
  const std::string version = hostModelKey(1).version;
  ASSERT_TRUE(store.save(ofBandwidth(5e9), {"slow", "driver", version}));
  EXPECT_EQ(expected(), 5e9);
  ASSERT_TRUE(store.save(ofBandwidth(6e12), {"fast", "driver", version}));
  EXPECT_EQ(expected(), 6e12);
}

TEST_F(ModelStoreTest, SaysWhatItKeeps) {
  EXPECT_TRUE(store.kept().empty());
  EXPECT_TRUE(ModelStore(std::nullopt).kept().empty());
  ASSERT_TRUE(store.save(learntModel(), key));
  ASSERT_TRUE(store.save(learntModel(), {"card", "driver 1", "0.2"}));
  // Entries of others.
  for (const char *name : {"model", "model\ncard", "shader\na\nb\nc"})
    ASSERT_TRUE(FileCache(place, 1 << 20).write(name, "content"));
  std::vector<std::string> versions;
  for (const ModelKey &kept : store.kept()) {
    EXPECT_EQ(kept.device, "card");
    EXPECT_EQ(kept.driver, "driver 1");
    versions.push_back(kept.version);
  }
  std::ranges::sort(versions);
  EXPECT_EQ(versions, (std::vector<std::string>{"0.1", "0.2"}));
  EXPECT_TRUE(store.forget());
  EXPECT_TRUE(store.kept().empty());
}

} // namespace
} // namespace runmat
