//===- LibraryKernels.cpp - kernels of the runtime's operations -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "codegen/SPIRV/Library/LibraryKernels.h"
#include "codegen/SPIRV/Library/ScanKernels.h"
#include "codegen/SPIRV/Passes.h"

using namespace mlir;

namespace runmat::codegen {
#define GEN_PASS_DEF_ADDLIBRARYKERNELS
#include "codegen/SPIRV/Passes.h.inc"

static constexpr LibraryKernel moveKernels[] = {
    {"copy_window_1", kernelwords::copy::End, emitCopyWindow<1>},
    {"copy_window_2", kernelwords::copy::End, emitCopyWindow<2>},
    {"copy_window_4", kernelwords::copy::End, emitCopyWindow<4>},
    {"copy_window_8", kernelwords::copy::End, emitCopyWindow<8>},
    {"copy_window_16", kernelwords::copy::End, emitCopyWindow<16>},
    {"count_true", 3, emitCountTrue},
    {"find_true", 4, emitFindTrue},
    {"gather_1", kernelwords::selection::End, emitGather<1>},
    {"gather_2", kernelwords::selection::End, emitGather<2>},
    {"gather_4", kernelwords::selection::End, emitGather<4>},
    {"gather_8", kernelwords::selection::End, emitGather<8>},
    {"gather_16", kernelwords::selection::End, emitGather<16>},
    {"scatter_1", kernelwords::selection::End, emitScatter<1>},
    {"scatter_2", kernelwords::selection::End, emitScatter<2>},
    {"scatter_4", kernelwords::selection::End, emitScatter<4>},
    {"scatter_8", kernelwords::selection::End, emitScatter<8>},
    {"scatter_16", kernelwords::selection::End, emitScatter<16>},
    {"start_true", 3, emitStartTrue},
};

ArrayRef<LibraryKernel> libraryKernels() {
  static const SmallVector<LibraryKernel> kernels = [] {
    SmallVector<LibraryKernel> all;
    for (ArrayRef<LibraryKernel> group : {ArrayRef(moveKernels), scanKernels()})
      llvm::append_range(all, group);
    return all;
  }();
  return kernels;
}

namespace {

struct AddLibraryKernels : impl::AddLibraryKernelsBase<AddLibraryKernels> {
  using AddLibraryKernelsBase::AddLibraryKernelsBase;

  void runOnOperation() override {
    ArrayRef<LibraryKernel> kernels = libraryKernels();
    if (names.empty())
      for (const LibraryKernel &kernel : kernels)
        add(kernel);
    for (const std::string &name : names) {
      const auto *kernel = llvm::find_if(
          kernels, [&](const LibraryKernel &row) { return row.name == name; });
      if (kernel == kernels.end()) {
        getOperation()->emitError("there is no library kernel '")
            << name << "'";
        return signalPassFailure();
      }
      add(*kernel);
    }
  }

  void add(const LibraryKernel &kernel) {
    auto builder = OpBuilder::atBlockEnd(getOperation().getBody());
    EntryPoint entry(builder, getOperation().getLoc(), kernel.name,
                     kernel.words, workgroup);
    kernel.emit(entry);
    ++added;
  }
};

} // namespace
} // namespace runmat::codegen
