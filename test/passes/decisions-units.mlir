// Where units end, and which variables are gpuArrays.
// RUN: runmat-opt %s --split-input-file --runmat-track-gpu-arrays --runmat-form-units --remarks-filter="runmat-.*" 2>&1 >/dev/null | FileCheck %s
// RUN: runmat-opt %s --split-input-file --runmat-form-units 2>&1 >/dev/null | count 0

!v = !runmat.array<double, [*, 1]>

// CHECK: remark: [Passed] gpuArray | Category:runmat-track-gpu-arrays | variable=y
// CHECK: remark: [Passed] unit ends here | Category:runmat-form-units | statement=1
func.func @ends(%x: !v {runmat.gpu_array}, %w: !runmat.any) {
  runmat.statement 0 [] ()
  %y = runmat.add %x, %x : (!v, !v) -> !v
  runmat.statement 1 ["y"] (%y) : !v
  %z = runmat.abs %w : (!runmat.any) -> !runmat.any
  runmat.statement 2 ["y", "z"] (%y, %z) : !v, !runmat.any
  return
}

// -----

!v = !runmat.array<double, [*, 1]>

// CHECK: remark: [Missed] left to the interpreter | Category:runmat-track-gpu-arrays | Reason="'y' is a gpuArray at one time only"
// CHECK: remark: [Passed] unit ends here | Category:runmat-form-units | statement=1
func.func @changes(%x: !v {runmat.gpu_array}, %w: !v) {
  runmat.statement 0 [] ()
  %y = runmat.add %x, %x : (!v, !v) -> !v
  runmat.statement 1 ["y"] (%y) : !v
  runmat.statement 2 ["y"] (%w) : !v
  return
}
