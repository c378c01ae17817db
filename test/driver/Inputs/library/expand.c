/* Arrays that are expanded to each other's size. */
#include "expand.h"
#include <stdio.h>

int main(void) {
  runmat_context *context = runmat_context_create();
  double a[4] = {1, 2, 3, 4}, b[2] = {10, 20};
  const int64_t sizes[][2] = {{2, 2}, {2, 1}, {1, 2}, {1, 1}};
  for (int i = 0; i < 4; ++i)
    for (int k = 1; k < 4; ++k) {
      const runmat_array x = runmat_array_of(a, RUNMAT_DOUBLE, 2, sizes[i]),
                         y = runmat_array_of(b, RUNMAT_DOUBLE, 2, sizes[k]);
      runmat_array z = {0};
      if (expand(context, &x, &y, &z) != RUNMAT_CALL_OK)
        printf("%s", runmat_message(context));
      else
        printf("%dx%d ", (int)z.extents[0], (int)z.extents[1]);
      runmat_array_free(&z);
    }
  printf("\ninterpreted %d\n", (int)runmat_interpreted(context));
  runmat_context_free(context);
  return 0;
}
