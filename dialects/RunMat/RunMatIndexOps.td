//===- RunMatIndexOps.td - parts of arrays, read and set ---*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_INDEX_OPS_TD
#define RUNMAT_INDEX_OPS_TD

include "dialects/RunMat/RunMatRuntimeOps.td"

def RunMat_IndexOp : RunMat_RuntimeOp<"index", "Gather", "byRule | integers | chars", "element(call, getOfStructs())", "",
    [AttrSizedOperandSegments], followsFirst, [{
    /// Whether all subscripts are numbers and the array is real: one element.
    bool selectsElement();
    /// Whether it gives one char of a text.
    bool selectsChar();
    /// Whether it chooses a regular part of a real array, of a shape that is known.
    bool selectsSlice();
  }]> {
  let summary = "x(i), x(i, j), …: elements chosen by one-based subscripts, colons or masks";
  let description = [{
    A colon is the text ":". One element and a regular part are found by scalarise behind guards: a subscript that is no position in
    its dimension is for the interpreter to report. What lists and masks choose the runtime gathers. `of_structs`: the array is a field
    of a struct array, of which only one element has a value.
  }];
  let arguments = (ins RunMat_Value:$array, Variadic<RunMat_Value>:$subscripts, Optional<RunMat_ExitType>:$exit, UnitAttr:$of_structs);
  let results = (outs RunMat_Value:$result);
  let assemblyFormat = "$array `(` $subscripts `)` (`of_structs` $of_structs^)? (`exit` $exit^)? attr-dict `:` functional-type(operands, results)";
}

def RunMat_UpdateOp : RunMat_RuntimeOp<"update", "Scatter", "byRule | integers", "update(call, getOfStructs())", "",
    [AttrSizedOperandSegments, RunMat_Complex<"Masked">], followsFirst, takesOver # [{
    /// Whether all subscripts are numbers and the value is a scalar, all of it real.
    bool setsElement();
    /// Whether a mask of the array's own shape says which elements a real scalar replaces.
    bool setsByMask();
    /// The same of a complex array and any scalar.
    bool setsComplexByMask();
    /// Whether it replaces a regular part of a real array by values that convert to its class without fail.
    bool setsSlice();
  }]> {
  let summary = "the array after x(i) = v, x(i, j) = v, x(:, j) = v, …";
  let description = [{
    It keeps its class and extents: growth is guarded and left to the interpreter. One element and a regular part are set by scalarise
    behind guards. What lists and masks choose the runtime scatters to. `of_structs`: the array is a field of a struct array, of which
    one element gets a number of the same class.
  }];
  let arguments = (ins RunMat_Value:$array, Variadic<RunMat_Value>:$subscripts, RunMat_Value:$value,
                   Optional<RunMat_ExitType>:$exit, UnitAttr:$of_structs);
  let results = (outs RunMat_Value:$result);
  let assemblyFormat = [{
    $array `(` $subscripts `)` `=` $value (`of_structs` $of_structs^)? (`exit` $exit^)? attr-dict `:` functional-type(operands, results)
  }];
}

def RunMat_GrowOp : RunMat_RuntimeOp<"grow", "Grow", "integers", "grown(call)", "", [], followsFirst, takesOver> {
  let summary = "the array after x(i) = v, where i may lie behind the end";
  let description = [{
    For arrays that are filled element by element from nothing (`x = []`, `x(end + 1) = v`): one more element at the end costs constant time.
    The value is of the array's class.
  }];
  let arguments = (ins RunMat_Value:$array, RunMat_Value:$subscript, RunMat_Value:$value, Optional<RunMat_ExitType>:$exit);
  let results = (outs RunMat_Value:$result);
  let assemblyFormat = [{
    $array `(` $subscript `)` `=` $value (`exit` $exit^)? attr-dict `:` functional-type(operands, results)
  }];
}

def RunMat_ReadSliceOp : RunMat_RuntimeOp<"read_slice", "ReadSlice", "integers", "slice(call)",
    "details.isDeferred = getDeferred();", [AttrSizedOperandSegments], followsFirst, "", "false"> {
  let summary = "a regular part of an array as an array of its own, already checked";
  let description = [{
    The numbers are those of a `slice`: offset, strides, extents. A `deferred` one is read by products alone, which read a block of
    columns where it is; the array does not change before.
  }];
  let arguments = (ins RunMat_Value:$array, Variadic<RunMat_Value>:$numbers, Optional<RunMat_ExitType>:$exit, UnitAttr:$deferred);
  let results = (outs RunMat_Value:$result);
  let assemblyFormat = [{
    $array `(` $numbers `)` (`deferred` $deferred^)? (`exit` $exit^)? attr-dict `:` functional-type(operands, results)
  }];
}

def RunMat_WriteSliceOp : RunMat_RuntimeOp<"write_slice", "WriteSlice", "integers", "assignedSlice(call)", "",
    [AttrSizedOperandSegments], followsFirst, takesOver, "false"> {
  let summary = "the array with a regular part replaced, already checked";
  let description = "The numbers are those of a `slice`: offset, strides, extents.";
  let arguments = (ins RunMat_Value:$array, RunMat_Value:$value, Variadic<RunMat_Value>:$numbers,
                   Optional<RunMat_ExitType>:$exit);
  let results = (outs RunMat_Value:$result);
  let assemblyFormat = [{
    $array `(` $numbers `)` `=` $value (`exit` $exit^)? attr-dict `:` functional-type(operands, results)
  }];
}

#endif // RUNMAT_INDEX_OPS_TD
