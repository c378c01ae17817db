//===- Settings.cpp - the table of settings ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Configuration/Settings.h"
#include "Configuration/ConfigurationFile.h"
#include "Configuration/EditDistance.h"

#include <algorithm>
#include <limits>

namespace runmat::config {
namespace {

// In the order of the enumerators.
constexpr const char *jitModes[] = {"off", "auto", "always"};
static_assert(size_t(JitMode::Always) + 1 == std::size(jitModes));
constexpr const char *explainFormats[] = {"off", "text", "json"};
static_assert(size_t(ExplainFormat::Json) + 1 == std::size(explainFormats));

constexpr const char *processors[] = {"native", "x86-64", "x86-64-v3",
                                      "x86-64-v4"};

constexpr const char *kernelSets[] = {"product", "reference"};

/// Where 0 stands for auto.
uint64_t number(const Value &value) {
  const uint64_t *given = std::get_if<uint64_t>(&value);
  return given ? *given : 0;
}

/// Where the empty text stands for auto.
std::string text(const Value &value) {
  const std::string *given = std::get_if<std::string>(&value);
  return given ? *given : std::string();
}

/// The folder that was given, or else that of the user's caches.
std::string cacheFolder(const Value &value, const char *name) {
  const std::string given = text(value);
  return given.empty() ? findCacheFolder(name) : given;
}

using Options = SessionOptions;
constexpr uint64_t mostExtent = std::numeric_limits<int64_t>::max();

const Setting table[] = {
    {"jit", "RUNMAT_JIT", Choice{jitModes}, "auto",
     "Compile never, where it is expected to pay, or wherever it can be done",
     Part::Driver,
     [](Options &options, const Value &value) {
       options.jit = JitMode(positionOf(jitModes, text(value)));
     }},
    {"jit-sync", "RUNMAT_JIT_SYNC", Switch{}, "false",
     "Wait for each compile, so that every run compiles the same", Part::Driver,
     [](Options &options, const Value &value) {
       options.jitSync = std::get<bool>(value);
     },
     "true"},
    {"jit-finish", "RUNMAT_JIT_FINISH", Switch{}, "true",
     "Let a process of lowest priority finish what was still being compiled "
     "when the program ended",
     Part::Driver,
     [](Options &options, const Value &value) {
       options.finishesCompiles = std::get<bool>(value);
     },
     "true"},
    {"device", "RUNMAT_DEVICE", DeviceName{}, "auto",
     "Where what is compiled runs", Part::Runtime,
     [](Options &options, const Value &value) {
       options.device = text(value);
     }},
    {"provider", "RUNMAT_PROVIDER", Text{"the file of a library"}, "auto",
     "A provider of devices beside those built in; auto is none", Part::Runtime,
     [](Options &options, const Value &value) {
       options.provider = text(value);
     },
     nullptr, Trust::User},
    {"provider-path", "RUNMAT_PROVIDER_PATH", Text{"folders separated by ':'"},
     "auto",
     "Where a device that no other provider has is looked for, as "
     "librunmat-provider-NAME.so; auto is nowhere",
     Part::Runtime,
     [](Options &options, const Value &value) {
       options.providerPath = text(value);
     },
     nullptr, Trust::User},
    {"threads", "RUNMAT_NUM_THREADS", Number{1, 4096}, "auto",
     "Number of threads; auto is what the system grants", Part::Runtime,
     [](Options &options, const Value &value) {
       options.threads = unsigned(number(value));
     }},
    {"cpu", "RUNMAT_CPU", Choice{processors}, "native",
     "Processor to compile for", Part::Engine,
     [](Options &options, const Value &value) { options.cpu = text(value); }},
    {"kernels", "RUNMAT_KERNELS", Choice{kernelSets}, "product",
     "Kernels of the interpreter: those that our compiler made, or the plain "
     "loops that they are tested against",
     Part::Driver,
     [](Options &options, const Value &value) {
       options.referenceKernels = text(value) == "reference";
     }},
    {"progress", "RUNMAT_PROGRESS", Switch{}, "true",
     "Tell on the terminal how far a loop, a compile or a transfer is that "
     "takes more than two seconds",
     Part::Driver,
     [](Options &options, const Value &value) {
       options.showsProgress = std::get<bool>(value);
     },
     "true"},
    {"explain", "RUNMAT_EXPLAIN", Choice{explainFormats}, "off",
     "Report what was compiled and where it ran", Part::Driver,
     [](Options &options, const Value &value) {
       options.explain = ExplainFormat(positionOf(explainFormats, text(value)));
     },
     "text"},
    {"explain-file", "RUNMAT_EXPLAIN_FILE", Text{"a file name"}, "auto",
     "Where the report goes; auto is standard error", Part::Driver,
     [](Options &options, const Value &value) {
       options.explainFile = text(value);
     },
     nullptr, Trust::User},
    {"trace", "RUNMAT_TRACE", Text{"a file name"}, "auto",
     "Write what ran when, for Perfetto; auto writes nothing", Part::Driver,
     [](Options &options, const Value &value) {
       options.traceFile = text(value);
     },
     nullptr, Trust::User},
    {"telemetry", "RUNMAT_TELEMETRY", Text{"a file name"}, "auto",
     "Write counts, bytes and times of the run as JSON; auto writes nothing",
     Part::Driver,
     [](Options &options, const Value &value) {
       options.telemetryFile = text(value);
     },
     nullptr, Trust::User},
    {"verify", "RUNMAT_VERIFY", Switch{}, "false",
     "Check every stage of the compiler and every device module", Part::Engine,
     [](Options &options, const Value &value) {
       options.verify = std::get<bool>(value);
     },
     "true"},
    {"debug", "RUNMAT_DEBUG", Switch{}, "false",
     "Let debuggers and profilers name the lines of compiled code; keeps no "
     "code",
     Part::Engine,
     [](Options &options, const Value &value) {
       options.debug = std::get<bool>(value);
     },
     "true"},
    {"unit-limit", "RUNMAT_UNIT_LIMIT", Number{1, 1000000, 1, "", false},
     "1024", "Compiled units that are kept; the one used longest ago goes",
     Part::Engine,
     [](Options &options, const Value &value) {
       options.unitLimit = uint32_t(number(value));
     }},
    {"two-pass-threshold", "RUNMAT_TWO_PASS_THRESHOLD", Number{1, mostExtent},
     "auto",
     "Slices longer than this are reduced in two launches; auto is the "
     "device's own",
     Part::Engine,
     [](Options &options, const Value &value) {
       options.twoPassThreshold = number(value);
     }},
    {"reduction-workgroup", "RUNMAT_REDUCTION_WG", Number{32, 1024, 32}, "auto",
     "Invocations of a workgroup of reductions; auto is the device's own",
     Part::Engine,
     [](Options &options, const Value &value) {
       options.reductionWorkgroup = uint32_t(number(value));
     }},
    {"device-memory", "RUNMAT_DEVICE_MEMORY",
     Number{0, std::numeric_limits<uint64_t>::max(), 1, " of bytes"}, "auto",
     "What buffers may take of each device's memory; auto is all of it",
     Part::Runtime,
     [](Options &options, const Value &value) {
       options.deviceMemory.reset();
       if (const uint64_t *bytes = std::get_if<uint64_t>(&value))
         options.deviceMemory = *bytes;
     }},
    {"pipeline-cache-dir", "RUNMAT_PIPELINE_CACHE_DIR",
     Text{"the name of a folder"}, "auto",
     "Where devices keep pipelines from process to process; auto is the "
     "user's cache folder, /dev/null keeps nothing",
     Part::Runtime,
     [](Options &options, const Value &value) {
       options.pipelineCache = cacheFolder(value, "pipelines");
     },
     nullptr, Trust::User},
    {"model-cache-dir", "RUNMAT_MODEL_CACHE_DIR", Text{"the name of a folder"},
     "auto",
     "Where it is kept from process to process how fast devices are; auto is "
     "the user's cache folder, /dev/null keeps nothing",
     Part::Runtime,
     [](Options &options, const Value &value) {
       options.modelCache = cacheFolder(value, "models");
     },
     nullptr, Trust::User},
    {"unit-cache-dir", "RUNMAT_UNIT_CACHE_DIR", Text{"the name of a folder"},
     "auto",
     "Where compiled code is kept from process to process; auto is the user's "
     "cache folder, /dev/null keeps nothing",
     Part::Engine,
     [](Options &options, const Value &value) {
       options.unitCache = cacheFolder(value, "units");
     },
     nullptr, Trust::User},
    {"record", "RUNMAT_RECORD", Text{"the name of a folder"}, "auto",
     "Compile all that can be, for every processor, and keep it in a folder "
     "that 'runmat compile' takes it from; auto records nothing",
     Part::Engine,
     [](Options &options, const Value &value) { options.record = text(value); },
     nullptr, Trust::User},
    {"warm-up", "RUNMAT_WARMUP", Switch{}, "true",
     "Make in the background, when a device is opened, the pipelines that it "
     "used last",
     Part::Runtime,
     [](Options &options, const Value &value) {
       options.warmUp = std::get<bool>(value);
     },
     "true"},
    {"accel-software", "RUNMAT_ACCEL_SOFTWARE", Switch{}, "false",
     "Whether device=auto may open devices that the processor computes, as "
     "llvmpipe",
     Part::Runtime,
     [](Options &options, const Value &value) {
       options.allowSoftwareDevices = std::get<bool>(value);
     },
     "true"},
    {"accel-calibrate", "RUNMAT_ACCEL_CALIBRATE", Switch{}, "true",
     "Measure how fast the host and a device are, once a machine, before plans "
     "use the device; false goes by what is kept or assumed, and keeps nothing",
     Part::Runtime,
     [](Options &options, const Value &value) {
       options.calibrates = std::get<bool>(value);
     },
     "true"},
    {"accel-threshold", "RUNMAT_ACCEL_THRESHOLD", Number{1, mostExtent}, "auto",
     "With device=auto, what has fewer elements stays on the host; auto leaves "
     "it to plans",
     Part::Runtime,
     [](Options &options, const Value &value) {
       options.offloadThreshold = number(value);
     }},
    {"vulkan-validate", "RUNMAT_VULKAN_VALIDATE", Switch{}, "false",
     "Turn on the validation layer of Vulkan", Part::Runtime,
     [](Options &options, const Value &value) {
       options.validateDevices = std::get<bool>(value);
     },
     "true"},
    {"compiler-library", "RUNMAT_COMPILER_LIBRARY",
     Text{"the file of a library"}, "auto",
     "The compiler; auto is ../lib/libRunMatCompiler.so beside the program's "
     "folder",
     Part::Engine,
     [](Options &options, const Value &value) {
       options.compilerLibrary = text(value);
     },
     nullptr, Trust::User},
    {"blas-library", "RUNMAT_BLAS_LIBRARY",
     Text{"the file of a library, or none"}, "auto",
     "BLAS and LAPACK for large matrix products and solutions, none to do "
     "without; auto is OpenBLAS where it is installed",
     Part::Runtime,
     [](Options &options, const Value &value) {
       options.blasLibrary = text(value);
     },
     nullptr, Trust::User},
};

} // namespace

std::span<const Setting> settings() { return table; }

const Setting *findSetting(std::string_view key) {
  const auto *found = std::ranges::find(table, key, &Setting::key);
  return found == std::end(table) ? nullptr : found;
}

const Setting *nearestSetting(std::string_view name, size_t most) {
  const Setting *nearest = nullptr;
  size_t least = most + 1;
  for (const Setting &setting : table) {
    const size_t distance =
        std::min(editDistance(name, setting.key),
                 editDistance(name, asKey(setting.variable)));
    if (distance >= least)
      continue;
    least = distance;
    nearest = &setting;
  }
  return nearest;
}

std::string asKey(std::string_view variable) {
  std::string key(variable.substr(std::string_view("RUNMAT_").size()));
  for (char &letter : key)
    letter = letter == '_'                    ? '-'
             : letter >= 'A' && letter <= 'Z' ? char(letter - 'A' + 'a')
                                              : letter;
  return key;
}

const char *nameOf(Part part) {
  constexpr const char *names[] = {"driver", "engine", "runtime"};
  return names[size_t(part)];
}

} // namespace runmat::config
