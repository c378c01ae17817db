//===- Transfer.cpp - moving bytes to, from and on the device ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/Transfer.h"
#include "runtime/providers/vulkan/HostCopy.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <vector>

namespace runmat::vulkan {

namespace {

/// What a byte moved counts as work beside an item of a kernel.
uint64_t workOf(uint64_t bytes) { return bytes / 16; }

Access reads(const Range &range) { return {range.address, range.bytes, false}; }
Access writes(const Range &range) { return {range.address, range.bytes, true}; }

} // namespace

Transfer::Transfer(const Device &device, Queues &queues, uint32_t hostThreads)
    : device(device), queues(queues), hostThreads(hostThreads),
      smallUploads(device, queues, device.plan().uploadTypes),
      largeUploads(device, queues, device.plan().uploadTypes),
      readbacks(device, queues, device.plan().readbackTypes) {}

void Transfer::upload(const Range &to, const std::byte *from) {
  if (to.bytes == 0)
    return;
  // Queued work may still use the memory; a staged upload keeps its place.
  if (to.host && queues.isFree(writes(to)))
    copyBytes(to.host, from, to.bytes, hostThreads);
  else
    uploadStaged(to, from);
}

void Transfer::uploadStaged(const Range &to, const std::byte *from) {
  const bool large = isLarge(to);
  Queue &queue = large ? queues.uploads() : queues.compute();
  StagingRing &ring = large ? largeUploads : smallUploads;
  // What is queued runs while the host copies.
  if (large)
    queues.submit();
  const uint64_t limit = ring.prepare(to.bytes);
  for (uint64_t done = 0; done < to.bytes;) {
    const uint64_t size = std::min(limit, to.bytes - done);
    const Range target = to.part(done, size);
    const std::array accesses{writes(target)};
    queues.order(queue, accesses);
    const StagingPiece piece = ring.reserve(size, queue);
    copyBytes(piece.host, from + done, size, hostThreads);
    VkCommandBuffer commands = queues.begin(queue, accesses);
    const VkBufferCopy region{piece.offset, target.offset, size};
    device.functions().CmdCopyBuffer(commands, piece.buffer, target.buffer, 1,
                                     &region);
    queue.commit(workOf(size));
    done += size;
    // The device copies this piece while the host goes on.
    if (large)
      queue.submit();
  }
}

void Transfer::download(const Range &from, std::byte *to) {
  if (from.bytes == 0)
    return;
  // What is queued runs while the host waits.
  queues.submit();
  if (!from.host)
    return downloadStaged(from, to);
  queues.waitFor(reads(from));
  copyBytes(to, from.host, from.bytes, hostThreads);
}

/// Small downloads come next in the compute queue, unless more work waits there
/// than what they need.
Queue &Transfer::queueOfDownload(const Range &from) {
  Queue &compute = queues.compute();
  const std::array access{reads(from)};
  const uint64_t last = compute.lastSerial();
  const bool comesNext =
      compute.isDone(last) || compute.lastConflict(access) == last;
  return isLarge(from) || !comesNext ? queues.downloads() : compute;
}

Transfer::Pending Transfer::askFor(const Range &from, uint64_t offset,
                                   uint64_t bytes, Queue &queue) {
  const Range source = from.part(offset, bytes);
  const std::array accesses{reads(source)};
  queues.order(queue, accesses);
  const StagingPiece piece = readbacks.reserve(bytes, queue);
  VkCommandBuffer commands = queues.begin(queue, accesses);
  const VkBufferCopy region{source.offset, piece.offset, bytes};
  device.functions().CmdCopyBuffer(commands, source.buffer, piece.buffer, 1,
                                   &region);
  queue.showToHost();
  const uint64_t serial = queue.lastSerial();
  queue.submit();
  return {piece, offset, bytes, serial};
}

void Transfer::downloadStaged(const Range &from, std::byte *to) {
  // More than this and a piece could be overwritten before it is read: see
  // StagingRing::prepare.
  constexpr size_t piecesAhead = 3;
  Queue &queue = queueOfDownload(from);
  const uint64_t limit = readbacks.prepare(from.bytes);
  std::deque<Pending> pending;
  for (uint64_t asked = 0; asked < from.bytes || !pending.empty();) {
    if (asked < from.bytes && pending.size() < piecesAhead) {
      pending.push_back(
          askFor(from, asked, std::min(limit, from.bytes - asked), queue));
      asked += pending.back().bytes;
      continue;
    }
    const Pending &oldest = pending.front();
    queue.wait(oldest.serial);
    copyBytes(to + oldest.offset, oldest.piece.host, oldest.bytes, hostThreads);
    pending.pop_front();
  }
}

void Transfer::copyDisjoint(const Range &to, const Range &from) {
  Queue &queue = queues.compute();
  VkCommandBuffer commands =
      queues.begin(queue, std::array{reads(from), writes(to)});
  VkBufferCopy region{from.offset, to.offset, to.bytes};
  device.functions().CmdCopyBuffer(commands, from.buffer, to.buffer, 1,
                                   &region);
  queue.commit(workOf(to.bytes));
}

/// Pieces as long as the shift, so that none overlaps its own source, from the
/// end that is not overwritten too early.
void Transfer::copyOverlapping(const Range &to, const Range &from) {
  bool forward = to.offset < from.offset;
  uint64_t shift = forward ? from.offset - to.offset : to.offset - from.offset;
  for (uint64_t done = 0; done < to.bytes;) {
    uint64_t size = std::min(shift, to.bytes - done);
    uint64_t at = forward ? done : to.bytes - done - size;
    copyDisjoint(to.part(at, size), from.part(at, size));
    done += size;
  }
}

void Transfer::copy(const Range &to, const Range &from) {
  if (to.bytes == 0 || to.address == from.address)
    return;
  bool overlap = to.address < from.address + from.bytes &&
                 from.address < to.address + to.bytes;
  if (overlap)
    copyOverlapping(to, from);
  else
    copyDisjoint(to, from);
}

void Transfer::fillWords(const Range &to, uint32_t word) {
  Queue &queue = queues.compute();
  VkCommandBuffer commands = queues.begin(queue, std::array{writes(to)});
  device.functions().CmdFillBuffer(commands, to.buffer, to.offset, to.bytes,
                                   word);
  queue.commit(workOf(to.bytes));
}

/// Uploads the start and copies it behind itself until the range is full.
void Transfer::fillByDoubling(const Range &to,
                              std::span<const std::byte> pattern) {
  constexpr uint64_t seedBytes = uint64_t(16) << 10;
  std::vector<std::byte> seed(std::min(seedBytes, to.bytes));
  for (size_t i = 0; i < seed.size(); ++i)
    seed[i] = pattern[i % pattern.size()];
  upload(to.part(0, seed.size()), seed.data());
  for (uint64_t filled = seed.size(); filled < to.bytes;) {
    uint64_t size = std::min(filled, to.bytes - filled);
    copyDisjoint(to.part(filled, size), to.part(0, size));
    filled += size;
  }
}

void Transfer::fill(const Range &to, std::span<const std::byte> pattern) {
  // The fill command takes one word and whole words. A pattern of 8 bytes with
  // equal halves is one word too.
  std::array<std::byte, 8> wide;
  for (size_t i = 0; i < wide.size(); ++i)
    wide[i] = pattern[i % pattern.size()];
  uint32_t halves[2];
  std::memcpy(halves, wide.data(), sizeof(halves));
  uint64_t head = std::min((4 - to.offset % 4) % 4, to.bytes);
  uint64_t tail = (to.bytes - head) % 4;
  uint64_t body = to.bytes - head - tail;
  if (halves[0] != halves[1] || body == 0)
    return to.bytes ? fillByDoubling(to, pattern) : void();
  // With patterns of one or two bytes the word begins at a multiple of the
  // pattern, so its phase does not change.
  if (head)
    upload(to.part(0, head), wide.data());
  fillWords(to.part(head, body), halves[0]);
  if (tail)
    upload(to.part(head + body, tail), wide.data());
}

} // namespace runmat::vulkan
