//===- JITTest.cpp - the JIT and its errors ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "KernelRunner.h"
#include "mlir/Parser/Parser.h"
#include <gtest/gtest.h>
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

static std::unique_ptr<cpu::JIT> makeJIT(const std::string &cpu = "native") {
  auto jit = cpu::JIT::create({cpu, cpu::Effort::Low, true});
  if (jit)
    return std::move(*jit);
  ADD_FAILURE() << llvm::toString(jit.takeError());
  return nullptr;
}

static std::string errorOf(llvm::Error error) {
  return llvm::toString(std::move(error));
}

TEST(JIT, ModulesHaveTheirOwnSymbols) {
  auto jit = makeJIT();
  std::vector<cpu::JITModule> modules;
  for (double factor : {1.0, 2.0, 3.0}) {
    mlir::MLIRContext context;
    std::string errors;
    auto module =
        lower(context, kernelText("same", factor), jit->target(), errors);
    ASSERT_TRUE(module) << errors;
    auto code = jit->add(*module);
    ASSERT_TRUE(bool(code)) << errorOf(code.takeError());
    modules.push_back(std::move(*code));
  }
  for (int i : {2, 0, 1}) {
    auto address = jit->lookUp(modules[i], "same");
    ASSERT_TRUE(bool(address)) << errorOf(address.takeError());
    std::vector<double> a{2}, b{3}, out{0};
    auto words = Words().array(a).array(b).array(out).extent(1);
    reinterpret_cast<Entry>(*address)(words.data(), 0, 1);
    EXPECT_EQ(out[0], 7.0 + i);
    modules[i] = {};
  }
}

TEST(JIT, CompilesInSeveralThreads) {
  auto jit = makeJIT();
  std::vector<std::thread> threads;
  std::vector<double> results(8);
  for (size_t t = 0; t != results.size(); ++t)
    threads.emplace_back([&, t] {
      mlir::MLIRContext context;
      std::string errors;
      auto module = lower(context, kernelText("kernel", double(t)),
                          jit->target(), errors);
      auto code = jit->add(*module);
      if (!code)
        return llvm::consumeError(code.takeError());
      auto address = jit->lookUp(*code, "kernel");
      if (!address)
        return llvm::consumeError(address.takeError());
      std::vector<double> a{2}, b{3}, out{0};
      auto words = Words().array(a).array(b).array(out).extent(1);
      reinterpret_cast<Entry>(*address)(words.data(), 0, 1);
      results[t] = out[0];
    });
  for (std::thread &thread : threads)
    thread.join();
  for (size_t t = 0; t != results.size(); ++t)
    EXPECT_EQ(results[t], 6.0 + double(t));
}

TEST(JIT, UnknownCPUIsAnError) {
  auto jit = cpu::JIT::create({"vax", cpu::Effort::Low, true});
  ASSERT_FALSE(bool(jit));
  EXPECT_NE(errorOf(jit.takeError()).find("unknown CPU 'vax'"),
            std::string::npos);
}

TEST(JIT, UnknownSymbolsAreErrors) {
  auto jit = makeJIT();
  mlir::MLIRContext context;
  std::string errors;
  auto module = lower(context, R"(
func.func private @no_such_function(f64) -> f64
func.func @caller(%x: f64) -> f64 {
  %0 = func.call @no_such_function(%x) : (f64) -> f64
  return %0 : f64
})",
                      jit->target(), errors);
  ASSERT_TRUE(module) << errors;
  auto code = jit->add(*module);
  ASSERT_TRUE(bool(code)) << errorOf(code.takeError());
  auto missing = jit->lookUp(*code, "nobody");
  ASSERT_FALSE(bool(missing));
  EXPECT_NE(errorOf(missing.takeError()).find("nobody"), std::string::npos);
  auto caller = jit->lookUp(*code, "caller");
  ASSERT_FALSE(bool(caller));
  EXPECT_NE(errorOf(caller.takeError()).find("no_such_function"),
            std::string::npos);
}

TEST(JIT, ModulesOfOtherDialectsAreErrors) {
  auto jit = makeJIT();
  mlir::DialectRegistry registry;
  cpu::registerDialects(registry);
  mlir::MLIRContext context(registry);
  auto module = mlir::parseSourceString<mlir::ModuleOp>(
      "func.func @f() { return }", &context);
  auto code = jit->add(*module);
  ASSERT_FALSE(bool(code));
  EXPECT_NE(errorOf(code.takeError()).find("cannot translate to LLVM IR"),
            std::string::npos);
}

TEST(JIT, ProductAndSumAreNotFused) {
  auto jit = makeJIT();
  mlir::MLIRContext context;
  std::string errors;
  auto module =
      lower(context, kernelText("kernel", 0.5), jit->target(), errors);
  ASSERT_TRUE(module) << errors;
  auto assembly = jit->emitAssembly(*module);
  ASSERT_TRUE(bool(assembly)) << errorOf(assembly.takeError());
  EXPECT_NE(assembly->find("mulpd"), std::string::npos) << *assembly;
  EXPECT_EQ(assembly->find("fmadd"), std::string::npos) << *assembly;
  auto ir = jit->emitLLVM(*module);
  ASSERT_TRUE(bool(ir)) << errorOf(ir.takeError());
  EXPECT_NE(ir->find("define void @kernel(ptr"), std::string::npos) << *ir;
  EXPECT_EQ(ir->find("fmul fast"), std::string::npos) << *ir;
  EXPECT_EQ(ir->find("fmul contract"), std::string::npos) << *ir;
}

TEST(JIT, HighEffortKeepsTheBits) {
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
