// peers.c - a function of C libraries over arrays: its time, and its error.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// run.py compiles it once a function, class and level of processor, with these
// macros:
//   NUMBER     float or double            LANES      numbers in a vector
//   SCALAR     the function of libm       REFERENCE  the same of long doubles
//   LIBMVEC    that of libmvec, if any    SLEEF      that of SLEEF, if any
//   ARGUMENTS  1 or 2
// and runs it as `peers N OPERANDS [NAME FILE]...`: OPERANDS holds N numbers an
// argument, FILE the N results of a program that is compared. A line a peer:
// name, nanoseconds (0 for a program), error in units of the last place of the
// result, and the operand where it is largest.
#include <float.h>
#include <math.h>
#include <sleef.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef NUMBER Scalar;
typedef NUMBER Vector __attribute__((vector_size(sizeof(NUMBER) * LANES)));

// The shift is 0; it keeps the work alike to that of the program, where it
// makes each call depend on the one before.
#if ARGUMENTS == 1
#define CALL(function, i) function(x[i] + shift)
#define EXACT(i) REFERENCE((long double)x[i])
#define OPERANDS Vector
#else
#define CALL(function, i) function(x[i] + shift, y[i])
#define EXACT(i) REFERENCE((long double)x[i], (long double)y[i])
#define OPERANDS Vector, Vector
#endif

#define LOOP(name, Type, function)                                             \
  __attribute__((noinline)) static void name(                                  \
      const NUMBER *xs, const NUMBER *ys, NUMBER *results, size_t n,           \
      NUMBER shift) {                                                          \
    const Type *x = (const Type *)xs, *y = (const Type *)ys;                   \
    (void)y;                                                                   \
    for (size_t i = 0; i < n / (sizeof(Type) / sizeof(NUMBER)); ++i)           \
      ((Type *)results)[i] = CALL(function, i);                                \
  }

LOOP(libm, Scalar, SCALAR)
#ifdef LIBMVEC
Vector LIBMVEC(OPERANDS);
LOOP(libmvec, Vector, LIBMVEC)
#endif
#ifdef SLEEF
LOOP(sleef, Vector, SLEEF)
#endif

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

// Infinite where one is NaN or infinite and the other is not.
static double units_off(long double exact, NUMBER result) {
  if (isnan(exact) && isnan(result))
    return 0;
  if (!isfinite(result) || isnan(exact) || exact == 0)
    return (NUMBER)exact == result ? 0 : INFINITY;
  const int lowest = sizeof(NUMBER) == 4 ? FLT_MIN_EXP : DBL_MIN_EXP;
  const int digits = sizeof(NUMBER) == 4 ? FLT_MANT_DIG : DBL_MANT_DIG;
  int exponent;
  frexpl(exact, &exponent);
  return (double)fabsl(
      ldexpl((long double)result - exact,
             digits - (exponent < lowest ? lowest : exponent)));
}

static void report(const char *name, double nanoseconds, const NUMBER *x,
                   const NUMBER *y, const NUMBER *results, size_t n) {
  double worst = -1;
  size_t at = 0;
  (void)y;
  for (size_t i = 0; i < n; ++i) {
    const double units = units_off(EXACT(i), results[i]);
    if (units > worst) {
      worst = units;
      at = i;
    }
  }
  printf("%s %.6g %.4g %.17g\n", name, nanoseconds, worst, (double)x[at]);
}

typedef void Loop(const NUMBER *, const NUMBER *, NUMBER *, size_t, NUMBER);

static void measure(const char *name, Loop *loop, const NUMBER *x,
                    const NUMBER *y, NUMBER *results, size_t n) {
  const size_t calls = n < 4000000 ? 4000000 / n : 1;
  double best = INFINITY;
  for (int round = 0; round < 5; ++round) {
    const double begin = seconds();
    for (size_t call = 0; call < calls; ++call)
      loop(x, y, results, n, 0);
    best = fmin(best, (seconds() - begin) / (double)calls);
  }
  report(name, best * 1e9 / (double)n, x, y, results, n);
}

static NUMBER *numbers(FILE *file, size_t n) {
  NUMBER *memory = aligned_alloc(64, n * sizeof(NUMBER));
  if (!memory || (file && fread(memory, sizeof(NUMBER), n, file) != n)) {
    fprintf(stderr, "peers: %zu numbers are missing\n", n);
    exit(1);
  }
  return memory;
}

static FILE *opened(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) {
    perror(path);
    exit(1);
  }
  return file;
}

int main(int count, char **arguments) {
  if (count < 3 || count % 2 == 0)
    return 1;
  const size_t n = strtoul(arguments[1], NULL, 10); // a multiple of 64
  FILE *operands = opened(arguments[2]);
  const NUMBER *x = numbers(operands, n),
               *y = ARGUMENTS == 2 ? numbers(operands, n) : NULL;
  NUMBER *results = numbers(NULL, n);
  measure("libm", libm, x, y, results, n);
#ifdef LIBMVEC
  measure("libmvec", libmvec, x, y, results, n);
#endif
#ifdef SLEEF
  measure("sleef", sleef, x, y, results, n);
#endif
  for (int i = 3; i < count; i += 2)
    report(arguments[i], 0, x, y, numbers(opened(arguments[i + 1]), n), n);
  return 0;
}
