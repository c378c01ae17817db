/* Calls wave.m as a library and prints the bits of what it gives, as wave_run.m
 * does. */
#include "wave.h"
#include <runmat/runmat.h>

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static void print(const runmat_array *array, int64_t count) {
  for (int64_t k = 0; k < count; ++k) {
    uint64_t bits;
    memcpy(&bits, (const double *)array->data + k, sizeof(bits));
    printf("%016" PRIx64 "\n", bits);
  }
}

int main(void) {
  double values[101], scale = 1.5;
  for (int k = 0; k < 101; ++k)
    values[k] = (k - 20) * 0.37;
  const int64_t extents[] = {101, 1}, one[] = {1, 1};
  const runmat_array x = runmat_array_of(values, RUNMAT_DOUBLE, 2, extents);
  const runmat_array a = runmat_array_of(&scale, RUNMAT_DOUBLE, 2, one);
  runmat_array y = {0}, s = {0};
  runmat_context *context = runmat_context_create();
  const int32_t status = wave(context, &x, &a, &y, &s);
  if (status != RUNMAT_CALL_OK || runmat_interpreted(context) != 0) {
    printf("status %d: %s\n", (int)status, runmat_message(context));
    return 1;
  }
  print(&y, 101);
  print(&s, 1);
  runmat_array_free(&y);
  runmat_array_free(&s);
  runmat_context_free(context);
  return 0;
}
