//===- KernelEntry.cpp - an entry point made of a kernel --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "codegen/SPIRV/KernelEntry.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;

namespace runmat::codegen {

/// Sets the guard flag: every writer writes the same value.
static void raiseFlag(OpBuilder &builder, Location loc, Value condition,
                      Value flag) {
  DeviceBuilder device(builder, loc);
  device.ifThen(condition, [&] {
    Value one =
        arith::ConstantOp::create(builder, loc, builder.getI32IntegerAttr(1));
    device.store(one, flag, device.constant(0));
  });
}

/// `builder` before the kernel.
static OpBuilder &before(OpBuilder &builder, func::FuncOp kernel) {
  builder.setInsertionPoint(kernel);
  return builder;
}

/// Fma that the device lacks is as many as ExpandFma writes, about.
static unsigned countOperations(const KernelInfo &info,
                                const EntryTarget &target) {
  constexpr unsigned throughDouble = 20, writtenOut = 130;
  unsigned count = 0;
  for (Operation &op : info.block()) {
    bool isFma = isa<math::FmaOp>(op);
    if (isFma && op.getResult(0).getType().isF32())
      count += target.fused32 ? 1 : throughDouble;
    else
      count += isFma && !target.fused64 ? writtenOut : 1;
  }
  return count;
}

KernelEntry::KernelEntry(OpBuilder &builder, const KernelInfo &info,
                         StringRef name, const EntryTarget &target)
    : EntryPoint(before(builder, info.function),
                 linalg::GenericOp(info.body).getLoc(), name,
                 info.words.count(), target.workgroup),
      info(info), operations(countOperations(info, target)),
      body(info, /*width=*/0,
           [this](OpBuilder &builder, Location loc, Value condition) {
             raiseFlag(builder, loc, condition,
                       word(this->info.words.flagAddress()));
           }) {
  for (unsigned d = 0; d < info.rank(); ++d)
    extents.push_back(word(info.words.extent(d)));
  mapScalars();
}

Value KernelEntry::fromWord(Value word, Type type) {
  OpBuilder &builder = device.getBuilder();
  Location loc = device.getLoc();
  if (type.isIndex())
    return arith::IndexCastOp::create(builder, loc, type, word);
  unsigned width = type.getIntOrFloatBitWidth();
  Type integer = builder.getIntegerType(width);
  if (width < 64)
    word = arith::TruncIOp::create(builder, loc, integer, word);
  if (type == integer)
    return word;
  return arith::BitcastOp::create(builder, loc, type, word);
}

void KernelEntry::mapScalars() {
  for (auto [d, extent] : llvm::enumerate(info.extents))
    body.mapExtent(d, fromWord(extents[d], extent.getType()));
  for (auto [i, scalar] : llvm::enumerate(info.scalars))
    body.mapScalar(i, fromWord(word(info.words.scalar(i)), scalar.getType()));
}

Value KernelEntry::count(ArrayRef<unsigned> dims) {
  SmallVector<Value> factors;
  for (unsigned d : dims)
    factors.push_back(extents[d]);
  return device.product(factors);
}

void KernelEntry::delinearise(Value linear, ArrayRef<unsigned> dims,
                              MutableArrayRef<Value> coordinates) {
  SmallVector<Value> divisors;
  for (unsigned d : dims)
    divisors.push_back(extents[d]);
  SmallVector<Value> results = EntryPoint::delinearise(linear, divisors);
  for (auto [d, result] : llvm::zip_equal(dims, results))
    coordinates[d] = result;
}

Value KernelEntry::offset(const KernelAccess &access,
                          ArrayRef<Value> coordinates, Value linear) {
  if (linear && isWhole(access))
    return linear;
  if (access.window)
    return offsetInWindow(access, coordinates);
  Value result = device.constant(0);
  for (unsigned d : llvm::reverse(access.dims))
    result = device.add(device.mul(result, extents[d]), coordinates[d]);
  return result;
}

Value KernelEntry::offsetInWindow(const KernelAccess &access,
                                  ArrayRef<Value> coordinates) {
  auto value = [&](const KernelNumber &number) {
    return number.isConstant ? device.constant(number.value)
                             : word(info.words.scalar(number.value));
  };
  Value result = value(access.window->offset);
  for (auto [d, stride] : llvm::zip_equal(access.dims, access.window->strides))
    result = device.add(result, device.mul(coordinates[d], value(stride)));
  return result;
}

bool KernelEntry::isWhole(const KernelAccess &access) const {
  return !access.window && access.dims.size() == info.rank() &&
         llvm::is_sorted(access.dims);
}

void KernelEntry::mapOperands(ArrayRef<Value> coordinates, Value linear) {
  OpBuilder &builder = device.getBuilder();
  for (auto [i, access] : llvm::enumerate(info.inputs)) {
    if (!body.usesElement(i))
      continue;
    body.mapElement(i, device.load(access.elementType,
                                   word(info.words.input(access.array)),
                                   offset(access, coordinates, linear)));
  }
  for (unsigned d : body.usedIndices())
    body.mapIndex(d, arith::IndexCastOp::create(builder, device.getLoc(),
                                                builder.getIndexType(),
                                                coordinates[d]));
}

} // namespace runmat::codegen
