//===- KernelEntry.cpp - an entry point of a device kernel ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "codegen/SPIRV/KernelEntry.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

namespace runmat::codegen {

bool isKernelEntry(func::FuncOp function) {
  return function->hasAttr(itemsPerGroupAttrName);
}

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

static func::FuncOp createFunction(OpBuilder &builder, const KernelInfo &info,
                                   StringRef name) {
  func::FuncOp kernel = info.function;
  SmallVector<Type> arguments(info.words.count() + entryBuiltinArguments,
                              builder.getI64Type());
  auto type = builder.getFunctionType(arguments, {});
  builder.setInsertionPoint(kernel);
  auto function = func::FuncOp::create(builder, kernel.getLoc(), name, type);
  builder.setInsertionPointToStart(function.addEntryBlock());
  return function;
}

KernelEntry::KernelEntry(OpBuilder &builder, const KernelInfo &info,
                         StringRef name, unsigned workgroup)
    : device(builder, linalg::GenericOp(info.body).getLoc()), info(info),
      workgroup(workgroup),
      body(info, /*width=*/0,
           [this](OpBuilder &builder, Location loc, Value condition) {
             raiseFlag(builder, loc, condition,
                       word(this->info.words.flagAddress()));
           }),
      function(createFunction(builder, info, name)) {
  unsigned words = info.words.count();
  group = function.getArgument(words);
  thread = function.getArgument(words + 1);
  groups = function.getArgument(words + 2);
  for (unsigned d = 0; d < info.rank(); ++d)
    extents.push_back(word(info.words.extent(d)));
  mapScalars();
}

Value KernelEntry::word(unsigned number) {
  return function.getArgument(number);
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

/// Quotients and remainders of `linear` by all of `divisors` but the last, and
/// what is left at last.
static SmallVector<Value> divideOut(DeviceBuilder &device, Value linear,
                                    ArrayRef<Value> divisors) {
  SmallVector<Value> remainders;
  for (Value divisor : divisors.drop_back()) {
    Value quotient = device.div(linear, divisor);
    remainders.push_back(device.sub(linear, device.mul(quotient, divisor)));
    linear = quotient;
  }
  remainders.push_back(linear);
  return remainders;
}

void KernelEntry::delinearise(Value linear, ArrayRef<unsigned> dims,
                              MutableArrayRef<Value> coordinates) {
  if (dims.empty())
    return;
  SmallVector<Value> divisors;
  for (unsigned d : dims)
    divisors.push_back(extents[d]);
  auto inWide = [&] { return divideOut(device, linear, divisors); };
  // Devices divide 64-bit integers slowly.
  auto inNarrow = [&] {
    SmallVector<Value> narrow = llvm::map_to_vector(
        divisors, [&](Value divisor) { return device.toNarrow(divisor); });
    SmallVector<Value> results =
        divideOut(device, device.toNarrow(linear), narrow);
    for (Value &result : results)
      result = device.toWide(result);
    return results;
  };
  Value isNarrow =
      device.less(device.product(divisors), device.constant(int64_t(1) << 32));
  SmallVector<Value> results = dims.size() == 1
                                   ? SmallVector<Value>{linear}
                                   : device.choose(isNarrow, inNarrow, inWide);
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

spirv::GlobalVariableOp KernelEntry::makeShared(Type type, unsigned size) {
  OpBuilder &builder = device.getBuilder();
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(function);
  auto pointer = spirv::PointerType::get(spirv::ArrayType::get(type, size),
                                         spirv::StorageClass::Workgroup);
  return spirv::GlobalVariableOp::create(builder, device.getLoc(), pointer,
                                         (function.getName() + "_shared").str(),
                                         FlatSymbolRefAttr());
}

void KernelEntry::finish(unsigned itemsPerGroup) {
  OpBuilder &builder = device.getBuilder();
  func::ReturnOp::create(builder, device.getLoc());
  function->setAttr(workgroupAttrName, builder.getI32IntegerAttr(workgroup));
  function->setAttr(itemsPerGroupAttrName,
                    builder.getI32IntegerAttr(itemsPerGroup));
}

} // namespace runmat::codegen
