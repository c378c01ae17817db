//===- CopyWindow.cpp - copies between strided windows ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "codegen/SPIRV/Library/CopyElement.h"
#include "codegen/SPIRV/Library/LibraryKernels.h"

using namespace mlir;

namespace runmat::codegen {

namespace {

using namespace kernelwords::copy;

SmallVector<Value> wordsFrom(EntryPoint &entry, unsigned first) {
  SmallVector<Value> words;
  for (unsigned d = 0; d < rank; ++d)
    words.push_back(entry.word(first + d));
  return words;
}

/// Offset of the element at `coordinates`.
Value offsetAt(EntryPoint &entry, ValueRange coordinates, unsigned start,
               unsigned strides) {
  DeviceBuilder &device = entry.device;
  Value offset = entry.word(start);
  for (auto [coordinate, stride] :
       llvm::zip_equal(coordinates, wordsFrom(entry, strides)))
    offset = device.add(offset, device.mul(coordinate, stride));
  return offset;
}

} // namespace

template <unsigned bytes> void emitCopyWindow(EntryPoint &entry) {
  SmallVector<Value> extents = wordsFrom(entry, Extents);
  entry.forEachItem(entry.device.product(extents), [&](Value item) {
    SmallVector<Value> coordinates = entry.delinearise(item, extents);
    Value from = offsetAt(entry, coordinates, SourceOffset, SourceStrides);
    Value to = offsetAt(entry, coordinates, TargetOffset, TargetStrides);
    copyElement<bytes>(entry.device, entry.word(SourceAddress), from,
                       entry.word(TargetAddress), to);
  });
  entry.finish(entry.workgroup);
}

template void emitCopyWindow<1>(EntryPoint &);
template void emitCopyWindow<2>(EntryPoint &);
template void emitCopyWindow<4>(EntryPoint &);
template void emitCopyWindow<8>(EntryPoint &);
template void emitCopyWindow<16>(EntryPoint &);

} // namespace runmat::codegen
