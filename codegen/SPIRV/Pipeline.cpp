//===- Pipeline.cpp - kernels to SPIR-V modules -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "codegen/SPIRV/Pipeline.h"
#include "codegen/SPIRV/EntryPoint.h"
#include "codegen/SPIRV/Passes.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Target/SPIRV/Serialization.h"
#include "mlir/Transforms/Passes.h"
#include "passes/Passes.h"

using namespace mlir;

namespace runmat::codegen {

SPIRVOptions optionsFor(const runmat_kernel_target &target) {
  auto has = [&](uint32_t feature) { return (target.features & feature) != 0; };
  SPIRVOptions options;
  options.workgroup = target.workgroup;
  options.maxPushConstantBytes = target.max_push_constant_bytes;
  options.controls32 = {has(RUNMAT_FEATURE_SIGNED_ZERO_INF_NAN_F32),
                        has(RUNMAT_FEATURE_DENORM_PRESERVE_F32),
                        has(RUNMAT_FEATURE_ROUND_TO_EVEN_F32)};
  options.controls64 = {has(RUNMAT_FEATURE_SIGNED_ZERO_INF_NAN_F64),
                        has(RUNMAT_FEATURE_DENORM_PRESERVE_F64),
                        has(RUNMAT_FEATURE_ROUND_TO_EVEN_F64)};
  options.fused32 = has(RUNMAT_FEATURE_FMA_F32);
  options.fused64 = has(RUNMAT_FEATURE_FMA_F64);
  options.flushes32 = !has(RUNMAT_FEATURE_FMA_SUBNORMALS_F32);
  return options;
}

static ConvertKernelsToSPIRVOptions
getConversionOptions(const SPIRVOptions &options) {
  ConvertKernelsToSPIRVOptions result;
  result.maxPushConstantBytes = options.maxPushConstantBytes;
  result.preserveNan32 = options.controls32.preserveNan;
  result.preserveNan64 = options.controls64.preserveNan;
  result.preserveSubnormals32 = options.controls32.preserveSubnormals;
  result.preserveSubnormals64 = options.controls64.preserveSubnormals;
  result.roundToEven32 = options.controls32.roundToEven;
  result.roundToEven64 = options.controls64.roundToEven;
  return result;
}

/// From entry points on.
static void addEntryPasses(OpPassManager &passes, const SPIRVOptions &options) {
  if (options.fused32)
    passes.addPass(createExpandQuotients());
  ExpandFmaOptions fusion;
  fusion.fused32 = options.fused32;
  fusion.fused64 = options.fused64;
  fusion.flushes32 = options.flushes32;
  passes.addPass(createExpandFma(fusion));
  passes.addPass(createBranchAroundRare());
  passes.addPass(createExpandDeviceMath());
  if (!options.controls32.preserveSubnormals)
    passes.addPass(createKeepSubnormals());
  // What folds here would fold behind the next passes, and leave conditions
  // that nothing hides.
  passes.addPass(createCanonicalizeBodies());
  passes.addPass(createCanonicalizerPass());
  passes.addPass(createHideConstants());
  passes.addPass(createHideConditions());
  passes.addPass(createLoopInvariantCodeMotionPass());
  passes.addPass(createCSEPass());
  passes.addPass(createConvertKernelsToSPIRV(getConversionOptions(options)));
  auto &module = passes.nest<spirv::ModuleOp>();
  module.addPass(createMarkNoContraction());
  VerifySPIRVKernelsOptions verification;
  verification.fused32 = options.fused32;
  verification.fused64 = options.fused64;
  module.addPass(createVerifySPIRVKernels(verification));
}

void buildSPIRVPipeline(OpPassManager &passes, const SPIRVOptions &options,
                        StringRef stage) {
  DistributeKernelsOptions distribution;
  distribution.workgroup = options.workgroup;
  distribution.stage = stage.str();
  distribution.fused32 = options.fused32;
  distribution.fused64 = options.fused64;
  passes.addPass(createDistributeKernels(distribution));
  addEntryPasses(passes, options);
}

void buildLibraryPipeline(OpPassManager &passes, const SPIRVOptions &options,
                          StringRef kernel) {
  AddLibraryKernelsOptions library;
  if (options.workgroup)
    library.workgroup = options.workgroup;
  library.names = {kernel.str()};
  passes.addPass(createAddLibraryKernels(library));
  addEntryPasses(passes, options);
}

static StringRef getStageName(uint32_t stage) {
  static constexpr StringLiteral names[] = {"elementwise", "single", "partial",
                                            "final"};
  static_assert(RUNMAT_KERNEL_ELEMENTWISE == 0 && RUNMAT_KERNEL_SINGLE == 1 &&
                RUNMAT_KERNEL_PARTIAL == 2 && RUNMAT_KERNEL_FINAL == 3);
  return stage < std::size(names) ? StringRef(names[stage]) : StringRef();
}

static unsigned getCount(spirv::ModuleOp module, StringRef name) {
  return module->getAttrOfType<IntegerAttr>(name).getInt();
}

static FailureOr<SPIRVKernel> serializeKernel(spirv::ModuleOp module) {
  SPIRVKernel kernel;
  kernel.entry = (*module.getOps<spirv::EntryPointOp>().begin()).getFn().str();
  kernel.wordCount = getCount(module, wordCountAttrName);
  kernel.workgroupSize = getCount(module, workgroupAttrName);
  kernel.itemsPerGroup = getCount(module, itemsPerGroupAttrName);
  if (failed(spirv::serialize(module, kernel.binary)))
    return failure();
  return kernel;
}

/// What comes out is verified, not what each pass made: drivers must not get
/// modules that are wrong, and nobody else sees them.
static LogicalResult runAndVerify(PassManager &passes, ModuleOp module) {
  passes.enableVerifier(false);
  return success(succeeded(passes.run(module)) && succeeded(verify(module)));
}

FailureOr<SPIRVKernel> compileKernelToSPIRV(func::FuncOp kernel, uint32_t stage,
                                            const SPIRVOptions &options) {
  OwningOpRef<ModuleOp> module = ModuleOp::create(kernel.getLoc());
  module->push_back(kernel.clone());
  PassManager passes(kernel.getContext());
  buildSPIRVPipeline(passes, options, getStageName(stage));
  if (failed(runAndVerify(passes, *module)))
    return failure();
  auto modules = module->getOps<spirv::ModuleOp>();
  if (modules.empty())
    return kernel.emitError("has no SPIR-V entry point for kernel stage ")
           << stage;
  return serializeKernel(*modules.begin());
}

FailureOr<SPIRVKernel> compileLibraryKernel(MLIRContext *context,
                                            StringRef name,
                                            const SPIRVOptions &options) {
  OwningOpRef<ModuleOp> module = ModuleOp::create(UnknownLoc::get(context));
  PassManager passes(context);
  buildLibraryPipeline(passes, options, name);
  if (failed(runAndVerify(passes, *module)))
    return failure();
  return serializeKernel(*module->getOps<spirv::ModuleOp>().begin());
}

namespace {
/// The options of `runmat-spirv-pipeline`.
struct PipelineOptions : PassPipelineOptions<PipelineOptions> {
  SPIRVOptions defaults;
  Option<unsigned> workgroup{*this, "workgroup",
                             llvm::cl::desc("Invocations of a workgroup; 0: "
                                            "as annotated"),
                             llvm::cl::init(defaults.workgroup)};
  Option<unsigned> maxPushConstantBytes{
      *this, "max-push-constant-bytes",
      llvm::cl::desc("Push constants that the device offers"),
      llvm::cl::init(defaults.maxPushConstantBytes)};
  Option<bool> floatControls{
      *this, "float-controls",
      llvm::cl::desc("Preserve subnormals and round to nearest even in f32 and "
                     "f64, which the device must offer"),
      llvm::cl::init(false)};
  Option<bool> fuses{*this, "fuses",
                     llvm::cl::desc("The device's fma rounds once"),
                     llvm::cl::init(false)};
  Option<std::string> stage{
      *this, "stage",
      llvm::cl::desc("all, elementwise, single, partial or final"),
      llvm::cl::init("all")};
};
} // namespace

void registerSPIRVCodegen() {
  registerRunMatSPIRVPasses();
  PassPipelineRegistration<PipelineOptions>(
      "runmat-spirv-pipeline", "Compile kernels to spirv.module operations",
      [](OpPassManager &passes, const PipelineOptions &given) {
        SPIRVOptions options;
        options.workgroup = given.workgroup;
        options.maxPushConstantBytes = given.maxPushConstantBytes;
        bool all = given.floatControls;
        options.controls32 = options.controls64 = {true, all, all};
        options.fused32 = options.fused64 = given.fuses;
        buildSPIRVPipeline(passes, options, given.stage);
      });
}

} // namespace runmat::codegen
