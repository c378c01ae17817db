/*===- Variable.c - an object file with a variable -------------------------===*
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *===----------------------------------------------------------------------===*/
int count = 1;
int next(void) { return count++; }
