//===- UnitImageTest.cpp - descriptions as bytes ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/UnitImage.h"

#include <gtest/gtest.h>

#include <cstring>
#include <random>

using namespace runmat;

namespace {

runmat_text text(const char *characters) {
  return {characters, std::strlen(characters)};
}

/// A description with something of everything.
class Described final : public UnitSource {
public:
  Described() {
    unit.object = text("code");
    unit.next_index = 7;
    unit.inputs = inputs;
    unit.input_count = 1;
    unit.outputs = outputs;
    unit.output_count = 2;
    unit.gpu_arrays = outputs;
    unit.gpu_array_count = 1;
    unit.lent_inputs = numbers;
    unit.lent_input_count = 1;
    unit.clusters = clusters;
    unit.cluster_count = 2;
    unit.table = {exits, sites, calls, 1, 2, 1};
    unit.plan = {1, 1, 1, 1, values, loops, carried, steps, 2, numbers};
    clusters[0].struct_size = clusters[1].struct_size = sizeof(clusters[0]);
    clusters[0].kind = RUNMAT_CLUSTER_REDUCTION;
    clusters[0].extent_count = 2;
    clusters[0].output_count = 1;
    clusters[0].output_classes = classes;
    clusters[0].reduced = reduced;
    clusters[0].name = "first";
    clusters[0].file = "main.m";
    clusters[0].line = 12;
    clusters[0].operations[RUNMAT_WORK_F64] = 2.5;
    clusters[1].name = "second";
  }
  const runmat_unit_description &description() const override { return unit; }
  bool hostKernels(uint32_t, std::string_view &, std::string &) override {
    return false;
  }
  bool hasHostKernels(uint32_t) const override { return false; }
  bool deviceKernel(uint32_t, uint32_t, const runmat_kernel_target &,
                    runmat_kernel_code &, std::string &) override {
    return false;
  }

private:
  const int64_t extents[2] = {1, RUNMAT_EXTENT_MANY};
  const runmat_variable inputs[1] = {
      {3, {RUNMAT_CLASS_SINGLE, 1, 0, 2, extents}}};
  const int32_t outputs[2] = {4, RUNMAT_SLOT_RANDOM_COUNTER};
  const uint32_t numbers[2] = {0, RUNMAT_PLAN_NONE};
  const uint8_t classes[1] = {RUNMAT_CLASS_DOUBLE}, reduced[2] = {0, 1};
  const runmat_exit_loop exitLoops[1] = {{RUNMAT_LOOP_FOR, 1, 2, 3, 4}};
  const runmat_exit_variable exitVariables[1] = {
      {text("x"), 3, 0, RUNMAT_NO_VALUE, 1, 2}};
  const int32_t exitValues[2] = {RUNMAT_VALUE_ARRAY, RUNMAT_CLASS_INT8};
  const runmat_unit_exit exits[1] = {
      {-5, 2, 1, 1, exitValues, exitVariables, exitLoops}};
  const runmat_text sites[2] = {text("an index"), text("")};
  const runmat_call_argument arguments[1] = {
      {RUNMAT_ARGUMENT_TEXT, 0, {"a\0b", 3}}};
  const runmat_call_result results[1] = {
      {{RUNMAT_CLASS_DOUBLE, 0, 1, 2, extents}, 1}};
  const runmat_call_site calls[1] = {{text("disp"),
                                      9,
                                      {1, 0, 2, 1, 2, 1, 2, 5, extents},
                                      8,
                                      1,
                                      1,
                                      1,
                                      arguments,
                                      results,
                                      0}};
  const runmat_plan_extent planExtents[1] = {{-1, 0, RUNMAT_PLAN_ELEMENT}};
  const runmat_plan_value values[1] = {{0, 8, 1, planExtents}};
  const runmat_plan_loop loops[1] = {{RUNMAT_PLAN_NONE, 10, 0, 1, 0.5}};
  const runmat_plan_carried carried[1] = {{0, 1, 2, 3}};
  const runmat_plan_step steps[1] = {
      {0, 1, RUNMAT_PLAN_NONE, 1, 2, 1, numbers, numbers, planExtents}};
  runmat_cluster_info clusters[2] = {};
  runmat_unit_description unit{};
};

CompileResult answer() {
  return {std::make_unique<Described>(), "line 3: ends", 2, {5, 6}};
}

const std::vector<NameAnswer> names = {
    {0, "sin", NameMeaning::Kind::Builtin, {}},
    {1, "mine", NameMeaning::Kind::Function, "function mine"}};

const std::vector<FunctionPlace> places = {{"main.m", "f", 1, 9, 2},
                                           {"main.m", "g", 10, 12, 8}};

TEST(UnitImage, IsReadAsItWasWritten) {
  const std::string bytes = encode(names, places, answer());
  const std::optional<UnitImage> image = decodeUnit(bytes);
  ASSERT_TRUE(image && image->unit);
  EXPECT_EQ(image->reason, "line 3: ends");
  EXPECT_EQ(image->blamed, 2);
  EXPECT_EQ(image->holders, (std::vector<ast::Slot>{5, 6}));
  ASSERT_EQ(image->names.size(), 2u);
  EXPECT_EQ(image->names[1].program, 1u);
  EXPECT_EQ(image->names[1].name, "mine");
  EXPECT_EQ(image->names[1].kind, NameMeaning::Kind::Function);
  EXPECT_EQ(image->names[1].text, "function mine");
  EXPECT_EQ(image->places[1].name, "g");
  EXPECT_EQ(image->places[1].firstStatement, 8u);
  const runmat_unit_description &unit = image->unit->unit;
  EXPECT_EQ(toString(unit.object), "code");
  EXPECT_EQ(unit.inputs[0].type.extents[1], RUNMAT_EXTENT_MANY);
  EXPECT_EQ(unit.clusters[0].reduced[1], 1);
  EXPECT_EQ(unit.clusters[1].reduced, nullptr);
  // The number of the file, until it is moved to where that is.
  EXPECT_STREQ(unit.clusters[0].file, "0");
  EXPECT_EQ(unit.clusters[1].file, nullptr);
  EXPECT_EQ(toString(unit.table.calls[0].arguments[0].text),
            std::string("a\0b", 3));
  EXPECT_EQ(unit.table.exits[0].variables[0].imaginary, RUNMAT_NO_VALUE);
  EXPECT_EQ(unit.plan.steps[0].writes[1], RUNMAT_PLAN_NONE);
}

/// Whatever a field is, it is there: written again, what was read is the same.
TEST(UnitImage, EveryFieldIsKept) {
  class Read final : public UnitSource {
  public:
    explicit Read(OwnedDescription from) : read(std::move(from)) {}
    const runmat_unit_description &description() const override {
      return read.unit;
    }
    bool hostKernels(uint32_t, std::string_view &, std::string &) override {
      return false;
    }
    bool hasHostKernels(uint32_t) const override { return false; }
    bool deviceKernel(uint32_t, uint32_t, const runmat_kernel_target &,
                      runmat_kernel_code &, std::string &) override {
      return false;
    }

  private:
    OwnedDescription read;
  };
  const std::string bytes = encode(names, places, answer());
  std::optional<UnitImage> image = decodeUnit(bytes);
  ASSERT_TRUE(image && image->unit);
  EXPECT_EQ(encode(image->names, places,
                   {std::make_unique<Read>(std::move(*image->unit)),
                    image->reason, image->blamed, image->holders}),
            bytes);
}

TEST(UnitImage, ReasonsWithoutAUnitAreKept) {
  const std::optional<UnitImage> image =
      decodeUnit(encode({}, {}, {nullptr, "a cell array", 1, {}}));
  ASSERT_TRUE(image);
  EXPECT_FALSE(image->unit);
  EXPECT_EQ(image->reason, "a cell array");
}

/// What is kept tells nobody where the sources lay.
TEST(UnitImage, HasNoNamesOfFiles) {
  const std::string bytes = encode(names, places, answer());
  EXPECT_EQ(bytes.find("main.m"), std::string::npos);
  const std::vector<FunctionPlace> another = {{"other.m", "f", 1, 9, 2},
                                              {"main.m", "g", 10, 12, 8}};
  EXPECT_NE(encode(names, another, answer()), bytes);
}

/// As functions do that something was written above, in a file that moved.
TEST(UnitImage, MovesWithItsFunctions) {
  std::optional<UnitImage> image = decodeUnit(encode(names, places, answer()));
  ASSERT_TRUE(image && image->unit);
  const runmat_unit_description &unit = image->unit->unit;
  move(*image, {{"other.m", "f", 5, 13, 7}, {"other.m", "g", 20, 22, 1}});
  EXPECT_EQ(image->reason, "line 7: ends");
  EXPECT_EQ(unit.table.calls[0].statement, 13);
  EXPECT_EQ(unit.table.exits[0].statement, -5);
  EXPECT_EQ(unit.clusters[0].line, 22u);
  EXPECT_STREQ(unit.clusters[0].file, "other.m");
  EXPECT_EQ(unit.clusters[1].file, nullptr);
}

TEST(UnitImage, EveryOtherLengthIsRefused) {
  const std::string bytes = encode(names, places, answer());
  for (size_t size = 0; size < bytes.size(); ++size)
    EXPECT_FALSE(decodeUnit(bytes.substr(0, size))) << size;
  EXPECT_FALSE(decodeUnit(bytes + '\0'));
}

/// Sizes and texts that are anything lead nowhere outside of the bytes.
TEST(UnitImage, DamagedBytesAreRefusedOrHarmless) {
  const std::string bytes = encode(names, places, answer());
  std::mt19937_64 random(1);
  for (int trial = 0; trial < 20000; ++trial) {
    std::string damaged = bytes;
    for (int k = 0; k < 3; ++k)
      damaged[random() % damaged.size()] = char(random() % 5 ? random() : 0xff);
    const std::optional<UnitImage> image = decodeUnit(damaged);
    if (image && image->unit && image->unit->unit.cluster_count)
      EXPECT_TRUE(!image->unit->unit.clusters[0].name ||
                  std::strlen(image->unit->unit.clusters[0].name) <
                      damaged.size());
  }
}

TEST(UnitImage, DeviceCodeIsReadAsItWasWritten) {
  const uint32_t words[] = {1, 2, 3};
  runmat_kernel_code code{};
  code.format = RUNMAT_KERNEL_SPIRV;
  code.code = words;
  code.code_bytes = sizeof(words);
  code.entry = "kernel_final";
  code.word_count = 4;
  code.workgroup_size = 256;
  code.items_per_group = 512;
  const std::string bytes = encode(code);
  runmat_kernel_code read{};
  ASSERT_TRUE(decodeKernel(bytes, read));
  EXPECT_EQ(read.struct_size, sizeof(read));
  EXPECT_EQ(read.format, code.format);
  EXPECT_EQ(read.code_bytes, sizeof(words));
  EXPECT_EQ(std::memcmp(read.code, words, sizeof(words)), 0);
  EXPECT_EQ(reinterpret_cast<uintptr_t>(read.code) % alignof(uint32_t), 0u);
  EXPECT_STREQ(read.entry, "kernel_final");
  EXPECT_EQ(read.word_count, 4u);
  EXPECT_EQ(read.workgroup_size, 256u);
  EXPECT_EQ(read.items_per_group, 512u);
  for (size_t size = 0; size < bytes.size(); ++size)
    EXPECT_FALSE(decodeKernel(std::string_view(bytes).substr(0, size), read));
}

} // namespace
