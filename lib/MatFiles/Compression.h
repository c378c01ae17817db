//===- Compression.h - zlib streams -----------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_MATFILES_COMPRESSION_H
#define RUNMAT_MATFILES_COMPRESSION_H

#include <string>
#include <string_view>

namespace runmat::mat {

std::string compress(std::string_view bytes);
/// Throws MATLAB:load:corruptFile.
std::string decompress(std::string_view bytes);

} // namespace runmat::mat

#endif // RUNMAT_MATFILES_COMPRESSION_H
