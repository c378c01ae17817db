//===- Stages.h - the stages of the compiler, by name -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The one list of stages, for every tool: what --emit prints, where runmat-jit
// starts and stops, which pipelines runmat-opt has.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_STAGES_H
#define RUNMAT_ENGINE_STAGES_H

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace runmat {

enum class Stage : uint8_t {
  Ast,
  RunMat,
  Typed,
  Clusters,
  Linalg,
  Llvm,
  Asm,
  Spirv
};

struct StageInfo {
  Stage stage;
  const char *name;
  /// The stage that it is made from; none for the first.
  std::optional<Stage> from;
  /// Whether runmat-opt has a pipeline `runmat-<name>-pipeline` that makes it.
  bool hasPipeline;
  const char *description;
};

inline constexpr std::array<StageInfo, 8> stages{{
    {Stage::Ast, "ast", std::nullopt, false, "the program as it was parsed"},
    {Stage::RunMat, "runmat", Stage::Ast, false,
     "each unit in the untyped dialect"},
    {Stage::Typed, "typed", Stage::RunMat, true,
     "types inferred, the unit cut to what has them"},
    {Stage::Clusters, "clusters", Stage::Typed, true,
     "scalars apart, neighbouring operations in clusters"},
    {Stage::Linalg, "linalg", Stage::Clusters, true,
     "kernels over linalg, a host function that launches them"},
    {Stage::Llvm, "llvm", Stage::Linalg, true, "LLVM IR for the CPU"},
    {Stage::Asm, "asm", Stage::Llvm, false, "assembly for the CPU"},
    {Stage::Spirv, "spirv", Stage::Linalg, true,
     "a spirv.module of each kernel"},
}};

inline const StageInfo &stageInfo(Stage stage) {
  return stages[static_cast<size_t>(stage)];
}

/// The stage of this name, or null.
inline const StageInfo *findStage(std::string_view name) {
  for (const StageInfo &info : stages)
    if (info.name == name)
      return &info;
  return nullptr;
}

/// `ast, runmat, …`: what a message says was expected.
inline std::string stageNames() {
  std::string names;
  for (const StageInfo &info : stages)
    names += std::string(names.empty() ? "" : ", ") + info.name;
  return names;
}

/// One line a stage, for --help. `withPipelines` names those of runmat-opt.
inline std::string stageHelp(bool withPipelines = false) {
  constexpr size_t width = 10;
  std::string text = "Stages:\n";
  for (const StageInfo &info : stages) {
    std::string name = info.name;
    text += "  " + name + std::string(width - name.size(), ' ') +
            info.description + "\n";
    if (withPipelines && info.hasPipeline)
      text += std::string(width + 2, ' ') + "--runmat-" + name +
              "-pipeline makes it from '" + stageInfo(*info.from).name + "'\n";
  }
  return text;
}

} // namespace runmat

#endif // RUNMAT_ENGINE_STAGES_H
