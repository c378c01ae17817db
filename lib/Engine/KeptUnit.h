//===- KeptUnit.h - a unit whose code is in files ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_KEPTUNIT_H
#define RUNMAT_ENGINE_KEPTUNIT_H

#include "Engine/DeviceCodeFiles.h"
#include "Engine/UnitImage.h"

#include <set>

namespace runmat {

/// What the kernels of a unit are kept by.
struct KernelKeys {
  std::string host;   ///< of this processor
  std::string device; ///< the same for all processors
};

/// A unit that was read from a file, or that was just compiled and kept there.
/// A kernel that is in no file is compiled and kept, for which a unit that was
/// read is compiled again.
class KeptUnit final : public UnitSource {
public:
  /// `image` has a unit, `request` is what it answers, and `meanings` what its
  /// names mean now.
  KeptUnit(const KeptCode &files, KernelKeys keys,
           const CompileRequest &request, UnitImage image,
           std::vector<NameMeaning> meanings);
  /// The same of a unit that the compiler just made.
  KeptUnit(const KeptCode &files, KernelKeys keys,
           std::unique_ptr<UnitSource> fresh);

  const runmat_unit_description &description() const override {
    return read ? read->unit : compiled->description();
  }
  bool hostKernels(uint32_t cluster, std::string_view &object,
                   std::string &error) override;
  bool hasHostKernels(uint32_t cluster) const override;
  bool hasDeviceKernels(uint32_t cluster) const override;
  bool deviceKernel(uint32_t cluster, uint32_t stage,
                    const runmat_kernel_target &target, runmat_kernel_code &out,
                    std::string &error) override;

private:
  /// The request of a unit that was read, to be asked again. Of what it points
  /// to, the block may go before the unit does; the trees of handles and of
  /// inlined functions stay with it, and the unit goes when its own program
  /// does.
  struct Origin {
    Origin(const CompileRequest &request, std::vector<NameAnswer> names,
           std::vector<NameMeaning> meanings);
    Origin(const Origin &) = delete;
    const ast::Block block;
    CompileRequest request;
  };

  bool compile(std::string &error);

  const KeptCode files;
  const KernelKeys keys;
  /// Until the unit is compiled; null of one that was not read.
  std::unique_ptr<const Origin> origin;
  /// What was read, if it was.
  std::optional<OwnedDescription> read;
  std::unique_ptr<UnitSource> compiled;
  std::string hostObject;
  /// Of these clusters in this process.
  std::set<uint32_t> hostKernelsKept;
  DeviceCodeFiles deviceCodes;
};

/// What the object of the host's kernels of a cluster is kept by.
std::string hostKernelsKey(uint32_t cluster, const std::string &key);

} // namespace runmat

#endif // RUNMAT_ENGINE_KEPTUNIT_H
