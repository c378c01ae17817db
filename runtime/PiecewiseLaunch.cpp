//===- PiecewiseLaunch.cpp - clusters that do not fit a device --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/PiecewiseLaunch.h"
#include "runtime/Residency.h"
#include "runtime/UnitHandles.h"

#include <algorithm>
#include <new>
#include <vector>

namespace runmat {
namespace {

/// Launches of fewer elements cost devices more than they compute.
constexpr uint64_t leastElements = uint64_t(1) << 16;
/// Of the memory, what the arrays of a piece may take: those of the next one
/// are made while the device may still work on it.
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
  Array &input(uint32_t index) const {
    return *fromHandle(arguments.inputs[index]);
  }
  int64_t count() const { return arguments.extents[0]; }
  bool isCut(uint32_t index) const { return input(index).count() == count(); }
  uint64_t bytesOfElement() const;
  int64_t elementsOfPiece() const;
  std::vector<ArrayRef> makeOutputs() const;
  ArrayRef cut(Array &whole, int64_t first, int64_t length) const;
  LaunchOutcome runPiece(int64_t first, int64_t length,
                         const std::vector<ArrayRef> &results);

  Launcher &launcher;
  const ClusterRef &cluster;
  const runmat_cluster_info &info;
  Device &device;
  const LaunchArguments &arguments;
  Error &error;
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

LaunchOutcome Pieces::runPiece(int64_t first, int64_t length,
                               const std::vector<ArrayRef> &results) {
  std::vector<ArrayRef> pieces;
  pieces.reserve(info.input_count + info.output_count);
  std::vector<runmat_array *> inputs, outputs(info.output_count);
  for (uint32_t i = 0; i < info.input_count; ++i) {
    pieces.push_back(isCut(i) ? cut(input(i), first, length)
                              : ArrayRef::share(&input(i)));
    inputs.push_back(toHandle(pieces.back().get()));
  }
  std::vector<int64_t> shapes;
  for (uint32_t i = 0; i < info.output_count; ++i)
    shapes.insert(shapes.end(), {2, length, 1});
  LaunchArguments piece{inputs.data(), outputs.data(), shapes.data(), &length,
                        arguments.scalars};
  const LaunchOutcome outcome = launcher.launch(cluster, device, piece, error);
  if (outcome != LaunchOutcome::Done)
    return outcome;
  for (uint32_t i = 0; i < info.output_count; ++i)
    pieces.push_back(ArrayRef::adopt(fromHandle(outputs[i])));
  for (uint32_t i = 0; i < info.output_count; ++i) {
    const ArrayRef &made = pieces[info.input_count + i];
    auto *elements = static_cast<char *>(results[i]->overwriteData());
    Residency::readBytes(*made, 0, made->bytes(),
                         elements + size_t(first) *
                                        elementBytes(made->elementClass()));
  }
  return outcome;
}

LaunchOutcome Pieces::run() {
  const std::vector<ArrayRef> results = makeOutputs();
  const int64_t most = elementsOfPiece();
  for (int64_t first = 0; first < count(); first += most) {
    const LaunchOutcome outcome =
        runPiece(first, std::min(most, count() - first), results);
    if (outcome != LaunchOutcome::Done)
      return outcome;
  }
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
