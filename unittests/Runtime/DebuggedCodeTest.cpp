//===- DebuggedCodeTest.cpp - what debuggers are told -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/DebuggedCode.h"
#include "runtime/ObjectCode.h"
#include "runtime/SystemFiles.h"

#include <gtest/gtest.h>

#include <random>

#include <unistd.h>

// As gdb has it.
// NOLINTBEGIN(bugprone-reserved-identifier,readability-identifier-naming)
struct jit_code_entry {
  jit_code_entry *next_entry, *prev_entry;
  const char *symfile_addr;
  uint64_t symfile_size;
};
struct jit_descriptor {
  uint32_t version, action_flag;
  jit_code_entry *relevant_entry, *first_entry;
};
extern "C" jit_descriptor __jit_debug_descriptor;
// NOLINTEND(bugprone-reserved-identifier,readability-identifier-naming)

using namespace runmat;

namespace {

std::string lined() { return system_files::read(LINED_OBJECT); }

std::string mapName() {
  return "/tmp/perf-" + std::to_string(::getpid()) + ".map";
}

size_t listed() {
  size_t count = 0;
  for (auto *entry = __jit_debug_descriptor.first_entry; entry;
       entry = entry->next_entry)
    ++count;
  return count;
}

class DebuggedCodeTest : public testing::Test {
protected:
  ~DebuggedCodeTest() override { ::unlink(mapName().c_str()); }

  std::string error;
};

TEST_F(DebuggedCodeTest, CodeWithoutLinesIsNotTold) {
  ObjectCode code;
  ASSERT_TRUE(code.load(system_files::read(SAMPLE_OBJECT), error)) << error;
  EXPECT_EQ(listed(), 0u);
  EXPECT_NE(::access(mapName().c_str(), F_OK), 0);
}

TEST_F(DebuggedCodeTest, GdbHasTheFileWhileTheCodeIsThere) {
  ObjectCode first, second;
  ASSERT_TRUE(first.load(lined(), error)) << error;
  ASSERT_TRUE(second.load(lined(), error)) << error;
  EXPECT_EQ(listed(), 2u);
  const auto &entry = *__jit_debug_descriptor.first_entry;
  const auto object =
      ElfObject::open({entry.symfile_addr, entry.symfile_size}, EM_X86_64);
  ASSERT_TRUE(object);
  bool hasFunction = false;
  for (const Elf64_Sym &symbol : object->symbols())
    if (object->name(symbol) == "twice")
      hasFunction =
          object->sections()[symbol.st_shndx].sh_addr + symbol.st_value ==
          reinterpret_cast<uint64_t>(second.find("twice"));
  EXPECT_TRUE(hasFunction);
  first = {};
  EXPECT_EQ(listed(), 1u);
  second = {};
  EXPECT_EQ(listed(), 0u);
}

TEST_F(DebuggedCodeTest, PerfHasTheLines) {
  ObjectCode code;
  ASSERT_TRUE(code.load(lined(), error)) << error;
  const std::string map = system_files::read(mapName());
  EXPECT_NE(map.find(" Lined.c:6\n"), std::string::npos) << map;
  char begin[32];
  std::snprintf(begin, sizeof(begin), "%llx ",
                static_cast<unsigned long long>(
                    reinterpret_cast<uint64_t>(code.find("twice"))));
  EXPECT_NE(map.find(begin), std::string::npos) << map;
}

TEST_F(DebuggedCodeTest, DamagedLinesAreHarmless) {
  const std::string whole = lined();
  std::mt19937_64 random(1);
  for (int trial = 0; trial < 5000; ++trial) {
    std::string file = whole;
    for (int k = 0; k < 3; ++k)
      file[random() % file.size()] = char(random());
    ObjectCode code;
    EXPECT_NE(code.load(file, error = ""), !error.empty());
  }
  EXPECT_EQ(listed(), 0u);
}

} // namespace
