//===- Compression.cpp - zlib streams ---------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "MatFiles/Compression.h"

#include "runtime/Error.h"

#include <algorithm>
#include <limits>
#include <zlib.h>

namespace runmat::mat {

std::string compress(std::string_view bytes) {
  uLongf size = compressBound(uLong(bytes.size()));
  std::string out(size, '\0');
  const int status = ::compress(reinterpret_cast<Bytef *>(out.data()), &size,
                                reinterpret_cast<const Bytef *>(bytes.data()),
                                uLong(bytes.size()));
  if (status != Z_OK)
    throw Error("MATLAB:nomem", "There is no memory to compress a variable.");
  out.resize(size);
  return out;
}

/// One more piece of the output; false at the end of the stream.
static bool inflatePiece(z_stream &stream, std::string &out) {
  constexpr size_t piece = 1 << 16;
  const size_t old = out.size();
  out.resize(old + piece);
  stream.next_out = reinterpret_cast<Bytef *>(out.data() + old);
  stream.avail_out = uInt(piece);
  const int status = inflate(&stream, Z_NO_FLUSH);
  out.resize(old + piece - stream.avail_out);
  if (status != Z_OK && status != Z_STREAM_END)
    throw Error("MATLAB:load:corruptFile",
                "A compressed variable of the MAT-file is damaged.");
  return status == Z_OK;
}

std::string decompress(std::string_view bytes) {
  z_stream stream{};
  // An element's size has 32 bits, so the input fits.
  stream.next_in =
      const_cast<Bytef *>(reinterpret_cast<const Bytef *>(bytes.data()));
  stream.avail_in = uInt(bytes.size());
  if (inflateInit(&stream) != Z_OK)
    throw Error("MATLAB:nomem", "There is no memory to decompress a variable.");
  std::string out;
  try {
    while (inflatePiece(stream, out))
      ;
  } catch (...) {
    inflateEnd(&stream);
    throw;
  }
  inflateEnd(&stream);
  return out;
}

} // namespace runmat::mat
