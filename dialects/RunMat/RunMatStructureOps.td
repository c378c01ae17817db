//===- RunMatStructureOps.td - arrays rearranged whole -----*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What needs whole arrays but is no opaque call of the library. Dimensions are
// zero-based; where one may be left out, it is the first that is not 1.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_STRUCTURE_OPS_TD
#define RUNMAT_STRUCTURE_OPS_TD

include "dialects/RunMat/RunMatRuntimeOps.td"

def RunMat_Dimension : ConfinedAttr<I64Attr, [IntNonNegative]>;
def RunMat_Order : ConfinedAttr<DenseI64ArrayAttr, [
    AttrConstraint<CPred<"::runmat::isOrder(::llvm::cast<::mlir::DenseI64ArrayAttr>($_self))">,
                   "that has each dimension from 0 on once, and two at least">]>;
def RunMat_ScanKind : ConfinedAttr<RunMat_CombinerAttr, [
    AttrConstraint<CPred<"::llvm::cast<::runmat::CombinerAttr>($_self).getValue() <= ::runmat::Combiner::Min">,
                   "that is sum, prod, max or min">]>;

def RunMat_Form : DefaultValuedAttr<RunMat_TranspositionAttr, "::runmat::Transposition::Plain">;

defvar dimensionDetail = "details.dimension = getDimension();";

//===----------------------------------------------------------------------===//
// Joining and taking out
//===----------------------------------------------------------------------===//

def RunMat_ConcatenateOp : RunMat_RuntimeOp<"concatenate", "Concatenate", "givesComplex | integers | chars",
    "joinedAlong(call, getDimension(), call.arrays())", dimensionDetail, [AttrSizedOperandSegments]> {
  let summary = "[a b], [a; b], cat(d, a, b)";
  let arguments = (ins Variadic<RunMat_Value>:$parts, RunMat_Dimension:$dimension, Optional<RunMat_ExitType>:$exit);
  let results = (outs RunMat_Value:$result);
  let assemblyFormat = "$parts `along` $dimension (`exit` $exit^)? attr-dict `:` functional-type(operands, results)";
}

def RunMat_AppendOp : RunMat_RuntimeOp<"append", "Append", "integers | chars", "joinedAlong(call, getDimension(), call.arrays())",
    dimensionDetail, [AttrSizedOperandSegments], "", takesOver> {
  let summary = "x after x = [x a b], x = [x; a]";
  let description = [{
    What `concatenate` gives, but x ends here: as long as nothing else holds it, its elements stay where they are, and those at its end cost
    no more than themselves.
  }];
  let arguments = (ins RunMat_Value:$array, Variadic<RunMat_Value>:$parts, RunMat_Dimension:$dimension, Optional<RunMat_ExitType>:$exit);
  let results = (outs RunMat_Value:$result);
  let assemblyFormat = [{
    $array `with` $parts `along` $dimension (`exit` $exit^)? attr-dict `:` functional-type(operands, results)
  }];
}

def RunMat_DeleteOp : RunMat_RuntimeOp<"delete", "Delete", "givesComplex | integers | chars", "deletion(call)", "", [AttrSizedOperandSegments],
    followsFirst> {
  let summary = "the array after x(i) = [], x(:, j) = [], …";
  let arguments = (ins RunMat_Value:$array, Variadic<RunMat_Value>:$subscripts, Optional<RunMat_ExitType>:$exit);
  let results = (outs RunMat_Value:$result);
  let assemblyFormat = "$array `(` $subscripts `)` (`exit` $exit^)? attr-dict `:` functional-type(operands, results)";
}

def RunMat_FindOp : RunMat_RuntimeOp<"find", "Find", "givesComplexThird | integers", "found(call)",
    "details.isBackward = getLast();", [AttrSizedOperandSegments]> {
  let summary = "positions of what is not 0: linear ones, or rows, columns and values";
  let description = "With `count` no more than so many, the first ones or the `last` ones.";
  let arguments = (ins RunMat_Value:$operand, Optional<RunMat_Value>:$count, UnitAttr:$last, Optional<RunMat_ExitType>:$exit);
  let results = (outs Variadic<RunMat_Value>:$results);
  let assemblyFormat = [{
    $operand (`count` $count^)? (`last` $last^)? (`exit` $exit^)? attr-dict `:` functional-type(operands, results)
  }];
}

//===----------------------------------------------------------------------===//
// The same elements in another order
//===----------------------------------------------------------------------===//

// None of these ops has an AccessMapInterface. Where types tell the elements of a permutation, a flip or a diagonal, expand-library writes it
// as a slice (ViewInterface), which has one; elsewhere no exact map is known. A shift and copies side by side go by a position modulo an
// extent: a map could say so, but no strides do, by which kernels read, so that clusters could do nothing with it.

defvar rearranges = "givesComplex | integers | chars";

def RunMat_PermuteOp : RunMat_RuntimeOp<"permute", "Permute", rearranges, "permuted(call, getOrder())",
    "details.order.assign(getOrder().begin(), getOrder().end());", [RunMat_ViewMethods]> {
  let summary = "dimension k of the result is dimension order[k] of the operand";
  let arguments = (ins RunMat_Value:$operand, RunMat_Order:$order, Optional<RunMat_ExitType>:$exit);
  let results = (outs RunMat_Value:$result);
  let assemblyFormat = "$operand `by` $order (`exit` $exit^)? attr-dict `:` functional-type(operands, results)";
}

def RunMat_FlipOp : RunMat_RuntimeOp<"flip", "Flip", rearranges, "sameType(call)", dimensionDetail, [RunMat_ViewMethods]> {
  let summary = "the other way round along a dimension";
  let arguments = (ins RunMat_Value:$operand, OptionalAttr<RunMat_Dimension>:$dimension, Optional<RunMat_ExitType>:$exit);
  let results = (outs RunMat_Value:$result);
  let assemblyFormat = "$operand (`along` $dimension^)? (`exit` $exit^)? attr-dict `:` functional-type(operands, results)";
}

def RunMat_DiagonalOp : RunMat_RuntimeOp<"diagonal", "Diagonal", rearranges, "diagonal(call)", "", [RunMat_ViewMethods]> {
  let summary = "the diagonal of a matrix as a column, or the matrix with a vector as its diagonal";
  let arguments = (ins RunMat_Value:$operand, Optional<RunMat_ExitType>:$exit);
  let results = (outs RunMat_Value:$result);
  let assemblyFormat = "$operand (`exit` $exit^)? attr-dict `:` functional-type(operands, results)";
}

def RunMat_RepeatOp : RunMat_RuntimeOp<"repeat", "Repeat", rearranges, "repeated(call)", "", [AttrSizedOperandSegments]> {
  let summary = "copies of the array side by side, so many along each dimension";
  let description = "One count is that of rows and columns, or a row of counts.";
  let arguments = (ins RunMat_Value:$operand, Variadic<RunMat_Value>:$counts, Optional<RunMat_ExitType>:$exit);
  let results = (outs RunMat_Value:$result);
  let assemblyFormat = "$operand `times` `(` $counts `)` (`exit` $exit^)? attr-dict `:` functional-type(operands, results)";
}

def RunMat_ShiftOp : RunMat_RuntimeOp<"shift", "Shift", rearranges, "sameType(call)", dimensionDetail> {
  let summary = "moved by so many places, with what leaves at the end coming in at the start";
  let description = "Without a dimension a list of places has one for each.";
  let arguments = (ins RunMat_Value:$operand, RunMat_Value:$places, OptionalAttr<RunMat_Dimension>:$dimension,
                   Optional<RunMat_ExitType>:$exit);
  let results = (outs RunMat_Value:$result);
  let assemblyFormat = [{
    $operand `by` $places (`along` $dimension^)? (`exit` $exit^)? attr-dict `:` functional-type(operands, results)
  }];
}

def RunMat_SortOp : RunMat_RuntimeOp<"sort", "Sort", rearranges, "sorted(call)",
    dimensionDetail # " details.isBackward = getDescending();"> {
  let summary = "the elements in their order, and where each was";
  let description = "NaN is the largest. Equal elements keep their order.";
  let arguments = (ins RunMat_Value:$operand, OptionalAttr<RunMat_Dimension>:$dimension, UnitAttr:$descending,
                   Optional<RunMat_ExitType>:$exit);
  let results = (outs Variadic<RunMat_Value>:$results);
  let assemblyFormat = [{
    $operand (`along` $dimension^)? (`descending` $descending^)? (`exit` $exit^)? attr-dict `:` functional-type(operands, results)
  }];
}

//===----------------------------------------------------------------------===//
// Products and solutions
//===----------------------------------------------------------------------===//

class RunMat_MatrixOp<string mnemonic, string operation, string rule, string parts, string text, string detail = "">
    : RunMat_RuntimeOp<mnemonic, operation, "byRule | integers | chars", rule, detail,
                       [RunMat_Integers<"Scaled">, RunMat_Complex<parts>]> {
  let summary = text;
  let description = "With a scalar operand expand-library writes it elementwise.";
  let arguments = (ins RunMat_Value:$lhs, RunMat_Value:$rhs, Optional<RunMat_ExitType>:$exit);
  let results = (outs RunMat_Value:$result);
  let builders = [OpBuilder<(ins "::mlir::Type":$result, "::mlir::Value":$lhs, "::mlir::Value":$rhs), [{
    build($_builder, $_state, result, lhs, rhs, ::mlir::Value());
  }]>];
  let assemblyFormat = "$lhs `,` $rhs (`exit` $exit^)? attr-dict `:` functional-type(operands, results)";
}
class RunMat_LikeOp<string rule> { string name = "likeOp<::runmat::" # rule # ">(call)"; }
def RunMat_MTimesOp : RunMat_MatrixOp<"mtimes", "Product", "product(call, getLhsForm(), getRhsForm())", "ScaledProduct", "x * y",
    "details.forms = {::runmat::MatrixForm(getLhsForm()), ::runmat::MatrixForm(getRhsForm())};"> {
  let description = [{
    A factor may be written as a transpose: the operand is the matrix as it is stored, and its form says what stands for it. Legalise writes
    the transpose beside a scalar.
  }];
  let arguments = (ins RunMat_Value:$lhs, RunMat_Value:$rhs, RunMat_Form:$lhs_form, RunMat_Form:$rhs_form, Optional<RunMat_ExitType>:$exit);
  let builders = [OpBuilder<(ins "::mlir::Type":$result, "::mlir::Value":$lhs, "::mlir::Value":$rhs, CArg<"::mlir::Value", "{}">:$exit), [{
    build($_builder, $_state, result, lhs, rhs, ::runmat::Transposition::Plain, ::runmat::Transposition::Plain, exit);
  }]>];
  let assemblyFormat = [{
    $lhs (`as` $lhs_form^)? `,` $rhs (`as` $rhs_form^)? (`exit` $exit^)? attr-dict `:` functional-type(operands, results)
  }];
}
def RunMat_MRightDivideOp : RunMat_MatrixOp<"mrdivide", "RightDivide", RunMat_LikeOp<"inferMatrixRightDivide">.name, "ScaledQuotient", "x / y">;
def RunMat_MLeftDivideOp : RunMat_MatrixOp<"mldivide", "LeftDivide", RunMat_LikeOp<"inferMatrixLeftDivide">.name, "ScaledLeftQuotient", "x \\ y">;
def RunMat_MPowerOp : RunMat_MatrixOp<"mpower", "MatrixPower", RunMat_LikeOp<"inferMatrixPower">.name, "Runtime", "x ^ y">;

//===----------------------------------------------------------------------===//
// Along a dimension
//===----------------------------------------------------------------------===//

def RunMat_ScanOp : RunMat_RuntimeOp<"scan", "Scan", "takesOfScan(getKind())", "scanned(call, getKind())",
    dimensionDetail # " details.isBackward = getBackward(); details.scan = ::runmat::ScanOpcode(getKind());"> {
  let summary = "each element joined with all before it along a dimension: sum, prod, max or min";
  let description = "The order of the operations is that of docs/numerics.md. `backward` starts at the end.";
  let arguments = (ins RunMat_ScanKind:$kind, RunMat_Value:$operand, OptionalAttr<RunMat_Dimension>:$dimension,
                   UnitAttr:$backward, Optional<RunMat_ExitType>:$exit);
  let results = (outs RunMat_Value:$result);
  let assemblyFormat = [{
    $kind $operand (`along` $dimension^)? (`backward` $backward^)? (`exit` $exit^)? attr-dict
    `:` functional-type(operands, results)
  }];
}

def RunMat_DifferenceOp : RunMat_RuntimeOp<"difference", "Difference", rearranges, "differences(call)"> {
  let summary = "each element less the one before it, along the first dimension that is not 1";
  let arguments = (ins RunMat_Value:$operand, Optional<RunMat_ExitType>:$exit);
  let results = (outs RunMat_Value:$result);
  let assemblyFormat = "$operand (`exit` $exit^)? attr-dict `:` functional-type(operands, results)";
}

#endif // RUNMAT_STRUCTURE_OPS_TD
