/*===- Lined.c - an object file that tells its lines -----------------------===*
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *===----------------------------------------------------------------------===*/
/* It is on line 6. */

double twice(double value) { return value * 2; }
