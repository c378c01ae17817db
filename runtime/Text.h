//===- Text.h - UTF-8 and UTF-16 --------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_TEXT_H
#define RUNMAT_RUNTIME_TEXT_H

#include <string>
#include <string_view>

namespace runmat {

/// Code units of UTF-8 text; what is not UTF-8 becomes U+FFFD.
std::u16string toUtf16(std::string_view utf8);
/// UTF-8 of code units; a lone surrogate becomes U+FFFD.
std::string toUtf8(std::u16string_view utf16);

} // namespace runmat

#endif // RUNMAT_RUNTIME_TEXT_H
