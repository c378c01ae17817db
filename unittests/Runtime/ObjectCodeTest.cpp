//===- ObjectCodeTest.cpp - loading object files ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/ObjectCode.h"
#include "runtime/SystemFiles.h"

#include <gtest/gtest.h>

#include <elf.h>
#include <random>

using namespace runmat;

namespace {

std::string sample() { return system_files::read(SAMPLE_OBJECT); }

std::string errorOf(std::string_view file) {
  ObjectCode code;
  std::string error;
  EXPECT_FALSE(code.load(file, error));
  EXPECT_FALSE(code);
  return error;
}

// Calls a function of the code. The sanitizer of calls would look for a mark
// of its own before the function, which other compilers' code does not have and
// which need not even be mapped before the first one.
template <typename Result, typename... Arguments>
__attribute__((no_sanitize("function"))) Result call(const ObjectCode &code,
                                                     const char *name,
                                                     Arguments... arguments) {
  void *found = code.find(name);
  EXPECT_TRUE(found) << name;
  return reinterpret_cast<Result (*)(Arguments...)>(found)(arguments...);
}

Elf64_Ehdr headerOf(const std::string &file) {
  Elf64_Ehdr header;
  std::memcpy(&header, file.data(), sizeof(header));
  return header;
}

TEST(ObjectCode, RunsWithItsConstantsAndTables) {
  ObjectCode code;
  std::string error;
  ASSERT_TRUE(code.load(sample(), error)) << error;
  EXPECT_EQ(call<double>(code, "prime", 4), 11);
  EXPECT_STREQ(call<const char *>(code, "nameOf", 1), "three");
  EXPECT_EQ(call<double>(code, "sumOfPrimes", 6), 41);
}

TEST(ObjectCode, CallsTheFewFunctionsThatCodeMayNeed) {
  ObjectCode code;
  std::string error;
  ASSERT_TRUE(code.load(sample(), error)) << error;
  EXPECT_EQ(call<double>(code, "roundedDown", -1.5), -2);
  char text[6] = "";
  call<void, void *, const void *, unsigned long>(code, "copyBytes", text,
                                                  "bytes", 6);
  EXPECT_STREQ(text, "bytes");
}

TEST(ObjectCode, FindsOnlyWhatIsForOthers) {
  ObjectCode code;
  std::string error;
  ASSERT_TRUE(code.load(sample(), error)) << error;
  EXPECT_FALSE(code.find("primes"));
  EXPECT_FALSE(code.find("floor"));
  EXPECT_FALSE(code.find(""));
  EXPECT_FALSE(ObjectCode().find("prime"));
}

TEST(ObjectCode, MovesAndIsFreed) {
  ObjectCode code, other;
  std::string error;
  ASSERT_TRUE(code.load(sample(), error)) << error;
  other = std::move(code);
  EXPECT_EQ(call<double>(other, "prime", 0), 2);
  other = {};
  EXPECT_FALSE(other);
}

TEST(ObjectCode, RefusesVariables) {
  EXPECT_EQ(errorOf(system_files::read(VARIABLE_OBJECT)),
            "the object has variables");
}

TEST(ObjectCode, RefusesWhatIsNoObjectOfThisMachine) {
  const std::string message = "it is no object file for this machine";
  EXPECT_EQ(errorOf(""), message);
  EXPECT_EQ(errorOf("text"), message);
  std::string other = sample();
  other[offsetof(Elf64_Ehdr, e_machine)] ^= 1;
  EXPECT_EQ(errorOf(other), message);
  EXPECT_EQ(errorOf(system_files::read("/proc/self/exe")), message);
}

/// Parts that are missing are refused: never read beyond the file.
TEST(ObjectCode, EveryShorterFileIsRefused) {
  const std::string whole = sample();
  for (size_t bytes = 0; bytes < whole.size(); bytes += 7)
    EXPECT_FALSE(errorOf(std::string(whole, 0, bytes)).empty()) << bytes;
}

/// Whatever the tables say, loading touches nothing outside of the file and of
/// its own memory. What is damaged in the code itself is not run.
TEST(ObjectCode, DamagedTablesAreRefusedOrHarmless) {
  const std::string whole = sample();
  const size_t tables = headerOf(whole).e_shoff;
  std::mt19937_64 random(1);
  for (int trial = 0; trial < 20000; ++trial) {
    std::string file = whole;
    const size_t begin = trial % 2 ? tables : 0;
    for (int k = 0; k < 3; ++k)
      file[begin + random() % (file.size() - begin)] = char(random());
    ObjectCode code;
    std::string error;
    EXPECT_NE(code.load(file, error), !error.empty());
  }
}

} // namespace
