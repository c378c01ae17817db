//===- KernelEntry.cpp - a kernel entry under construction ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "codegen/CPU/KernelEntry.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include <map>

using namespace mlir;
using namespace runmat::codegen;
using namespace runmat::codegen::cpu;

/// Bytes of an element in memory.
static unsigned getBytes(Type type) {
  return type.isIndex() ? 8 : (type.getIntOrFloatBitWidth() + 7) / 8;
}

/// The type of which an element of memory holds one, or a complex one two.
static Type getPartType(Type element) {
  auto number = dyn_cast<ComplexType>(element);
  return number ? number.getElementType() : element;
}

/// What runmat-expand-fma makes of one, about.
static constexpr int64_t softwareFma = 40;

int64_t cpu::countWritten(const KernelInfo &info, VectorShape shape) {
  int64_t count = 0;
  for (Operation &op : info.block())
    count += !shape.fuses && isa<math::FmaOp>(op) ? softwareFma : 1;
  return count;
}

/// A wide type that only a few operations have does not set the width: those
/// few are split, so that the others fill their vectors.
int64_t cpu::chooseWidth(const KernelInfo &info, unsigned bytes) {
  std::map<unsigned, unsigned> uses; // by bytes of an element
  unsigned total = 0;
  auto consider = [&](Type type) {
    ++uses[getBytes(type)];
    ++total;
  };
  for (const KernelAccess &access : info.inputs)
    consider(getPartType(access.elementType));
  for (const KernelAccess &access : info.outputs)
    consider(getPartType(access.elementType));
  for (Operation &op : info.block().without_terminator())
    for (Type type : op.getResultTypes())
      if (isa<FloatType>(type))
        consider(type);
  for (auto [size, count] : llvm::reverse(uses))
    if (count * 4 >= total)
      return bytes / size;
  return bytes;
}

KernelEntry::KernelEntry(const KernelInfo &info, llvm::StringRef suffix,
                         int64_t width)
    : info(info), width(width),
      b(func::FuncOp(info.function).getLoc(), info.body->getContext()) {
  b.setInsertionPoint(info.function);
  Type pointer = LLVM::LLVMPointerType::get(b.getContext());
  Type i64 = b.getI64Type();
  func::FuncOp kernel = info.function;
  function = func::FuncOp::create(b, (kernel.getName() + suffix).str(),
                                  b.getFunctionType({pointer, i64, i64}, {}));
  b.setInsertionPointToStart(function.addEntryBlock());
  words = function.getArgument(0);
  begin = function.getArgument(1);
  end = function.getArgument(2);
  loadWords();
}

void KernelEntry::finish() {
  if (flag)
    setFlag();
  func::ReturnOp::create(b);
}

Value KernelEntry::word(Type type, unsigned number) {
  return loadScalar(type, address(words, b.getI64Type(), constant(number)));
}

void KernelEntry::loadWords() {
  Type pointer = words.getType();
  for (unsigned i = 0; i != info.words.inputs; ++i)
    inputBases.push_back(word(pointer, info.words.input(i)));
  for (unsigned i = 0; i != info.words.outputs; ++i)
    outputBases.push_back(word(pointer, info.words.output(i)));
  if (info.words.partials)
    partials = word(pointer, info.words.partialsAddress());
  if (info.words.flag) {
    flag = word(pointer, info.words.flagAddress());
    clearRaised();
  }
  for (unsigned d = 0; d != info.rank(); ++d)
    extents.push_back(word(b.getI64Type(), info.words.extent(d)));
  if (extents.empty())
    extents.push_back(constant(1));
}

Value KernelEntry::constant(int64_t value) {
  return arith::ConstantIntOp::create(b, value, 64);
}
Value KernelEntry::add(Value x, Value y) {
  return arith::AddIOp::create(b, x, y);
}
Value KernelEntry::sub(Value x, Value y) {
  return arith::SubIOp::create(b, x, y);
}
Value KernelEntry::mul(Value x, Value y) {
  return arith::MulIOp::create(b, x, y);
}
Value KernelEntry::min(Value x, Value y) {
  return arith::SelectOp::create(b, less(x, y), x, y);
}
Value KernelEntry::divide(Value x, Value y) {
  return arith::DivUIOp::create(b, x, y);
}
Value KernelEntry::remainder(Value x, Value y) {
  return arith::RemUIOp::create(b, x, y);
}
Value KernelEntry::less(Value x, Value y) {
  return arith::CmpIOp::create(b, arith::CmpIPredicate::slt, x, y);
}

Value KernelEntry::product(llvm::ArrayRef<unsigned> dims) {
  Value result = constant(1);
  for (unsigned d : dims)
    result = mul(result, extents[d]);
  return result;
}

Values KernelEntry::delinearise(Value position, llvm::ArrayRef<unsigned> dims) {
  Values coordinates;
  for (unsigned i = 0; i != dims.size(); ++i) {
    if (i + 1 == dims.size()) {
      coordinates.push_back(position);
      break;
    }
    coordinates.push_back(remainder(position, extents[dims[i]]));
    position = divide(position, extents[dims[i]]);
  }
  return coordinates;
}

Values KernelEntry::carry(llvm::ArrayRef<unsigned> dims,
                          ValueRange coordinates) {
  Values next(coordinates.begin(), coordinates.end());
  // The last dimension may run out: that is the end of the iteration space.
  for (unsigned i = 0; i + 1 < dims.size(); ++i) {
    Value wraps = arith::CmpIOp::create(b, arith::CmpIPredicate::eq, next[i],
                                        extents[dims[i]]);
    next[i] = arith::SelectOp::create(b, wraps, constant(0), next[i]);
    next[i + 1] =
        add(next[i + 1], arith::ExtUIOp::create(b, b.getI64Type(), wraps));
  }
  return next;
}

Value KernelEntry::address(Value base, Type element, Value offset) {
  if (isa<ComplexType>(element))
    return address(base, getPartType(element), mul(offset, constant(2)));
  return LLVM::GEPOp::create(b, base.getType(), element, base,
                             ValueRange{offset});
}

Value KernelEntry::loadScalar(Type type, Value address) {
  // Words hold logical scalars as a byte.
  Type stored = type.isIndex()      ? b.getI64Type()
                : type.isInteger(1) ? b.getI8Type()
                                    : type;
  unsigned alignment =
      isa<LLVM::LLVMPointerType>(stored) ? 8 : getBytes(stored);
  Value value = LLVM::LoadOp::create(b, stored, address, alignment);
  if (type.isIndex())
    return arith::IndexCastOp::create(b, type, value);
  if (type.isInteger(1))
    return arith::TruncIOp::create(b, type, value);
  return value;
}

Value KernelEntry::loadVector(Type element, Value address) {
  return LLVM::LoadOp::create(b, vectorOf(element), address, getBytes(element));
}

void KernelEntry::store(Value value, Value address) {
  LLVM::StoreOp::create(b, value, address,
                        getBytes(getElementTypeOrSelf(value)));
}

void KernelEntry::store(Value vector, Value address, const Mask &mask) {
  unsigned bytes = getBytes(getElementTypeOrSelf(vector));
  scf::IfOp::create(
      b, mask.full,
      [&](OpBuilder &then, Location loc) {
        LLVM::StoreOp::create(then, loc, vector, address, bytes);
        scf::YieldOp::create(then, loc);
      },
      [&](OpBuilder &other, Location loc) {
        LLVM::MaskedStoreOp::create(other, loc, vector, address, mask.lanes,
                                    bytes);
        scf::YieldOp::create(other, loc);
      });
}

void KernelEntry::storeParts(Value real, Value imaginary, Value address,
                             const Mask &mask) {
  store(interleaved(real, imaginary), address,
        {mask.full, interleaved(mask.lanes, mask.lanes)});
}

Value KernelEntry::allocate(Type element, int64_t count) {
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(&function.front());
  return LLVM::AllocaOp::create(b, words.getType(), element, constant(count),
                                64);
}

VectorType KernelEntry::vectorOf(Type element) {
  return VectorType::get({width}, element);
}

Value KernelEntry::splat(Value scalar) {
  return vector::BroadcastOp::create(b, vectorOf(scalar.getType()), scalar);
}

Mask KernelEntry::mask(Value remaining) {
  auto lanes = llvm::to_vector(llvm::seq<int32_t>(0, width));
  Value numbers = arith::ConstantOp::create(
      b, DenseElementsAttr::get(vectorOf(b.getI32Type()),
                                llvm::ArrayRef<int32_t>(lanes)));
  Value lanesLeft = min(remaining, constant(width));
  Value count = arith::TruncIOp::create(b, b.getI32Type(), lanesLeft);
  Mask mask;
  mask.count = lanesLeft;
  mask.lanes = arith::CmpIOp::create(b, arith::CmpIPredicate::slt, numbers,
                                     splat(count));
  mask.full = arith::CmpIOp::create(b, arith::CmpIPredicate::sge, remaining,
                                    constant(width));
  return mask;
}

Mask KernelEntry::fullMask() {
  Mask mask;
  mask.full = arith::ConstantIntOp::create(b, true, 1);
  mask.lanes = splat(mask.full);
  return mask;
}

void KernelEntry::forChunks(
    Value count, llvm::function_ref<void(Value, const Mask &)> chunk) {
  Value rest = remainder(count, constant(width));
  Value whole = sub(count, rest);
  OpBuilder::InsertionGuard guard(b);
  auto loop = scf::ForOp::create(b, constant(0), whole, constant(width));
  b.setInsertionPointToStart(loop.getBody());
  chunk(loop.getInductionVar(), fullMask());
  b.setInsertionPointAfter(loop);
  auto left = scf::IfOp::create(b, less(constant(0), rest));
  b.setInsertionPointToStart(left.thenBlock());
  chunk(whole, mask(rest));
}

Value KernelEntry::indices(Value first) {
  auto lanes = llvm::to_vector(llvm::seq<int64_t>(0, width));
  Value numbers = arith::ConstantOp::create(
      b, DenseIntElementsAttr::get(vectorOf(b.getIndexType()),
                                   llvm::ArrayRef<int64_t>(lanes)));
  Value start = arith::IndexCastOp::create(b, b.getIndexType(), first);
  return arith::AddIOp::create(b, splat(start), numbers);
}

Value KernelEntry::number(const KernelNumber &number) {
  return number.isConstant ? constant(number.value) : scalarWord(number.value);
}

Value KernelEntry::scalarWord(unsigned number) {
  return word(b.getI64Type(), info.words.scalar(number));
}

Value KernelEntry::accessStride(const KernelAccess &access, unsigned position) {
  if (access.window)
    return number(access.window->strides[position]);
  return product(llvm::ArrayRef<unsigned>(access.dims).take_front(position));
}

Value KernelEntry::elementAddress(unsigned number, ValueRange coordinates) {
  const KernelAccess &access = info.inputs[number];
  Value offset =
      access.window ? this->number(access.window->offset) : constant(0);
  for (auto [position, dim] : llvm::enumerate(access.dims))
    offset = add(offset, mul(coordinates[dim], accessStride(access, position)));
  return address(inputBases[access.array], access.elementType, offset);
}

/// Whether neighbours in the dimension at `position` of an access are known to
/// be `stride` apart in memory.
static bool hasStride(const KernelAccess &access, unsigned position,
                      int64_t stride) {
  if (!access.window)
    return position == 0 && stride == 1;
  const KernelNumber &number = access.window->strides[position];
  return number.isConstant && number.value == stride;
}

Stream KernelEntry::stream(const BodyEmitter &body, unsigned number,
                           ValueRange coordinates) {
  Stream stream;
  if (!body.usesElement(number))
    return stream;
  const KernelAccess &access = info.inputs[number];
  stream.elementType = access.elementType;
  stream.base = elementAddress(number, coordinates);
  auto *dim = llvm::find(access.dims, 0u);
  if (dim == access.dims.end()) {
    stream.walk = Stream::Walk::Broadcast;
    stream.splats = splatsAt(access.elementType, stream.base);
  } else if (hasStride(access, dim - access.dims.begin(), 1)) {
    stream.walk = Stream::Walk::Contiguous;
  } else if (hasStride(access, dim - access.dims.begin(), -1)) {
    stream.walk = Stream::Walk::Reversed;
  } else {
    stream.walk = Stream::Walk::Strided;
    stream.stride = accessStride(access, dim - access.dims.begin());
  }
  return stream;
}

llvm::SmallVector<Stream> KernelEntry::streams(const BodyEmitter &body,
                                               ValueRange coordinates) {
  llvm::SmallVector<Stream> all;
  for (unsigned i = 0; i != info.inputs.size(); ++i)
    all.push_back(stream(body, i, coordinates));
  return all;
}

/// One vector, or one of each part of a complex number.
Values KernelEntry::splatsAt(Type element, Value first) {
  Type part = getPartType(element);
  Values splats{splat(loadScalar(part, first))};
  if (part != element)
    splats.push_back(
        splat(loadScalar(part, address(first, part, constant(1)))));
  return splats;
}

Value KernelEntry::loadNeighbours(VectorType type, Value start, Value lanes,
                                  Value beside) {
  unsigned bytes = getBytes(type.getElementType());
  if (!lanes)
    return LLVM::LoadOp::create(b, type, start, bytes);
  return LLVM::MaskedLoadOp::create(b, type, start, lanes, beside, bytes);
}

Value KernelEntry::besideElements(const Stream &stream, Value position) {
  VectorType type = vectorOf(stream.elementType);
  if (!repeatsElements)
    return arith::ConstantOp::create(b, b.getZeroAttr(type));
  Value offset = position;
  if (stream.walk == Stream::Walk::Reversed)
    offset = sub(constant(0), position);
  else if (stream.walk == Stream::Walk::Strided)
    offset = mul(position, stream.stride);
  Value place = address(stream.base, stream.elementType, offset);
  return splat(loadScalar(stream.elementType, place));
}

Value KernelEntry::reversed(Value vector) {
  auto places = llvm::to_vector(llvm::reverse(llvm::seq<int64_t>(0, width)));
  return vector::ShuffleOp::create(b, vector, vector, places);
}

/// The elements of two vectors by turns.
Value KernelEntry::interleaved(Value even, Value odd) {
  llvm::SmallVector<int64_t> places;
  for (int64_t lane = 0; lane != width; ++lane)
    llvm::append_values(places, lane, width + lane);
  return vector::ShuffleOp::create(b, even, odd, places);
}

Values KernelEntry::loadParts(const Stream &stream, Value position,
                              Value lanes) {
  Type part = getPartType(stream.elementType);
  VectorType type = VectorType::get({2 * width}, part);
  Value start = address(stream.base, stream.elementType, position);
  Value beside;
  if (lanes && repeatsElements) {
    Values first = splatsAt(stream.elementType, start);
    beside = interleaved(first[0], first[1]);
  } else if (lanes) {
    beside = arith::ConstantOp::create(b, b.getZeroAttr(type));
  }
  Value both = loadNeighbours(
      type, start, lanes ? interleaved(lanes, lanes) : Value(), beside);
  Values parts;
  for (int64_t first : {0, 1}) {
    llvm::SmallVector<int64_t> places;
    for (int64_t lane = 0; lane != width; ++lane)
      places.push_back(2 * lane + first);
    parts.push_back(vector::ShuffleOp::create(b, both, both, places));
  }
  return parts;
}

Value KernelEntry::load(const Stream &stream, Value position, Value lanes) {
  Type element = stream.elementType;
  VectorType type = vectorOf(element);
  unsigned bytes = getBytes(element);
  Value beside = lanes ? besideElements(stream, position) : Value();
  if (stream.walk == Stream::Walk::Contiguous)
    return loadNeighbours(type, address(stream.base, element, position), lanes,
                          beside);
  if (stream.walk == Stream::Walk::Reversed) {
    Value last =
        address(stream.base, element, sub(constant(1 - width), position));
    return reversed(
        loadNeighbours(type, last, lanes ? reversed(lanes) : Value(), beside));
  }
  auto numbers = llvm::to_vector(llvm::seq<int64_t>(0, width));
  Value steps = arith::ConstantOp::create(
      b, DenseElementsAttr::get(vectorOf(b.getI64Type()),
                                llvm::ArrayRef<int64_t>(numbers)));
  Value offsets =
      arith::MulIOp::create(b, arith::AddIOp::create(b, steps, splat(position)),
                            splat(stream.stride));
  Value addresses =
      LLVM::GEPOp::create(b, vectorOf(stream.base.getType()), element,
                          stream.base, ValueRange{offsets});
  if (!lanes) {
    lanes = arith::ConstantOp::create(
        b, DenseElementsAttr::get(vectorOf(b.getI1Type()), true));
    beside = arith::ConstantOp::create(b, b.getZeroAttr(type));
  }
  return LLVM::masked_gather::create(b, type, addresses, lanes,
                                     ValueRange{beside}, bytes);
}

void KernelEntry::mapElements(BodyEmitter &body, llvm::ArrayRef<Stream> streams,
                              Value position, const Mask &mask) {
  auto walks = [](const Stream &stream) {
    return stream.walk == Stream::Walk::Contiguous ||
           stream.walk == Stream::Walk::Reversed ||
           stream.walk == Stream::Walk::Strided;
  };
  auto partCount = [](const Stream &stream) {
    return isa<ComplexType>(stream.elementType) ? 2 : 1;
  };
  llvm::SmallVector<Type> types;
  for (const Stream &stream : streams)
    if (walks(stream))
      types.append(partCount(stream),
                   vectorOf(getPartType(stream.elementType)));
  // One branch for all of them: plain loads are cheaper than masked ones where
  // the CPU has no mask registers, and the branch is nearly always taken.
  auto branch = scf::IfOp::create(b, types, mask.full, true);
  for (bool full : {true, false}) {
    OpBuilder::InsertionGuard guard(b);
    Block *block = full ? branch.thenBlock() : branch.elseBlock();
    b.setInsertionPointToEnd(block);
    Values loaded;
    for (const Stream &stream : streams) {
      if (!walks(stream))
        continue;
      Value lanes = full ? Value() : mask.lanes;
      if (partCount(stream) == 2)
        llvm::append_range(loaded, loadParts(stream, position, lanes));
      else
        loaded.push_back(load(stream, position, lanes));
    }
    if (!types.empty())
      scf::YieldOp::create(b, loaded);
  }
  ValueRange left = branch.getResults();
  for (auto [number, stream] : llvm::enumerate(streams)) {
    if (stream.walk == Stream::Walk::Broadcast)
      body.mapElement(number, stream.splats);
    if (!walks(stream))
      continue;
    body.mapElement(number, left.take_front(partCount(stream)));
    left = left.drop_front(partCount(stream));
  }
}

/// Bits of the widest number of the body, 32 at least.
static unsigned widestNumber(const KernelInfo &info) {
  unsigned bits = 32;
  for (Operation &op : info.block())
    for (Type type : op.getOperandTypes())
      if (isa<FloatType>(type))
        bits = std::max(bits, type.getIntOrFloatBitWidth());
  return bits;
}

// A branch in each chunk would keep chunks apart: conditions are gathered in a
// vector, which LLVM holds in registers, and looked at once. Its lanes are as
// wide as those of comparisons, so that these need no conversion.
static constexpr unsigned raisedAlignment = 64;

void KernelEntry::clearRaised() {
  VectorType lanes = vectorOf(b.getIntegerType(widestNumber(info)));
  raised = allocate(lanes, 1);
  Value none = arith::ConstantOp::create(b, b.getZeroAttr(lanes));
  LLVM::StoreOp::create(b, none, raised, raisedAlignment);
}

void KernelEntry::raise(OpBuilder &builder, Location loc, Value condition) {
  VectorType lanes = vectorOf(builder.getIntegerType(widestNumber(info)));
  Value counts =
      repeatsElements
          ? condition
          : arith::AndIOp::create(builder, loc, condition, currentMask);
  Value wide = arith::ExtSIOp::create(builder, loc, lanes, counts);
  Value before =
      LLVM::LoadOp::create(builder, loc, lanes, raised, raisedAlignment);
  Value all = arith::OrIOp::create(builder, loc, before, wide);
  LLVM::StoreOp::create(builder, loc, all, raised, raisedAlignment);
}

void KernelEntry::setFlag() {
  VectorType lanes = vectorOf(b.getIntegerType(widestNumber(info)));
  Value all = LLVM::LoadOp::create(b, lanes, raised, raisedAlignment);
  Value none = arith::ConstantOp::create(b, b.getZeroAttr(lanes));
  Value isRaised =
      arith::CmpIOp::create(b, arith::CmpIPredicate::ne, all, none);
  Value any =
      vector::ReductionOp::create(b, vector::CombiningKind::OR, isRaised);
  scf::IfOp::create(b, any, [&](OpBuilder &then, Location loc) {
    Value one = arith::ConstantIntOp::create(then, loc, 1, 32);
    // Threads may set it at once.
    LLVM::StoreOp::create(then, loc, one, flag, 4, false, false, false,
                          LLVM::AtomicOrdering::monotonic);
    scf::YieldOp::create(then, loc);
  });
}

FailureOr<BodyEmitter> KernelEntry::makeBody() {
  BodyEmitter body(info, width,
                   [this](OpBuilder &builder, Location loc, Value condition) {
                     raise(builder, loc, condition);
                   });
  for (unsigned d = 0; d != info.rank(); ++d)
    body.mapExtent(d,
                   arith::IndexCastOp::create(b, b.getIndexType(), extents[d]));
  for (auto [number, scalar] : llvm::enumerate(info.scalars))
    body.mapScalar(number, word(scalar.getType(), info.words.scalar(number)));
  if (failed(body.emitPrologue(b)))
    return failure();
  return body;
}
