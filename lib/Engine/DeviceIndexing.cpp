//===- DeviceIndexing.cpp - x(i, j) and find on devices ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/DeviceOperations.h"
#include "Values/GpuArrays.h"
#include "Values/Subscripts.h"
#include "definitions/KernelWords.h"
#include "runtime/Residency.h"

#include <array>
#include <optional>

namespace runmat {

namespace {

using namespace kernelwords;

bool isList(const Value &value) {
  return value.isArray() && !value.isComplex() && !value.isScalar() &&
         (value.isLogical() || value.elementClass() == ElementClass::Double);
}

runmat_buffer readable(const ArrayRef &array, Device &device) {
  return Residency::ensureOn(*array, device);
}

/// The positions of what is true in a mask, as doubles on the device.
ArrayRef findTrue(const DeviceCall &call, Device &device,
                  const ArrayRef &mask) {
  const auto count = uint64_t(mask->count());
  const uint64_t blocks = (count + findBlock - 1) / findBlock;
  const runmat_buffer elements = readable(mask, device);
  DeviceBuffer counts = device.allocate((blocks + 1) * sizeof(uint64_t)),
               starts = device.allocate((blocks + 1) * sizeof(uint64_t));
  const runmat_buffer counted[] = {elements, counts.get()};
  call.launch(device, {"count_true", counted, {&count, 1}, blocks});
  const runmat_buffer summed[] = {counts.get(), starts.get()};
  call.launch(device, {"start_true", summed, {&blocks, 1}, 1});
  const auto total =
      call.read<int64_t>(device, starts, blocks * sizeof(uint64_t));
  ArrayRef positions =
      Array::make(ElementClass::Double, foundShape(mask->extents(), total));
  if (total == 0)
    return positions;
  const runmat_buffer found[] = {elements, starts.get(),
                                 Residency::bufferOn(*positions, device)};
  call.launch(device, {"find_true", found, {&count, 1}, blocks});
  Residency::markWritten(*positions, device);
  return positions;
}

/// What subscripts choose of an array, for the kernels.
class Selection {
public:
  /// Nothing when the host must do it: other kinds of subscripts, a scalar out
  /// of bounds, a mask that is too long.
  static std::optional<Selection> make(const Value &array,
                                       std::span<const Value> subscripts) {
    Selection selection;
    if (!array.isArray() || subscripts.size() > kernelwords::selection::rank)
      return std::nullopt;
    int64_t stride = 1;
    for (size_t k = 0; k < subscripts.size(); ++k) {
      const int64_t extent = extentSeen(array.extents(), k, subscripts.size());
      if (!selection.add(subscripts[k], extent, stride))
        return std::nullopt;
      stride *= extent;
    }
    return selection;
  }

  /// Whether a position may be chosen twice.
  bool mayRepeat() const { return hasNumbers; }
  bool hasLists() const { return !arrays().empty(); }

  std::vector<ArrayRef> arrays() const {
    std::vector<ArrayRef> result;
    for (const Dimension &dimension : dimensions)
      if (dimension.list)
        result.push_back(dimension.list);
    return result;
  }

  /// Puts positions in the place of masks.
  void findMasks(const DeviceCall &call, Device &device) {
    for (Dimension &dimension : dimensions)
      if (dimension.list &&
          dimension.list->elementClass() == ElementClass::Logical)
        dimension.list = findTrue(call, device, dimension.list);
  }

  /// Of what is chosen, once masks are positions.
  Extents extents(const Extents &array) const {
    if (dimensions.size() == 1)
      return selectedShape(array, dimensions[0].list->extents());
    std::vector<int64_t> result;
    for (const Dimension &dimension : dimensions)
      result.push_back(dimension.count());
    return Extents(result);
  }

  int64_t count() const {
    int64_t count = 1;
    for (const Dimension &dimension : dimensions)
      count *= dimension.count();
    return count;
  }

  bool takes(const Extents &source) const {
    std::vector<int64_t> chosen;
    for (const Dimension &dimension : dimensions)
      chosen.push_back(dimension.count());
    return fitsAssignment(chosen, source);
  }

  /// Launches gather_N or scatter_N; false when a number was no position.
  bool launch(const DeviceCall &call, Device &device, const char *kernel,
              const runmat_buffer &from, const runmat_buffer &to,
              bool repeats = false, bool mustFinish = false) const {
    DeviceBuffer flag = device.allocate(sizeof(uint64_t));
    const uint32_t zero = 0;
    device.fill(flag.get(), 0, sizeof(zero), &zero, sizeof(zero));
    std::array<runmat_buffer, selection::Buffers> buffers{from, to};
    std::array<uint64_t, selection::End - selection::Buffers> words{};
    const auto word = [&](unsigned number) -> uint64_t & {
      return words[number - selection::Buffers];
    };
    word(selection::Offset) = uint64_t(offset);
    word(selection::Repeats) = repeats ? 0 : 1;
    uint64_t items = 1;
    for (size_t d = 0; d < selection::rank; ++d) {
      const Dimension dimension =
          d < dimensions.size() ? dimensions[d] : Dimension();
      buffers[selection::ListAddresses + d] =
          dimension.list ? readable(dimension.list, device) : from;
      word(selection::Extents + d) = uint64_t(dimension.count());
      word(selection::Strides + d) = uint64_t(dimension.stride);
      word(selection::Bounds + d) = uint64_t(dimension.bound);
      word(selection::Listed + d) = bool(dimension.list);
      items *= uint64_t(dimension.count());
    }
    buffers[selection::FlagAddress] = flag.get();
    call.launch(device, {kernel, buffers, words, items, mustFinish});
    return !hasNumbers || call.read<uint32_t>(device, flag) == 0;
  }

private:
  struct Dimension {
    ArrayRef list;
    int64_t bound = 1, stride = 0;
    /// Without a list: all, or the one that the offset tells.
    int64_t extent = 1;
    int64_t count() const { return list ? list->count() : extent; }
  };
  std::vector<Dimension> dimensions;
  int64_t offset = 0;
  bool hasNumbers = false;

  bool add(const Subscript &subscript, int64_t extent, int64_t stride) {
    Dimension dimension{{}, extent, stride, extent};
    const int64_t index = scalarIndex(subscript);
    if (index >= 0) {
      dimension.extent = 1;
      offset += index * stride;
    } else if (!subscript.isColon()) {
      if (!isList(subscript.value))
        return false;
      dimension.list = subscript.value.array();
      hasNumbers |= !subscript.value.isLogical();
      if (subscript.value.isLogical() && dimension.list->count() > extent)
        return false;
    }
    dimensions.push_back(dimension);
    return index < extent;
  }
};

size_t bytesOfElement(const Array &array) {
  return elementBytes(array.elementClass()) * (array.isComplex() ? 2 : 1);
}

const char *gatherKernel(const Array &array) {
  return kernelForBytes(
      bytesOfElement(array),
      {"gather_1", "gather_2", "gather_4", "gather_8", "gather_16"});
}

const char *scatterKernel(const Array &array) {
  return kernelForBytes(
      bytesOfElement(array),
      {"scatter_1", "scatter_2", "scatter_4", "scatter_8", "scatter_16"});
}

bool isOfOneKind(const Value &a, const Value &b) {
  return a.isArray() && b.isArray() && a.elementClass() == b.elementClass() &&
         a.isComplex() == b.isComplex();
}

} // namespace

bool findOnDevice(DeviceCall &call) {
  if (call.arguments.size() != 1 || !isList(call.arguments[0]) ||
      !call.arguments[0].isLogical())
    return false;
  const ArrayRef mask = call.arguments[0].array();
  Device *device = call.place({&mask, 1});
  if (!device)
    return false;
  call.results.push_back(keepGpuArray(Value(findTrue(call, *device, mask)),
                                      call.arguments[0].isGpuArray()));
  return true;
}

bool gatherOnDevice(DeviceCall &call) {
  const Value &value = call.arguments[0];
  auto selection = Selection::make(value, std::span(call.arguments).subspan(1));
  if (!selection || !selection->hasLists())
    return false;
  const ArrayRef array = value.array();
  std::vector<ArrayRef> arrays = selection->arrays();
  arrays.push_back(array);
  Device *device = call.place(arrays);
  if (!device)
    return false;
  selection->findMasks(call, *device);
  ArrayRef out =
      Array::make(array->elementClass(), selection->extents(array->extents()),
                  array->isComplex());
  // Kernels look at the numbers that they use; those of a selection without
  // elements may be wrong all the same.
  if (out->isEmpty() && selection->mayRepeat())
    return false;
  if (!out->isEmpty()) {
    if (!selection->launch(call, *device, gatherKernel(*array),
                           readable(array, *device),
                           Residency::bufferOn(*out, *device)))
      return false;
    Residency::markWritten(*out, *device);
  }
  call.results.push_back(
      keepGpuArray(Value(std::move(out)), value.isGpuArray()));
  return true;
}

bool scatterOnDevice(DeviceCall &call) {
  const std::span all(call.arguments);
  const Value &target = call.arguments.front();
  const Value &value = call.arguments.back();
  auto selection =
      Selection::make(target, all.subspan(1, call.arguments.size() - 2));
  // Of places that are named twice the last one counts, which only the host
  // knows.
  if (!selection || !selection->hasLists() || selection->mayRepeat() ||
      !isOfOneKind(target, value))
    return false;
  const ArrayRef source = value.array();
  Device *device = placeOfWrite(call, target.array(), source);
  if (!device)
    return false;
  selection->findMasks(call, *device);
  const char *kernel = scatterKernel(*source);
  const bool repeats = source->count() == 1;
  if (selection->count() == 0 || !selection->takes(source->extents()))
    return false;
  changeInPlace(call, *device, [&](const runmat_buffer &to) {
    selection->launch(call, *device, kernel, readable(source, *device), to,
                      repeats, /*mustFinish=*/true);
  });
  return true;
}

} // namespace runmat
