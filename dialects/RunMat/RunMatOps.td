//===- RunMatOps.td - ops of the language ------------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_OPS_TD
#define RUNMAT_OPS_TD

include "dialects/RunMat/RunMatBase.td"
include "dialects/RunMat/RunMatElementwiseOps.td"

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

def RunMat_ConstantOp : RunMat_Op<"constant", [Pure, ConstantLike, DeclareOpInterfaceMethods<RunMat_TypeRule>]> {
  let summary = "a scalar literal";
  let description = "The value is f64, f32 or i1 and gives the class double, single or logical.";
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs RunMat_Value:$result);
  let hasFolder = 1;
  let hasVerifier = 1;
  let assemblyFormat = "$value attr-dict `->` type($result)";
}

def RunMat_TextOp : RunMat_Op<"text", [Pure, DeclareOpInterfaceMethods<RunMat_TypeRule>]> {
  let summary = "a char row, 0x0 where it is empty: an argument of a call";
  let arguments = (ins StrAttr:$text);
  let results = (outs RunMat_ArrayOrAny:$result);
  let assemblyFormat = "$text attr-dict `->` type($result)";
}

//===----------------------------------------------------------------------===//
// More of single elements (others are in RunMatElementwiseOps.td)
//===----------------------------------------------------------------------===//

def RunMat_PlusOp : RunMat_TypedOp<"uplus", "::runmat::inferNumberUnary(operands)",
    [RunMat_Integers<"Identity">, RunMat_Complex<"Identity">]> {
  let summary = "+x: double of logical and char, else x";
  let arguments = (ins RunMat_Value:$operand);
  let assemblyFormat = "$operand attr-dict `:` functional-type(operands, results)";
}

//===----------------------------------------------------------------------===//
// Complex numbers
//===----------------------------------------------------------------------===//

class RunMat_PartsOp<string mnemonic, string rule, string parts, string text>
    : RunMat_TypedOp<mnemonic, rule # "(operands)", [RunMat_Integers<"Identity">, RunMat_Complex<parts>]> {
  let summary = text;
  let arguments = (ins RunMat_Value:$operand);
  let assemblyFormat = "$operand attr-dict `:` functional-type(operands, results)";
}
def RunMat_RealOp : RunMat_PartsOp<"real", "::runmat::inferPart", "RealPart", "real part">;
def RunMat_ImagOp : RunMat_PartsOp<"imag", "::runmat::inferPart", "ImaginaryPart", "imaginary part: zeros of real numbers">;
def RunMat_ConjOp : RunMat_PartsOp<"conj", "::runmat::inferNumberUnary", "Conjugate", "complex conjugate">;

def RunMat_ComplexOp : RunMat_TypedOp<"complex", "::runmat::inferComplex(operands)", [RunMat_Complex<"Joined">]> {
  let summary = "the complex array of its parts; it stays complex when the imaginary part is 0";
  let arguments = (ins RunMat_Value:$real, RunMat_Value:$imaginary);
  let assemblyFormat = "$real `,` $imaginary attr-dict `:` functional-type(operands, results)";
}

def RunMat_CastOp : RunMat_TypedOp<"cast", "::runmat::inferCast(getElementClass(), operands)",
    [RunMat_DomainGuarded, RunMat_Integers<"Moved">, RunMat_Complex<"Converted">]> {
  let summary = "conversion to a class";
  let description = "To an integer class by rounding half away from zero and saturating; NaN gives 0. Conversion of NaN to logical is an error of the language and is guarded.";
  let arguments = (ins RunMat_ElementClassAttr:$element_class, RunMat_Value:$operand);
  let assemblyFormat = "$operand `to` $element_class attr-dict `:` functional-type(operands, results)";
  // Of conversions to logical, which alone are guarded.
  let extraClassDeclaration = "static ::runmat::RealDomain getDomain() { return ::runmat::RealDomain::NoNaN; }";
}

def RunMat_CastLikeOp : RunMat_TypedOp<"cast_like", "::runmat::inferCastLike(operands)"> {
  let summary = "conversion to the class of another array";
  let arguments = (ins RunMat_Value:$operand, RunMat_Value:$prototype);
  let assemblyFormat = "$operand `,` $prototype attr-dict `:` functional-type(operands, results)";
}

def RunMat_SelectOp : RunMat_TypedOp<"select", "::runmat::inferSelect(operands)",
    [RunMat_Elementwise, RunMat_Integers<"Native">]> {
  let summary = "x where the condition holds, else y: two arrays of one class";
  let arguments = (ins RunMat_Value:$condition, RunMat_Value:$lhs, RunMat_Value:$rhs);
  let assemblyFormat = "$condition `,` $lhs `,` $rhs attr-dict `:` functional-type(operands, results)";
}

def RunMat_FunctionPartOp : RunMat_TypedOp<"function_part", "::runmat::inferArithmetic(operands)", [RunMat_Elementwise]> {
  let summary = "the real or the imaginary part of a function of complex numbers, of which these are the parts";
  let description = "`function` is a member of definitions/Elementary/ComplexText.h; the imaginary part of a number follows its real one.";
  let arguments = (ins StrAttr:$function, UnitAttr:$imaginary, Variadic<RunMat_Value>:$parts);
  let assemblyFormat = "$function (`imaginary` $imaginary^)? $parts attr-dict `:` functional-type(operands, results)";
}

def RunMat_IntegerDivideOp : RunMat_TypedOp<"idivide", "::runmat::inferIntegerDivide(operands)", [RunMat_Integers<"Quotient">]> {
  let summary = "quotient of which one operand at least is of an integer class, made whole as said";
  let arguments = (ins RunMat_RoundingAttr:$rounding, RunMat_Value:$lhs, RunMat_Value:$rhs);
  let assemblyFormat = "$rounding $lhs `,` $rhs attr-dict `:` functional-type(operands, results)";
}

def RunMat_TruthOp : RunMat_TypedOp<"truth", "::runmat::inferTruth(getScalar(), operands)", [RunMat_Integers<"Moved">], ".take_front(0)"> {
  let summary = "an array as a condition: true when no element is 0 and there is one";
  let description = "With `scalar` the operand of && or ||, where more or less than one element is an error of the language.";
  let arguments = (ins RunMat_Value:$operand, UnitAttr:$scalar);
  let assemblyFormat = "(`scalar` $scalar^)? $operand attr-dict `:` functional-type(operands, results)";
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

class RunMat_ReductionOp<string mnemonic, string rule, list<Trait> traits> : RunMat_TypedOp<mnemonic, rule, traits> {
  code reductionDeclaration = [{
    /// The reduced dimensions (zero-based) for an operand of this type; nothing when they depend on unknown extents.
    std::optional<::llvm::SmallVector<int64_t>> getReducedDimensions(::runmat::ArrayType operand) {
      return ::runmat::reducedDimensions(operand, getDimensions(), getAll());
    }
  }];
}

def RunMat_ReduceOp : RunMat_ReductionOp<"reduce",
    "::runmat::inferReduce(getCombiner(), getDimensions(), getAll(), operands)",
    [DeclareOpInterfaceMethods<RunMat_Extents>, RunMat_Integers<"Reduced">, RunMat_Complex<"Reduced">]> {
  let summary = "sum, prod, max, min, any or all over dimensions";
  let description = [{
    Over the zero-based `dimensions`, over all when `all` is set, else over the first dimension that is not 1. The order of the
    operations is that of docs/numerics.md.
  }];
  let arguments = (ins RunMat_CombinerAttr:$combiner, RunMat_Value:$operand,
                   OptionalAttr<DenseI64ArrayAttr>:$dimensions, UnitAttr:$all);
  let assemblyFormat = "$combiner $operand (`over` $dimensions^)? (`all` $all^)? attr-dict `:` functional-type(operands, results)";
  let extraClassDeclaration = reductionDeclaration;
}

def RunMat_MeanOp : RunMat_ReductionOp<"mean",
    "::runmat::inferReduce(::runmat::Combiner::Sum, getDimensions(), getAll(), operands)",
    [RunMat_Integers<"Runtime">, RunMat_Complex<"Averaged">]> {
  let summary = "arithmetic mean over dimensions: the sum divided by the count";
  let arguments = (ins RunMat_Value:$operand, OptionalAttr<DenseI64ArrayAttr>:$dimensions, UnitAttr:$all);
  let assemblyFormat = "$operand (`over` $dimensions^)? (`all` $all^)? attr-dict `:` functional-type(operands, results)";
  let extraClassDeclaration = reductionDeclaration;
}

def RunMat_VarOp : RunMat_ReductionOp<"var",
    "::runmat::inferVariance(getDimensions(), getAll(), operands)",
    [RunMat_Integers<"Runtime">]> {
  let summary = "variance over dimensions, by the count less one or, with `population`, by the count";
  let arguments = (ins RunMat_Value:$operand, OptionalAttr<DenseI64ArrayAttr>:$dimensions, UnitAttr:$all,
                   UnitAttr:$population);
  let assemblyFormat = "$operand (`over` $dimensions^)? (`all` $all^)? (`population` $population^)? attr-dict `:` functional-type(operands, results)";
  let extraClassDeclaration = reductionDeclaration;
}

//===----------------------------------------------------------------------===//
// Shapes and constructors
//===----------------------------------------------------------------------===//

def RunMat_TransposeOp : RunMat_TypedOp<"transpose", "::runmat::inferTranspose(operands)",
    [RunMat_Complex<"Rearranged">, DeclareOpInterfaceMethods<RunMat_AccessMap>, DeclareOpInterfaceMethods<RunMat_Extents>]> {
  let summary = "x.' of a matrix, or x'";
  let arguments = (ins RunMat_Value:$operand, UnitAttr:$conjugate);
  let assemblyFormat = "(`conjugate` $conjugate^)? $operand attr-dict `:` functional-type(operands, results)";
}

def RunMat_ReshapeOp : RunMat_TypedOp<"reshape",
    "::runmat::inferReshape(getLike(), ::runmat::ruleOperands((*this)->getOperands(), operands))",
    [RunMat_Complex<"Rearranged">], ".take_front(1)"> {
  let summary = "the same elements under other extents";
  let description = [{
    A count that does not match is guarded; the interpreter reports it. With `like`, `extents` is one array and its extents are meant.
  }];
  let arguments = (ins RunMat_Value:$operand, Variadic<RunMat_Value>:$extents, UnitAttr:$like);
  let assemblyFormat = "$operand `to` (`like` $like^)? `(` $extents `)` attr-dict `:` functional-type(operands, results)";
}

def RunMat_FillOp : RunMat_TypedOp<"fill",
    "::runmat::inferFill(getElementClass(), getLike(), ::runmat::ruleOperands((*this)->getOperands(), operands))",
    [DeclareOpInterfaceMethods<RunMat_Generator, ["isUniform"]>, DeclareOpInterfaceMethods<RunMat_Extents>], ".take_front(0)"> {
  let summary = "zeros(...), ones(...), true(...): one value everywhere";
  let description = "With `like`, `extents` is one array and its extents are meant.";
  let arguments = (ins F64Attr:$value, RunMat_ElementClassAttr:$element_class, Variadic<RunMat_Value>:$extents, UnitAttr:$like);
  let assemblyFormat = "$value `as` $element_class (`like` $like^)? `(` $extents `)` attr-dict `:` functional-type(operands, results)";
}

def RunMat_RangeOp : RunMat_TypedOp<"range", "::runmat::inferRange(::runmat::ruleOperands((*this)->getOperands(), operands))",
    [DeclareOpInterfaceMethods<RunMat_Generator>, DeclareOpInterfaceMethods<RunMat_Extents>]> {
  let summary = "first:step:last as a row";
  let description = "Count and elements are those of docs/numerics.md.";
  let arguments = (ins RunMat_Value:$first, RunMat_Value:$step, RunMat_Value:$last);
  let assemblyFormat = "$first `,` $step `,` $last attr-dict `:` functional-type(operands, results)";
}

def RunMat_LinspaceOp : RunMat_TypedOp<"linspace", "::runmat::inferLinspace(operands)",
    [DeclareOpInterfaceMethods<RunMat_Generator>, DeclareOpInterfaceMethods<RunMat_Extents>]> {
  let summary = "linspace(first, last, count) as a row";
  let arguments = (ins RunMat_Value:$first, RunMat_Value:$last, RunMat_Value:$count);
  let assemblyFormat = "$first `,` $last `,` $count attr-dict `:` functional-type(operands, results)";
}

def RunMat_SizeOp : RunMat_TypedOp<"size", "::runmat::inferCount(operands)", [], ".take_front(0)"> {
  let summary = "extent of a zero-based dimension as a double";
  let arguments = (ins RunMat_Value:$operand, I64Attr:$dimension);
  let hasFolder = 1;
  let assemblyFormat = "$operand `,` $dimension attr-dict `:` functional-type(operands, results)";
}

def RunMat_NumelOp : RunMat_TypedOp<"numel", "::runmat::inferCount(operands)", [], ".take_front(0)"> {
  let summary = "product of the extents from a zero-based dimension on, of all without one, as a double";
  let arguments = (ins RunMat_Value:$operand, DefaultValuedAttr<I64Attr, "0">:$first);
  let assemblyFormat = "$operand (`from` $first^)? attr-dict `:` functional-type(operands, results)";
}

def RunMat_LengthOp : RunMat_TypedOp<"length", "::runmat::inferCount(operands)", [], ".take_front(0)"> {
  let summary = "the largest extent, or 0 of an empty array, as a double";
  let arguments = (ins RunMat_Value:$operand);
  let assemblyFormat = "$operand attr-dict `:` functional-type(operands, results)";
}

def RunMat_NdimsOp : RunMat_TypedOp<"ndims", "::runmat::inferCount(operands)", [], ".take_front(0)"> {
  let summary = "number of dimensions without trailing ones, at least 2, as a double";
  let arguments = (ins RunMat_Value:$operand);
  let assemblyFormat = "$operand attr-dict `:` functional-type(operands, results)";
}

def RunMat_ShapeOp : RunMat_TypedOp<"shape", "::runmat::inferShape(operands)", [], ".take_front(0)"> {
  let summary = "the extents of a matrix as a row of doubles";
  let arguments = (ins RunMat_Value:$operand);
  let assemblyFormat = "$operand attr-dict `:` functional-type(operands, results)";
}

//===----------------------------------------------------------------------===//
// Indexing
//===----------------------------------------------------------------------===//

def RunMat_EndOp : RunMat_TypedOp<"end", "::runmat::inferCount(operands)", [], ".take_front(0)"> {
  let summary = "`end` as subscript `position` of `count`";
  let arguments = (ins RunMat_Value:$array, I64Attr:$position, I64Attr:$count);
  let assemblyFormat = "$array `at` $position `of` $count attr-dict `:` functional-type(operands, results)";
}

//===----------------------------------------------------------------------===//
// gpuArrays
//===----------------------------------------------------------------------===//

def RunMat_GatherOp : RunMat_TypedOp<"gather", "operands[0]", [], ".take_front(0)"> {
  let summary = "the array as no gpuArray";
  let description = "Arrays bring their elements to where they are read, so this is about `class` only: track-gpu-arrays removes it.";
  let arguments = (ins RunMat_Value:$operand);
  let assemblyFormat = "$operand attr-dict `:` functional-type(operands, results)";
}

#endif // RUNMAT_OPS_TD
