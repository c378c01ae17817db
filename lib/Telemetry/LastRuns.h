//===- LastRuns.h - the last runs that used a device ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TELEMETRY_LASTRUNS_H
#define RUNMAT_TELEMETRY_LASTRUNS_H

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace runmat::telemetry {

/// Pipelines made in the background when a device was opened.
struct WarmUp {
  int64_t began = 0; ///< Seconds since 1970, UTC.
  double milliseconds = 0;
  uint64_t pipelines = 0;

  bool operator==(const WarmUp &) const = default;
};

/// What a run did with a device.
struct DeviceUse {
  std::string place; ///< As `--device` takes it.
  std::string name;
  uint64_t launches = 0;
  uint64_t uploads = 0, uploadBytes = 0;
  uint64_t downloads = 0, downloadBytes = 0;
  uint64_t kernelsLoaded = 0;
  /// Pipelines that the driver compiled, that it found in data of an earlier
  /// process, and that were there when kernels were loaded.
  uint64_t pipelinesCompiled = 0, pipelinesCached = 0, pipelinesReused = 0;
  WarmUp warmUp;

  bool operator==(const DeviceUse &) const = default;
};

/// How often a cache had what was looked for.
struct CacheUse {
  std::string cache;
  uint64_t hits = 0, misses = 0;

  bool operator==(const CacheUse &) const = default;
};

/// Where a plan had a cluster, and why.
struct Decision {
  std::string file;
  uint32_t line = 0;
  std::string cluster, place, reason;

  bool operator==(const Decision &) const = default;
};

struct PastRun {
  int64_t began = 0; ///< Seconds since 1970, UTC.
  double seconds = 0;
  std::string program; ///< Its file, or the end of a long name.
  std::string version; ///< Of RunMat.
  int status = 0;
  std::vector<DeviceUse> devices;
  std::vector<CacheUse> caches;
  /// In the order of compiling; of many the last few.
  std::vector<Decision> decisions;

  bool operator==(const PastRun &) const = default;
};

/// Kept in a folder from process to process, by the rules of
/// runtime/FileCache.h: nothing there is needed. Of two processes that end at
/// once, one's run may be lost.
class LastRuns {
public:
  static constexpr size_t most = 10;
  static constexpr size_t mostDecisions = 5;

  /// Without a folder nothing is kept.
  explicit LastRuns(std::optional<std::string> folder);
  /// In a folder inside that of the models of devices, which may be empty.
  static LastRuns besideModels(const std::string &modelCache);

  /// The latest first.
  std::vector<PastRun> list() const;
  /// False when it was not kept.
  bool add(PastRun run) const;

private:
  std::optional<std::string> folder;
};

} // namespace runmat::telemetry

#endif // RUNMAT_TELEMETRY_LASTRUNS_H
