/*===- Sample.c - an object file with all that loaded code may have --------===*
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *===----------------------------------------------------------------------===*/
#include <math.h>
#include <string.h>

static const double primes[] = {2, 3, 5, 7, 11, 13};
static const char *const names[] = {"two", "three", "five"};

double prime(int number) { return primes[number]; }

/* A table of addresses. */
const char *nameOf(int number) { return names[number]; }

/* A call of a function of the file. */
double sumOfPrimes(int count) {
  double sum = 0;
  for (int k = 0; k < count; ++k)
    sum += prime(k);
  return sum;
}

/* Calls of the C library. */
double roundedDown(double value) { return floor(value); }
void copyBytes(void *to, const void *from, unsigned long bytes) {
  memcpy(to, from, bytes);
}
