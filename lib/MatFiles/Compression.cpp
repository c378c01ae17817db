//===- Compression.cpp - zlib streams ---------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "MatFiles/Compression.h"

#include "MatFiles/Elements.h"
#include "Values/MemoryCheck.h"

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

namespace {

/// Takes a stream apart as far as it is asked to: a small stream may hold
/// gigabytes.
class Inflater {
public:
  explicit Inflater(std::string_view bytes) {
    // An element's size has 32 bits, so the input fits.
    stream.next_in =
        const_cast<Bytef *>(reinterpret_cast<const Bytef *>(bytes.data()));
    stream.avail_in = uInt(bytes.size());
    if (inflateInit(&stream) != Z_OK)
      throw Error("MATLAB:nomem",
                  "There is no memory to decompress a variable.");
  }
  ~Inflater() { inflateEnd(&stream); }
  Inflater(const Inflater &) = delete;
  Inflater &operator=(const Inflater &) = delete;

  /// Adds the next bytes; `size` fits 32 bits.
  void append(std::string &out, size_t size) {
    const size_t old = out.size();
    out.resize(old + size);
    const int status = inflateTo(out.data() + old, size);
    if ((status != Z_OK && status != Z_STREAM_END) || stream.avail_out != 0)
      throwCorrupt();
  }

  /// The check sum at the end; nothing else may follow.
  void finish() {
    char more;
    if (inflateTo(&more, 1) != Z_STREAM_END || stream.avail_out == 0)
      throwCorrupt();
  }

private:
  int inflateTo(char *out, size_t size) {
    stream.next_out = reinterpret_cast<Bytef *>(out);
    stream.avail_out = uInt(size);
    return inflate(&stream, Z_NO_FLUSH);
  }

  z_stream stream{};
};

} // namespace

std::string decompressElement(std::string_view bytes) {
  // What deflate makes of one byte at the most.
  constexpr size_t mostExpansion = 1032;
  Inflater inflater(bytes);
  std::string out;
  inflater.append(out, tagBytes);
  const size_t size = matrixSize(out);
  if (size / mostExpansion > bytes.size())
    throwCorrupt();
  requireMemory(Extents(int64_t(size), 1), 1);
  inflater.append(out, size);
  inflater.finish();
  return out;
}

} // namespace runmat::mat
