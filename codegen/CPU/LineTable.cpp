//===- LineTable.cpp - which lines of the program code is of ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "codegen/CPU/Passes.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace runmat::codegen::cpu {
#define GEN_PASS_DEF_ADDLINETABLE
#include "codegen/CPU/Passes.h.inc"
} // namespace runmat::codegen::cpu

using namespace mlir;
using namespace runmat::codegen;

/// Debuggers look from where they are, not from where the compiler was. A name
/// that is none of a file stays.
static LLVM::DIFileAttr fileOf(FileLineColLoc place) {
  llvm::SmallString<128> path(place.getFilename().strref());
  if (llvm::sys::fs::exists(path))
    llvm::sys::fs::make_absolute(path);
  return LLVM::DIFileAttr::get(place.getContext(),
                               llvm::sys::path::filename(path),
                               llvm::sys::path::parent_path(path));
}

static DistinctAttr unique(MLIRContext *context) {
  return DistinctAttr::create(UnitAttr::get(context));
}

static LLVM::DICompileUnitAttr compileUnitOf(LLVM::DIFileAttr file) {
  MLIRContext *context = file.getContext();
  // Line tables are alike in all languages.
  return LLVM::DICompileUnitAttr::get(
      unique(context), llvm::dwarf::DW_LANG_C99, file,
      StringAttr::get(context, "RunMat"), /*isOptimized=*/true,
      LLVM::DIEmissionKind::LineTablesOnly, LLVM::DINameTableKind::None);
}

/// The scope of a function that begins at `place`; debuggers show it by the
/// name of its file.
static LLVM::DISubprogramAttr scopeAt(FileLineColLoc place, StringAttr symbol,
                                      LLVM::DICompileUnitAttr &unit) {
  MLIRContext *context = place.getContext();
  const LLVM::DIFileAttr file = fileOf(place);
  if (!unit)
    unit = compileUnitOf(file);
  const auto name =
      StringAttr::get(context, llvm::sys::path::stem(file.getName().strref()));
  return LLVM::DISubprogramAttr::get(
      context, unique(context), unit, file, name, symbol, file, place.getLine(),
      place.getLine(),
      LLVM::DISubprogramFlags::Definition | LLVM::DISubprogramFlags::Optimized,
      LLVM::DISubroutineTypeAttr::get(context, {}), {}, {});
}

/// Where a function is from; none of one that tells nothing. What lowering
/// makes has no place of its own, but its operations have.
static FileLineColLoc placeOf(LLVM::LLVMFuncOp function) {
  auto place = function.getLoc()->findInstanceOf<FileLineColLoc>();
  function.getBody().walk([&](Operation *op) {
    if (!place)
      place = op->getLoc()->findInstanceOf<FileLineColLoc>();
    return place ? WalkResult::interrupt() : WalkResult::advance();
  });
  return place;
}

/// The place in the scope, under the file that it is of.
static Location within(LLVM::DISubprogramAttr scope, FileLineColLoc place) {
  const LLVM::DIFileAttr file = fileOf(place);
  LLVM::DILocalScopeAttr local = scope;
  if (file != scope.getFile())
    local = LLVM::DILexicalBlockFileAttr::get(scope, file, 0);
  return FusedLoc::get(place.getContext(), {place}, local);
}

namespace {
class AddLineTable : public cpu::impl::AddLineTableBase<AddLineTable> {
public:
  void runOnOperation() override {
    LLVM::DICompileUnitAttr unit;
    for (auto function : getOperation().getOps<LLVM::LLVMFuncOp>())
      if (const FileLineColLoc place = placeOf(function))
        addTo(function, place, scopeAt(place, function.getSymNameAttr(), unit));
  }

private:
  /// What has no place, such as a constant, is of the line before it: code of
  /// no line would tell a profiler nothing.
  void addTo(LLVM::LLVMFuncOp function, FileLineColLoc place,
             LLVM::DISubprogramAttr scope) {
    function->setLoc(FusedLoc::get(place.getContext(), {place}, scope));
    for (Block &block : function.getBody())
      for (Operation &op : block) {
        if (auto own = op.getLoc()->findInstanceOf<FileLineColLoc>())
          place = own;
        op.setLoc(within(scope, place));
        ++placed;
      }
  }
};
} // namespace
