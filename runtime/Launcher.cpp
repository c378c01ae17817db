//===- Launcher.cpp - runs a cluster on a device ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Launcher.h"
#include "runtime/InlineVector.h"
#include "runtime/KernelTarget.h"
#include "runtime/LoopTurns.h"
#include "runtime/Residency.h"
#include "runtime/UnitHandles.h"

#include <algorithm>
#include <new>
#include <string>
#include <utility>

namespace runmat {
namespace {

/// Cost of joining two partials, in the unit of cost_per_item.
constexpr uint64_t joinCost = 4;
constexpr uint64_t flagBytes = TrustedGuards::flagBytes;

/// From how many elements of a slice a reduction takes two passes: what
/// runmat-tile-reductions wrote, or the device's own figure where it says so.
uint64_t twoPassThreshold(const runmat_cluster_info &written,
                          const runmat_device_info &device) {
  return written.two_pass_threshold ? written.two_pass_threshold
                                    : device.default_two_pass_threshold;
}

uint64_t workOf(double costPerItem, uint64_t repeats) {
  double work = std::max(costPerItem, 1.0) * static_cast<double>(repeats);
  return static_cast<uint64_t>(std::clamp(work, 1.0, 1e15));
}

/// The flag's word, in memory of the host.
volatile uint32_t &hostFlag(const runmat_buffer &flag) {
  return *reinterpret_cast<volatile uint32_t *>(flag.address);
}

bool appearsTwice(const LaunchArguments &arguments, uint32_t count,
                  int32_t input) {
  for (uint32_t i = 0; i < count; ++i)
    if (static_cast<int32_t>(i) != input &&
        arguments.inputs[i] == arguments.inputs[input])
      return true;
  return false;
}

} // namespace

/// One launch in the making. A step that fails leaves its reason in `error`.
class Launcher::Call {
public:
  Call(Launcher &launcher, const ClusterRef &cluster, Device &device,
       const LaunchArguments &arguments, Error &error)
      : launcher(launcher), cluster(cluster), info(*cluster.info),
        device(device), arguments(arguments), error(error),
        space(iterationSpace(info, arguments.extents)) {
    prepared.info = &info;
    prepared.space = space;
  }

  LaunchOutcome run();
  bool needsTooMuchMemory() const;
  void releaseOutputs();
  LaunchOutcome failed(std::string reason);

private:
  bool isReduction() const { return info.kind == RUNMAT_CLUSTER_REDUCTION; }
  bool planSteps();
  uint32_t workgroup() const;
  bool needsTwoPasses() const;
  bool turnsTooOften(uint32_t stage) const;
  const LoadedKernel *kernelOf(uint32_t stage);
  bool addStep(uint32_t stage, uint64_t items, uint64_t work);
  void makeOutputs();
  ArrayRef makeOutput(uint32_t index, Extents extents);
  Array *donor(uint32_t index, size_t bytes) const;
  bool mayOverwrite(const Array &array) const;
  void bind(const runmat_buffer &buffer, uint64_t address, uint8_t access);
  void bind(const runmat_buffer &buffer, uint8_t access) {
    bind(buffer, buffer.address, access);
  }
  void bindArrays();
  void bindScratch();
  void bindPartials();
  void bindNumbers();
  bool isTrusted() const { return arguments.trusted && !device.hostMemory(); }
  void bindFlag();
  uint64_t bytesOfPartials() const;
  uint64_t bytesOfArrays() const;
  void requireRoom() const;
  void clearFlag();
  bool isOfChain() const;
  bool wouldHoldTooMuch() const;
  bool findPieceKernels(LaunchChain::Member &member);
  bool addToChain();
  LaunchOutcome finishChain();
  LaunchOutcome runChained();
  LaunchOutcome runAlone();
  LaunchOutcome launchSteps();
  void markWritten();
  LaunchOutcome finish();
  runmat_status readFlag(uint32_t &value);
  LaunchOutcome failedStatus(const char *action, runmat_status status);

  Launcher &launcher;
  const ClusterRef &cluster;
  const runmat_cluster_info &info;
  Device &device;
  const LaunchArguments &arguments;
  Error &error;
  const IterationSpace space;

  PreparedLaunch prepared;
  /// Whether it runs with the others of a chain.
  bool chains = false;
  /// To be read after the launch; null: there is none, or it is trusted.
  const runmat_buffer *flag = nullptr;
};

//===----------------------------------------------------------------------===//
// Failure
//===----------------------------------------------------------------------===//

void Launcher::Call::releaseOutputs() {
  for (uint32_t i = 0; i < info.output_count; ++i)
    if (arguments.outputs[i])
      fromHandle(std::exchange(arguments.outputs[i], nullptr))->release();
}

LaunchOutcome Launcher::Call::failed(std::string reason) {
  error =
      Error("RunMat:launch",
            std::string("Launch of ") + (info.name ? info.name : "a cluster") +
                " on '" + device.name() + "' failed: " + std::move(reason));
  return LaunchOutcome::Failed;
}

/// Without memory, inputs are as they were: a launch that was refused has
/// written nothing, and one with a flag takes no donations.
LaunchOutcome Launcher::Call::failedStatus(const char *action,
                                           runmat_status status) {
  LaunchOutcome outcome =
      failed(std::string(action) + ": " + device.lastError());
  return status == RUNMAT_ERROR_OUT_OF_MEMORY ? LaunchOutcome::NoMemory
                                              : outcome;
}

//===----------------------------------------------------------------------===//
// Which kernels
//===----------------------------------------------------------------------===//

uint32_t Launcher::Call::workgroup() const {
  return workgroupOf(info, device.info());
}

bool Launcher::Call::needsTwoPasses() const {
  return space.length > twoPassThreshold(info, device.info());
}

/// Whether the device could leave loops of the stage's kernel early.
bool Launcher::Call::turnsTooOften(uint32_t stage) const {
  uint32_t most = device.info().max_loop_turns;
  return most != 0 && loopTurns(info, space, stage, workgroup()) > most;
}

/// Null with the reason in `error` when there is none.
const LoadedKernel *Launcher::Call::kernelOf(uint32_t stage) {
  std::string reason;
  const LoadedKernel *kernel = cluster.source->loaded(
      device, {cluster.index, stage, workgroup(), info.text_operations},
      reason);
  if (!kernel)
    failed(std::move(reason));
  return kernel;
}

bool Launcher::Call::addStep(uint32_t stage, uint64_t items, uint64_t work) {
  if (turnsTooOften(stage)) {
    failed("its loops would turn more often than the device allows");
    return false;
  }
  const LoadedKernel *kernel = kernelOf(stage);
  if (kernel)
    prepared.steps[prepared.stepCount++] = {kernel, items, work};
  return kernel;
}

bool Launcher::Call::planSteps() {
  double cost = info.cost_per_item;
  if (space.slices == 0)
    return true; // no results to compute
  if (!isReduction())
    return addStep(RUNMAT_KERNEL_ELEMENTWISE, space.slices, workOf(cost, 1));
  if (!needsTwoPasses() && !turnsTooOften(RUNMAT_KERNEL_SINGLE))
    return addStep(RUNMAT_KERNEL_SINGLE, space.slices,
                   workOf(cost, space.length));
  return addStep(RUNMAT_KERNEL_PARTIAL, space.blocks * space.slices,
                 workOf(cost, info.block_length)) &&
         addStep(RUNMAT_KERNEL_FINAL, space.slices,
                 workOf(joinCost, space.blocks));
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

/// What waits until the end of a chain is at most this part of the memory left.
static constexpr uint64_t mostHeldShare = 4;

/// A launch that overwrites its input, and so must be finished, is not to keep
/// a user waiting who interrupts: this much is written soon.
static constexpr size_t soonWritten = size_t(4) << 20;

/// The input whose storage output `index` may take; null when there is none.
Array *Launcher::Call::donor(uint32_t index, size_t bytes) const {
  // A cluster with guards may be undone: its inputs must stay.
  if (!arguments.donations || info.has_flag || prepared.stepCount == 0 ||
      (bytes > soonWritten && !launcher.settings.interruptDonated))
    return nullptr;
  int32_t input = arguments.donations[index];
  if (input < 0 || appearsTwice(arguments, info.input_count, input))
    return nullptr;
  Array *array = fromHandle(arguments.inputs[input]);
  bool fits = array->bytes() == bytes && !array->isComplex();
  return fits && mayOverwrite(*array) ? array : nullptr;
}

/// Whether nobody else needs the elements. Launches that wait may be undone, or
/// interrupted when some of their pieces are done: what they did not make must
/// stay.
bool Launcher::Call::mayOverwrite(const Array &array) const {
  if (!chains)
    return Residency::ownsElements(array);
  const LaunchChain &chain = *arguments.chain;
  const bool mayBeLost = launcher.settings.interruptDonated && !chain.hasFlag();
  return (mayBeLost || chain.makes(array)) &&
         Residency::ownsElements(array, chain.holds(array));
}

ArrayRef Launcher::Call::makeOutput(uint32_t index, Extents extents) {
  auto elementClass = static_cast<ElementClass>(info.output_classes[index]);
  ArrayRef fresh = Array::make(elementClass, std::move(extents));
  Array *input = donor(index, fresh->bytes());
  if (!input)
    return fresh;
  prepared.overwritesInput |=
      !arguments.chain || !arguments.chain->makes(*input);
  return Residency::overlay(*input, elementClass, fresh->extents());
}

void Launcher::Call::makeOutputs() {
  const int64_t *shape = arguments.shapes;
  for (uint32_t i = 0; i < info.output_count; ++i) {
    int64_t rank = *shape++;
    ArrayRef output = makeOutput(i, Extents(std::span(shape, size_t(rank))));
    shape += rank;
    arguments.outputs[i] = toHandle(output.detach());
  }
}

/// The kernel sees the buffer from `address` on.
void Launcher::Call::bind(const runmat_buffer &buffer, uint64_t address,
                          uint8_t access) {
  prepared.words.push(address);
  prepared.buffers.push(buffer);
  prepared.accesses.push(access);
}

void Launcher::Call::bindArrays() {
  for (uint32_t i = 0; i < info.input_count; ++i)
    bind(Residency::ensureOn(*fromHandle(arguments.inputs[i]), device),
         RUNMAT_ACCESS_READ);
  for (uint32_t i = 0; i < info.output_count; ++i) {
    Array &output = *fromHandle(arguments.outputs[i]);
    bind(Residency::bufferOn(output, device), RUNMAT_ACCESS_WRITE);
  }
}

uint64_t Launcher::Call::bytesOfPartials() const {
  return std::max<uint64_t>(space.blocks * space.slices, 1) *
         info.partial_bytes;
}

/// Of those that the launch reads and writes, each storage once.
uint64_t Launcher::Call::bytesOfArrays() const {
  InlineVector<const Array *, 24> seen;
  uint64_t bytes = 0;
  auto add = [&](runmat_array *handle) {
    const Array *array = fromHandle(handle);
    for (uint32_t i = 0; i < seen.size(); ++i)
      if (Residency::shareElements(*seen.data()[i], *array))
        return;
    seen.push(array);
    bytes += array->bytes();
  };
  for (uint32_t i = 0; i < info.input_count; ++i)
    add(arguments.inputs[i]);
  for (uint32_t i = 0; i < info.output_count; ++i)
    add(arguments.outputs[i]);
  return bytes;
}

/// What could never be on the device at once moves nothing there, and nothing
/// there away.
void Launcher::Call::requireRoom() const {
  if (device.hostMemory())
    return;
  const uint64_t bytes =
      bytesOfArrays() + (isReduction() ? bytesOfPartials() : 0);
  const uint64_t memory = device.info().memory_bytes;
  if (bytes > memory)
    throw OutOfDeviceMemory("RunMat:device:OutOfMemory",
                            "Its arrays take " + std::to_string(bytes) +
                                " bytes, and the device '" + device.name() +
                                "' has " + std::to_string(memory));
}

void Launcher::Call::bindScratch() {
  if (isReduction())
    bindPartials();
  if (info.has_flag)
    bindFlag();
}

void Launcher::Call::bindPartials() {
  const uint64_t bytes = bytesOfPartials();
  runmat_buffer buffer;
  // Each member of a chain needs its own until the chain has run.
  if (device.hostMemory() && !chains &&
      bytes <= launcher.smallPartials.size()) {
    const auto address = reinterpret_cast<uintptr_t>(&launcher.smallPartials);
    buffer = {address, address, bytes};
  } else {
    prepared.partials = device.allocate(bytes);
    buffer = prepared.partials.get();
  }
  bind(buffer, RUNMAT_ACCESS_READ | RUNMAT_ACCESS_WRITE);
}

void Launcher::Call::bindFlag() {
  if (isTrusted()) {
    const TrustedGuards::Flag word = arguments.trusted->flagOn(device);
    return bind(word.buffer, word.address, RUNMAT_ACCESS_WRITE);
  }
  flag = &launcher.flagOn(device);
  // Launches that wait raise the same one.
  if (!chains || !arguments.chain->hasFlag())
    clearFlag();
  bind(*flag, RUNMAT_ACCESS_WRITE);
}

void Launcher::Call::clearFlag() {
  uint32_t zero = 0;
  if (!device.hostMemory())
    return device.fill(*flag, 0, flagBytes, &zero, flagBytes);
  hostFlag(*flag) = 0;
}

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

/// Whether it waits for others, or others for it: on devices each launch is by
/// itself.
bool Launcher::Call::isOfChain() const {
  return arguments.chain && device.hostMemory() &&
         (info.chained || arguments.chain->isPending());
}

/// Whether the results that would wait are too much to keep them until the end
/// of a chain, when they could go earlier.
bool Launcher::Call::wouldHoldTooMuch() const {
  const uint64_t results = space.points() * sizeof(double) * info.output_count;
  return arguments.chain->bytesMade() + results >
         memory::available() / mostHeldShare;
}

/// Of a reduction, what pieces of its domain take: blocks of its only slice, or
/// slices.
bool Launcher::Call::findPieceKernels(LaunchChain::Member &member) {
  if (space.slices != 1)
    return (member.single = kernelOf(RUNMAT_KERNEL_SINGLE));
  member.partial = kernelOf(RUNMAT_KERNEL_PARTIAL);
  member.final = kernelOf(RUNMAT_KERNEL_FINAL);
  return member.partial && member.final;
}

/// False if a kernel of pieces cannot be had.
bool Launcher::Call::addToChain() {
  LaunchChain::Member member;
  if (isReduction() && !findPieceKernels(member))
    return false;
  member.extents.assign(arguments.extents,
                        arguments.extents + info.extent_count);
  for (uint32_t i = 0; i < info.input_count; ++i)
    member.inputs.push_back(fromHandle(arguments.inputs[i]));
  for (uint32_t i = 0; i < info.output_count; ++i)
    member.outputs.push_back(fromHandle(arguments.outputs[i]));
  member.launch = std::move(prepared);
  arguments.chain->add(std::move(member));
  return true;
}

LaunchOutcome Launcher::Call::finishChain() {
  chains = false;
  return arguments.chain->isPending()
             ? launcher.runChain(*arguments.chain, device, error)
             : LaunchOutcome::Done;
}

/// Waits with the others for the last one, which runs them all. What cannot be
/// computed in pieces is launched behind them.
LaunchOutcome Launcher::Call::runChained() {
  if (prepared.stepCount != 0) {
    if (!addToChain()) {
      const LaunchOutcome outcome = finishChain();
      return outcome == LaunchOutcome::Done ? runAlone() : outcome;
    }
    markWritten();
  }
  return info.chained ? LaunchOutcome::Done : finishChain();
}

LaunchOutcome Launcher::Call::runAlone() {
  LaunchOutcome outcome = launchSteps();
  return outcome == LaunchOutcome::Done ? finish() : outcome;
}

LaunchOutcome Launcher::Call::launchSteps() {
  if (runmat_status status =
          prepared.run(device, launcher.settings.interruptDonated))
    return failedStatus("launch", status);
  // On the host others look at the memory without asking the provider.
  if (device.hostMemory() && device.trySynchronize() != RUNMAT_OK)
    return failed("synchronize: " + device.lastError());
  return LaunchOutcome::Done;
}

void Launcher::Call::markWritten() {
  for (uint32_t i = 0; i < info.output_count; ++i)
    Residency::markWritten(*fromHandle(arguments.outputs[i]), device);
}

runmat_status Launcher::Call::readFlag(uint32_t &value) {
  if (!device.hostMemory())
    return device.tryDownload(*flag, 0, &value, flagBytes);
  value = hostFlag(*flag);
  return RUNMAT_OK;
}

LaunchOutcome Launcher::Call::finish() {
  uint32_t raised = 0;
  if (runmat_status status = flag ? readFlag(raised) : RUNMAT_OK)
    return failedStatus("download of the guard flag", status);
  if (raised)
    return LaunchOutcome::Guard;
  markWritten();
  return LaunchOutcome::Done;
}

/// A fused reduction never stores its operand. Where the program could not have
/// stored it either, that is an error of the language, not an endless launch.
bool Launcher::Call::needsTooMuchMemory() const {
  constexpr uint64_t unquestioned = uint64_t(1) << 28;
  if (info.kind != RUNMAT_CLUSTER_REDUCTION || space.points() < unquestioned)
    return false;
  for (uint32_t i = 0; i < info.input_count; ++i)
    if (uint64_t(fromHandle(arguments.inputs[i])->count()) >= space.points())
      return false;
  return space.points() > memory::available() / sizeof(double);
}

void Launcher::Call::bindNumbers() {
  for (uint32_t d = 0; d < info.extent_count; ++d)
    prepared.words.push(static_cast<uint64_t>(arguments.extents[d]));
  for (uint32_t s = 0; s < info.scalar_count; ++s)
    prepared.words.push(arguments.scalars[s]);
}

LaunchOutcome Launcher::Call::run() {
  if (!space.valid)
    return failed("its iteration space is too large");
  if (needsTooMuchMemory())
    return failed("its operand would not fit in memory");
  if (!planSteps())
    return LaunchOutcome::NoKernel;
  chains = isOfChain();
  if (chains && wouldHoldTooMuch())
    if (LaunchOutcome outcome = finishChain(); outcome != LaunchOutcome::Done)
      return outcome;
  makeOutputs();
  if (prepared.stepCount == 0)
    return chains ? runChained() : LaunchOutcome::Done;
  requireRoom();
  ResidentCopies::Use use(device.copies());
  bindArrays();
  bindScratch();
  bindNumbers();
  return chains ? runChained() : runAlone();
}

LaunchOutcome Launcher::launch(const ClusterRef &cluster, Device &device,
                               const LaunchArguments &arguments, Error &error) {
  for (uint32_t i = 0; i < cluster.info->output_count; ++i)
    arguments.outputs[i] = nullptr;
  Call call(*this, cluster, device, arguments, error);
  LaunchOutcome outcome = LaunchOutcome::Failed;
  try {
    outcome = call.run();
  } catch (const OutOfDeviceMemory &failure) {
    error = failure;
    outcome = LaunchOutcome::NoMemory;
  } catch (const Error &failure) {
    error = failure;
  } catch (const std::bad_alloc &) {
    error = Error("MATLAB:nomem", "Out of memory.");
  } catch (const std::exception &failure) {
    outcome = call.failed(failure.what());
  }
  if (outcome != LaunchOutcome::Done)
    call.releaseOutputs();
  return outcome;
}

const LoadedKernel *Launcher::passageOn(Device &device) {
  if (!passage)
    device.tryLoadKernel(LaunchChain::passageCode(), passage);
  return passage ? &passage : nullptr;
}

LaunchOutcome Launcher::runChain(LaunchChain &chain, Device &device,
                                 Error &error) {
  const bool hasFlag = chain.hasFlag();
  const LoadedKernel *kernel = passageOn(device);
  const runmat_status status =
      kernel ? chain.run(device, *kernel, settings.threads,
                         settings.interruptDonated)
             : RUNMAT_ERROR_INTERNAL;
  if (status != RUNMAT_OK) {
    error = Error("RunMat:launch", "Launches on '" + device.name() +
                                       "' failed: " + device.lastError());
    return status == RUNMAT_ERROR_OUT_OF_MEMORY ? LaunchOutcome::NoMemory
                                                : LaunchOutcome::Failed;
  }
  if (!hasFlag || hostFlag(flagOn(device)) == 0)
    return LaunchOutcome::Done;
  return LaunchOutcome::Guard;
}

const runmat_buffer &Launcher::flagOn(Device &device) {
  for (const FlagWord &word : flags)
    if (word.device == &device)
      return word.buffer.get();
  flags.push_back({&device, device.allocate(memory::alignment)});
  return flags.back().buffer.get();
}

} // namespace runmat
