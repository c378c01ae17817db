//===- CopyWindow.cpp - copies between strided windows ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Elements are copied as integers, so that no bit of theirs changes.
//===----------------------------------------------------------------------===//
#include "codegen/SPIRV/Library/LibraryKernels.h"

#include <algorithm>

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
  DeviceBuilder &device = entry.device;
  constexpr unsigned unit = std::min(bytes, 8u), units = bytes / unit;
  Type type = device.getBuilder().getIntegerType(unit * 8);
  SmallVector<Value> extents = wordsFrom(entry, Extents);
  entry.forEachItem(device.product(extents), [&](Value item) {
    SmallVector<Value> coordinates = entry.delinearise(item, extents);
    Value count = device.constant(units);
    Value from = device.mul(
        offsetAt(entry, coordinates, SourceOffset, SourceStrides), count);
    Value to = device.mul(
        offsetAt(entry, coordinates, TargetOffset, TargetStrides), count);
    for (unsigned i = 0; i < units; ++i) {
      Value number = device.constant(i);
      Value element = device.load(type, entry.word(SourceAddress),
                                  device.add(from, number));
      device.store(element, entry.word(TargetAddress), device.add(to, number));
    }
  });
  entry.finish(entry.workgroup);
}

template void emitCopyWindow<1>(EntryPoint &);
template void emitCopyWindow<2>(EntryPoint &);
template void emitCopyWindow<4>(EntryPoint &);
template void emitCopyWindow<8>(EntryPoint &);
template void emitCopyWindow<16>(EntryPoint &);

} // namespace runmat::codegen
