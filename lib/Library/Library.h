//===- Library.h - functions written in the language ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The bundled function files. They run as the program's own functions do, and
// so are compiled and fused as those are; they are called, not inlined, since
// their arguments are checked.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_LIBRARY_LIBRARY_H
#define RUNMAT_LIBRARY_LIBRARY_H

#include <string_view>

namespace runmat {

/// What the paths of the library's files begin with.
inline constexpr std::string_view libraryPrefix = "library:";

/// The text of the library's function of that name; empty when there is none.
std::string_view libraryText(std::string_view name);

/// The same of functions/private: only functions of the library see these.
std::string_view libraryHelperText(std::string_view name);
/// Whether a text is in that of one of these functions or helpers.
bool isLibraryText(std::string_view text);
inline constexpr std::string_view libraryHelperPrefix = "library:private/";

} // namespace runmat

#endif // RUNMAT_LIBRARY_LIBRARY_H
