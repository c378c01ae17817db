//===- DonationTest.cpp - launches that fail after a donation ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A loop whose turns overwrite the storage of their own input, on a device that
// fails in one of them. The exit resumes at the turn's first statement and
// needs the very value that was given away: it must still be there, whole.
//===----------------------------------------------------------------------===//
#include "UnitText.h"

#include "../../Runtime/FakeProvider.h"
#include "runtime/ExitValues.h"
#include "runtime/Interrupt.h"
#include "runtime/Memory.h"
#include "runtime/UnitContext.h"
#include "runtime/UnitHandles.h"

#include <gtest/gtest.h>

#include <optional>

using namespace runmat;
using namespace runmat::test;

namespace {

/// for i = 1:n, x = x + 1; end
constexpr const char *loopText = R"(
!v = !runmat.array<double, [*, 1]>
!s = !runmat.array<double, [1, 1]>
func.func @unit(%a: !v, %n: !s) {
  %s1 = runmat.statement 1 ["x", "n"] (%a, %n) : !v, !s
  %one = runmat.constant 1.0 : f64 -> !s
  %r = runmat.for %i: !s = %one, %one, %n : !s, !s, !s carry(%x = %a : !v) {
    %s2 = runmat.statement 2 ["x", "n", "i"] (%x, %n, %i) : !v, !s, !s
    %0 = runmat.add %x, %one : (!v, !s) -> !v
    runmat.yield %0 : !v
  }
  %s3 = runmat.statement 3 ["x"] (%r) : !v
  return
}
)";

constexpr int64_t length = 1000;
constexpr int turns = 4;

/// The kernels of the compiled unit.
class UnitKernels : public KernelSource {
public:
  explicit UnitKernels(UnitText &unit, uint32_t wordCount)
      : unit(unit), wordCount(wordCount) {}
  bool kernel(uint32_t, uint32_t, const runmat_kernel_target &,
              runmat_kernel_code &out, std::string &) override {
    out = {};
    out.struct_size = sizeof(out);
    out.format = RUNMAT_KERNEL_HOST;
    out.code = unit.address("cluster0");
    out.entry = "cluster0";
    out.word_count = wordCount;
    out.workgroup_size = out.items_per_group = 1;
    return out.code != nullptr;
  }

private:
  UnitText &unit;
  uint32_t wordCount;
};

class Donation : public testing::Test {
protected:
  Donation() {
    RuntimeSettings settings;
    settings.device = "fake";
    registry = registryWithFake(settings);
    planner.emplace(*registry);
    x = Array::make(ElementClass::Double, {length, 1});
    n = Array::make(ElementClass::Double, {1, 1});
    auto *elements = static_cast<double *>(x->overwriteData());
    for (int64_t i = 0; i != length; ++i)
      elements[i] = double(i);
    *static_cast<double *>(n->overwriteData()) = turns;
  }
  ~Donation() override {
    FakeProvider::reset();
    interrupt::clear();
  }

  static void SetUpTestSuite() {
    unit = std::make_unique<UnitText>(loopText);
    ASSERT_NE(unit->address("unit"), nullptr);
    ASSERT_EQ(unit->kernels.size(), 1u);
  }
  static void TearDownTestSuite() { unit.reset(); }

  int32_t run() {
    const KernelAttributes &kernel = unit->kernels[0];
    uint8_t outputClass = RUNMAT_CLASS_DOUBLE;
    runmat_cluster_info info{};
    info.struct_size = sizeof(info);
    info.kind = RUNMAT_CLUSTER_ELEMENTWISE;
    info.input_count = kernel.inputs;
    info.output_count = kernel.outputs;
    info.extent_count = kernel.extents;
    info.scalar_count = kernel.scalars;
    info.output_classes = &outputClass;
    info.name = "cluster0";
    UnitKernels kernels(*unit, kernel.inputs + kernel.outputs + kernel.extents +
                                   kernel.scalars);
    UnitContext context(*planner, launcher);
    UnitContext::Frame frame(context, &info, 1, kernels);
    runmat_array *inputs[] = {toHandle(x.get()), toHandle(n.get())};
    uint64_t words[16] = {};
    runmat_exit_state state{};
    state.values = words;
    auto function =
        reinterpret_cast<runmat_unit_function>(unit->address("unit"));
    int32_t status = function(&context, inputs, &output, &state);
    exit = state.exit;
    values.clear();
    values.reserve(std::size(words));
    if (status == RUNMAT_UNIT_LEFT)
      takeExitValues(unit->table.exits[exit], words, values);
    return status;
  }

  /// How many turns of the loop around the exit are over.
  double turnsDone() {
    const runmat_unit_exit &left = unit->table.exits[exit];
    EXPECT_EQ(left.loop_count, 1u);
    const uint32_t iteration = left.loops[0].iteration;
    return values[iteration]->elementAsDouble(0);
  }

  /// The value that the exit hands over for a variable.
  ArrayRef handedOver(const std::string &name) {
    const runmat_unit_exit &left = unit->table.exits[exit];
    for (const runmat_exit_variable &variable :
         std::span(left.variables, left.variable_count))
      if (textOf(variable.name) == name)
        return values[variable.value];
    ADD_FAILURE() << "the exit does not hand over " << name;
    return n;
  }

  void expectElements(const Array &array, double added) {
    for (int64_t i = 0; i != length; ++i)
      ASSERT_EQ(array.elementAsDouble(i), double(i) + added) << i;
  }

  /// The exit is that of a turn after which `done` turns are over: the
  /// interpreter goes on as if nothing had been tried.
  void expectResumesAfter(int done) {
    ASSERT_EQ(run(), 1);
    FakeProvider::reset();
    EXPECT_EQ(unit->table.exits[exit].statement, 2);
    expectElements(*handedOver("x"), done);
    EXPECT_EQ(turnsDone(), done);
    expectElements(*x, 0);
    values.clear();
    EXPECT_TRUE(x->isUnique());
  }

  static inline std::unique_ptr<UnitText> unit;
  FakeProvider fake;
  std::unique_ptr<DeviceRegistry> registry;
  std::optional<Planner> planner;
  Launcher launcher{RuntimeSettings{}};
  ArrayRef x = ramp(), n = x;
  runmat_array *output = nullptr;
  std::vector<ArrayRef> values;
  uint32_t exit = 0;

private:
  static ArrayRef ramp() { return Array::make(ElementClass::Double, {1, 1}); }
};

TEST_F(Donation, TurnsWriteInPlace) {
  ASSERT_EQ(run(), 0);
  EXPECT_EQ(FakeProvider::calls("launch"), turns);
  // The variable of the caller, and one copy that all further turns overwrite.
  EXPECT_EQ(FakeProvider::calls("alloc"), 2);
  ArrayRef result = ArrayRef::adopt(fromHandle(output));
  expectElements(*result, turns);
  expectElements(*x, 0);
}

TEST_F(Donation, LaunchThatFailsLeavesTheDonatedValue) {
  for (int turn = 0; turn != turns; ++turn) {
    SCOPED_TRACE(turn);
    FakeProvider::failCall("launch", RUNMAT_ERROR_INTERNAL, turn);
    expectResumesAfter(turn);
  }
}

// The CPU takes the launch; no turn is lost or done twice.
TEST_F(Donation, MemoryThatRunsOutLeavesTheDonatedValue) {
  for (int allocations = 0; allocations != 2; ++allocations) {
    SCOPED_TRACE(allocations);
    FakeProvider::failCall("alloc", RUNMAT_ERROR_OUT_OF_MEMORY, allocations);
    ASSERT_EQ(run(), 0);
    FakeProvider::reset();
    expectElements(*ArrayRef::adopt(fromHandle(output)), turns);
    expectElements(*x, 0);
    EXPECT_TRUE(x->isUnique());
  }
}

TEST_F(Donation, InterruptDoesNotCutALaunchThatDonates) {
  FakeProvider::beforeLaunch([](int launches) {
    if (launches == 2)
      interrupt::request();
  });
  expectResumesAfter(2);
}

} // namespace
