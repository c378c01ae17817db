// What devices cannot run is an error at its place; so are options out of range.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: runmat-opt %s --runmat-spirv-pipeline --verify-diagnostics
// RUN: not runmat-opt %s --runmat-spirv-pipeline="workgroup=100" 2>&1 | FileCheck %s --check-prefix=GROUP
// RUN: not runmat-opt %s --runmat-spirv-pipeline="workgroup=2048" 2>&1 | FileCheck %s --check-prefix=LARGE
// RUN: not runmat-opt %s --runmat-spirv-pipeline="stage=both" 2>&1 | FileCheck %s --check-prefix=STAGE

// RUN: sed 's/runmat.kernel =/runmat.reduction_workgroup = 48 : i32, runmat.kernel =/' %s | not runmat-opt --runmat-spirv-pipeline 2>&1 | FileCheck %s --check-prefix=ANNOTATED
// ANNOTATED: error: workgroup size 48 is not a multiple of 32 from 32 to 1024
// GROUP: error: workgroup size 100 is not a multiple of 32 from 32 to 1024
// LARGE: error: workgroup size 2048 is not a multiple of 32 from 32 to 1024
// STAGE: error: unknown stage 'both': expected all, elementwise, single, partial or final

func.func @sines(%a: tensor<?xf64>, %out: tensor<?xf64>, %d0: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a : tensor<?xf64>) outs(%out : tensor<?xf64>) {
  ^bb0(%x: f64, %o: f64):
    // expected-error @+1 {{failed to legalize operation 'math.sin'}}
    %s = math.sin %x : f64
    linalg.yield %s : f64
  } -> tensor<?xf64>
  return %r : tensor<?xf64>
}
