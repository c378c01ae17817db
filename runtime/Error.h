//===- Error.h - an error of the language -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What `error(...)` raises and try/catch catches. Thrown inside the interpreter
// and runtime, never across a C ABI.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_ERROR_H
#define RUNMAT_RUNTIME_ERROR_H

#include <exception>
#include <string>
#include <utility>

namespace runmat {

/// An error with MATLAB's identifier (`MATLAB:badsubscript`, may be empty) and
/// a message of one full sentence.
class Error : public std::exception {
public:
  Error(std::string identifier, std::string message)
      : identifier(std::move(identifier)), message(std::move(message)) {}
  const char *what() const noexcept override { return message.c_str(); }

  std::string identifier;
  std::string message;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_ERROR_H
