//===- RequestText.h - a request for another process ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A process that ends while it compiles leaves the compile to another one,
// which reads the same files. Trees are named by places in them.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_REQUESTTEXT_H
#define RUNMAT_ENGINE_REQUESTTEXT_H

#include "Engine/CompileRequest.h"

#include <optional>

namespace runmat {

class Module;

/// The request as JSON. Empty for one that another process cannot make: of a
/// program that is no file, or while somebody looks at its statements.
std::string requestText(const CompileRequest &request);

/// Loads a file as the program that runs, or as one that it calls; null when
/// that cannot be.
using LoadFile =
    std::function<std::shared_ptr<Module>(const std::string &, bool isCalled)>;

/// A request with the trees that it refers to; nobody answers for its names.
struct ReadRequest {
  CompileRequest request;
  std::shared_ptr<Module> module;
  /// The loop by itself, between whose turns a unit is entered.
  std::optional<ast::Block> alone;
};

/// The request of a text; null when the text is damaged, or of files that are
/// others by now.
std::unique_ptr<ReadRequest> readRequest(const std::string &text,
                                         const LoadFile &load);

} // namespace runmat

#endif // RUNMAT_ENGINE_REQUESTTEXT_H
