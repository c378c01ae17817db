//===- Compression.cpp - zlib streams ---------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "MatFiles/Compression.h"

#include "MatFiles/Elements.h"
#include "Values/MemoryCheck.h"
#include "runtime/Pieces.h"

#include <algorithm>

#include <zlib.h>

namespace runmat::mat {

namespace {

Bytef *bytesAt(const char *data) {
  return const_cast<Bytef *>(reinterpret_cast<const Bytef *>(data));
}

class Deflater {
public:
  Deflater() {
    if (deflateInit(&stream, Z_DEFAULT_COMPRESSION) != Z_OK)
      throw Error("MATLAB:nomem", "There is no memory to compress a variable.");
  }
  ~Deflater() { deflateEnd(&stream); }
  Deflater(const Deflater &) = delete;
  Deflater &operator=(const Deflater &) = delete;

  void append(std::string &out, std::string_view piece, bool isLast) {
    stream.next_in = bytesAt(piece.data());
    stream.avail_in = uInt(piece.size());
    char made[1 << 16];
    do {
      stream.next_out = bytesAt(made);
      stream.avail_out = sizeof made;
      deflate(&stream, isLast ? Z_FINISH : Z_NO_FLUSH);
      out.append(made, sizeof made - stream.avail_out);
    } while (stream.avail_out == 0);
  }

private:
  z_stream stream{};
};

/// Takes a stream apart as far as it is asked to: a small stream may hold
/// gigabytes.
class Inflater {
public:
  explicit Inflater(std::string_view bytes) {
    // An element's size has 32 bits, so the input fits.
    stream.next_in = bytesAt(bytes.data());
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
    out.reserve(out.size() + size);
    for (size_t at = 0; at < size; at += pieceBytes) {
      interrupt::poll();
      const size_t old = out.size(), piece = std::min(pieceBytes, size - at);
      out.resize(old + piece);
      const int status = inflateTo(out.data() + old, piece);
      if ((status != Z_OK && status != Z_STREAM_END) || stream.avail_out != 0)
        throwCorrupt();
    }
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

std::string compress(std::string_view bytes) {
  Deflater deflater;
  std::string out;
  for (; bytes.size() > pieceBytes; bytes.remove_prefix(pieceBytes)) {
    interrupt::poll();
    deflater.append(out, bytes.substr(0, pieceBytes), /*isLast=*/false);
  }
  deflater.append(out, bytes, /*isLast=*/true);
  return out;
}

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
