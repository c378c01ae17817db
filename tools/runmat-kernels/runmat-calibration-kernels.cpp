//===- runmat-calibration-kernels.cpp - what devices are timed by *- C++
//-*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compiles the kernels by which the runtime finds a device's rates of
// arithmetic (runtime/Devices/CalibrationKernels.h) as units compile theirs,
// and writes their table as C++.
//===----------------------------------------------------------------------===//
#include "codegen/CPU/Pipeline.h"
#include "codegen/Common/KernelInfo.h"
#include "codegen/SPIRV/Pipeline.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Support/FileUtilities.h"
#include "passes/Passes.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;
using namespace runmat::codegen;

static llvm::cl::opt<std::string> outputFile("o", llvm::cl::desc("The table"),
                                             llvm::cl::value_desc("FILE"),
                                             llvm::cl::Required);

namespace {

/// A kernel that does a step again and again with each element.
struct Chain {
  llvm::StringLiteral figure; ///< An enumerator of runmat::Figure.
  llvm::StringLiteral type;
  /// From %i, the element's number as an i32, to %x0.
  llvm::StringLiteral first;
  /// From %x{0} to %x{1}; what else it names has {0} in its name.
  llvm::StringLiteral step;
  unsigned operations; ///< Of a step, as the planner counts them.
  unsigned steps;
  /// Where fma is many operations, its code would be too long.
  bool needsFma = false;
};

/// Elements are in [0, 1) at first, and no step leads to infinity or to
/// subnormal numbers. A result is worth so many operations that memory is not
/// what bounds the launch: a hundred for four bytes.
constexpr Chain chains[] = {
    {"RateF32", "f32",
     "%f = arith.sitofp %i : i32 to f32\n"
     "%scale = arith.constant 4.65661287e-10 : f32\n"
     "%x0 = arith.mulf %f, %scale : f32\n"
     "%a = arith.constant 0.75 : f32\n"
     "%b = arith.constant 0.25 : f32\n",
     "%p{0} = arith.mulf %x{0}, %a : f32\n"
     "%x{1} = arith.addf %p{0}, %b : f32\n",
     2, 128},
    {"RateF64", "f64",
     "%f = arith.sitofp %i : i32 to f64\n"
     "%scale = arith.constant 4.65661287e-10 : f64\n"
     "%x0 = arith.mulf %f, %scale : f64\n"
     "%a = arith.constant 0.75 : f64\n"
     "%b = arith.constant 0.25 : f64\n",
     "%p{0} = arith.mulf %x{0}, %a : f64\n"
     "%x{1} = arith.addf %p{0}, %b : f64\n",
     2, 64},
    {"RateElementaryF32", "f32",
     "%f = arith.sitofp %i : i32 to f32\n"
     "%scale = arith.constant 4.65661287e-10 : f32\n"
     "%x0 = arith.mulf %f, %scale : f32\n",
     "%s{0} = runmat.sin %x{0} : (f32) -> f32\n"
     "%x{1} = runmat.exp %s{0} : (f32) -> f32\n",
     2, 2, true},
    {"RateElementaryF64", "f64",
     "%f = arith.sitofp %i : i32 to f64\n"
     "%scale = arith.constant 4.65661287e-10 : f64\n"
     "%x0 = arith.mulf %f, %scale : f64\n",
     "%s{0} = runmat.sin %x{0} : (f64) -> f64\n"
     "%x{1} = runmat.exp %s{0} : (f64) -> f64\n",
     2, 1, true},
    // Sums that saturate widen, add, bound and narrow.
    {"RateInteger", "i32",
     "%x0 = arith.addi %i, %i : i32\n"
     "%a = arith.constant 77 : i64\n"
     "%b = arith.constant 2147483647 : i64\n",
     "%w{0} = arith.extsi %x{0} : i32 to i64\n"
     "%p{0} = arith.addi %w{0}, %a : i64\n"
     "%l{0} = arith.cmpi slt, %p{0}, %b : i64\n"
     "%m{0} = arith.select %l{0}, %p{0}, %b : i64\n"
     "%x{1} = arith.trunci %m{0} : i64 to i32\n",
     4, 32},
};

/// What a device may offer, the faster code first.
struct Variant {
  llvm::StringLiteral name;
  uint32_t features;
};
constexpr uint32_t fusing = RUNMAT_FEATURE_FMA_F32 | RUNMAT_FEATURE_FMA_F64 |
                            RUNMAT_FEATURE_FMA_SUBNORMALS_F32;
constexpr uint32_t controls =
    RUNMAT_FEATURE_DENORM_PRESERVE_F32 | RUNMAT_FEATURE_DENORM_PRESERVE_F64 |
    RUNMAT_FEATURE_SIGNED_ZERO_INF_NAN_F32 |
    RUNMAT_FEATURE_SIGNED_ZERO_INF_NAN_F64 | RUNMAT_FEATURE_ROUND_TO_EVEN_F32 |
    RUNMAT_FEATURE_ROUND_TO_EVEN_F64;
constexpr Variant variants[] = {
    {"controlled", fusing | controls}, {"fusing", fusing}, {"plain", 0}};

/// Every device of Vulkan has workgroups and push constants of that size.
constexpr uint32_t workgroup = 128, pushConstantBytes = 128;

std::string textOf(const Chain &chain) {
  std::string steps;
  for (unsigned i = 0; i < chain.steps; ++i)
    steps += llvm::formatv(chain.step.data(), i, i + 1).str();
  return llvm::formatv(
      R"(func.func @chain(%out: tensor<?x{0}>, %d0: index) -> tensor<?x{0}>
    attributes {{runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 0,
                outputs = 1, extents = 1, scalars = 0, flag = false>} {{
  %r = linalg.generic {{indexing_maps = [affine_map<(i) -> (i)>],
                       iterator_types = ["parallel"]}
      outs(%out : tensor<?x{0}>) {{
  ^bb0(%o: {0}):
    %n = linalg.index 0 : index
    %i = arith.index_cast %n : index to i32
    {1}
    {2}
    linalg.yield %x{3} : {0}
  } -> tensor<?x{0}>
  return %r : tensor<?x{0}>
})",
      chain.type, chain.first, steps, chain.steps);
}

FailureOr<SPIRVKernel> compile(MLIRContext &context, const Chain &chain,
                               const Variant &variant) {
  auto module = parseSourceString<ModuleOp>(textOf(chain), &context);
  if (!module)
    return failure();
  PassManager passes(&context);
  passes.addPass(runmat::createExpandMath());
  passes.addPass(runmat::createVerifyKernelContract());
  if (failed(passes.run(*module)))
    return failure();
  runmat_kernel_target target{};
  target.format = RUNMAT_KERNEL_SPIRV;
  target.workgroup = workgroup;
  target.max_push_constant_bytes = pushConstantBytes;
  target.features = variant.features;
  return compileKernelToSPIRV(findKernels(*module).front(),
                              RUNMAT_KERNEL_ELEMENTWISE, optionsFor(target));
}

/// A kernel's code as an array, and the row of the table that names it.
std::string writeKernel(llvm::raw_ostream &out, const Chain &chain,
                        const Variant &variant, const SPIRVKernel &kernel) {
  const std::string name = (chain.figure + "_" + variant.name).str();
  out << "constexpr uint32_t " << name << "[] = {";
  llvm::interleaveComma(kernel.binary, out);
  out << "};\n";
  return llvm::formatv("  {{Figure::{0}, {1}, {2}u, {3}, \"{4}\", {5}, {6}, "
                       "{7}, {8}},\n",
                       chain.figure, chain.operations * chain.steps,
                       variant.features, chain.type == "f64" ? 8 : 4,
                       kernel.entry, kernel.wordCount, kernel.workgroupSize,
                       kernel.itemsPerGroup, name);
}

/// The variants of a kernel, but for those that are no other code than what
/// needs less of the device.
LogicalResult writeChain(MLIRContext &context, const Chain &chain,
                         llvm::raw_ostream &out, std::string &table) {
  SmallVector<uint32_t> simpler;
  std::string rows;
  for (const Variant &variant : llvm::reverse(variants)) {
    if (chain.needsFma && (variant.features & fusing) == 0)
      continue;
    FailureOr<SPIRVKernel> kernel = compile(context, chain, variant);
    if (failed(kernel))
      return failure();
    if (kernel->binary == simpler)
      continue;
    rows = writeKernel(out, chain, variant, *kernel) + rows;
    simpler = kernel->binary;
  }
  table += rows;
  return success();
}

LogicalResult write(MLIRContext &context, llvm::raw_ostream &out) {
  std::string table;
  for (const Chain &chain : chains)
    if (failed(writeChain(context, chain, out, table)))
      return failure();
  out << "constexpr CalibrationKernel kernels[] = {\n" << table << "};\n";
  return success();
}

} // namespace

int main(int argc, char **argv) {
  llvm::cl::ParseCommandLineOptions(argc, argv,
                                    "RunMat compiler of calibration kernels\n");
  DialectRegistry registry;
  cpu::registerDialects(registry);
  MLIRContext context(registry);
  std::string message;
  auto file = openOutputFile(outputFile, &message);
  if (!file || failed(write(context, file->os()))) {
    llvm::WithColor::error(llvm::errs(), "runmat-calibration-kernels")
        << (message.empty() ? "a kernel cannot be compiled" : message) << "\n";
    return 1;
  }
  file->keep();
  return 0;
}
