//===- Passes.td - passes on the runmat dialect ------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In the order of the pipeline (Pipelines.cpp).
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_TD
#define RUNMAT_PASSES_TD

include "mlir/Pass/PassBase.td"

def InferTypes : Pass<"runmat-infer-types", "::mlir::func::FuncOp"> {
  let summary = "gives every value a class and extents, from the types of the arguments";
  let description = [{
    A sparse analysis on MLIR's solver: types flow from operands to results by each op's rule (`TypeRuleInterface`), and join where control
    flow does (`RegionBranchOpInterface`). A rule is applied again only when the type of an operand has changed, so the work is linear in
    the number of ops, however deep loops are nested. A variable whose class changes around a loop stays `any`. What cannot be typed is left
    as it is, with a remark at its place, so that form-units can end the unit before it. Then one walk writes the types, and widens what is
    handed on to the type that it is joined to:

    ```mlir
    %r = runmat.for %i = %1, %1, %n : … carry(%x = %s : !runmat.array<double, [1, 1]>) {
      %y = runmat.add %x, %a : (…, !runmat.array<double, [1, *]>) -> !runmat.any
      runmat.yield %y : !runmat.any
    }
    // becomes
    %w = runmat.widen %s : (!runmat.array<double, [1, 1]>) -> !runmat.array<double, [1, ?]>
    %r = runmat.for %i = %1, %1, %n : … carry(%x = %w : !runmat.array<double, [1, ?]>) {
      %y = runmat.add %x, %a : (!runmat.array<double, [1, ?]>, !runmat.array<double, [1, *]>) -> !runmat.array<double, [1, *]>
      %v = runmat.widen %y : (!runmat.array<double, [1, *]>) -> !runmat.array<double, [1, ?]>
      runmat.yield %v : !runmat.array<double, [1, ?]>
    }
    ```
  }];
  let statistics = [Statistic<"ruleApplications", "rule-applications", "Number of times that a type rule was asked">,
                    Statistic<"typed", "typed-values", "Number of values given a type">,
                    Statistic<"untyped", "untyped-values", "Number of values left untyped">];
}

def TrackGpuArrays : Pass<"runmat-track-gpu-arrays", "::mlir::func::FuncOp"> {
  let summary = "finds the variables that are gpuArrays, from the arguments that are";
  let description = [{
    Another analysis on the solver that finds the types. Arguments with `runmat.gpu_array` are gpuArrays; so is what is computed from one of
    its `getDataOperands` (neither subscripts nor extents; questions about shapes and `runmat.gather`, which ends here, have none). The names go to `runmat.gpu_arrays` of the unit. A statement after which a variable is
    a gpuArray at one time and none at another is marked `runmat.interpreted`, so that form-units ends the unit before it.
  }];
}

def FormUnits : Pass<"runmat-form-units", "::mlir::func::FuncOp"> {
  let summary = "ends the unit before its first statement that is not typed";
  let description = [{
    A unit is a maximal run of typed statements. Everything from the first untyped statement on is dropped; the function returns the
    variables that are live there, and records in `runmat.end` the statement and in `runmat.outputs` their names.

    Before:
    ```mlir
    !v = !runmat.array<double, [*, 1]>
    func.func @f(%x: !v, %w: !runmat.any) {
      runmat.statement 0 [] ()
      %y = runmat.add %x, %x : (!v, !v) -> !v
      runmat.statement 1 ["y"] (%y) : !v
      %z = runmat.abs %w : (!runmat.any) -> !runmat.any
      runmat.statement 2 ["y", "z"] (%y, %z) : !v, !runmat.any
      return
    }
    ```
    After:
    ```mlir
    !v = !runmat.array<double, [*, 1]>
    func.func @f(%x: !v, %w: !runmat.any) -> !v attributes {runmat.end = 1 : i64, runmat.outputs = ["y"]} {
      %0 = runmat.statement 0 [] ()
      %1 = runmat.add %x, %x : (!v, !v) -> !v
      return %1 : !v
    }
    ```
  }];
  let statistics = [Statistic<"dropped", "dropped-statements", "Number of statements left to the interpreter">];
}

def ConvertChars : Pass<"runmat-convert-chars", "::mlir::func::FuncOp"> {
  let summary = "computes with chars as doubles";
  let description = "Chars are only moved afterwards: what computes with their numbers gets them by an operation of the runtime.";
}

def SplitComplex : Pass<"runmat-split-complex", "::mlir::func::FuncOp"> {
  let summary = "writes operations on complex arrays by their real and imaginary parts";
  let description = [{
    The formulas are those of the reference kernels; an op without one becomes an operation of the runtime. The language makes a complex
    result real when all of its imaginary parts are zero: a guard leaves the unit then, unless all users give the same for both. Complex arrays are only taken apart (`part`) and put together (`join`) afterwards, and `join` remains
    only where the whole is needed.
  }];
}

def CarryParts : Pass<"runmat-carry-parts", "::mlir::func::FuncOp"> {
  let summary = "takes complex variables through loops, branches and exits as their parts";
  let description = [{
    Where every turn or branch makes the variable of parts, so that no whole array is made for the next turn, and none for an exit
    that is not taken. A variable that is changed element by element stays whole.
  }];
}

def ExactIntegers : Pass<"runmat-exact-integers", "::mlir::func::FuncOp"> {
  let summary = "settles how 64-bit integers and bits of integers are computed: natively or by the runtime";
  let description = [{
    Native are sums, differences, products, quotients, remainders and relations of two 64-bit integers of one class, or of one and a
    constant that its class has; sums, products, relations and extremes with any double; the bits of integers. Everything else becomes an
    operation of the runtime (`runmat.evaluate`).
  }];
}

def WidenIntegers : Pass<"runmat-widen-integers", "::mlir::func::FuncOp"> {
  let summary = "computes with integer classes in double";
  let description = [{
    Up to 32 bits, a double holds every element, and an operation is defined as that of doubles, rounded once into the class, which
    is what the conversion at its end does. Afterwards integers are moved and converted, and nothing else.
  }];
}

def ExpandLibrary : Pass<"runmat-expand-library", "::mlir::func::FuncOp"> {
  let summary = "writes library functions by simpler ops";
  let description = [{
    mean = sum / count; var = sum of squared deviations from the mean / (count - 1 or count), as docs/numerics.md defines them. A
    reduction over dimensions beyond the rank is elementwise. Questions about shapes, and constructors by the shape of another
    array, become extents; an extent that may not be whole is guarded. Matrix ops with a scalar and conditions become elementwise.
  }];
}

def KeepErrors : Pass<"runmat-keep-errors", "::mlir::func::FuncOp"> {
  let summary = "gives every operation that may leave the unit a reader, so that none counts as dead";
  let description = [{
    An operation of the runtime has no effect, so that two of the same operands become one; but MLIR also erases what has no effect and no
    reader, and with it the error that the program must report. `runmat.discard` reads the result until units are lowered:

    ```mlir
    %p = runmat.mtimes %a, %b : (…) -> !runmat.array<double, [*, *]>
    // becomes
    %p = runmat.mtimes %a, %b : (…) -> !runmat.array<double, [*, *]>
    runmat.discard %p : !runmat.array<double, [*, *]>
    ```
  }];
  let statistics = [Statistic<"kept", "kept-operations", "Number of operations that got a reader">];
}

def Scalarise : Pass<"runmat-scalarise", "::mlir::func::FuncOp"> {
  let summary = "turns 1x1 arrays into SSA scalars, through loops and branches";
  let description = [{
    Runs before any buffer exists, so that scalar code compiles to registers. An op that leaves the reals for some operands gets a
    guard in front. Subscripts become positions behind guards: of one element, or of a slice.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::math::MathDialect"];
  let statistics = [Statistic<"scalarised", "scalarised-values", "Number of arrays turned into scalars">];
}

def HoistCalls : Pass<"runmat-hoist-calls", "::mlir::func::FuncOp"> {
  let summary = "computes operations of the runtime that are the same in every turn once before the loop";
  let description = [{
    With what only makes their operands. Nothing is computed that the program does not compute: a loop that may not turn at all is put into
    a branch that is taken when it does. Only what each turn does moves, not what stands in a branch of it.

    ```mlir
    %r = runmat.for %k = %first, %step, %last : f64, f64, f64 carry(%s = %0 : f64) {
      %p = runmat.mtimes %a, %b : …
      …
    }
    // becomes
    %n = runmat.count %first, %step, %last
    %turns = arith.cmpi ne, %n, %c0 : index
    %r = runmat.if %turns : i1 -> f64 {
      %p = runmat.mtimes %a, %b : …
      %l = runmat.for %k = %first, %step, %last : f64, f64, f64 carry(%s = %0 : f64) { … }
      runmat.yield %l : f64
    } else {
      runmat.yield %0 : f64
    }
    ```
  }];
  let statistics = [Statistic<"hoisted", "hoisted-calls", "Number of operations moved out of a loop">];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

def FormClusters : Pass<"runmat-form-clusters", "::mlir::func::FuncOp"> {
  let summary = "groups array ops that run as one kernel";
  let description = [{
    Inside a segment (the ops between two calls or loops) elementwise ops over the same extents become one cluster with several
    outputs; a reduction takes in the elementwise ops that only it reads; ranges, fills and casts are recomputed where they are
    read. Values that nothing outside their cluster reads are never stored. Extents that must agree are checked by the cluster.

    Before:
    ```mlir
    !v = !runmat.array<double, [*, 1]>
    func.func @f(%x: !v, %s: f64) -> !v {
      runmat.statement 0 [] ()
      %y = runmat.mul %x, %s : (!v, f64) -> !v
      %z = runmat.add %y, %x : (!v, !v) -> !v
      return %z : !v
    }
    ```
    After:
    ```mlir
    !v = !runmat.array<double, [*, 1]>
    func.func @f(%x: !v, %s: f64) -> !v {
      %0 = runmat.statement 0 [] ()
      %1 = runmat.extent %x, 0 : !v
      %c1 = arith.constant 1 : index
      %2 = runmat.cluster  elementwise over(%1, %c1) -> !v {
        %3 = runmat.mul %x, %s : (!v, f64) -> !v
        %4 = runmat.add %3, %x : (!v, !v) -> !v
        runmat.yield %4 : !v
      }
      return %2 : !v
    }
    ```
  }];
  let statistics = [Statistic<"clusters", "clusters", "Number of clusters formed">,
                    Statistic<"fused", "fused-ops", "Number of ops inside clusters">];
}

def AssignExits : Pass<"runmat-assign-exits", "::mlir::func::FuncOp"> {
  let summary = "gives every op that may fail the statement at which the interpreter resumes";
  let description = [{
    It is the first statement of the segment: all that is live there is available without storing an intermediate for it, and
    nothing with an effect lies between. Statements that no op exits to are removed.

    Before:
    ```mlir
    !v = !runmat.array<double, [*, 1]>
    func.func @f(%x: !v) -> !v {
      %e = runmat.statement 0 [] ()
      %n = runmat.extent %x, 0 : !v
      %one = arith.constant 1 : index
      %y = runmat.cluster elementwise over (%n, %one) -> !v {
        %z = runmat.sqrt %x : (!v) -> !v
        runmat.yield %z : !v
      }
      runmat.statement 1 ["y"] (%y) : !v
      return %y : !v
    }
    ```
    After:
    ```mlir
    !v = !runmat.array<double, [*, 1]>
    func.func @f(%x: !v) -> !v {
      %0 = runmat.statement 0 [] ()
      %1 = runmat.extent %x, 0 : !v
      %c1 = arith.constant 1 : index
      %2 = runmat.cluster  elementwise over(%1, %c1) exit %0 -> !v {
        %3 = runmat.sqrt %x : (!v) -> !v
        runmat.yield %3 : !v
      }
      return %2 : !v
    }
    ```
  }];
}

def TileReductions : Pass<"runmat-tile-reductions", "::mlir::ModuleOp"> {
  let summary = "annotates reduction kernels with how they are cut into passes";
  let description = [{
    One launch does a reduction up to the two-pass threshold, two above it. 0 leaves the choice to the device. The launcher obeys
    what is written here, and asks backends for the workgroup; the order of the operations is the same whatever it is
    (docs/numerics.md). Options come from RUNMAT_TWO_PASS_THRESHOLD and RUNMAT_REDUCTION_WG when a program runs.

    Before, with two-pass-threshold=65536 workgroup=128:
    ```mlir
    func.func @k(%x: tensor<?xf64>, %empty: tensor<f64>, %n: index) -> tensor<f64> attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
      return %empty : tensor<f64>
    }
    ```
    After:
    ```mlir
    func.func @k(%x: tensor<?xf64>, %empty: tensor<f64>, %n: index) -> tensor<f64> attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>, runmat.reduction_workgroup = 128 : i32, runmat.two_pass_threshold = 65536 : i64} {
      return %empty : tensor<f64>
    }
    ```
  }];
  let options = [Option<"twoPassThreshold", "two-pass-threshold", "uint64_t", "0", "Longest slice reduced by one launch">,
                 Option<"workgroup", "workgroup", "uint32_t", "0", "Invocations of a workgroup of reduction kernels">];
}

def OutlineKernels : Pass<"runmat-outline-kernels", "::mlir::ModuleOp"> {
  let summary = "moves clusters into kernel functions over linalg on tensors";
  let description = [{
    The functions obey docs/kernel-contract.md; a launch takes the cluster's place.

    Before:
    ```mlir
    !v = !runmat.array<double, [*, 1]>
    func.func @f(%x: !v, %s: f64) -> !v {
      %n = runmat.extent %x, 0 : !v
      %one = arith.constant 1 : index
      %y = runmat.cluster elementwise over (%n, %one) -> !v {
        %z = runmat.mul %x, %s : (!v, f64) -> !v
        runmat.yield %z : !v
      }
      return %y : !v
    }
    ```
    After:
    ```mlir
    !v = !runmat.array<double, [*, 1]>
    func.func @f(%x: !v, %s: f64) -> !v {
      %0 = runmat.extent %x, 0 : !v
      %c1 = arith.constant 1 : index
      %c1_0 = arith.constant 1 : index
      %1 = runmat.launch @cluster0(%x) extents(%0) shapes(%0, %c1_0) scalars(%s : f64) : (!v) -> !v
      return %1 : !v
    }
    func.func @cluster0(%arg0: tensor<?xf64>, %arg1: tensor<?xf64>, %arg2: index, %arg3: f64) -> tensor<?xf64> attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 1, flag = false>} {
      %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xf64>) outs(%arg1 : tensor<?xf64>) {
      ^bb0(%in: f64, %out: f64):
        %1 = runmat.mul %in, %arg3 : (f64, f64) -> f64
        linalg.yield %1 : f64
      } -> tensor<?xf64>
      return %0 : tensor<?xf64>
    }
    ```
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect", "::mlir::tensor::TensorDialect"];
  let statistics = [Statistic<"kernels", "kernels", "Number of kernels outlined">];
}

def VerifyKernelContract : Pass<"runmat-verify-kernel-contract", "::mlir::ModuleOp"> {
  let summary = "refuses kernels that do not obey docs/kernel-contract.md";
  let description = [{
    Refused:
    ```mlir
    func.func @k(%x: tensor<?xf64>, %y: tensor<?xf64>, %n: index) -> tensor<?xf64> attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
      return %y : tensor<?xf64>
    }
    ```
    error: breaks the kernel contract: expected one linalg.generic
  }];
}

def VerifyContract : Pass<"runmat-verify-contract", "::mlir::func::FuncOp"> {
  let summary = "refuses units that do not obey docs/backend-contract.md";
  let description = [{
    Refused:
    ```mlir
    func.func @f(%x: !runmat.any) {
      runmat.statement 0 [] ()
      %y = runmat.abs %x : (!runmat.any) -> !runmat.any
      return
    }
    ```
    error: breaks the backend contract: an untyped value
  }];
}

def ExpandMath : Pass<"runmat-expand-math", "::mlir::ModuleOp"> {
  let summary = "writes scalar ops as arithmetic";
  let description = [{
    One text for the interpreter, CPU and devices: f32 elementary functions become arithmetic of f64, rounded once
    (definitions/ElementaryText.h). f64 ones stay as math ops, which only the CPU can run.

    Before:
    ```mlir
    func.func @f(%x: f64, %y: f64) -> f64 {
      %m = runmat.mul %x, %y : (f64, f64) -> f64
      %r = runmat.fix %m : (f64) -> f64
      return %r : f64
    }
    ```
    After:
    ```mlir
    func.func @f(%x: f64, %y: f64) -> f64 {
      %0 = arith.mulf %x, %y : f64
      %1 = math.trunc %0 : f64
      return %1 : f64
    }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::math::MathDialect"];
}

def OpenArrays : Pass<"runmat-open-arrays", "::mlir::func::FuncOp"> {
  let summary = "reads and writes elements through their address, in place where nobody needs the old array";
  let description = [{
    A store gives a new array. An array that a loop carries and only reads and changes element by element is owned once before the
    loop, which then carries it no longer: its elements have one address for all turns. Other stores own their array each time. Loads
    of an array that does not change in a loop take its address before the loop; loads outside of loops stay, as they need but one
    element of an array that may be on a device.

    Before:
    ```mlir
    !v = !runmat.array<double, [*, 1]>
    func.func @f(%x: !v, %a: f64, %b: f64, %i: index) -> !v {
      %one = arith.constant 1.0 : f64
      %y = runmat.for %k: f64 = %one, %one, %b : f64, f64, f64 carry(%c = %x : !v) {
        %e = runmat.load %c[%i] : !v -> f64
        %d = runmat.add %e, %a : (f64, f64) -> f64
        %n = runmat.store %c[%i] = %d : !v, f64
        runmat.yield %n : !v
      }
      return %y : !v
    }
    ```
    After:
    ```mlir
    !v = !runmat.array<double, [*, 1]>
    func.func @f(%x: !v, %a: f64, %b: f64, %i: index) -> !v {
      %cst = arith.constant 1.000000e+00 : f64
      %0 = runmat.own %x : !v
      %1 = runmat.elements %0 : !v
      runmat.for %arg4: f64 = %cst, %cst, %b : f64, f64, f64 {
        %2 = runmat.read %1[%i] : f64
        %3 = runmat.add %2, %a : (f64, f64) -> f64
        runmat.write %1[%i] = %3 : f64
        runmat.yield
      }
      return %0 : !v
    }
    ```
  }];
  let statistics = [Statistic<"inPlace", "in-place-arrays", "Number of arrays changed in place around a loop">];
}

def LendInputs : Pass<"runmat-lend-inputs", "::mlir::func::FuncOp"> {
  let summary = "finds the inputs that a unit may change in place under the variables that hold them";
  let description = [{
    An input that one `own` outside of loops takes, after which nothing needs it as it was. `runmat.lent` lists these inputs; where
    the unit may exit once it has changed, with the names that all those exits list. The variable of the input must be among them and among
    the unit's outputs: then it gets another value whatever happens.

    Before:
    ```mlir
    !v = !runmat.array<double, [*, 1]>
    func.func @f(%x: !v, %a: f64, %i: index) -> !v {
      %y = runmat.own %x : !v
      %p = runmat.elements %y : !v
      runmat.write %p[%i] = %a : f64
      return %y : !v
    }
    ```
    After:
    ```mlir
    !v = !runmat.array<double, [*, 1]>
    func.func @f(%x: !v, %a: f64, %i: index) -> !v attributes {runmat.lent = [{input = 0 : i64} ]} {
      %0 = runmat.own %x : !v
      %1 = runmat.elements %0 : !v
      runmat.write %1[%i] = %a : f64
      return %0 : !v
    }
    ```
  }];
  let statistics = [Statistic<"lent", "lent-inputs", "Number of inputs that may be lent">];
}

def ReuseBuffers : Pass<"runmat-reuse-buffers", "::mlir::func::FuncOp"> {
  let summary = "ends the life of arrays at their last use and lets outputs take their storage";
  let description = [{
    Inserts retain and release on array handles and marks donations: an output may take the storage of an input of its class and
    extents that nobody reads afterwards, also by way of a side exit.

    Before:
    ```mlir
    !v = !runmat.array<double, [*, 1]>
    func.func @f(%x: !v, %n: index, %one: index) -> !v {
      %y = runmat.launch @k (%x) extents (%n) shapes (%n, %one) : (!v) -> !v
      %z = runmat.launch @k (%y) extents (%n) shapes (%n, %one) : (!v) -> !v
      return %z : !v
    }
    func.func @k(%x: tensor<?xf64>, %y: tensor<?xf64>, %n: index) -> tensor<?xf64> attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
      %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%x : tensor<?xf64>) outs(%y : tensor<?xf64>) {
      ^bb0(%in: f64, %out: f64):
        %z = arith.mulf %in, %in : f64
        linalg.yield %z : f64
      } -> tensor<?xf64>
      return %r : tensor<?xf64>
    }
    ```
    After:
    ```mlir
    !v = !runmat.array<double, [*, 1]>
    func.func @f(%x: !v, %n: index, %one: index) -> !v {
      %0 = runmat.launch @k(%x) extents(%n) shapes(%n, %one) {donations = array<i32: -1>} : (!v) -> !v
      runmat.owned %0 : !v
      %1 = runmat.launch @k(%0) extents(%n) shapes(%n, %one) {donations = array<i32: 0>} : (!v) -> !v
      runmat.release %0 : !v
      return %1 : !v
    }
    func.func @k(%x: tensor<?xf64>, %y: tensor<?xf64>, %n: index) -> tensor<?xf64> attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
      %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%x : tensor<?xf64>) outs(%y : tensor<?xf64>) {
      ^bb0(%in: f64, %out: f64):
        %1 = arith.mulf %in, %in : f64
        linalg.yield %1 : f64
      } -> tensor<?xf64>
      return %0 : tensor<?xf64>
    }
    ```
  }];
  let statistics = [Statistic<"donations", "donations", "Number of outputs that may take an input's storage">];
}

def VersionLoops : Pass<"runmat-version-loops", "::mlir::func::FuncOp"> {
  let summary = "checks the subscripts of an innermost loop before it, and runs it without their guards where all are inside";
  let description = [{
    For subscripts that are sums of the loop's element, constants and values from outside: inside in the first turn and in the last is
    inside in all. The loop without guards is chosen where they are, and where first and step are whole numbers small enough that sums
    are exact; it counts in integers (`whole`). Where no turn takes long and each starts with the interrupt, it is `chunked`. Otherwise
    the loop runs as it was and leaves by its exits in the right turn. Carried variables that subscripts follow, and that a turn changes by whole
    constants only or sets to one, are carried as integers there; their subscripts keep their guards. Extents of arrays that change
    places must be equal before the loop for it, and then are the same in all turns.

    Before:
    ```mlir
    func.func @f(%p: !runmat.elements, %n: index, %last: f64) {
      %one = arith.constant 1.0 : f64
      runmat.for %k: f64 = %one, %one, %last : f64, f64, f64 {
        %e = runmat.statement 1 [] ()
        %i = runmat.subscript %k
        %inside = arith.cmpi ult, %i, %n : index
        runmat.guard %inside, "index" exit %e
        %v = runmat.read %p[%i] : f64
        runmat.write %p[%i] = %v : f64
      }
      return
    }
    ```
    After:
    ```mlir
    func.func @f(%p: !runmat.elements, %n: index, %last: f64) {
      %cst = arith.constant 1.000000e+00 : f64
      %0 = math.absf %last : f64
      %cst_0 = arith.constant 0x42F0000000000000 : f64
      %1 = arith.cmpf olt, %0, %cst_0 : f64
      %c1_i64 = arith.constant 1 : i64
      %c1_i64_1 = arith.constant 1 : i64
      %2 = runmat.count %cst, %cst, %last
      %3 = arith.index_cast %2 : index to i64
      %c1_i64_2 = arith.constant 1 : i64
      %4 = arith.subi %3, %c1_i64_2 : i64
      %5 = arith.muli %4, %c1_i64_1 : i64
      %6 = arith.addi %c1_i64, %5 : i64
      %c1_i64_3 = arith.constant 1 : i64
      %7 = arith.subi %c1_i64, %c1_i64_3 : i64
      %8 = arith.index_cast %7 : i64 to index
      %9 = arith.cmpi ult, %8, %n : index
      %10 = arith.andi %1, %9 : i1
      %c1_i64_4 = arith.constant 1 : i64
      %11 = arith.subi %6, %c1_i64_4 : i64
      %12 = arith.index_cast %11 : i64 to index
      %13 = arith.cmpi ult, %12, %n : index
      %14 = arith.andi %10, %13 : i1
      runmat.if %14 : i1 {
        runmat.for %arg3: f64 = %cst, %cst, %last : f64, f64, f64 {
          %15 = arith.fptosi %arg3 : f64 to i64
          %16 = arith.index_cast %15 : i64 to index
          %c1 = arith.constant 1 : index
          %17 = arith.subi %16, %c1 : index
          %18 = arith.cmpi ult, %17, %n : index
          %19 = runmat.read %p[%17] : f64
          runmat.write %p[%17] = %19 : f64
          runmat.yield
        } {whole}
      } else {
        runmat.for %arg3: f64 = %cst, %cst, %last : f64, f64, f64 {
          %15 = runmat.statement 1 [] ()
          %16 = runmat.subscript %arg3
          %17 = arith.cmpi ult, %16, %n : index
          runmat.guard %17, "index" exit %15
          %18 = runmat.read %p[%16] : f64
          runmat.write %p[%16] = %18 : f64
          runmat.yield
        }
      }
      return
    }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::math::MathDialect"];
  let statistics = [Statistic<"versioned", "versioned-loops", "Number of loops that have a version without guards">];
}

def LowerLoops : Pass<"runmat-lower-loops", "::mlir::func::FuncOp"> {
  let summary = "turns for and if into scf, and tells exits inside loops where the loops stand";
  let description = [{
    A statement inside loops gets, for each loop from the outermost, four more values after its variables: `$first`, `$step`, `$last` and
    `$iteration`, from which the interpreter resumes the loop.

    Before:
    ```mlir
    func.func @f(%last: f64) -> f64 {
      %one = arith.constant 1.0 : f64
      %y = runmat.for %k: f64 = %one, %one, %last : f64, f64, f64 carry(%s = %one : f64) {
        runmat.statement 1 ["s"] (%s) : f64
        %t = arith.addf %s, %k : f64
        runmat.yield %t : f64
      }
      return %y : f64
    }
    ```
    After:
    ```mlir
    func.func @f(%last: f64) -> f64 {
      %cst = arith.constant 1.000000e+00 : f64
      %0 = runmat.count %cst, %cst, %last
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %1 = scf.for %arg1 = %c0 to %0 step %c1 iter_args(%arg2 = %cst) -> (f64) {
        %2 = runmat.range_element %cst, %cst, %last, %0, %arg1
        %3 = arith.index_cast %arg1 : index to i64
        %4 = arith.sitofp %3 : i64 to f64
        %5 = runmat.statement 1 ["s", "$first", "$step", "$last", "$iteration"] (%arg2, %cst, %cst, %last, %4) : f64, f64, f64, f64, f64
        %6 = arith.addf %arg2, %2 : f64
        scf.yield %6 : f64
      }
      return %1 : f64
    }
    ```
  }];
  let dependentDialects = ["::mlir::scf::SCFDialect", "::mlir::arith::ArithDialect"];
}

def HoistInvariants : Pass<"runmat-hoist-invariants", "::mlir::ModuleOp"> {
  let summary = "moves what is the same for every element out of kernel bodies, and what is the same in every turn out of loops";
  let description = [{
    The step of a linspace, or a constant converted to single, is computed once a launch and not once an element; the extents of an
    array that a loop reads once a loop. Only ops without effects move, so nothing changes but how often they run. Ops that make
    arrays stay where they are, beside the ops that drop them.

    Before:
    ```mlir
    func.func @f(%x: f64, %n: index) -> f64 {
      %zero = arith.constant 0 : index
      %one = arith.constant 1 : index
      %y = scf.for %i = %zero to %n step %one iter_args(%s = %x) -> (f64) {
        %z = arith.mulf %x, %x : f64
        %t = arith.addf %s, %z : f64
        scf.yield %t : f64
      }
      return %y : f64
    }
    ```
    After:
    ```mlir
    func.func @f(%x: f64, %n: index) -> f64 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %0 = arith.mulf %x, %x : f64
      %1 = scf.for %arg2 = %c0 to %n step %c1 iter_args(%arg3 = %x) -> (f64) {
        %2 = arith.addf %arg3, %0 : f64
        scf.yield %2 : f64
      }
      return %1 : f64
    }
    ```
  }];
  let statistics = [Statistic<"hoisted", "hoisted-ops", "Number of ops moved">];
}

def BranchAroundRare : Pass<"runmat-branch-around-rare", "::mlir::ModuleOp"> {
  let summary = "skips the computation of what is rarely chosen";
  let description = [{
    A select marked `runmat.usually` nearly always takes its first value, as in the sine of an angle that is not huge. The ops that only
    make its second value move, with the select, into a branch that is taken when the condition fails, in any lane if there are lanes.
    Runs in both backends, once kernels have their width; until then both values are plain arithmetic.

    Before:
    ```mlir
    func.func @f(%x: f64, %near: i1) -> f64 {
      %a = arith.mulf %x, %x : f64
      %b = arith.divf %x, %a : f64
      %c = arith.divf %b, %a : f64
      %d = arith.divf %c, %b : f64
      %y = arith.select %near, %a, %d {runmat.usually} : f64
      return %y : f64
    }
    ```
    After:
    ```mlir
    func.func @f(%x: f64, %near: i1) -> f64 {
      %0 = arith.mulf %x, %x : f64
      %1 = scf.if %near -> (f64) {
        scf.yield %0 : f64
      } else {
        %2 = arith.divf %x, %0 : f64
        %3 = arith.divf %2, %0 : f64
        %4 = arith.divf %3, %2 : f64
        %5 = arith.select %near, %0, %4 : f64
        scf.yield %5 : f64
      }
      return %1 : f64
    }
    ```
  }];
  let dependentDialects = ["::mlir::scf::SCFDialect", "::mlir::vector::VectorDialect"];
  let statistics = [Statistic<"branches", "branches", "Number of branches made">];
}

#endif // RUNMAT_PASSES_TD
