//===- Gather.cpp - gather and scatter at listed positions ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "codegen/SPIRV/Library/CopyElement.h"
#include "codegen/SPIRV/Library/LibraryKernels.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;

namespace runmat::codegen {

namespace {

using namespace kernelwords::selection;

/// Where the elements of a box lie in an array: along each dimension at the
/// positions of a list, or at all.
class Selection {
public:
  explicit Selection(EntryPoint &entry)
      : entry(entry), device(entry.device), builder(device.getBuilder()),
        loc(device.getLoc()) {}

  Value count() { return device.product(words(Extents)); }

  Value offsetOf(Value item) {
    SmallVector<Value> coordinates = entry.delinearise(item, words(Extents));
    Value offset = entry.word(Offset);
    for (unsigned d = 0; d < rank; ++d)
      offset = device.add(offset, device.mul(positionAt(d, coordinates[d]),
                                             entry.word(Strides + d)));
    return offset;
  }

private:
  EntryPoint &entry;
  DeviceBuilder &device;
  OpBuilder &builder;
  Location loc;

  SmallVector<Value> words(unsigned first) {
    SmallVector<Value> result;
    for (unsigned d = 0; d < rank; ++d)
      result.push_back(entry.word(first + d));
    return result;
  }

  Value positionAt(unsigned dimension, Value coordinate) {
    Value isListed =
        device.equal(entry.word(Listed + dimension), device.constant(1));
    auto fromList = [&] {
      return SmallVector<Value>{listedPosition(dimension, coordinate)};
    };
    auto own = [&] { return SmallVector<Value>{coordinate}; };
    return device.choose(isListed, fromList, own).front();
  }

  Value compare(arith::CmpFPredicate predicate, Value a, Value b) {
    return arith::CmpFOp::create(builder, loc, predicate, a, b);
  }

  /// A one-based position; what is none raises the flag and counts as the
  /// first.
  Value listedPosition(unsigned dimension, Value coordinate) {
    Type real = builder.getF64Type();
    Value number =
        device.load(real, entry.word(ListAddresses + dimension), coordinate);
    Value one =
        arith::ConstantOp::create(builder, loc, builder.getF64FloatAttr(1));
    Value bound = arith::SIToFPOp::create(builder, loc, real,
                                          entry.word(Bounds + dimension));
    Value good = device.both(compare(arith::CmpFPredicate::OGE, number, one),
                             compare(arith::CmpFPredicate::OLE, number, bound));
    Value whole = math::FloorOp::create(builder, loc, number);
    good = device.both(good, compare(arith::CmpFPredicate::OEQ, whole, number));
    Value bad = arith::XOrIOp::create(
        builder, loc, good, arith::ConstantIntOp::create(builder, loc, 1, 1));
    device.ifThen(bad, [&] {
      device.store(arith::ConstantIntOp::create(builder, loc, 1, 32),
                   entry.word(FlagAddress), device.constant(0));
    });
    Value safe = device.select(good, number, one);
    Value integer =
        arith::FPToSIOp::create(builder, loc, builder.getI64Type(), safe);
    return device.sub(integer, device.constant(1));
  }
};

} // namespace

template <unsigned bytes> void emitGather(EntryPoint &entry) {
  Selection selection(entry);
  entry.forEachItem(selection.count(), [&](Value item) {
    copyElement<bytes>(entry.device, entry.word(SourceAddress),
                       selection.offsetOf(item), entry.word(TargetAddress),
                       item);
  });
  entry.finish(entry.workgroup);
}

template <unsigned bytes> void emitScatter(EntryPoint &entry) {
  Selection selection(entry);
  entry.forEachItem(selection.count(), [&](Value item) {
    Value from = entry.device.mul(item, entry.word(Repeats));
    copyElement<bytes>(entry.device, entry.word(SourceAddress), from,
                       entry.word(TargetAddress), selection.offsetOf(item));
  });
  entry.finish(entry.workgroup);
}

template void emitGather<1>(EntryPoint &);
template void emitGather<2>(EntryPoint &);
template void emitGather<4>(EntryPoint &);
template void emitGather<8>(EntryPoint &);
template void emitGather<16>(EntryPoint &);
template void emitScatter<1>(EntryPoint &);
template void emitScatter<2>(EntryPoint &);
template void emitScatter<4>(EntryPoint &);
template void emitScatter<8>(EntryPoint &);
template void emitScatter<16>(EntryPoint &);

} // namespace runmat::codegen
