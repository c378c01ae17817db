//===- crc16.c - a check of a message, bit by bit ---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static unsigned *data, result;

static void setup(long size) {
  n = size;
  data = array(n, sizeof(unsigned));
  for (long k = 0; k < n; ++k)
    data[k] = (unsigned)(256 * uniformAt(1, k));
}

static void kernel(void) {
  unsigned crc = 65535;
  for (long k = 0; k < n; ++k) {
    unsigned byte = data[k];
    for (int bit = 0; bit < 8; ++bit, byte >>= 1)
      crc = ((crc ^ byte) & 1) != 0 ? (crc >> 1) ^ 33800 : crc >> 1;
  }
  crc ^= 65535;
  result = (crc & 255) << 8 | crc >> 8;
}

static void report(void) { report1(result); }
