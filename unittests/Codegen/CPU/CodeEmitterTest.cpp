//===- CodeEmitterTest.cpp - machine code and its errors --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "KernelRunner.h"
#include "mlir/Parser/Parser.h"
#include "runtime/ObjectCode.h"
#include <gtest/gtest.h>
#include <stdexcept>
#include <thread>

using namespace runmat;
using namespace runmat::test;
using namespace runmat::codegen;

/// out = a * b + factor
static std::string kernelText(const std::string &name, double factor) {
  return R"(
#id = affine_map<(i) -> (i)>
func.func @)" +
         name +
         R"((%a: tensor<?xf64>, %b: tensor<?xf64>, %out: tensor<?xf64>, %d0: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 2, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %c = arith.constant )" +
         std::to_string(factor) + R"( : f64
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%a, %b : tensor<?xf64>, tensor<?xf64>) outs(%out : tensor<?xf64>) {
  ^bb0(%x: f64, %y: f64, %o: f64):
    %0 = arith.mulf %x, %y : f64
    %1 = arith.addf %0, %c : f64
    linalg.yield %1 : f64
  } -> tensor<?xf64>
  return %r : tensor<?xf64>
})";
}

static std::string errorOf(llvm::Error error) {
  return llvm::toString(std::move(error));
}

static cpu::CodeEmitter makeEmitter() {
  auto emitter = cpu::CodeEmitter::create({"native", cpu::Effort::Low, true});
  if (!emitter)
    throw std::runtime_error(errorOf(emitter.takeError()));
  return std::move(*emitter);
}

/// The code of a module, loaded; empty with the reason in `error`.
static ObjectCode load(const cpu::CodeEmitter &emitter, mlir::ModuleOp module,
                       std::string &error) {
  ObjectCode code;
  auto object = emitter.emitObject(module);
  if (object)
    code.load({object->data(), object->size()}, error);
  else
    error = errorOf(object.takeError());
  return code;
}

/// 2 * 3 + the factor of the kernel.
static double run(const ObjectCode &code, std::string_view kernel) {
  std::vector<double> a{2}, b{3}, out{0};
  auto words = Words().array(a).array(b).array(out).extent(1);
  if (void *address = code.find(kernel))
    reinterpret_cast<Entry>(address)(words.data(), 0, 1);
  return out[0];
}

TEST(CodeEmitter, ModulesHaveTheirOwnSymbols) {
  const cpu::CodeEmitter emitter = makeEmitter();
  std::vector<ObjectCode> modules;
  for (double factor : {1.0, 2.0, 3.0}) {
    mlir::MLIRContext context;
    std::string errors;
    auto module =
        lower(context, kernelText("same", factor), emitter.target(), errors);
    ASSERT_TRUE(module) << errors;
    modules.push_back(load(emitter, *module, errors));
    ASSERT_TRUE(modules.back()) << errors;
  }
  for (int i : {2, 0, 1}) {
    EXPECT_EQ(run(modules[i], "same"), 7.0 + i);
    modules[i] = {};
  }
}

/// A function of a unit with a loop of its own: 1 + 2 + ... + n.
static const char *const sumOfTurns = R"(
llvm.func @sum(%n: i64) -> i64 attributes {passthrough = ["runmat-unit"]} {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^turn(%zero, %zero : i64, i64)
^turn(%i: i64, %sum: i64):
  %next = llvm.add %i, %one : i64
  %more = llvm.add %sum, %next : i64
  %again = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %again, ^turn(%next, %more : i64, i64), ^end
^end:
  llvm.return %more : i64
})";

TEST(CodeEmitter, MakesBaselineCodeAndThenOptimisedCode) {
  const cpu::CodeEmitter emitter = makeEmitter();
  mlir::MLIRContext context;
  std::string errors;
  auto module = lower(context, sumOfTurns, emitter.target(), errors);
  ASSERT_TRUE(module) << errors;
  auto translated = emitter.translate(*module);
  ASSERT_TRUE(bool(translated)) << errorOf(translated.takeError());
  module = {};
  std::vector<std::string> objects;
  for (auto effort : {cpu::Effort::Baseline, cpu::Effort::Low}) {
    auto object = emitter.emitObject(**translated, effort);
    ASSERT_TRUE(bool(object)) << errorOf(object.takeError());
    objects.emplace_back(object->data(), object->size());
    ObjectCode code;
    ASSERT_TRUE(code.load(objects.back(), errors)) << errors;
    auto *sum = reinterpret_cast<int64_t (*)(int64_t)>(code.find("sum"));
    ASSERT_TRUE(sum);
    EXPECT_EQ(sum(1000), 500500);
  }
  EXPECT_NE(objects[0], objects[1]);
}

TEST(CodeEmitter, CompilesInSeveralThreads) {
  const cpu::CodeEmitter emitter = makeEmitter();
  std::vector<std::thread> threads;
  std::vector<double> results(8);
  for (size_t t = 0; t != results.size(); ++t)
    threads.emplace_back([&, t] {
      mlir::MLIRContext context;
      std::string errors;
      auto module = lower(context, kernelText("kernel", double(t)),
                          emitter.target(), errors);
      results[t] = run(load(emitter, *module, errors), "kernel");
    });
  for (std::thread &thread : threads)
    thread.join();
  for (size_t t = 0; t != results.size(); ++t)
    EXPECT_EQ(results[t], 6.0 + double(t));
}

TEST(CodeEmitter, UnknownCPUIsAnError) {
  auto emitter = cpu::CodeEmitter::create({"vax", cpu::Effort::Low, true});
  ASSERT_FALSE(bool(emitter));
  EXPECT_NE(errorOf(emitter.takeError()).find("unknown CPU 'vax'"),
            std::string::npos);
}

TEST(CodeEmitter, UnknownSymbolsAreErrors) {
  const cpu::CodeEmitter emitter = makeEmitter();
  mlir::MLIRContext context;
  std::string errors;
  auto module = lower(context, R"(
func.func private @no_such_function(f64) -> f64
func.func @caller(%x: f64) -> f64 {
  %0 = func.call @no_such_function(%x) : (f64) -> f64
  return %0 : f64
})",
                      emitter.target(), errors);
  ASSERT_TRUE(module) << errors;
  EXPECT_FALSE(load(emitter, *module, errors));
  EXPECT_EQ(errors, "the object calls 'no_such_function', which is not there");
}

TEST(CodeEmitter, ModulesOfOtherDialectsAreErrors) {
  const cpu::CodeEmitter emitter = makeEmitter();
  mlir::DialectRegistry registry;
  cpu::registerDialects(registry);
  mlir::MLIRContext context(registry);
  auto module = mlir::parseSourceString<mlir::ModuleOp>(
      "func.func @f() { return }", &context);
  auto code = emitter.emitObject(*module);
  ASSERT_FALSE(bool(code));
  EXPECT_NE(errorOf(code.takeError()).find("cannot translate to LLVM IR"),
            std::string::npos);
}

TEST(CodeEmitter, ProductAndSumAreNotFused) {
  const cpu::CodeEmitter emitter = makeEmitter();
  mlir::MLIRContext context;
  std::string errors;
  auto module =
      lower(context, kernelText("kernel", 0.5), emitter.target(), errors);
  ASSERT_TRUE(module) << errors;
  auto assembly = emitter.emitAssembly(*module);
  ASSERT_TRUE(bool(assembly)) << errorOf(assembly.takeError());
  EXPECT_NE(assembly->find("mulpd"), std::string::npos) << *assembly;
  EXPECT_EQ(assembly->find("fmadd"), std::string::npos) << *assembly;
  auto ir = emitter.emitLLVM(*module);
  ASSERT_TRUE(bool(ir)) << errorOf(ir.takeError());
  EXPECT_NE(ir->find("define void @kernel(ptr"), std::string::npos) << *ir;
  EXPECT_EQ(ir->find("fmul fast"), std::string::npos) << *ir;
  EXPECT_EQ(ir->find("fmul contract"), std::string::npos) << *ir;
}

TEST(CodeEmitter, HighEffortKeepsTheBits) {
  for (auto effort : {cpu::Effort::Low, cpu::Effort::High}) {
    CompiledKernels kernels(kernelText("kernel", 0.1), "native", effort);
    Entry entry = kernels.entry("kernel");
    ASSERT_TRUE(entry);
    auto a = sample<double>(1000, 1), b = sample<double>(1000, 2);
    std::vector<double> out(1000), expected(1000);
    for (int i = 0; i != 1000; ++i)
      expected[i] = a[i] * b[i] + 0.1;
    auto words = Words().array(a).array(b).array(out).extent(1000);
    runSplit(entry, words, 1000, 3);
    EXPECT_EQ(firstDifference(out, expected), -1);
  }
}
