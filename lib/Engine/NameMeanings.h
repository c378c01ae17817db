//===- NameMeanings.h - what names mean to the compiler ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_NAMEMEANINGS_H
#define RUNMAT_ENGINE_NAMEMEANINGS_H

#include "Engine/CompileRequest.h"
#include "Interpreter/Frame.h"

#include <map>

namespace runmat {

/// Answers CompileRequest::meaningOf for a request of a frame, which it must
/// not outlive. Names are looked up where the interpreter would look from the
/// program that they stand in.
class NameMeanings {
public:
  using Resolve = std::function<Callee(Frame &, std::string_view)>;

  NameMeanings(Frame &frame, const std::vector<HolderType> &holders,
               Resolve resolve);
  NameMeaning operator()(const ast::Program &program, std::string_view name);

private:
  /// A file other than that of the frame, and a function of it.
  struct Place {
    std::shared_ptr<Module> module;
    const ast::Function *function;
  };

  Callee find(const ast::Program &program, std::string_view name) const;

  Frame &frame;
  Resolve resolve;
  /// Those of the handles, and those of the functions that were found; copies
  /// know what any of them found.
  std::shared_ptr<std::map<const ast::Program *, Place>> places;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_NAMEMEANINGS_H
