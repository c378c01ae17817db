//===- Compression.h - zlib streams -----------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_MATFILES_COMPRESSION_H
#define RUNMAT_MATFILES_COMPRESSION_H

#include <string>
#include <string_view>

namespace runmat::mat {

std::string compress(std::string_view bytes);
/// The data element that a stream holds. Throws MATLAB:load:corruptFile, and
/// MATLAB:array:SizeLimitExceeded when there is no memory for the size that the
/// element says it has.
std::string decompressElement(std::string_view bytes);

} // namespace runmat::mat

#endif // RUNMAT_MATFILES_COMPRESSION_H
