//===- CompiledUnitTest.cpp - units behind the compiler's table -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/CompiledUnit.h"
#include "Engine/CompilerLibrary.h"

#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <unistd.h>

using namespace runmat;

namespace {

class CompiledUnits : public testing::Test {
protected:
  CompiledUnits() {
    CompilerLibrary::setFile(RUNMAT_TEST_COMPILER);
    std::string error;
    compiler = CompilerLibrary::open(error);
    EXPECT_TRUE(compiler) << error;
  }

  std::unique_ptr<CompiledUnit> compile(const std::string &text) {
    ModuleRequest request;
    request.file = "test.mlir";
    request.text = text;
    ModuleResult result = compiler->compileModule(request);
    EXPECT_TRUE(result.unit) << result.error;
    std::string error;
    return result.unit ? CompiledUnit::load(std::move(result.unit), error)
                       : nullptr;
  }

  const CompilerLibrary *compiler = nullptr;
};

/// y = x + x of a column.
constexpr const char *twice = R"(
func.func @twice(%x: !runmat.array<double, [*, 1]>)
    -> !runmat.array<double, [*, 1]> {
  %y = runmat.add %x, %x : (!runmat.array<double, [*, 1]>,
    !runmat.array<double, [*, 1]>) -> !runmat.array<double, [*, 1]>
  return %y : !runmat.array<double, [*, 1]>
})";

// A device with code of another kind must not get SPIR-V.
TEST_F(CompiledUnits, HaveNoKernelsForFormatsThatTheCompilerDoesNotMake) {
  std::unique_ptr<CompiledUnit> unit = compile(twice);
  ASSERT_TRUE(unit);
  runmat_kernel_target target{};
  target.struct_size = sizeof(target);
  target.workgroup = 256;
  target.max_push_constant_bytes = 128;
  auto makes = [&](uint32_t format, std::string &error) {
    target.format = format;
    runmat_kernel_code code{};
    bool made = unit->kernel(0, RUNMAT_KERNEL_ELEMENTWISE, target, code, error);
    EXPECT_TRUE(!made || code.format == format);
    return made;
  };
  std::string error;
  EXPECT_TRUE(makes(RUNMAT_KERNEL_HOST, error)) << error;
  EXPECT_TRUE(makes(RUNMAT_KERNEL_SPIRV, error)) << error;
  EXPECT_FALSE(makes(RUNMAT_KERNEL_PTX, error));
  EXPECT_EQ(error, "there is no code of it for this device");
}

// In additions, as the record of / says (Cost in lib/Catalogue), functions by
// their texts without what huge angles take.
TEST_F(CompiledUnits, KnowWhatTheirArithmeticCosts) {
  const std::string array = "!runmat.array<double, [*, 1]>";
  auto costOf = [&](const std::string &op, const std::string &operands,
                    const std::string &types) {
    std::unique_ptr<CompiledUnit> unit =
        compile("func.func @f(%x: " + array + ") -> " + array +
                " {\n  %y = " + op + " " + operands + " : (" + types + ") -> " +
                array + "\n  return %y : " + array + "\n}");
    return unit && unit->clusters().size() == 1
               ? unit->clusters()[0].cost_per_item
               : NAN;
  };
  auto ofOne = [&](const char *op) { return costOf(op, "%x", array); };
  auto ofTwo = [&](const char *op) {
    return costOf(op, "%x, %x", array + ", " + array);
  };
  EXPECT_EQ(ofTwo("runmat.mul"), ofTwo("runmat.add"));
  EXPECT_EQ(ofTwo("runmat.div") - ofTwo("runmat.add"), 3);
  EXPECT_GT(ofOne("runmat.sin"), ofOne("runmat.floor") + 15);
  EXPECT_LT(ofOne("runmat.sin"), ofOne("runmat.floor") + 80);
}

//===----------------------------------------------------------------------===//
// What is freed
//===----------------------------------------------------------------------===//

/// Pieces of executable memory of no file: code that was made.
size_t codeRegions() {
  std::ifstream maps("/proc/self/maps");
  size_t count = 0;
  for (std::string line; std::getline(maps, line);)
    count += line.find(" r-xp ") != std::string::npos &&
             line.find(" 00:00 0") != std::string::npos;
  return count;
}

/// Bytes of memory that the process has.
size_t residentBytes() {
  std::ifstream file("/proc/self/statm");
  size_t all = 0, resident = 0;
  file >> all >> resident;
  return resident * size_t(sysconf(_SC_PAGESIZE));
}

TEST_F(CompiledUnits, TakeTheirCodeWithThem) {
  compile(twice);
  size_t before = codeRegions();
  std::vector<std::unique_ptr<CompiledUnit>> units;
  for (int i = 0; i < 40; ++i) {
    units.push_back(compile(twice));
    runmat_kernel_target target{};
    target.format = RUNMAT_KERNEL_HOST;
    runmat_kernel_code code{};
    std::string error;
    ASSERT_TRUE(
        units.back()->kernel(0, RUNMAT_KERNEL_ELEMENTWISE, target, code, error))
        << error;
  }
  EXPECT_GE(codeRegions(), before + 40);
  units.clear();
  EXPECT_LE(codeRegions(), before);
}

/// Each text is kept by the context in which it was met.
TEST_F(CompiledUnits, LeaveNoContextBehindThatOnlyGrows) {
  constexpr size_t padding = 1 << 20, compiles = 400;
  std::unique_ptr<CompiledUnit> kept = compile(twice);
  size_t before = residentBytes();
  for (size_t i = 0; i < compiles; ++i) {
    std::string text = twice;
    text.insert(text.find("{\n"), "attributes {test.padding = \"" +
                                      std::to_string(i) +
                                      std::string(padding, 'x') + "\"} ");
    compile(text);
  }
  // It may be less than before.
  EXPECT_LT(residentBytes(), before + compiles * padding / 2);
  runmat_kernel_target target{};
  target.format = RUNMAT_KERNEL_HOST;
  runmat_kernel_code code{};
  std::string error;
  EXPECT_TRUE(kept->kernel(0, RUNMAT_KERNEL_ELEMENTWISE, target, code, error))
      << error;
}

} // namespace
