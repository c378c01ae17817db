//===- Kinds.td - what arguments may be --------------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CATALOGUE_KINDS_TD
#define RUNMAT_CATALOGUE_KINDS_TD

include "lib/Catalogue/Schema.td"

defvar floats = ["double", "single"];
defvar numbers = ["double", "single", "integer"];
/// Flags of an evaluation of arrays of any class, whose result tells nothing of that.
defvar ofAnyArray = ["givesReal", "integers", "chars"];
/// What counts as numbers in arithmetic.
defvar numerics = ["double", "single", "integer", "logical", "char"];
defvar everything = ["double", "single", "integer", "logical", "char", "cell", "string", "struct", "handle", "object"];

def Any : Kind<"anything", everything, [], 1>;

// Arrays.
def Array : Kind<"a numeric, logical or char array", numerics, [], 1>;
def Numeric : Kind<"an array of numbers, logicals or chars", numerics, [], 1>;
def Number : Kind<"a numeric array", numbers, [], 1>;
def Float : Kind<"a double or single array, or logicals or chars", ["double", "single", "logical", "char"], [], 1>;
let identifier = "MATLAB:expectedReal" in {
def RealNumeric : Kind<"a real array of numbers, logicals or chars", numerics>;
def RealNumber : Kind<"a real numeric array", numbers>;
def RealFloatNumber : Kind<"a real double or single array", floats>;
def RealFloat : Kind<"a real double or single array, or logicals or chars", ["double", "single", "logical", "char"]>;
}
def FloatNumber : Kind<"a double or single array", floats, [], 1>;
def Integer : Kind<"an array of an integer class", ["integer"]>;
def Logical : Kind<"a logical array", ["logical"]>;
def Elements : Kind<"an array of numbers, logicals, chars, cells, strings or structs",
                    ["double", "single", "integer", "logical", "char", "cell", "string", "struct"], [], 1>;
def Nothing : Kind<"[]", numerics, ["Empty"]>;

/// Operands of relations and of + also join and compare texts.
def Operand : Kind<"an array, a string or a cell array of texts", ["double", "single", "integer", "logical", "char", "string", "cell"], [], 1>;

// Single numbers.
def Scalar : Kind<"a number", numerics, ["Scalar"], 1>;
def RealScalar : Kind<"a real number", numerics, ["Scalar"]>;
let identifier = "MATLAB:expectedInteger" in {
def WholeScalar : Kind<"a whole number", numerics, ["Scalar", "Whole"]>;
def PositiveScalar : Kind<"a whole number from 1 on", numbers, ["Scalar", "Whole", "Positive"]>;
def CountScalar : Kind<"a whole number that is not negative", numerics, ["Scalar", "Whole", "NotNegative"]>;
}
let identifier = "MATLAB:getdimarg:dimensionMustBePositiveInteger" in {
def Dimension : Kind<"a dimension, a whole number from 1 on", numbers, ["Scalar", "Whole", "Positive"]>;
def DimensionList : Kind<"a dimension or a list of dimensions", numbers, ["Vector", "Nonempty", "Whole", "Positive"]>;
def Dimensions : Kind<"a dimension, a list of dimensions or 'all'", numbers, ["Vector", "Nonempty", "Whole", "Positive"], 0, ["all"]>;
}
let identifier = "MATLAB:invalidSizeInput" in {
def Extent : Kind<"an extent", ["double", "single", "integer", "logical"], ["Scalar"]>;
def Extents : Kind<"a vector of extents", ["double", "single", "integer", "logical"], ["Vector"]>;
}
def NumericOrLogical : Kind<"a real array of numbers or logicals", ["double", "single", "integer", "logical"]>;
def CountVector : Kind<"whole numbers that are not negative, in a row or column", numbers, ["Vector", "Nonempty", "Whole", "NotNegative"]>;
def Counts : Kind<"whole numbers that are not negative", numerics, ["Whole", "NotNegative"]>;
/// How much to read: n, [m n], [m Inf] or Inf.
def ReadSize : Kind<"n, [m n] or Inf", numbers, ["Vector", "Nonempty"]>;
def Truth : Kind<"true or false", numerics, ["Scalar"]>;

// Lists and matrices.
def Vector : Kind<"a vector", numerics, ["Vector"], 1>;
def RealVector : Kind<"a real vector", numerics, ["Vector"]>;
let identifier = ":inputMustBe2D" in {
def Matrix : Kind<"a matrix", numerics, ["Matrix"], 1>;
def RealMatrix : Kind<"a real matrix", numerics, ["Matrix"]>;
}
let identifier = "MATLAB:square" in
def SquareMatrix : Kind<"a square matrix", numerics, ["Matrix", "Square"], 1>;
def FloatMatrix : Kind<"a matrix of doubles or singles", ["double", "single", "logical", "char"], ["Matrix"], 1>;
def FloatVector : Kind<"a vector of doubles or singles", ["double", "single", "logical", "char"], ["Vector"], 1>;

// Texts.
def Char : Kind<"a char array", ["char"]>;
def Text : Kind<"a text: a char row or a string", ["char", "string"], ["Text"]>;
def Texts : Kind<"texts: a char array, a string array or a cell array of char rows", ["char", "string", "cell"], ["Texts"]>;
def TextRows : Kind<"texts: a char row, a string array or a cell array of char rows", ["char", "string", "cell"], ["TextRows"]>;
def TextVector : Kind<"a list of texts: a string vector or a cell vector of char rows", ["string", "cell"], ["Vector", "Texts"]>;
def CellOfTexts : Kind<"a cell array of char rows", ["cell"], ["Texts"]>;
def Cell : Kind<"a cell array", ["cell"]>;
def Struct : Kind<"a struct array", ["struct"]>;
def String : Kind<"a string array", ["string"]>;
def Handle : Kind<"a function handle", ["handle"]>;
def Callable : Kind<"a function handle or the name of a function", ["handle", "char", "string"]>;
def Object : Kind<"an object", ["object"]>;
def MissingValue : Kind<"missing", ["object"]>;

/// A text that names something; completion goes by what it says.
class NameText<string text> : Kind<text, ["char", "string"], ["Text"]>;
/// Anything; some texts are words that the function knows.
class AnyOrWord<string text, list<string> words> : Kind<text, everything, [], 1, words>;
/// A text; some of them are words that the function knows.
class TextOrWord<string text, list<string> words> : Kind<text, ["char", "string"], ["Text"], 0, words>;

// Classes by name, and by an array that has it.
def FloatClass : Kind<"'double' or 'single'", [], [], 0, ["double", "single"]>;
defvar integerClasses = ["int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64"];
def IntegerClass : Kind<"the name of an integer class", [], [], 0, integerClasses>;
def NumberClass : Kind<"the name of a numeric class", [], [], 0, !listconcat(["double", "single"], integerClasses)>;
def ArrayClass : Kind<"the name of a class of arrays", [], [], 0, !listconcat(["double", "single", "logical", "char"], integerClasses)>;
def Prototype : Kind<"an array of the class that is wanted", everything, [], 1>;

// Options that several functions know.
defvar missingFlags = ["omitnan", "omitmissing", "includenan", "includemissing"];

// Results.
/// A float, single where the argument is.
class FloatLike<string x> : Result<"float " # x, "size " # x, "complex " # x>;
class RealFloatLike<string x> : Result<"float " # x, "size " # x>;
/// A number of the class of the argument, of logicals and chars a double.
class NumberLike<string x> : Result<"arithmetic " # x, "size " # x, "complex " # x>;
class LogicalLike<string x> : Result<"logical", "size " # x>;
/// What an operator makes of two operands with implicit expansion.
def Combined : Result<"arithmetic x y", "expanded x y", "complex x y">;
def CombinedAll : Result<"arithmetic x y more", "expanded x y more", "complex x y more">;
def Compared : Result<"logical", "expanded x y">;
/// Some of the elements, and where they are.
class SameClass<string x> : Result<"same " # x, "any", "complex " # x>;
/// What concatenation makes of them.
class Joined<string x> : Result<"joined " # x, "any", "complex " # x>;
def Positions : Result<"double", "any">;
class Like<string x> : Result<"same " # x, "size " # x, "complex " # x>;
def LogicalScalar : Result<"logical", "scalar">;
def DoubleScalar : Result<"double", "scalar">;
def TextResult : Result<"char", "row">;
def CellResult : Result<"cell", "any">;

#endif // RUNMAT_CATALOGUE_KINDS_TD
