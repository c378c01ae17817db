/* A function with two outputs, an error, and memory of the caller. */
#include "filters.h"

#include <stdio.h>

static int fails(runmat_context *context, int32_t status) {
  if (status == RUNMAT_CALL_OK)
    return 0;
  fprintf(stderr, "status %d: %s\n", (int)status, runmat_message(context));
  return 1;
}

int main(void) {
  runmat_context *context = runmat_context_create();
  if (!context)
    return 1;

  /* Five rows and two columns, column after column. */
  double x[10] = {0, 0, 8, 0, 0, 1, 1, 1, 1, 1};
  double weights[3] = {0.25, 0.5, 0.25}, passes = 2;
  const int64_t of_x[2] = {5, 2}, of_weights[2] = {1, 3}, of_scalar[2] = {1, 1};
  const runmat_array in_x = runmat_array_of(x, RUNMAT_DOUBLE, 2, of_x);
  const runmat_array in_weights =
      runmat_array_of(weights, RUNMAT_DOUBLE, 2, of_weights);
  const runmat_array in_passes =
      runmat_array_of(&passes, RUNMAT_DOUBLE, 2, of_scalar);

  /* No data: the call allocates them. */
  runmat_array y = {0}, peak = {0};
  if (fails(context,
            smooth(context, &in_x, &in_weights, &in_passes, &y, &peak)))
    return 1;
  for (int64_t i = 0; i < y.extents[0]; ++i)
    printf("%g %g\n", ((double *)y.data)[i],
           ((double *)y.data)[i + y.extents[0]]);
  printf("peaks %g %g\n", ((double *)peak.data)[0], ((double *)peak.data)[1]);
  runmat_array_free(&y);
  runmat_array_free(&peak);

  /* Memory of the caller for the result; rows that follow each other. */
  float points[6] = {3, 0, 4, 1, 0, 8}, lengths[2];
  const int64_t of_points[2] = {3, 2}, by_rows[2] = {2, 1},
                of_lengths[2] = {1, 2};
  runmat_array in_points = runmat_array_of(points, RUNMAT_SINGLE, 2, of_points);
  in_points.strides = by_rows;
  runmat_array out = runmat_array_of(lengths, RUNMAT_SINGLE, 2, of_lengths);
  if (fails(context, norms(context, &in_points, &out)))
    return 1;
  printf("lengths %g %g\n", lengths[0], lengths[1]);

  /* What does not fit is refused, and nothing ends the process. */
  int32_t status = norms(context, &in_x, &out);
  printf("%s\n", status == RUNMAT_CALL_INVALID_ARGUMENT
                     ? runmat_message(context)
                     : "not refused");
  runmat_context_free(context);
  return status != RUNMAT_CALL_INVALID_ARGUMENT;
}
