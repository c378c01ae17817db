//===- Constants.td - constants, and arrays full of one ----*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"

def FloatPrototype : Kind<"a double or single array", floats, [], 1>;

let group = "Constants" in {

//===----------------------------------------------------------------------===//
// Arrays full of one number
//===----------------------------------------------------------------------===//

/// `classes` are those that may be named.
class Filled<string name, string expression, Kind classes> : Builtin<name, expression> {
  let optionError = "invalidClass";
  let forms = [
    Form<(takes Rest<Extent>:$n, Opt<classes>:$class, Words<["gpuArray"]>:$place), (gives Result<"named class", "extents n">:$y)>,
    Form<(takes Rest<Extent>:$n, Pair<"like", Prototype>:$p), (gives Result<"same p", "extents n", "complex p">:$y)>,
    Form<(takes Extents:$size, Opt<classes>:$class, Words<["gpuArray"]>:$place), (gives Result<"named class", "extents size">:$y)>,
    Form<(takes Extents:$size, Pair<"like", Prototype>:$p), (gives Result<"same p", "extents size", "complex p">:$y)>];
  let residence = Constructs;
  let extentsFrom = 0;
  let fused = 1;
  let importGroup = "Constructor";
  let cost = [Cost<"move">];
  let derivative = NotDifferentiable<"its arguments are whole numbers">;
}

def Zeros : Filled<"zeros", "fill<0>", NumberClass> {
  let summary = "array of zeros";
  let import = "fill<zero>";
  let example = "zeros(1, 3)";
  let prints = "0 0 0";
  let examples = [Example<"zeros(1, 2, 'int8')", "1×2 int8 row vector 0 0">,
                  Example<"zeros(1, 2, 'like', single(1))", "1×2 single row vector 0 0">,
                  Example<"zeros([1 2], 'int8')", "1×2 int8 row vector 0 0">,
                  Example<"zeros([1 2], 'like', single(1))", "1×2 single row vector 0 0">,
                  Example<"class(zeros(1, 2, 'single', 'gpuArray'))", "'gpuArray'">,
                  Example<"class(zeros([1 2], 'single', 'gpuArray'))", "'gpuArray'">];
}

def Ones : Filled<"ones", "fill<1>", NumberClass> {
  let summary = "array of ones";
  let import = "fill<one>";
  let example = "ones(1, 3)";
  let prints = "1 1 1";
  let examples = [Example<"ones(1, 2, 'int8')", "1×2 int8 row vector 1 1">,
                  Example<"ones(1, 2, 'like', single(1))", "1×2 single row vector 1 1">,
                  Example<"ones([1 2], 'int8')", "1×2 int8 row vector 1 1">,
                  Example<"ones([1 2], 'like', single(1))", "1×2 single row vector 1 1">,
                  Example<"class(ones(1, 2, 'single', 'gpuArray'))", "'gpuArray'">,
                  Example<"class(ones([1 2], 'single', 'gpuArray'))", "'gpuArray'">];
}

def Inf : Filled<"Inf", "fillInf", FloatClass> {
  let known = "infinity";
  let aliases = ["inf"];
  let summary = "infinity, or an array of it";
  let import = "fill<inf>";
  let example = "-Inf";
  let prints = "-Inf";
  let examples = [Example<"Inf(1, 2, 'single')", "1×2 single row vector Inf Inf">,
                  Example<"Inf(1, 2, 'like', single(1))", "1×2 single row vector Inf Inf">,
                  Example<"Inf([1 2], 'single')", "1×2 single row vector Inf Inf">,
                  Example<"Inf([1 2], 'like', single(1))", "1×2 single row vector Inf Inf">,
                  Example<"class(Inf(1, 2, 'single', 'gpuArray'))", "'gpuArray'">,
                  Example<"class(Inf([1 2], 'single', 'gpuArray'))", "'gpuArray'">];
}

def NaN : Filled<"NaN", "fillNaN", FloatClass> {
  let aliases = ["nan"];
  let summary = "not a number, or an array of it";
  let import = "fill<nan>";
  let example = "NaN(1, 2)";
  let prints = "NaN NaN";
  let examples = [Example<"NaN(1, 2, 'single')", "1×2 single row vector NaN NaN">,
                  Example<"NaN(1, 2, 'like', single(1))", "1×2 single row vector NaN NaN">,
                  Example<"NaN([1 2], 'single')", "1×2 single row vector NaN NaN">,
                  Example<"NaN([1 2], 'like', single(1))", "1×2 single row vector NaN NaN">,
                  Example<"class(NaN(1, 2, 'single', 'gpuArray'))", "'gpuArray'">,
                  Example<"class(NaN([1 2], 'single', 'gpuArray'))", "'gpuArray'">];
}

def Pi : Filled<"pi", "piValue", FloatClass> {
  let summary = "the ratio of a circle's circumference to its diameter, or an array of it";
  let import = "floatConstant<pi>";
  let example = "pi";
  let prints = "3.1416";
  let examples = [Example<"pi(1, 2, 'single')", "1×2 single row vector 3.1416 3.1416">,
                  Example<"pi(1, 2, 'like', single(1))", "1×2 single row vector 3.1416 3.1416">,
                  Example<"pi([1 2], 'single')", "1×2 single row vector 3.1416 3.1416">,
                  Example<"pi([1 2], 'like', single(1))", "1×2 single row vector 3.1416 3.1416">,
                  Example<"class(pi(1, 2, 'single', 'gpuArray'))", "'gpuArray'">,
                  Example<"class(pi([1 2], 'single', 'gpuArray'))", "'gpuArray'">];
}

def Missing : Builtin<"missing", "missingValue"> {
  let forms = [Form<(takes), (gives Result<"object", "scalar">:$m)>];
  let summary = "what stands for a value that there is not: NaN among numbers, <missing> among strings";
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"it is no number">;
  let example = "x = [1 2 3]; x(2) = missing, s = [\"a\" missing]";
  let prints = "x = 1 NaN 3 s = 1×2 string array \"a\" <missing>";
}

class FilledLogical<string name> : Filled<name, "fillLogical<" # name # ">", FloatClass> {
  let forms = [
    Form<(takes Rest<Extent>:$n, Words<["gpuArray"]>:$place), (gives Result<"logical", "extents n">:$y)>,
    Form<(takes Rest<Extent>:$n, Pair<"like", Prototype>:$p), (gives Result<"logical", "extents n">:$y)>,
    Form<(takes Extents:$size, Words<["gpuArray"]>:$place), (gives Result<"logical", "extents size">:$y)>,
    Form<(takes Extents:$size, Pair<"like", Prototype>:$p), (gives Result<"logical", "extents size">:$y)>];
  let import = "fillLogical<" # name # ">";
}

def True : FilledLogical<"true"> {
  let summary = "true, or an array of it";
  let example = "true";
  let prints = "logical 1";
  let examples = [Example<"true(1, 2)", "1×2 logical array 1 1">, Example<"isgpuarray(true(1, 2, 'like', gpuArray(true)))", "logical 1">,
                  Example<"true([1 2])", "1×2 logical array 1 1">, Example<"isgpuarray(true([1 2], 'like', gpuArray(true)))", "logical 1">,
                  Example<"class(true(1, 2, 'gpuArray'))", "'gpuArray'">, Example<"class(true([1 2], 'gpuArray'))", "'gpuArray'">];
}

def False : FilledLogical<"false"> {
  let summary = "false, or an array of it";
  let example = "false";
  let prints = "logical 0";
  let examples = [Example<"false(1, 2)", "1×2 logical array 0 0">, Example<"isgpuarray(false(1, 2, 'like', gpuArray(true)))", "logical 1">,
                  Example<"false([1 2])", "1×2 logical array 0 0">, Example<"isgpuarray(false([1 2], 'like', gpuArray(true)))", "logical 1">,
                  Example<"class(false(1, 2, 'gpuArray'))", "'gpuArray'">, Example<"class(false([1 2], 'gpuArray'))", "'gpuArray'">];
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

class Constant<string name, string expression> : Builtin<name, expression> {
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"it is constant">;
}

def EulerNumber : Constant<"e", "eValue"> {
  let summary = "base of natural logarithms";
  let forms = [Form<(takes), (gives DoubleScalar:$y)>];
  let example = "e";
  let prints = "2.7183";
}

def ImaginaryUnit : Constant<"i", "imaginaryUnit"> {
  let aliases = ["j"];
  let summary = "imaginary unit, the square root of -1";
  let forms = [Form<(takes), (gives Result<"double", "scalar", "any">:$y)>];
  let example = "i * i";
  let prints = "-1";
}

//===----------------------------------------------------------------------===//
// Limits of classes
//===----------------------------------------------------------------------===//

def Eps : Constant<"eps", "epsValue"> {
  let summary = "distance from x to the next larger number of its class, from 1 without x";
  let optionError = "invalidClass";
  let forms = [Form<(takes Opt<FloatClass>:$class), (gives Result<"any", "scalar">:$y)>,
               Form<(takes RealFloatNumber:$x), (gives RealFloatLike<"x">:$y)>];
  let import = "floatConstant<eps>";
  let importGroup = "Constructor";
  let derivative = NotDifferentiable<"it is piecewise constant">;
  let example = "eps(8)";
  let prints = "1.7764e-15";
  let examples = [Example<"eps('single') == 2 ^ -23", "logical 1">];
}

/// The class is named, or that of an array.
class FloatLimit<string name, string limit> : Constant<name, "floatLimit<" # limit # ">"> {
  let optionError = "invalidClass";
  let forms = [Form<(takes Opt<FloatClass>:$class), (gives Result<"any", "scalar">:$y)>,
               Form<(takes FloatPrototype:$p), (gives Result<"same p", "scalar">:$y)>];
  let residence = KeepsHost;
}

def Realmax : FloatLimit<"realmax", "Largest"> {
  let summary = "largest finite double or single";
  let import = "floatConstant<realmax>";
  let importGroup = "Constructor";
  let example = "realmax";
  let prints = "1.7977e+308";
  let examples = [Example<"realmax('single') == (2 - 2 ^ -23) * 2 ^ 127", "logical 1">,
                  Example<"realmax(single(1)) == (2 - 2 ^ -23) * 2 ^ 127", "logical 1">];
}

def Realmin : FloatLimit<"realmin", "Smallest"> {
  let summary = "smallest positive normal double or single";
  let import = "floatConstant<realmin>";
  let importGroup = "Constructor";
  let example = "realmin('single')";
  let prints = "single 1.1755e-38";
  let examples = [Example<"realmin(single(1)) == 2 ^ -126", "logical 1">];
}

def Flintmax : FloatLimit<"flintmax", "LargestWhole"> {
  let summary = "largest of the consecutive whole numbers of double or single";
  let import = "floatConstant<flintmax>";
  let importGroup = "Constructor";
  let example = "flintmax('single')";
  let prints = "single 16777216";
  let examples = [Example<"flintmax(single(1)) == 2 ^ 24", "logical 1">];
}

class IntegerLimit<string name, string largest, string imported> : Constant<name, "integerLimit<" # largest # ">"> {
  let optionError = "invalidClassName";
  let forms = [Form<(takes Opt<IntegerClass>:$class), (gives Result<"integer", "scalar">:$y)>,
               Form<(takes Integer:$p), (gives Result<"same p", "scalar">:$y)>];
  let residence = KeepsHost;
  let import = "integerLimit<" # imported # ">";
  let importGroup = "Constructor";
}

def Intmax : IntegerLimit<"intmax", "true", "inf"> {
  let summary = "largest number of an integer class, int32 without one";
  let example = "intmax('uint8')";
  let prints = "uint8 255";
  let examples = [Example<"intmax(int16(1))", "int16 32767">];
}

def Intmin : IntegerLimit<"intmin", "false", "minusInf"> {
  let summary = "smallest number of an integer class, int32 without one";
  let example = "intmin('int8')";
  let prints = "int8 -128";
  let examples = [Example<"intmin(int16(1))", "int16 -32768">];
}

} // group
