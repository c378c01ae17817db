"""Writes a C program that runs each kernel of a file and prints what its results are, in bits.

    kernels.py KERNELS.mlir SUFFIX > main.c

Inputs are special values and random bits. An element that raises the guard flag has no result. NaNs are alike: which one an operation gives is
the processor's choice. Operations on bits get whole numbers, which the interpreter looks for before. Reductions are those along memory, with several blocks.
"""
import re
import sys

HEADER = re.compile(
    r"func\.func @(\w+)\((.*?)\) -> tensor<[?x]*(\w+)>\s*attributes \{runmat\.kernel = #runmat\.kernel<kind = (\w+), inputs = (\d), outputs = 1, "
    r"extents = (\d), scalars = 0, flag = (\w+)"
)

PROGRAM = r"""
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef void kernel(const uint64_t *words, uint64_t begin, uint64_t end);
enum { COUNT = 515, LENGTH = 4500 };
static const uint64_t special64[] = {
    0, 0x8000000000000000, 0x3ff0000000000000, 0xbff0000000000000, 0x7ff0000000000000, 0xfff0000000000000, 0x7ff8000000000000, 1,
    0x000fffffffffffff, 0x7fefffffffffffff, 0x3fe0000000000000, 0x4000000000000000, 0x4340000000000000, 0x43e0000000000000, 0x40862e42fefa39ef,
    0xc086232bdd7abcd2, 0x3ff921fb54442d18, 0x41e0000000000000};
static const uint32_t special32[] = {0, 0x80000000, 0x3f800000, 0xbf800000, 0x7f800000, 0xff800000, 0x7fc00000, 1, 0x7f7fffff,
                                     0x3f000000, 0x40000000, 0x4b800000, 0x42b17218, 0x3fc90fdb};
static uint64_t state;

static uint64_t next(void) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  uint64_t x = state;
  x ^= x >> 32;
  return x * 0xd6e8feb86659fd93u;
}

enum { INTEGER, REAL, WHOLE, SHIFT };

/* A whole number as a real one. */
static uint64_t whole_number(int bytes, int kind) {
  double number = kind == SHIFT ? (double)(next() % 41) - 20 : (double)(next() >> 41);
  float narrow = (float)number;
  uint64_t bits = 0;
  memcpy(&bits, bytes == 8 ? (void *)&number : (void *)&narrow, bytes);
  return bits;
}

/* A value of a class of so many bytes; real ones are special, of any bits, or near 1. */
static uint64_t value(int bytes, int numbers) {
  if (numbers >= WHOLE)
    return whole_number(bytes, numbers);
  uint64_t bits = next(), kind = next() % 4;
  if (numbers == INTEGER)
    return kind == 0 ? bits % 5 - 2 : bits;
  if (bytes == 8) {
    double near = ((double)(int64_t)bits / 9.2e18) * 20;
    if (kind > 1)
      memcpy(&bits, &near, 8);
    return kind == 0 ? special64[bits % (sizeof(special64) / 8)] : bits;
  }
  float near = (float)((double)(int64_t)bits / 9.2e18) * 20;
  if (kind > 1) {
    bits = 0;
    memcpy(&bits, &near, 4);
  }
  return kind == 0 ? special32[bits % (sizeof(special32) / 4)] : bits;
}

static void fill(void *to, int count, int bytes, int numbers) {
  for (int k = 0; k < count; ++k) {
    uint64_t bits = value(bytes, numbers);
    memcpy((char *)to + k * bytes, &bits, bytes);
  }
}

static uint64_t hash(uint64_t sum, const void *at, int bytes, int is_real) {
  uint64_t bits = 0;
  memcpy(&bits, at, bytes);
  if (is_real && bytes == 8 && (bits << 1) > 0xffe0000000000000)
    bits = 0x7ff8000000000000;
  if (is_real && bytes == 4 && (uint32_t)(bits << 1) > 0xff000000)
    bits = 0x7fc00000;
  return (sum ^ bits) * 0x9e3779b97f4a7c15u + (sum >> 29);
}

static char a[LENGTH * 8], b[LENGTH * 8], out[LENGTH * 8], whole[LENGTH * 8], partials[LENGTH * 8];
static int32_t flag;

static int words_of(uint64_t *words, int inputs, void *result, int is_reduction, int has_flag, uint64_t length) {
  int n = 0;
  words[n++] = (uintptr_t)a;
  if (inputs == 2)
    words[n++] = (uintptr_t)b;
  words[n++] = (uintptr_t)result;
  if (is_reduction)
    words[n++] = (uintptr_t)partials;
  if (has_flag)
    words[n++] = (uintptr_t)&flag;
  words[n++] = length;
  words[n] = 1;
  return n;
}

static void elementwise(const char *name, kernel *run, int inputs, int bytes, int is_real, int has_flag) {
  uint64_t words[8], sum = 0;
  int flags = 0;
  words_of(words, inputs, out, 0, has_flag, COUNT);
  for (int k = 0; k < COUNT; ++k) {
    flag = 0;
    run(words, k, k + 1);
    if (flag)
      ++flags;
    else
      sum = hash(sum, out + k * bytes, bytes, is_real);
  }
  words_of(words, inputs, whole, 0, has_flag, COUNT);
  run(words, 0, COUNT);
  if (!flags)
    for (int k = 0; k < COUNT; ++k)
      if (hash(0, out + k * bytes, bytes, is_real) != hash(0, whole + k * bytes, bytes, is_real)) {
        printf("%s: element %d differs in the whole range\n", name, k);
        exit(1);
      }
  printf("%s %d %016llx\n", name, flags, (unsigned long long)sum);
}

static void reduction(const char *name, kernel *run, int bytes, int is_real, int has_flag) {
  uint64_t words[8], sum = 0;
  for (int length = 1; length <= LENGTH; length = length * 3 + 1) {
    words_of(words, 1, out, 1, has_flag, length);
    flag = 0;
    run(words, 0, 1);
    sum = flag ? sum + 1 : hash(sum, out, bytes, is_real);
  }
  printf("%s %016llx\n", name, (unsigned long long)sum);
}
"""


def size(kind):
    return max(1, int(re.sub(r"\D", "", kind)) // 8)


def element(tensor):
    return re.search(r"(\w+?)>?$", tensor.split("x")[-1].replace("tensor<", "")).group(1)


def numbers(name, operand, position):
    if operand[0] != "f":
        return "INTEGER"
    if not name.startswith("bit"):
        return "REAL"
    return "SHIFT" if name.startswith("bitshift") and position else "WHOLE"


def main():
    text = open(sys.argv[1]).read()
    declarations, calls = [], []
    for name, arguments, result, kind, inputs, extents, flag in HEADER.findall(text):
        is_reduction = kind == "reduction"
        if kind == "scan" or int(inputs) > 2 or (is_reduction and (not name.endswith("_along") or inputs != "1")) or extents != "12"[is_reduction]:
            continue
        # Pairs are compared by the differential programs alone.
        if "complex" in arguments + result:
            continue
        operands = [element(part.split(": ")[1]) for part in arguments.split(", ")[: int(inputs)]]
        symbol = name + "_" + sys.argv[2] + ("_single" if is_reduction else "")
        declarations.append(f"kernel {symbol};")
        calls.append("  state = 1;")
        for position, operand in enumerate(operands):
            calls.append(f"  fill({'ab'[position]}, LENGTH, {size(operand)}, {numbers(name, operand, position)});")
        facts = f"{size(result)}, {int(result[0] == 'f')}, {int(flag == 'true')}"
        if is_reduction:
            calls.append(f'  reduction("{name}", {symbol}, {facts});')
        else:
            calls.append(f'  elementwise("{name}", {symbol}, {inputs}, {facts});')
    print(PROGRAM + "\n".join(declarations) + "\nint main(void) {\n" + "\n".join(calls) + "\n  return 0;\n}")


main()
