//===- DeviceModelTextTest.cpp - tests of models as text --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/DeviceModelText.h"
#include "runtime/Devices/DevicePriors.h"

#include <gtest/gtest.h>

namespace runmat {
namespace {

const ModelKey key = {"Some Device", "driver 1.2", "0.1"};

DeviceModel experiencedModel() {
  DeviceModel model(priorFigures(PlaceClass::DiscreteGpu, 1));
  LaunchWork work;
  work.bytes = 1e9;
  for (double seconds : {3e-3, 1.0 / 300, 4e-3, 1e-3})
    model.observeLaunch(work, true, seconds);
  model.observeTransfer(Transfer::Download, 8, 1.0 / 7e5);
  return model;
}

void expectSame(const RunningRatio &left, const RunningRatio &right) {
  auto one = left.window(), other = right.window();
  EXPECT_TRUE(std::equal(one.begin(), one.end(), other.begin(), other.end()));
}

void expectSame(const DeviceModel &left, const DeviceModel &right) {
  EXPECT_EQ(left.uncorrected(), right.uncorrected());
  for (size_t i = 0; i < figureCount; ++i) {
    EXPECT_EQ(left.figure(figureAt(i)), right.figure(figureAt(i)));
    expectSame(left.correction(figureAt(i)), right.correction(figureAt(i)));
  }
  for (size_t i = 0; i < memoryClassCount; ++i)
    expectSame(left.memoryCorrection(i), right.memoryCorrection(i));
}

TEST(DeviceModelText, ReadsWhatItWrote) {
  DeviceModel model = experiencedModel();
  EXPECT_EQ(model.memoryCorrection(memoryClassOf(1e9)).window().size(), 4u);
  ReadModel read = fromText(toText(model, key), key);
  ASSERT_TRUE(read.model) << read.refusal;
  expectSame(model, *read.model);
  // Places without transfers, too.
  DeviceModel host(priorFigures(PlaceClass::Host, 3));
  ReadModel readHost = fromText(toText(host, key), key);
  ASSERT_TRUE(readHost.model) << readHost.refusal;
  expectSame(host, *readHost.model);
}

TEST(DeviceModelText, IsForOneDeviceDriverAndVersion) {
  const std::string text = toText(experiencedModel(), key);
  for (auto part : {&ModelKey::device, &ModelKey::driver, &ModelKey::version}) {
    ModelKey other = key;
    other.*part += "1";
    ReadModel read = fromText(text, other);
    EXPECT_FALSE(read.model);
    EXPECT_EQ(read.refusal, "it is of another device, driver or version");
  }
}

/// A name cannot end the key's lines early.
TEST(DeviceModelText, NamesMayHoldAnything) {
  ModelKey odd = {"a\ndriver b\nversion c\nbandwidth 1", "\r\t\0x", "check 0"};
  ReadModel read = fromText(toText(experiencedModel(), odd), odd);
  ASSERT_TRUE(read.model) << read.refusal;
  expectSame(experiencedModel(), *read.model);
}

TEST(DeviceModelText, AnyDamageIsRefused) {
  const std::string text = toText(experiencedModel(), key);
  for (size_t i = 0; i < text.size(); ++i)
    for (char c : {'\0', '0', ' ', '\n', char(text[i] ^ 1)}) {
      std::string damaged = text;
      damaged[i] = c;
      ReadModel read = fromText(damaged, key);
      EXPECT_EQ(read.model.has_value(), damaged == text) << i;
      EXPECT_EQ(read.refusal.empty(), damaged == text) << i;
    }
}

TEST(DeviceModelText, PartsAndExtrasAreRefused) {
  const std::string text = toText(experiencedModel(), key);
  for (size_t i = 0; i < text.size(); ++i) {
    EXPECT_FALSE(fromText(text.substr(0, i), key).model) << i;
    if (i > 0)
      EXPECT_FALSE(fromText(text.substr(i), key).model) << i;
  }
  EXPECT_FALSE(fromText(text + "\n", key).model);
  EXPECT_FALSE(fromText(text + text, key).model);
  EXPECT_FALSE(fromText("", key).model);
}

/// The lines of a text, under a checksum that is right.
std::string resealed(std::string text) {
  text.resize(text.rfind("check "));
  uint64_t hash = 0xcbf29ce484222325u;
  for (unsigned char c : text)
    hash = (hash ^ c) * 0x100000001b3u;
  char digits[20];
  std::snprintf(digits, sizeof(digits), "%llx", (unsigned long long)(hash));
  return text + "check " + digits + "\n";
}

std::string replaced(std::string text, const std::string &from,
                     const std::string &to) {
  size_t at = text.find(from);
  EXPECT_NE(at, text.npos);
  return resealed(text.replace(at, from.size(), to));
}

/// Whoever wrote it: what cannot be is not believed.
TEST(DeviceModelText, ARightChecksumIsNotEnough) {
  const std::string text =
      toText(DeviceModel(priorFigures(PlaceClass::DiscreteGpu, 1)), key);
  EXPECT_TRUE(fromText(resealed(text), key).model);
  const std::string line = "bandwidth 4e+11";
  auto refusal = [&](const std::string &to) {
    return fromText(replaced(text, line, to), key).refusal;
  };
  for (const char *bad :
       {"bandwidth", "bandwidth ", "bandwidth x", "band 1", "bandwidth 1x",
        "bandwidth 1  1", "bandwidth 1 x", "bandwidth 1e999", ""})
    EXPECT_EQ(refusal(bad), "the line of 'bandwidth' is damaged") << bad;
  for (const char *bad :
       {"bandwidth 0", "bandwidth -1", "bandwidth nan", "bandwidth inf"})
    EXPECT_EQ(refusal(bad), "its figures cannot be those of a device") << bad;
  EXPECT_EQ(refusal("bandwidth 4e+11 2 2 2"), "");
  EXPECT_EQ(refusal("bandwidth 4e+11 -2 nan 0"), "");
  EXPECT_EQ(fromText(replaced(text, "memory-3", "memory-3 x"), key).refusal,
            "the line of 'memory-3' is damaged");
  size_t end = text.rfind("check ");
  EXPECT_EQ(
      fromText(resealed(text.substr(0, end) + "more 1\n" + text.substr(end)),
               key)
          .refusal,
      "there is more in it than a model");
}

} // namespace
} // namespace runmat
