/* Runs the unit of wave.m and its kernel with as much of a runtime as they
 * need, and prints the bits of what they give. */
#include <runmat/unit.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct runmat_array {
  int references;
  int64_t extents[2];
  double *data;
};

int32_t unit(runmat_unit_context *, runmat_array *const *, runmat_array **,
             runmat_exit_state *);
void cluster0(const uint64_t *words, uint64_t begin, uint64_t end);

static int alive;

static runmat_array *make(int64_t rows, int64_t columns) {
  runmat_array *array = malloc(sizeof(*array));
  *array = (runmat_array){
      1, {rows, columns}, malloc((size_t)(rows * columns) * sizeof(double))};
  ++alive;
  return array;
}

static void retain(runmat_array *array) {
  if (array)
    ++array->references;
}
static void release(runmat_array *array) {
  if (!array || --array->references)
    return;
  free(array->data);
  free(array);
  --alive;
}
static int64_t extent(const runmat_array *array, int32_t dimension) {
  return dimension < 2 ? array->extents[dimension] : 1;
}
static int64_t rank(const runmat_array *array) { return array ? 2 : 0; }
static runmat_array *box(runmat_unit_context *context, int32_t element_class,
                         uint64_t bits) {
  runmat_array *array = context && element_class == 0 ? make(1, 1) : NULL;
  if (array)
    memcpy(array->data, &bits, sizeof(bits));
  return array;
}
static int32_t unbox(runmat_unit_context *context, runmat_array *array,
                     uint64_t *bits) {
  memcpy(bits, array->data, sizeof(*bits));
  return !context;
}
static int32_t elements(runmat_unit_context *context, runmat_array *array,
                        void **address) {
  *address = array->data;
  return !context;
}

/* An array and a scalar in, an array of one line out (docs/kernel-contract.md);
 * the items in two ranges. */
static int32_t launch(runmat_unit_context *context, uint32_t cluster,
                      runmat_array *const *inputs, runmat_array **outputs,
                      const int64_t *shapes, const int64_t *extents,
                      const uint64_t *scalars, const int32_t *donations) {
  if (!context || cluster != 0 || shapes[0] != 2 || donations[0] >= 1)
    return RUNMAT_LAUNCH_FAILED;
  outputs[0] = make(shapes[1], shapes[2]);
  const uint64_t count = (uint64_t)extents[0];
  const uint64_t words[] = {(uintptr_t)inputs[0]->data,
                            (uintptr_t)outputs[0]->data, count, scalars[0]};
  cluster0(words, 0, count / 3);
  cluster0(words, count / 3, count);
  return RUNMAT_LAUNCH_DONE;
}

int main(void) {
  const runmat_unit_functions functions = {.version = RUNMAT_UNIT_ABI_VERSION,
                                           .struct_size = sizeof(functions),
                                           .retain = retain,
                                           .release = release,
                                           .extent = extent,
                                           .rank = rank,
                                           .box = box,
                                           .unbox = unbox,
                                           .launch = launch,
                                           .elements = elements};
  const int32_t interrupt = 0, replaced = 0;
  volatile int64_t turns[2] = {0, 0};
  runmat_unit_context context = {&functions, &interrupt, &replaced, turns};
  runmat_array *x = make(101, 1), *a = make(1, 1), *outputs[2] = {NULL, NULL};
  uint64_t values[32];
  runmat_exit_state state = {.values = values};
  for (int k = 0; k < 101; ++k)
    x->data[k] = (k - 20) * 0.37;
  a->data[0] = 1.5;
  runmat_array *const inputs[] = {x, a};
  if (unit(&context, inputs, outputs, &state) != RUNMAT_UNIT_DONE) {
    printf("the unit left: exit %d, site %d\n", (int)state.exit,
           (int)state.site);
    return 1;
  }
  for (int k = 0; k < 2; ++k)
    for (int64_t j = 0; j < outputs[k]->extents[0]; ++j) {
      uint64_t bits;
      memcpy(&bits, outputs[k]->data + j, sizeof(bits));
      printf("%016llx\n", (unsigned long long)bits);
    }
  release(outputs[0]);
  release(outputs[1]);
  release(x);
  release(a);
  printf("arrays left: %d\n", alive);
  return 0;
}
