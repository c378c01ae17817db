//===- ScanColumns.cpp - device scans of contiguous lines -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A workgroup takes several blocks at once, tile by tile. All invocations move
// a tile between memory and the workgroup, neighbours moving neighbouring
// elements; in between, one invocation a block scans its row of the tile.
//===----------------------------------------------------------------------===//
#include "codegen/SPIRV/Library/ScanEmitter.h"

using namespace mlir;

namespace runmat::codegen {

namespace {

/// Blocks that a tile has elements of, and how many of each. Every workgroup
/// has a multiple of 32 invocations. Rows are padded, so that elements below
/// one another do not share a bank.
constexpr unsigned rows = 32, columns = 32, pitch = columns + 1;

/// An element of the tile that an invocation moves.
struct Slot {
  Value place;  ///< in the tile
  Value column; ///< in its row
  Value first;  ///< offset of the first element of the block
  Value count;  ///< elements of the block, 0 where there is none
};

class ColumnScan {
public:
  ColumnScan(EntryPoint &entry, ScanEmitter &scan)
      : entry(entry), device(entry.device), scan(scan),
        tile(entry.makeShared(scan.type(), rows * pitch)),
        items(device.mul(scan.lines, scan.blocks)) {}

  void emit();

private:
  void emitGroup(Value firstItem);
  Slot slotOf(Value firstItem, Value row, Value column);
  SmallVector<Slot> ownSlots(Value firstItem);
  void loadTile(ArrayRef<Slot> slots, Value start);
  void storeTile(ArrayRef<Slot> slots, Value start);
  Value scanRow(const Slot &row, Value start, Value total);

  EntryPoint &entry;
  DeviceBuilder &device;
  ScanEmitter &scan;
  spirv::GlobalVariableOp tile;
  Value items;
};

} // namespace

Slot ColumnScan::slotOf(Value firstItem, Value row, Value column) {
  Value item = device.add(firstItem, row);
  Value exists = device.both(device.less(item, items),
                             device.less(row, device.constant(rows)));
  // What is beyond the last block reads the first one, and stores nothing.
  ScanEmitter::Block block =
      scan.blockOf(device.select(exists, item, device.constant(0)));
  Value place = device.add(device.mul(row, device.constant(pitch)), column);
  return {place, column, block.first,
          device.select(exists, block.count, device.constant(0))};
}

SmallVector<Slot> ColumnScan::ownSlots(Value firstItem) {
  SmallVector<Slot> slots;
  Value width = device.constant(columns);
  for (unsigned i = 0; i < rows * columns; i += entry.workgroup) {
    Value own = device.add(entry.thread, device.constant(i));
    slots.push_back(
        slotOf(firstItem, device.div(own, width), device.rem(own, width)));
  }
  return slots;
}

void ColumnScan::loadTile(ArrayRef<Slot> slots, Value start) {
  SmallVector<Value> elements;
  for (const Slot &slot : slots) {
    Value position = device.add(start, slot.column);
    position = device.select(device.less(position, slot.count), position,
                             device.constant(0));
    elements.push_back(scan.loadOperand(device.add(slot.first, position)));
  }
  for (auto [slot, element] : llvm::zip_equal(slots, elements))
    device.storeShared(element, tile, slot.place);
}

void ColumnScan::storeTile(ArrayRef<Slot> slots, Value start) {
  for (const Slot &slot : slots) {
    Value position = device.add(start, slot.column);
    device.ifThen(device.less(position, slot.count), [&] {
      scan.storeResult(device.loadShared(tile, slot.place),
                       device.add(slot.first, position));
    });
  }
}

/// The row's elements from `start` on, of which there is one at least.
Value ColumnScan::scanRow(const Slot &row, Value start, Value total) {
  Value element = device.loadShared(tile, row.place);
  total = device.select(device.equal(start, device.constant(0)), element,
                        scan.combine(total, element));
  device.storeShared(total, tile, row.place);
  Value count =
      device.min(device.sub(row.count, start), device.constant(columns));
  auto placeOf = [&](Value number) { return device.add(row.place, number); };
  return scan.emitRun(
      device.constant(1), count, total,
      [&](Value number) { return device.loadShared(tile, placeOf(number)); },
      [&](Value value, Value number) {
        device.storeShared(value, tile, placeOf(number));
      });
}

void ColumnScan::emitGroup(Value firstItem) {
  SmallVector<Slot> slots = ownSlots(firstItem);
  Slot row = slotOf(firstItem, entry.thread, device.constant(0));
  auto emitTile = [&](Value start, ValueRange carried) -> SmallVector<Value> {
    loadTile(slots, start);
    device.barrier();
    SmallVector<Value> total = device.choose(
        device.less(start, row.count),
        [&]() -> SmallVector<Value> {
          return {scanRow(row, start, carried.front())};
        },
        [&]() -> SmallVector<Value> { return {carried.front()}; });
    device.barrier();
    storeTile(slots, start);
    return total;
  };
  Value longest = scan.countOf(device.constant(0));
  Value total = device
                    .loop(device.constant(0), longest, device.constant(columns),
                          scan.identity(), emitTile)
                    .front();
  device.ifThen(device.less(device.constant(0), row.count), [&] {
    scan.storeTotal(total, device.add(firstItem, entry.thread));
  });
}

void ColumnScan::emit() {
  Value size = device.constant(rows);
  device.loop(device.mul(entry.group, size), items,
              device.mul(entry.groups, size),
              [&](Value firstItem) { emitGroup(firstItem); });
  entry.finish(rows);
}

void emitScanColumns(EntryPoint &entry, Combiner combiner,
                     ScanClass scanClass) {
  ScanEmitter scan(entry, combiner, scanClass);
  ColumnScan(entry, scan).emit();
}

} // namespace runmat::codegen
