//===- Conversions.td - numbers to text and back -----------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"

class TextConversion<string name, string expression> : Builtin<name, expression> {
  let group = "Conversions";
  let cost = [Cost<"call">];
}
class ToText<string name, string expression> : TextConversion<name, expression> {
  let derivative = NotDifferentiable<"its results are texts">;
}
class FromText<string name, string expression> : TextConversion<name, expression> {
  let derivative = NotDifferentiable<"its arguments are texts">;
}

//===----------------------------------------------------------------------===//
// Numbers as text
//===----------------------------------------------------------------------===//

def Num2str : ToText<"num2str", "num2str"> {
  let evaluation = Evaluation<"textOfNumbers", ofAnyArray>;
  let summary = "numbers as text, with four digits behind the point or as told; a row of text for each row";
  let forms = [Form<(takes Array:$A), (gives Result<"char", "any">:$s)>,
               Form<(takes Array:$A, CountScalar:$precision), (gives Result<"char", "any">:$s)>,
               Form<(takes RealNumeric:$A, Text:$formatSpec), (gives Result<"char", "any">:$s)>];
  let example = "num2str(pi, 8)";
  let prints = "'3.1415927'";
  let examples = [Example<"num2str(7)", "'7'">, Example<"num2str('a')", "'a'">, Example<"num2str(pi, 8)", "'3.1415927'">,
                  Example<"num2str(3, '%05d')", "'00003'">, Example<"num2str([10 20], ['%d' ';'])", "'10;20;'">];
}

def Int2str : ToText<"int2str", "int2str"> {
  let evaluation = Evaluation<"textOfNumbers", ofAnyArray>;
  let summary = "numbers, rounded, as text; a row of text for each row";
  let forms = [Form<(takes RealNumeric:$N), (gives Result<"char", "matrix">:$chr)>];
  let example = "int2str(2.7)";
  let prints = "'3'";
}

def Mat2str : ToText<"mat2str", "mat2str"> {
  let evaluation = Evaluation<"textOfNumbers", ofAnyArray>;
  let summary = "a matrix as text that evaluates to it";
  let forms = [Form<(takes Matrix:$X, Opt<CountScalar>:$n, Words<["class"]>:$class), (gives TextResult:$chr)>,
               Form<(takes Text:$str), (gives TextResult:$chr)>];
  let example = "mat2str([1 2; 3 4.5])";
  let prints = "'[1 2;3 4.5]'";
  let examples = [Example<"mat2str(pi, 4)", "'3.142'">, Example<"mat2str(int8([1 2]), 'class')", "'int8([1 2])'">,
                  Example<"mat2str(single(0.5), 3, 'class')", "'single(0.5)'">, Example<"mat2str('a')", "''a''">,
                  Example<"mat2str([\"ab\"])", "'\"ab\"'">];
}

let group = "Rationals" in {

def Rat : ToText<"rat", "ratBuiltin"> {
  let summary = "numbers as continued fractions in text, a row for each, or as numerators and denominators, nearer than a tolerance";
  let forms = [Form<(takes RealNumeric:$X, Opt<RealScalar>:$tol), (gives Anything:$R, Result<"arithmetic X", "size X">:$D)>];
  let example = "rat(pi)";
  let prints = "'3 + 1/(7 + 1/(16))'";
  let examples = [Example<"[n, d] = rat(pi)", "n = 355 d = 113">, Example<"rat(pi, 0.01)", "'3 + 1/(7)'">];
}

def Rats : ToText<"rats", "ratsBuiltin"> {
  let summary = "numbers as ratios of small integers in text, a row for each row, each in 13 characters or as told";
  let forms = [Form<(takes RealMatrix:$X, Opt<PositiveScalar>:$length), (gives Result<"char", "matrix">:$S)>];
  let example = "strtrim(rats(0.75))";
  let prints = "'3/4'";
  let examples = [Example<"strtrim(rats(pi, 20))", "'104348/33215'">];
}

}

/// Digits of whole numbers, one row a number.
class ToBase<string name, int base> : ToText<name, "toBase<" # base # ">"> {
  let evaluation = Evaluation<"textOfNumbers", ofAnyArray>;
  let forms = [Form<(takes Counts:$D, Opt<CountScalar>:$minDigits), (gives Result<"char", "matrix">:$str)>];
}

def Dec2bin : ToBase<"dec2bin", 2> {
  let summary = "whole numbers as binary digits, one row a number";
  let example = "dec2bin(5, 4)";
  let prints = "'0101'";
}

def Dec2hex : ToBase<"dec2hex", 16> {
  let summary = "whole numbers as hexadecimal digits, one row a number";
  let example = "dec2hex(255)";
  let prints = "'FF'";
  let examples = [Example<"dec2hex(255, 4)", "'00FF'">];
}

//===----------------------------------------------------------------------===//
// Text as numbers
//===----------------------------------------------------------------------===//

def Str2double : FromText<"str2double", "str2double"> {
  let evaluation = Evaluation<"numberOfText", ["chars"]>;
  let summary = "the number that each text stands for; NaN where it is none";
  let forms = [Form<(takes Any:$str), (gives Result<"double", "any", "any">:$X)>];
  let example = "str2double('1,234.5')";
  let prints = "1.2345e+03";
}

def Str2num : FromText<"str2num", "str2num"> {
  let summary = "the value of a text that is evaluated as an expression; [] where it is none";
  let forms = [Form<(takes Text:$txt), (gives Anything:$X, LogicalScalar:$tf)>];
  let effects = CallsBack;
  let example = "str2num('[1 2] + 1')";
  let prints = "2 3";
}

class FromBase<string name, int base> : FromText<name, "fromBase<" # base # ">"> {
  let evaluation = Evaluation<"numberOfText", ["chars"]>;
  let forms = [Form<(takes Texts:$str), (gives Result<"double", "column">:$D)>];
}

def Bin2dec : FromBase<"bin2dec", 2> {
  let summary = "the number that binary digits stand for, one for each row or text";
  let example = "bin2dec('101')";
  let prints = "5";
}

def Hex2dec : FromBase<"hex2dec", 16> {
  let summary = "the number that hexadecimal digits stand for, one for each row or text";
  let example = "hex2dec('ff')";
  let prints = "255";
}

def Double : TextConversion<"double", "doubleOf"> {
  let summary = "numbers, or codes of characters, in double precision; of strings the numbers that they stand for";
  let forms = [Form<(takes Numeric:$x), (gives Result<"double", "size x", "complex x">:$y)>,
               Form<(takes String:$str), (gives Result<"double", "size str", "any">:$y)>,
               Form<(takes MissingValue:$m), (gives Result<"double", "size m">:$y)>];
  let import = "cast<ElementClass::Double>";
  let fused = 1;
  let importGroup = "Elementwise";
  let evaluation = Evaluation<"", ["chars"]>;
  let cost = [Cost<"convert">];
  let derivative = Derivative<["1"]>;
  let example = "double('AB')";
  let prints = "65 66";
  let examples = [Example<"double('AB')", "65 66">, Example<"double(\"2.5\")", "2.5000">, Example<"double([\"1.5\" \"x\"])", "1.5000 NaN">,
                  Example<"double(missing)", "NaN">];
}

//===----------------------------------------------------------------------===//
// Kinds of text
//===----------------------------------------------------------------------===//

def Characters : Kind<"codes of characters, chars, strings or a cell array of char rows",
                      ["double", "single", "integer", "logical", "char", "string", "cell"]>;

def CharFunction : ToText<"char", "charOf"> {
  let summary = "characters of the given codes; texts as the rows of a char matrix";
  let forms = [Form<(takes RealNumeric:$A), (gives Result<"char", "size A">:$C)>,
               Form<(takes Rest<Characters, 1>:$A), (gives Result<"char", "matrix">:$C)>];
  let evaluation = EvaluationOf<1, 1, 1, "charsLikeFirst", ["integers", "chars"]>;
  let cost = [Cost<"convert">];
  let example = "char([72 105])";
  let prints = "'Hi'";
  let examples = [Example<"char('a', 'bcd')", "2×3 char array 'a ' 'bcd'">, Example<"char({'a', 'b'})", "2×1 char array 'a' 'b'">,
                  Example<"char([72 105])", "'Hi'">];
}

def StringFunction : ToText<"string", "stringOf"> {
  let summary = "a string for each number, char row or text of a cell array";
  let forms = [Form<(takes Array:$A), (gives Result<"string", "any">:$str)>,
               Form<(takes String:$A), (gives Like<"A">:$str)>,
               Form<(takes Cell:$A), (gives Result<"string", "size A">:$str)>,
               Form<(takes MissingValue:$A), (gives Result<"string", "size A">:$str)>];
  let example = "string(1.5)";
  let prints = "\"1.5\"";
  let examples = [Example<"string([1 2])", "1×2 string array \"1\" \"2\"">, Example<"string('ab')", "\"ab\"">,
                  Example<"string({'a', 'b'})", "1×2 string array \"a\" \"b\"">,
                  Example<"string([\"a\" \"b\"])", "1×2 string array \"a\" \"b\"">, Example<"string(missing)", "<missing>">];
}

def Cellstr : ToText<"cellstr", "cellOfTexts"> {
  let summary = "a cell array with the rows of a char matrix, without the blanks at their ends, or with each string";
  let forms = [Form<(takes Texts:$A), (gives CellResult:$C)>];
  let example = "cellstr(['ab '; 'cde'])";
  let prints = "2×1 cell array {'ab'} {'cde'}";
}

def Strlength : FromText<"strlength", "lengthOfText"> {
  let summary = "number of characters of each text";
  let forms = [Form<(takes Texts:$str), (gives Result<"double", "any">:$L)>];
  let example = "strlength({'abc', ''})";
  let prints = "3 0";
}
