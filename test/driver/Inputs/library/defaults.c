/* A function that counts what its call gives: three arguments, or the first one
 * with -DONE; ENTRY is its name. */
#include HEADER
#include <stdio.h>

static void call(runmat_context *context, double number) {
  double three = 3;
  const int64_t one[2] = {1, 1};
  const runmat_array x = runmat_array_of(&number, RUNMAT_DOUBLE, 2, one),
                     k = runmat_array_of(&three, RUNMAT_DOUBLE, 2, one);
  runmat_array y = {0}, n = {0};
#ifdef ONE
  (void)k;
  const int32_t status = ENTRY(context, &x, &y, &n);
#else
  const int32_t status = ENTRY(context, &x, &k, &k, &y, &n);
#endif
  if (status != RUNMAT_CALL_OK)
    printf("%s", runmat_message(context));
  else
    printf("%.6g %g\n", *(const double *)y.data, *(const double *)n.data);
  runmat_array_free(&y);
  runmat_array_free(&n);
}

int main(void) {
  runmat_context *context = runmat_context_create();
  call(context, 2);
  printf("interpreted %d\n", (int)runmat_interpreted(context));
  /* The root of -5 is computed by the interpreter, in the branch that was
   * taken. */
  call(context, -2);
  printf("interpreted %s\n", runmat_interpreted(context) ? "some" : "none");
  runmat_context_free(context);
  return 0;
}
