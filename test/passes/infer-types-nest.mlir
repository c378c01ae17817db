// RUN: runmat-opt %s --runmat-infer-types | FileCheck %s
// RUN: runmat-opt %s --runmat-infer-types --mlir-print-op-generic | runmat-opt | FileCheck %s

// The type of the innermost variable reaches every loop of a nest. How much work that is InferTypesTest.cpp counts.
!s = !runmat.array<double, [1, 1]>
!row = !runmat.array<double, [1, *]>
// CHECK-LABEL: @nest
// CHECK: runmat.for %{{.*}}: !runmat.array<double, [1, 1]> = {{.*}} carry(%{{.*}} = %{{.*}} : !runmat.array<double, [1, ?]>)
// CHECK-COUNT-11: runmat.for {{.*}} : !runmat.array<double, [1, ?]>)
// CHECK: runmat.add {{.*}} -> !runmat.array<double, [1, *]>
// CHECK-COUNT-11: runmat.add {{.*}} -> !runmat.array<double, [1, ?]>
func.func @nest(%x: !s, %a: !row, %n: !s) {
  %one = runmat.constant 1.0 : f64 -> !s
  %r0 = runmat.for %i0: !runmat.any = %one, %one, %n : !s, !s, !s carry(%s0 = %x : !s) {
    %r1 = runmat.for %i1: !runmat.any = %one, %one, %n : !s, !s, !s carry(%s1 = %s0 : !s) {
      %r2 = runmat.for %i2: !runmat.any = %one, %one, %n : !s, !s, !s carry(%s2 = %s1 : !s) {
        %r3 = runmat.for %i3: !runmat.any = %one, %one, %n : !s, !s, !s carry(%s3 = %s2 : !s) {
          %r4 = runmat.for %i4: !runmat.any = %one, %one, %n : !s, !s, !s carry(%s4 = %s3 : !s) {
            %r5 = runmat.for %i5: !runmat.any = %one, %one, %n : !s, !s, !s carry(%s5 = %s4 : !s) {
              %r6 = runmat.for %i6: !runmat.any = %one, %one, %n : !s, !s, !s carry(%s6 = %s5 : !s) {
                %r7 = runmat.for %i7: !runmat.any = %one, %one, %n : !s, !s, !s carry(%s7 = %s6 : !s) {
                  %r8 = runmat.for %i8: !runmat.any = %one, %one, %n : !s, !s, !s carry(%s8 = %s7 : !s) {
                    %r9 = runmat.for %i9: !runmat.any = %one, %one, %n : !s, !s, !s carry(%s9 = %s8 : !s) {
                      %r10 = runmat.for %i10: !runmat.any = %one, %one, %n : !s, !s, !s carry(%s10 = %s9 : !s) {
                        %r11 = runmat.for %i11: !runmat.any = %one, %one, %n : !s, !s, !s carry(%s11 = %s10 : !s) {
                          %y11 = runmat.add %s11, %a : (!s, !row) -> !runmat.any
                          runmat.yield %y11 : !runmat.any
                        }
                        %y10 = runmat.add %r11, %i10 : (!s, !runmat.any) -> !runmat.any
                        runmat.yield %y10 : !runmat.any
                      }
                      %y9 = runmat.add %r10, %i9 : (!s, !runmat.any) -> !runmat.any
                      runmat.yield %y9 : !runmat.any
                    }
                    %y8 = runmat.add %r9, %i8 : (!s, !runmat.any) -> !runmat.any
                    runmat.yield %y8 : !runmat.any
                  }
                  %y7 = runmat.add %r8, %i7 : (!s, !runmat.any) -> !runmat.any
                  runmat.yield %y7 : !runmat.any
                }
                %y6 = runmat.add %r7, %i6 : (!s, !runmat.any) -> !runmat.any
                runmat.yield %y6 : !runmat.any
              }
              %y5 = runmat.add %r6, %i5 : (!s, !runmat.any) -> !runmat.any
              runmat.yield %y5 : !runmat.any
            }
            %y4 = runmat.add %r5, %i4 : (!s, !runmat.any) -> !runmat.any
            runmat.yield %y4 : !runmat.any
          }
          %y3 = runmat.add %r4, %i3 : (!s, !runmat.any) -> !runmat.any
          runmat.yield %y3 : !runmat.any
        }
        %y2 = runmat.add %r3, %i2 : (!s, !runmat.any) -> !runmat.any
        runmat.yield %y2 : !runmat.any
      }
      %y1 = runmat.add %r2, %i1 : (!s, !runmat.any) -> !runmat.any
      runmat.yield %y1 : !runmat.any
    }
    %y0 = runmat.add %r1, %i0 : (!s, !runmat.any) -> !runmat.any
    runmat.yield %y0 : !runmat.any
  }
  return
}
