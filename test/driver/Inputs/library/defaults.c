/* A function that counts what its call gives: both arguments, or the first one with -DONE. */
#include "defaults.h"
#include <stdio.h>

int main(void) {
  runmat_context *context = runmat_context_create();
  double two = 2, three = 3;
  const int64_t one[2] = {1, 1};
  const runmat_array x = runmat_array_of(&two, RUNMAT_DOUBLE, 2, one),
                     k = runmat_array_of(&three, RUNMAT_DOUBLE, 2, one);
  runmat_array y = {0}, n = {0};
#ifdef ONE
  (void)k;
  const int32_t status = defaults(context, &x, &y, &n);
#else
  const int32_t status = defaults(context, &x, &k, &y, &n);
#endif
  if (status != RUNMAT_CALL_OK)
    printf("%s", runmat_message(context));
  else
    printf("%g %g\n", *(const double *)y.data, *(const double *)n.data);
  printf("interpreted %d\n", (int)runmat_interpreted(context));
  runmat_array_free(&y);
  runmat_array_free(&n);
  runmat_context_free(context);
  return 0;
}
