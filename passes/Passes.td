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
    %p = runmat.evaluate "mtimes"(%a, %b) : (…) -> !runmat.array<double, [*, *]>
    // becomes
    %p = runmat.evaluate "mtimes"(%a, %b) : (…) -> !runmat.array<double, [*, *]>
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
      %p = runmat.evaluate "mtimes"(%a, %b) : …
      …
    }
    // becomes
    %n = runmat.count %first, %step, %last
    %turns = arith.cmpi ne, %n, %c0 : index
    %r = runmat.if %turns : i1 -> f64 {
      %p = runmat.evaluate "mtimes"(%a, %b) : …
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
  }];
  let statistics = [Statistic<"clusters", "clusters", "Number of clusters formed">,
                    Statistic<"fused", "fused-ops", "Number of ops inside clusters">];
}

def AssignExits : Pass<"runmat-assign-exits", "::mlir::func::FuncOp"> {
  let summary = "gives every op that may fail the statement at which the interpreter resumes";
  let description = [{
    It is the first statement of the segment: all that is live there is available without storing an intermediate for it, and
    nothing with an effect lies between. Statements that no op exits to are removed.
  }];
}

def TileReductions : Pass<"runmat-tile-reductions", "::mlir::ModuleOp"> {
  let summary = "annotates reduction kernels with how they are cut into passes";
  let description = [{
    One launch does a reduction up to the two-pass threshold, two above it. 0 leaves the choice to the provider. The order of the
    operations is the same either way (docs/numerics.md).
  }];
  let options = [Option<"twoPassThreshold", "two-pass-threshold", "uint64_t", "0", "Longest slice reduced by one launch">,
                 Option<"workgroup", "workgroup", "uint32_t", "0", "Invocations of a workgroup of reduction kernels">];
}

def OutlineKernels : Pass<"runmat-outline-kernels", "::mlir::ModuleOp"> {
  let summary = "moves clusters into kernel functions over linalg on tensors";
  let description = "The functions obey docs/kernel-contract.md; a launch takes the cluster's place.";
  let dependentDialects = ["::mlir::linalg::LinalgDialect", "::mlir::tensor::TensorDialect"];
  let statistics = [Statistic<"kernels", "kernels", "Number of kernels outlined">];
}

def VerifyKernelContract : Pass<"runmat-verify-kernel-contract", "::mlir::ModuleOp"> {
  let summary = "refuses kernels that do not obey docs/kernel-contract.md";
}

def VerifyContract : Pass<"runmat-verify-contract", "::mlir::func::FuncOp"> {
  let summary = "refuses units that do not obey docs/backend-contract.md";
}

def ExpandMath : Pass<"runmat-expand-math", "::mlir::ModuleOp"> {
  let summary = "writes scalar ops as arithmetic";
  let description = [{
    One text for the interpreter, CPU and devices: f32 elementary functions become arithmetic of f64, rounded once
    (definitions/ElementaryText.h). f64 ones stay as math ops, which only the CPU can run.
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
  }];
  let statistics = [Statistic<"inPlace", "in-place-arrays", "Number of arrays changed in place around a loop">];
}

def LendInputs : Pass<"runmat-lend-inputs", "::mlir::func::FuncOp"> {
  let summary = "finds the inputs that a unit may change in place under the variables that hold them";
  let description = [{
    An input that one `own` outside of loops takes, after which nothing needs it as it was. `runmat.lent` lists these inputs; where
    the unit may exit once it has changed, with the names that all those exits list. The variable of the input must be among them and among
    the unit's outputs: then it gets another value whatever happens.
  }];
  let statistics = [Statistic<"lent", "lent-inputs", "Number of inputs that may be lent">];
}

def ReuseBuffers : Pass<"runmat-reuse-buffers", "::mlir::func::FuncOp"> {
  let summary = "ends the life of arrays at their last use and lets outputs take their storage";
  let description = [{
    Inserts retain and release on array handles and marks donations: an output may take the storage of an input of its class and
    extents that nobody reads afterwards, also by way of a side exit.
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
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::math::MathDialect"];
  let statistics = [Statistic<"versioned", "versioned-loops", "Number of loops that have a version without guards">];
}

def LowerLoops : Pass<"runmat-lower-loops", "::mlir::func::FuncOp"> {
  let summary = "turns for and if into scf, and tells exits inside loops where the loops stand";
  let description = [{
    A statement inside loops gets, for each loop from the outermost, four more values after its variables: `$first`, `$step`, `$last` and
    `$iteration`, from which the interpreter resumes the loop.
  }];
  let dependentDialects = ["::mlir::scf::SCFDialect", "::mlir::arith::ArithDialect"];
}

def HoistInvariants : Pass<"runmat-hoist-invariants", "::mlir::ModuleOp"> {
  let summary = "moves what is the same for every element out of kernel bodies, and what is the same in every turn out of loops";
  let description = [{
    The step of a linspace, or a constant converted to single, is computed once a launch and not once an element; the extents of an
    array that a loop reads once a loop. Only ops without effects move, so nothing changes but how often they run. Ops that make
    arrays stay where they are, beside the ops that drop them.
  }];
  let statistics = [Statistic<"hoisted", "hoisted-ops", "Number of ops moved">];
}

def BranchAroundRare : Pass<"runmat-branch-around-rare", "::mlir::ModuleOp"> {
  let summary = "skips the computation of what is rarely chosen";
  let description = [{
    A select marked `runmat.usually` nearly always takes its first value, as in the sine of an angle that is not huge. The ops that only
    make its second value move, with the select, into a branch that is taken when the condition fails, in any lane if there are lanes.
    Runs in both backends, once kernels have their width; until then both values are plain arithmetic.
  }];
  let dependentDialects = ["::mlir::scf::SCFDialect", "::mlir::vector::VectorDialect"];
  let statistics = [Statistic<"branches", "branches", "Number of branches made">];
}

#endif // RUNMAT_PASSES_TD
