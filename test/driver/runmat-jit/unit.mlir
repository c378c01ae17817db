// A unit written by hand: its values come from --args, what it returns is displayed as the language does.
// RUN: %runmat-jit %s --entry=scaled --args='[1 2 3], 2' | FileCheck %s --check-prefix=SCALED
// RUN: %runmat-jit %s --entry=1 --args='[1 2 3]' --args=2 --device=inprocess --explain 2>%t.explain | FileCheck %s --check-prefix=SCALED
// RUN: FileCheck %s --check-prefix=EXPLAIN < %t.explain
// RUN: cat %s | %runmat-jit --entry scaled --args '[1 2 3], 2' - | FileCheck %s --check-prefix=SCALED
// SCALED: out1 =
// SCALED: {{^ +2 +4 +6$}}
// EXPLAIN: unit.mlir:9: unit
func.func @scaled(%x: !runmat.array<double, [1, *]>, %f: !runmat.array<double, [1, 1]>) -> !runmat.array<double, [1, *]> {
  %0 = runmat.mul %x, %f : (!runmat.array<double, [1, *]>, !runmat.array<double, [1, 1]>) -> !runmat.array<double, [1, *]>
  return %0 : !runmat.array<double, [1, *]>
}

// Untyped arguments take the types of the values.
// RUN: %runmat-jit %s --entry=untyped --args='single([1 2; 3 4])' | FileCheck %s --check-prefix=UNTYPED
// RUN: %runmat-jit %s --entry=untyped --args='3' --stop-after=typed | FileCheck %s --check-prefix=TYPED
// UNTYPED: out1 =
// UNTYPED: single matrix
// TYPED: !runmat.array<double, [1, 1]>
func.func @untyped(%x: !runmat.any) -> !runmat.any {
  %0 = runmat.add %x, %x : (!runmat.any, !runmat.any) -> !runmat.any
  return %0 : !runmat.any
}

// A guard that fails leaves the unit; nothing can go on without the program.
// RUN: %status 1 %runmat-jit %s --entry=root --args='[1 -1]' 2>&1 | FileCheck %s --check-prefix=EXIT
// RUN: %runmat-jit %s --entry=root --args='[1 4]' 2>&1 | FileCheck %s --check-prefix=ROOT
// EXIT-NOT: out1
// EXIT: runmat-jit: error: the unit left by a side exit before statement 0:
// ROOT: {{^ +1 +2$}}
func.func @root(%x: !runmat.array<double, [1, *]>) -> !runmat.array<double, [1, *]> {
  %0 = runmat.sqrt %x : (!runmat.array<double, [1, *]>) -> !runmat.array<double, [1, *]>
  return %0 : !runmat.array<double, [1, *]>
}

// Which unit, which values.
// RUN: %status 1 %runmat-jit %s 2>&1 | FileCheck %s --check-prefix=WHICH
// RUN: %status 1 %runmat-jit %s --entry=4 2>&1 | FileCheck %s --check-prefix=NO-UNIT
// RUN: %status 1 %runmat-jit %s --entry=scaled 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: %status 1 %runmat-jit %s --entry=scaled --args='[1 2 3], single(2)' 2>&1 | FileCheck %s --check-prefix=CLASS
// RUN: %status 1 %runmat-jit %s --entry=scaled --args='[1; 2], 2' 2>&1 | FileCheck %s --check-prefix=SIZE
// RUN: %status 1 %runmat-jit %s --entry=scaled --args='{1}, 2' 2>&1 | FileCheck %s --check-prefix=CELL
// RUN: %status 1 %runmat-jit %s --entry=untyped 2>&1 | FileCheck %s --check-prefix=NO-VALUE
// RUN: %status 1 %runmat-jit %s --entry=scaled --args='x = 1' 2>&1 | FileCheck %s --check-prefix=STATEMENT
// RUN: %status 1 %runmat-jit %s --entry=scaled --args='[1 2' 2>&1 | FileCheck %s --check-prefix=SYNTAX
// RUN: %status 1 %runmat-jit %s --entry=scaled --args='no_such_name' 2>&1 | FileCheck %s --check-prefix=NAME
// WHICH: error: expected --entry with one of the units @scaled, @untyped, @root; got none
// NO-UNIT: error: expected --entry to name one of the units @scaled, @untyped, @root; got '4'
// NONE: error: expected 2 arguments (double [1, *], double [1, 1]), got 0
// CLASS: error: argument 2: expected double [1, 1], got single [1, 1]
// SIZE: error: argument 1: expected double [1, *], got double [2, 1]
// CELL: error: argument 1: expected an array, got a value of class cell
// NO-VALUE: unit.mlir:{{[0-9]+}}:{{[0-9]+}}: error: argument 1 of the unit: expected a !runmat.array, or a value for !runmat.any
// STATEMENT: error: --args: expected expressions separated by commas, got 'x = 1'
// SYNTAX: --args:1:{{[0-9]+}}: error:
// NAME: error: {{.*}}no_such_name
