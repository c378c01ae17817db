//===- UnitFailureTest.cpp - units whose calls fail -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compiles a unit and runs it on a table that counts references and fails a
// chosen call: whatever fails, nothing may stay behind.
//===----------------------------------------------------------------------===//
#include "UnitText.h"
#include "runmat/unit.h"

#include <gtest/gtest.h>

#include <memory>
#include <vector>

using namespace runmat;
using namespace runmat::test;

namespace {

struct CountedArray {
  int references = 1;
};

/// Arrays of one run, and which call is to fail.
struct CountingContext : runmat_unit_context {
  std::vector<std::unique_ptr<CountedArray>> arrays;
  int callsUntilFailure = -1;
  int32_t stops = 0, replacing = 0;

  runmat_array *make() {
    arrays.push_back(std::make_unique<CountedArray>());
    return reinterpret_cast<runmat_array *>(arrays.back().get());
  }
  bool fails() { return callsUntilFailure-- == 0; }
  int references() const {
    int sum = 0;
    for (auto &array : arrays) {
      EXPECT_GE(array->references, 0);
      sum += array->references;
    }
    return sum;
  }
};

CountingContext &self(runmat_unit_context *context) {
  return *static_cast<CountingContext *>(context);
}

int &countOf(runmat_array *array) {
  return reinterpret_cast<CountedArray *>(array)->references;
}

void retain(runmat_array *array) {
  if (array)
    ++countOf(array);
}
void release(runmat_array *array) {
  if (array)
    --countOf(array);
}
int64_t extent(const runmat_array *, int32_t) { return 3; }
int64_t rank(const runmat_array *) { return 2; }
runmat_array *box(runmat_unit_context *context, int32_t, uint64_t) {
  return self(context).fails() ? nullptr : self(context).make();
}
constexpr uint64_t elementBits = 0x4008000000000000;
int32_t unbox(runmat_unit_context *context, runmat_array *, uint64_t *bits) {
  *bits = elementBits;
  return self(context).fails() ? -1 : 0;
}
runmat_array *reshape(runmat_unit_context *context, runmat_array *, int32_t,
                      const int64_t *) {
  return self(context).fails() ? nullptr : self(context).make();
}
int32_t launch(runmat_unit_context *, uint32_t, runmat_array *const *,
               runmat_array **, const int64_t *, const int64_t *,
               const uint64_t *, const int32_t *) {
  return RUNMAT_LAUNCH_FAILED;
}
int32_t load(runmat_unit_context *context, runmat_array *, int64_t,
             uint64_t *bits) {
  *bits = 0;
  return self(context).fails() ? -1 : 0;
}
runmat_array *own(runmat_unit_context *context, runmat_array *array,
                  int32_t *failed) {
  release(array);
  *failed = self(context).fails();
  return *failed ? nullptr : self(context).make();
}
int32_t elements(runmat_unit_context *context, runmat_array *, void **address) {
  static double room[16];
  *address = room;
  return self(context).fails() ? -1 : 0;
}
int32_t call(runmat_unit_context *context, uint32_t, runmat_array *const *) {
  return self(context).fails() ? -1 : 0;
}
runmat_array *part(runmat_unit_context *context, runmat_array *, int32_t) {
  return self(context).fails() ? nullptr : self(context).make();
}
runmat_array *join(runmat_unit_context *context, runmat_array *,
                   runmat_array *) {
  return self(context).fails() ? nullptr : self(context).make();
}
/// The site whose first argument is handed over.
constexpr uint32_t inPlaceSite = 2;
int32_t evaluate(runmat_unit_context *context, uint32_t callSite,
                 const uint64_t *arguments, uint64_t *results) {
  if (self(context).fails())
    return -1;
  if (callSite == inPlaceSite)
    release(reinterpret_cast<runmat_array *>(arguments[0]));
  *results = reinterpret_cast<uint64_t>(self(context).make());
  return 0;
}

int64_t runTurns(runmat_unit_context *, runmat_turns_function, const uint64_t *,
                 int64_t, double, runmat_array *const *, int32_t) {
  return 0;
}

constexpr runmat_unit_functions table = {RUNMAT_UNIT_ABI_VERSION,
                                         sizeof(runmat_unit_functions),
                                         retain,
                                         release,
                                         extent,
                                         rank,
                                         box,
                                         unbox,
                                         reshape,
                                         launch,
                                         load,
                                         own,
                                         elements,
                                         call,
                                         part,
                                         join,
                                         evaluate,
                                         runTurns};

/// Boxes, unboxes, reshapes and parts around a call and a guard whose exit
/// hands over arrays and scalars, and operations of the runtime, one of them in
/// place.
constexpr const char *unitText = R"(
!s = !runmat.array<double, [1, 1]>
!v = !runmat.array<double, [*, 1]>
!m = !runmat.array<double, [*, *]>
func.func @unit(%a: !v, %b: !s, %c: !s) -> (!s, !m)
    attributes {runmat.outputs = ["t", "r"], runmat.end = 9 : i64} {
  %e1 = runmat.statement 1 ["a", "b", "c"] (%a, %b, %c) : !v, !s, !s
  %n = runmat.extent %a, 0 : !v
  %x = runmat.unbox %b : !s -> f64
  %s = runmat.box %x : f64 -> !s
  %r = runmat.reshape_to %a to (%n, %n) : (!v) -> !m
  %y = runmat.unbox %c : !s -> f64
  %u = runmat.box %y : f64 -> !s
  runmat.call "disp" (%r) at 2 exit %e1 : !m
  %e3 = runmat.statement 3 ["s", "x", "r", "y"] (%s, %x, %r, %y) : !s, f64, !m, f64
  %q = runmat.poll
  runmat.guard %q, "stopped" exit %e3
  %c1 = runmat.evaluate "cumsum"(%a) exit %e3 : (!v) -> !v
  %c2 = runmat.update %c1(%x) = %s exit %e3 : (!v, f64, !s, !runmat.exit) -> !v
  %t = runmat.box %y : f64 -> !s
  %z = runmat.join %r, %r : (!m, !m) -> !runmat.array<complex double, [*, *]>
  %k = runmat.part imaginary %z : (!runmat.array<complex double, [*, *]>) -> !m
  %w = runmat.reshape_to %k to (%n, %n) : (!m) -> !m
  %i = arith.constant 1 : index
  %l = runmat.load %a[%i] : <double, [*, 1]> -> f64
  %o = runmat.own %s : <double, [1, 1]>
  %p = runmat.elements %o : <double, [1, 1]>
  runmat.write %p[%i] = %l : f64
  runmat.call "disp" (%o) at 4 exit %e3 : !s
  runmat.call "disp" (%u) at 4 exit %e3 : !s
  return %t, %w : !s, !m
}
)";
constexpr size_t inputCount = 3, outputCount = 2, exitValueCount = 4;

class UnitFailure : public testing::Test {
protected:
  static void SetUpTestSuite() {
    code = std::make_unique<UnitText>(unitText, UnitStage::Handles);
    unit = reinterpret_cast<runmat_unit_function>(code->address("unit"));
  }
  static void TearDownTestSuite() { code.reset(); }

  void SetUp() override {
    ASSERT_TRUE(unit);
    context.functions = &table;
    context.interrupt = &context.stops;
    context.replaced = &context.replacing;
    for (runmat_array *&input : inputs)
      input = context.make();
  }

  int32_t run() {
    runmat_exit_state state{};
    state.values = exitValues;
    const int32_t status = unit(&context, inputs, outputs, &state);
    exit = state.exit;
    return status;
  }

  void releaseExitArrays() {
    const runmat_unit_exit &left = code->table.exits[exit];
    for (uint32_t i = 0; i < left.value_count; ++i)
      if (left.values[i] == RUNMAT_VALUE_ARRAY)
        release(reinterpret_cast<runmat_array *>(exitValues[i]));
  }

  /// The inputs must still have their one reference, and nothing else any.
  void expectNothingLeft() {
    for (runmat_array *input : inputs)
      EXPECT_EQ(countOf(input), 1);
    EXPECT_EQ(context.references(), int(inputCount));
  }

  static inline std::unique_ptr<UnitText> code;
  static inline runmat_unit_function unit = nullptr;
  CountingContext context;
  runmat_array *inputs[inputCount] = {};
  runmat_array *outputs[outputCount] = {};
  uint64_t exitValues[exitValueCount] = {};
  uint32_t exit = 0;
};

/// Calls that can fail on the way to the end, in order: unbox, box, reshape,
/// unbox, box, call, evaluate, evaluate, box, join, part, reshape, load, own,
/// elements, call, call.
constexpr int callsToTheEnd = 17;
/// On the way to the exit: six as above.
constexpr int callsToTheExit = 6;

TEST_F(UnitFailure, WithoutOneTheOutputsHaveAReferenceEach) {
  ASSERT_EQ(run(), 0);
  EXPECT_EQ(context.callsUntilFailure, -1 - callsToTheEnd);
  for (runmat_array *output : outputs)
    release(output);
  expectNothingLeft();
}

TEST_F(UnitFailure, OfAnyCallLeavesNothing) {
  for (int call = 0; call != callsToTheEnd; ++call) {
    SCOPED_TRACE(call);
    context.callsUntilFailure = call;
    // A builtin or operation that fails is left to the interpreter.
    bool isLeft = (call >= 5 && call <= 7) || call >= 15;
    EXPECT_EQ(run(), isLeft ? 1 : -1);
    if (isLeft)
      releaseExitArrays();
    expectNothingLeft();
  }
}

TEST_F(UnitFailure, ExitsHandOverAReferenceOfEachArray) {
  context.stops = 1;
  ASSERT_EQ(run(), 1);
  EXPECT_EQ(context.callsUntilFailure, -1 - callsToTheExit);
  releaseExitArrays();
  expectNothingLeft();
}

TEST_F(UnitFailure, ExitsHandOverTheBitsOfEachScalar) {
  context.stops = 1;
  ASSERT_EQ(run(), 1);
  EXPECT_EQ(exitValues[1], elementBits);
  EXPECT_EQ(exitValues[3], elementBits);
  releaseExitArrays();
}

} // namespace
