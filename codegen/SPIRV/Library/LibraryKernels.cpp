//===- LibraryKernels.cpp - kernels of the runtime's operations -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "codegen/SPIRV/Library/LibraryKernels.h"
#include "codegen/SPIRV/Library/ScanKernels.h"
#include "codegen/SPIRV/Passes.h"

using namespace mlir;

namespace runmat::codegen {
#define GEN_PASS_DEF_ADDLIBRARYKERNELS
#include "codegen/SPIRV/Passes.h.inc"

static constexpr LibraryKernel windowKernels[] = {
    {"copy_window_1", copyWindowWords, emitCopyWindow<1>},
    {"copy_window_2", copyWindowWords, emitCopyWindow<2>},
    {"copy_window_4", copyWindowWords, emitCopyWindow<4>},
    {"copy_window_8", copyWindowWords, emitCopyWindow<8>},
    {"copy_window_16", copyWindowWords, emitCopyWindow<16>},
    {"count_true", 3, emitCountTrue},
    {"find_true", 4, emitFindTrue},
    {"gather_1", selectionWords, emitGather<1>},
    {"gather_2", selectionWords, emitGather<2>},
    {"gather_4", selectionWords, emitGather<4>},
    {"gather_8", selectionWords, emitGather<8>},
    {"gather_16", selectionWords, emitGather<16>},
    {"scatter_1", selectionWords, emitScatter<1>},
    {"scatter_2", selectionWords, emitScatter<2>},
    {"scatter_4", selectionWords, emitScatter<4>},
    {"scatter_8", selectionWords, emitScatter<8>},
    {"scatter_16", selectionWords, emitScatter<16>},
    {"start_true", 3, emitStartTrue},
};

ArrayRef<LibraryKernel> libraryKernels() {
  static const SmallVector<LibraryKernel> kernels = [] {
    SmallVector<LibraryKernel> all;
    for (ArrayRef<LibraryKernel> group :
         {ArrayRef(windowKernels), scanKernels()})
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
  }
};

} // namespace
} // namespace runmat::codegen
