//===- Predicates.td - questions about values --------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"
include "lib/Catalogue/Library.td"

let group = "Predicates" in {

/// What only answers about its argument: the answer is on the host.
class Question<string name, string expression> : Builtin<name, expression> {
  let forms = [Form<(takes Any:$x), (gives LogicalScalar:$tf)>];
  let residence = KeepsHost;
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"its results are true and false">;
}
class ValueTest<string name, string test> : Question<name, "predicate<" # test # ">">;
/// Whether it is of a class that no array has.
class KindTest<string name, string test> : ValueTest<name, test> {
  let evaluation = Evaluation<"", !listconcat(["onHost"], ofAnyArray)>;
}

//===----------------------------------------------------------------------===//
// Classes
//===----------------------------------------------------------------------===//

def Class : Question<"class", "classOf"> {
  let known = "nameOfClass";
  let evaluation = Evaluation<"nameOfClass", ["onHost", "givesReal", "integers", "chars"]>;
  let summary = "name of the class of a value";
  let forms = [Form<(takes Any:$x), (gives TextResult:$name)>];
  let derivative = NotDifferentiable<"its results are texts">;
  let example = "class(single(1))";
  let prints = "'single'";
}

def Isa : Question<"isa", "isaBuiltin"> {
  let known = "ofNamedClass";
  let summary = "whether of a class, or of the classes 'numeric', 'float' or 'integer'";
  let forms = [Form<(takes Any:$x, Text:$class), (gives LogicalScalar:$tf)>];
  let evaluation = Evaluation<"classes", ["onHost", "givesReal", "integers", "chars"]>;
  let example = "isa(int8(1), 'integer')";
  let prints = "logical 1";
}

def IsFunctionHandle : ValueTest<"is_function_handle", "isHandleValue"> {
  let summary = "whether a function handle";
  let example = "is_function_handle(@sin)";
  let prints = "logical 1";
}

def Iscell : KindTest<"iscell", "isCellValue"> {
  let summary = "whether a cell array";
  let example = "iscell({1})";
  let prints = "logical 1";
}

def Iscellstr : KindTest<"iscellstr", "isCellOfText"> {
  let summary = "whether a cell array of char rows";
  let example = "iscellstr({'a', 'b'})";
  let prints = "logical 1";
}

def Ischar : ValueTest<"ischar", "isCharValue"> {
  let known = "ofChars";
  let summary = "whether a char array";
  let evaluation = Evaluation<"", ["onHost", "givesReal", "integers", "chars"]>;
  let example = "ischar('a')";
  let prints = "logical 1";
}

def Isfloat : ValueTest<"isfloat", "isFloatValue"> {
  let known = "ofClasses<isFloat>";
  let summary = "whether of class double or single";
  let evaluation = Evaluation<"", ["onHost", "givesReal", "integers", "chars"]>;
  let example = "isfloat(pi)";
  let prints = "logical 1";
}

def Isinteger : ValueTest<"isinteger", "isIntegerValue"> {
  let known = "ofClasses<isInteger>";
  let summary = "whether of an integer class, whatever the value";
  let evaluation = Evaluation<"", ["onHost", "givesReal", "integers", "chars"]>;
  let example = "isinteger(5)";
  let prints = "logical 0";
}

def Islogical : ValueTest<"islogical", "isLogicalValue"> {
  let known = "ofClasses<isLogical>";
  let summary = "whether a logical array";
  let evaluation = Evaluation<"", ["onHost", "givesReal", "integers", "chars"]>;
  let example = "islogical(1 > 0)";
  let prints = "logical 1";
}

def Isnumeric : ValueTest<"isnumeric", "isNumericValue"> {
  let known = "ofClasses<isNumeric>";
  let summary = "whether an array of numbers, neither logicals nor chars";
  let evaluation = Evaluation<"", ["onHost", "givesReal", "integers", "chars"]>;
  let example = "isnumeric('a')";
  let prints = "logical 0";
}

def Isobject : KindTest<"isobject", "isObjectValue"> {
  let summary = "whether an object";
  let example = "isobject(5)";
  let prints = "logical 0";
}

def Isstring : KindTest<"isstring", "isStringValue"> {
  let summary = "whether a string array";
  let example = "isstring(\"a\")";
  let prints = "logical 1";
}

def Isstruct : KindTest<"isstruct", "isStructValue"> {
  let known = "ofStruct";
  let summary = "whether a struct array";
  let example = "isstruct(struct())";
  let prints = "logical 1";
}

/// There are none.
def Issparse : ValueTest<"issparse", "never"> {
  let summary = "whether a sparse matrix, of which there are none";
  let example = "issparse(5)";
  let prints = "logical 0";
}

//===----------------------------------------------------------------------===//
// Complexity
//===----------------------------------------------------------------------===//

def Iscomplex : ValueTest<"iscomplex", "isComplexValue"> {
  let summary = "whether an array of complex numbers";
  let evaluation = Evaluation<"", ["onHost", "givesReal", "integers", "chars"]>;
  let example = "iscomplex(1i)";
  let prints = "logical 1";
}

def Isreal : ValueTest<"isreal", "isRealValue"> {
  let summary = "whether an array without imaginary parts";
  let evaluation = Evaluation<"", ["onHost", "givesReal", "integers", "chars"]>;
  let example = "isreal(1i)";
  let prints = "logical 0";
}

//===----------------------------------------------------------------------===//
// Extents
//===----------------------------------------------------------------------===//

def Isempty : ValueTest<"isempty", "isEmptyValue"> {
  let known = "ofEmptiness";
  let summary = "whether without elements";
  let import = "hasCount<0>";
  let importGroup = "Shape";
  let example = "isempty([])";
  let prints = "logical 1";
}

def Isscalar : ValueTest<"isscalar", "isScalarValue"> {
  let summary = "whether of just one element";
  let import = "hasCount<1>";
  let importGroup = "Shape";
  let example = "isscalar([1 2])";
  let prints = "logical 0";
}

def Isvector : ValueTest<"isvector", "isVectorValue"> {
  let summary = "whether a row or a column of one element or more";
  let evaluation = Evaluation<"", ["onHost", "givesReal", "integers", "chars"]>;
  let example = "isvector([1 2])";
  let prints = "logical 1";
}

def Isrow : ValueTest<"isrow", "isRowValue"> {
  let summary = "whether of one row";
  let evaluation = Evaluation<"", ["onHost", "givesReal", "integers", "chars"]>;
  let example = "isrow([1 2])";
  let prints = "logical 1";
}

def Iscolumn : ValueTest<"iscolumn", "isColumnValue"> {
  let summary = "whether of one column";
  let evaluation = Evaluation<"", ["onHost", "givesReal", "integers", "chars"]>;
  let example = "iscolumn([1; 2])";
  let prints = "logical 1";
}

def Ismatrix : ValueTest<"ismatrix", "isMatrixValue"> {
  let summary = "whether of two dimensions";
  let evaluation = Evaluation<"", ["onHost", "givesReal", "integers", "chars"]>;
  let example = "ismatrix(ones(2, 2, 2))";
  let prints = "logical 0";
}

def Issquare : ValueTest<"issquare", "isSquareValue"> {
  let summary = "whether a matrix of as many rows as columns";
  let evaluation = Evaluation<"", ["onHost", "givesReal", "integers", "chars"]>;
  let example = "issquare([1 2; 3 4])";
  let prints = "logical 1";
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

class Equality<string name, string nanEqual> : Question<name, "isEqual<" # nanEqual # ">"> {
  let forms = [Form<(takes Any:$x, Any:$y, Rest<Any>:$more), (gives LogicalScalar:$tf)>];
  let cost = [Cost<"compare">];
}

def Isequal : Equality<"isequal", "false"> {
  let summary = "whether all arguments have the same extents and equal elements; NaN equals nothing";
  let evaluation = Evaluation<"", ["onHost", "givesReal", "integers", "chars"]>;
  let example = "isequal([1 2], [1 2])";
  let prints = "logical 1";
  let examples = [Example<"isequal(1, 1, 2)", "logical 0">];
}

def Isequaln : Equality<"isequaln", "true"> {
  let summary = "whether all arguments have the same extents and equal elements; NaN equals NaN";
  let evaluation = Evaluation<"", ["onHost", "givesReal", "integers", "chars"]>;
  let example = "isequaln(NaN, NaN)";
  let prints = "logical 1";
  let examples = [Example<"isequaln(NaN, NaN, 1)", "logical 0">];
}

defvar orders = ["ascend", "descend", "monotonic", "strictascend", "strictdescend", "strictmonotonic"];

/// Strict orders have neither equal elements nor missing ones.
def Issorted : Question<"issorted", "isSorted"> {
  let group = "Sorting";
  let summary = "whether elements or rows are in an order, ascending as sort gives it or another";
  let forms = [Form<(takes Numeric:$x, Opt<Dimension>:$dim, Words<orders>:$direction), (gives LogicalScalar:$tf)>,
               Form<(takes Matrix:$x, Words<["rows"]>:$rows, Words<orders>:$direction), (gives LogicalScalar:$tf)>,
               Form<(takes Texts:$x, Words<orders>:$direction), (gives LogicalScalar:$tf)>];
  let evaluation = Evaluation<"", ["onHost", "integers", "chars"]>;
  let cost = [Cost<"compare">];
  let example = "issorted([1 2 3])";
  let prints = "logical 1";
  let examples = [Example<"issorted({'a', 'b'}, 'descend')", "logical 0">, Example<"issorted([1 2; 0 1])", "logical 0">,
                  Example<"issorted([1 2; 0 1], 2)", "logical 1">, Example<"issorted([1 1 2], 'strictascend')", "logical 0">,
                  Example<"issorted([3 2 2], 'monotonic')", "logical 1">, Example<"issorted([3 2 1], 'strictmonotonic')", "logical 1">,
                  Example<"issorted([3 2 1], 'strictdescend')", "logical 1">, Example<"issorted([1 9; 2 1], 'rows', 'ascend')", "logical 1">];
  let defaults = ["ascend"];
}

def Isvarname : ValueTest<"isvarname", "isVariableName"> {
  let summary = "whether the text could name a variable";
  let example = "isvarname('a_1')";
  let prints = "logical 1";
}

} // group

//===----------------------------------------------------------------------===//
// Written in the language
//===----------------------------------------------------------------------===//

def FloatOrLogicalMatrix : Kind<"a matrix of numbers or logicals", ["double", "single", "integer", "logical"], ["Matrix"], 1>;

class MatrixTest<string name> : LibraryFunction<name> {
  let forms = [Form<(takes FloatOrLogicalMatrix:$A), (gives LogicalScalar:$tf)>];
  let cost = [Cost<"compare">];
  let derivative = NotDifferentiable<"its results are true and false">;
}
class SymmetryTest<string name> : MatrixTest<name> {
  let forms = [Form<(takes FloatOrLogicalMatrix:$A, Words<["skew", "nonskew"]>:$skewOption), (gives LogicalScalar:$tf)>];
  let defaults = ["nonskew"];
}

def Issymmetric : SymmetryTest<"issymmetric"> {
  let example = "issymmetric([1 2; 2 1])";
  let prints = "logical 1";
  let examples = [Example<"issymmetric([0 1; -1 0], 'skew')", "logical 1">, Example<"issymmetric([1 2; 2 1], 'nonskew')", "logical 1">];
}

def Ishermitian : SymmetryTest<"ishermitian"> {
  let example = "ishermitian([1 2i; -2i 1])";
  let prints = "logical 1";
  let examples = [Example<"ishermitian([0 1; -1 0], 'skew')", "logical 1">, Example<"ishermitian([1 2; 2 1], 'nonskew')", "logical 1">];
}

def Isdiag : MatrixTest<"isdiag"> {
  let example = "isdiag([1 0; 0 2])";
  let prints = "logical 1";
}

def Istriu : MatrixTest<"istriu"> {
  let example = "istriu([1 2; 0 3])";
  let prints = "logical 1";
}

def Istril : MatrixTest<"istril"> {
  let example = "istril([1 2; 0 3])";
  let prints = "logical 0";
}

def Isequalwithequalnans : LibraryFunction<"isequalwithequalnans"> {
  let forms = [Form<(takes Any:$A, Any:$B, Rest<Any>:$more), (gives LogicalScalar:$tf)>];
  let cost = [Cost<"compare">];
  let derivative = NotDifferentiable<"its results are true and false">;
  let example = "isequalwithequalnans([1 NaN], [1 NaN])";
  let prints = "logical 1";
  let examples = [Example<"isequalwithequalnans(NaN, NaN, 1)", "logical 0">];
}
