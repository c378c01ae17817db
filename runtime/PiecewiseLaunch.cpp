//===- PiecewiseLaunch.cpp - clusters that do not fit a device --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/PiecewiseLaunch.h"
#include "runtime/Residency.h"
#include "runtime/UnitHandles.h"

#include <algorithm>
#include <new>
#include <optional>
#include <vector>

namespace runmat {
namespace {

/// Launches of fewer elements cost devices more than they compute.
constexpr uint64_t leastElements = uint64_t(1) << 16;
/// Of the memory, what the arrays of a piece may take: two pieces are on the
/// device at a time, and others may hold some of it.
constexpr uint64_t pieceShare = 4;

class Pieces {
public:
  Pieces(Launcher &launcher, const ClusterRef &cluster, Device &device,
         const LaunchArguments &arguments, Error &error)
      : launcher(launcher), cluster(cluster), info(*cluster.info),
        device(device), arguments(arguments), error(error) {}

  bool canCut() const;
  LaunchOutcome run();

private:
  /// One that the device works on.
  struct Piece {
    int64_t first;
    std::vector<ArrayRef> inputs, outputs;
  };
  Array &input(uint32_t index) const {
    return *fromHandle(arguments.inputs[index]);
  }
  int64_t count() const { return arguments.extents[0]; }
  bool isCut(uint32_t index) const { return input(index).count() == count(); }
  uint64_t bytesOfElement() const;
  int64_t elementsOfPiece() const;
  std::vector<ArrayRef> makeOutputs() const;
  ArrayRef cut(Array &whole, int64_t first, int64_t length) const;
  LaunchOutcome start(int64_t length, Piece &piece);
  void finish(const Piece &piece, const std::vector<ArrayRef> &results) const;
  LaunchOutcome runAll(const std::vector<ArrayRef> &results);

  Launcher &launcher;
  const ClusterRef &cluster;
  const runmat_cluster_info &info;
  Device &device;
  const LaunchArguments &arguments;
  Error &error;
  /// Of all pieces, to be read in the end.
  TrustedGuards guards;
};

/// Of all arrays that are cut, together.
uint64_t Pieces::bytesOfElement() const {
  uint64_t bytes = 0;
  for (uint32_t i = 0; i < info.input_count; ++i)
    if (isCut(i))
      bytes += elementBytes(input(i).elementClass());
  for (uint32_t i = 0; i < info.output_count; ++i)
    bytes += elementBytes(static_cast<ElementClass>(info.output_classes[i]));
  return bytes;
}

int64_t Pieces::elementsOfPiece() const {
  const uint64_t bytes = device.info().memory_bytes / pieceShare;
  return static_cast<int64_t>(bytes / std::max<uint64_t>(bytesOfElement(), 1));
}

bool Pieces::canCut() const {
  if (!info.pointwise || device.hostMemory() ||
      elementsOfPiece() < static_cast<int64_t>(leastElements))
    return false;
  for (uint32_t i = 0; i < info.input_count; ++i)
    if (input(i).isComplex() || (!isCut(i) && input(i).count() != 1))
      return false;
  return elementsOfPiece() < count();
}

std::vector<ArrayRef> Pieces::makeOutputs() const {
  std::vector<ArrayRef> outputs;
  const int64_t *shape = arguments.shapes;
  for (uint32_t i = 0; i < info.output_count; ++i) {
    const int64_t rank = *shape++;
    outputs.push_back(
        Array::make(static_cast<ElementClass>(info.output_classes[i]),
                    Extents(std::vector<int64_t>(shape, shape + rank))));
    shape += rank;
  }
  return outputs;
}

/// Some elements, on the device alone.
ArrayRef Pieces::cut(Array &whole, int64_t first, int64_t length) const {
  const size_t bytes = elementBytes(whole.elementClass());
  const char *elements = static_cast<const char *>(whole.data());
  ArrayRef piece = Array::make(whole.elementClass(), {length, 1});
  device.upload(Residency::bufferOn(*piece, device), 0,
                elements + size_t(first) * bytes, piece->bytes());
  Residency::markWritten(*piece, device);
  return piece;
}

/// Uploads what it reads and launches; waits for nothing.
LaunchOutcome Pieces::start(int64_t length, Piece &piece) {
  std::vector<runmat_array *> inputs, outputs(info.output_count);
  for (uint32_t i = 0; i < info.input_count; ++i) {
    piece.inputs.push_back(isCut(i) ? cut(input(i), piece.first, length)
                                    : ArrayRef::share(&input(i)));
    inputs.push_back(toHandle(piece.inputs.back().get()));
  }
  std::vector<int64_t> shapes;
  for (uint32_t i = 0; i < info.output_count; ++i)
    shapes.insert(shapes.end(), {2, length, 1});
  LaunchArguments part{inputs.data(), outputs.data(), shapes.data(), &length,
                       arguments.scalars};
  part.trusted = &guards;
  const LaunchOutcome outcome = launcher.launch(cluster, device, part, error);
  for (runmat_array *output : outputs)
    if (output)
      piece.outputs.push_back(ArrayRef::adopt(fromHandle(output)));
  return outcome;
}

/// Waits for its launch and takes the results.
void Pieces::finish(const Piece &piece,
                    const std::vector<ArrayRef> &results) const {
  for (uint32_t i = 0; i < info.output_count; ++i) {
    const ArrayRef &made = piece.outputs[i];
    auto *elements = static_cast<char *>(results[i]->overwriteData());
    Residency::readBytes(*made, 0, made->bytes(),
                         elements + size_t(piece.first) *
                                        elementBytes(made->elementClass()));
  }
}

/// The results of a piece are fetched when the next one is under way: its
/// upload and its launch overlap with that where the device has queues for it.
LaunchOutcome Pieces::runAll(const std::vector<ArrayRef> &results) {
  const int64_t most = elementsOfPiece();
  std::optional<Piece> running;
  for (int64_t first = 0; first < count(); first += most) {
    Piece next{first, {}, {}};
    const LaunchOutcome outcome = start(std::min(most, count() - first), next);
    if (outcome != LaunchOutcome::Done)
      return outcome;
    if (running)
      finish(*running, results);
    running = std::move(next);
  }
  if (running)
    finish(*running, results);
  return guards.hold() ? LaunchOutcome::Done : LaunchOutcome::Guard;
}

LaunchOutcome Pieces::run() {
  const std::vector<ArrayRef> results = makeOutputs();
  const LaunchOutcome outcome = runAll(results);
  if (outcome != LaunchOutcome::Done)
    return outcome;
  for (uint32_t i = 0; i < info.output_count; ++i)
    arguments.outputs[i] = toHandle(ArrayRef(results[i]).detach());
  return LaunchOutcome::Done;
}

} // namespace

LaunchOutcome launchInPieces(Launcher &launcher, const ClusterRef &cluster,
                             Device &device, const LaunchArguments &arguments,
                             Error &error) {
  Pieces pieces(launcher, cluster, device, arguments, error);
  try {
    return pieces.canCut() ? pieces.run() : LaunchOutcome::NoMemory;
  } catch (const OutOfDeviceMemory &failure) {
    error = failure;
    return LaunchOutcome::NoMemory;
  } catch (const Error &failure) {
    error = failure;
  } catch (const std::bad_alloc &) {
    error = Error("MATLAB:nomem", "Out of memory.");
  }
  return LaunchOutcome::Failed;
}

} // namespace runmat
