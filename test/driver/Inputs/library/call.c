/* scale by a factor, of two sizes; then an error of the function. */
#include "scale.h"
#include <stdio.h>

int main(void) {
  runmat_context *context = runmat_context_create();
  double x[6] = {1, 2, 3, 4, 5, 6}, factor = 10;
  const int64_t matrix[2] = {2, 3}, row[2] = {1, 2}, one[2] = {1, 1};
  const runmat_array f = runmat_array_of(&factor, RUNMAT_DOUBLE, 2, one);
  const int64_t *sizes[] = {matrix, row};
  for (int i = 0; i < 2; ++i) {
    runmat_array a = runmat_array_of(x, RUNMAT_DOUBLE, 2, sizes[i]), y = {0};
    int status = scale(context, &a, &f, &y);
    printf("%d %s", status, runmat_message(context));
    for (int k = 0; !status && k < y.extents[0] * y.extents[1]; ++k)
      printf(" %g", ((double *)y.data)[k]);
    printf("\n");
    runmat_array_free(&y);
  }
  printf("interpreted %d\n", (int)runmat_interpreted(context));
  double large[2] = {1000, 1};
  runmat_array a = runmat_array_of(large, RUNMAT_DOUBLE, 2, row), y = {0};
  int status = scale(context, &a, &f, &y);
  printf("%d %s\n", status, runmat_message(context));
  runmat_context_free(context);
  return 0;
}
