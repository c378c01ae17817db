//===- RunMatCellOps.td - elements of cells ----------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CELL_OPS_TD
#define RUNMAT_CELL_OPS_TD

include "dialects/RunMat/RunMatRuntimeOps.td"

def RunMat_ReadCellOp : RunMat_RuntimeOp<"read_cell", "ReadCell", "integers | chars", "cellElement(call, getNumber())", "",
    [AttrSizedOperandSegments], followsFirst> {
  let summary = "c{i}, c{i, j}";
  let description = [{
    The array stands for the cell: it has its extents and the class of its elements, but none of its own. The unit leaves where the
    element is of another class, and, of a `number`, where it is not a single one.
  }];
  let arguments = (ins RunMat_Value:$cell, Variadic<RunMat_Value>:$subscripts, Optional<RunMat_ExitType>:$exit, UnitAttr:$number);
  let results = (outs RunMat_Value:$result);
  let assemblyFormat = "$cell `{` $subscripts `}` (`number` $number^)? (`exit` $exit^)? attr-dict `:` functional-type(operands, results)";
}

def RunMat_WriteCellOp : RunMat_RuntimeOp<"write_cell", "WriteCell", "byRule | integers | chars", "writtenCell(call)", "",
    [AttrSizedOperandSegments], followsFirst, takesOver> {
  let summary = "the array that stands for the cell after c{i} = v, c{i, j} = v";
  let description = "The element may lie behind the end, and need not be of the class of the others.";
  let arguments = (ins RunMat_Value:$cell, Variadic<RunMat_Value>:$subscripts, RunMat_Value:$value, Optional<RunMat_ExitType>:$exit);
  let results = (outs RunMat_Value:$result);
  let assemblyFormat = "$cell `{` $subscripts `}` `=` $value (`exit` $exit^)? attr-dict `:` functional-type(operands, results)";
}

#endif // RUNMAT_CELL_OPS_TD
