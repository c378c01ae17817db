// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "turns.h"

static void setup(int64_t n) { (void)n; }

static double turn(int64_t n) {
  double s = 0;
  for (int64_t i = 1; i <= n; ++i) {
    double x = (double)i, d = 1;
    while (d > 1e-9) {
      double y = 0.5 * (x + (double)i / x);
      d = fabs(y - x);
      x = y;
    }
    s = s + x;
  }
  return s;
}
