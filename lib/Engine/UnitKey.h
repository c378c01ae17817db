//===- UnitKey.h - all that a unit follows from -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_UNITKEY_H
#define RUNMAT_ENGINE_UNITKEY_H

#include "Engine/CompileRequest.h"

#include <optional>
#include <string>
#include <string_view>

namespace runmat {

/// What the compiler's answer to a request is kept by: the build and its
/// options, the texts of the functions with what else their trees follow from,
/// and what is known of the variables. What it does not say is what the names
/// in them mean, which is kept with the answer and asked again, and where they
/// stand, in which files.
std::string unitKey(const CompileRequest &request);
/// What the list of the statements of a function is kept by that have units.
std::string statementsKey(const ast::Program &program,
                          const ast::Function &function);
/// Of the statements whose compile did not end with the process.
std::string begunKey(const ast::Program &program);
/// Of the places that units were made for before the program ran.
std::string placesKey(const ast::Program &program);
/// What a kernel of the compiler library is kept by.
std::string libraryKernelKey(std::string_view name);

/// The text of the program, or of a function in it, that something is of, by
/// its key, which may have more behind what the functions above give: empty for
/// what is of no program, none for what is of another build.
std::optional<std::string_view> programTextOf(std::string_view key);

/// The processor that a unit is for, by its key or that of one of its kernels;
/// empty of those for devices, and none for what is no unit of this build.
std::optional<std::string_view> processorOf(std::string_view key);

/// What code for `native` follows from: which instructions this processor has,
/// and which it is.
const std::string &processorIdentity();

} // namespace runmat

#endif // RUNMAT_ENGINE_UNITKEY_H
