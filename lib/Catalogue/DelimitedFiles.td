//===- DelimitedFiles.td - numbers and texts in columns ----*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"
include "lib/Catalogue/Library.td"

class ColumnFile<string name> : LibraryFunction<name> {
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"it is of files">;
}

//===----------------------------------------------------------------------===//
// Matrices
//
// Rows and columns count from 0.
//===----------------------------------------------------------------------===//

def RangeOfFile : Kind<"[R1 C1 R2 C2], or a text such as 'A1..B7'", ["double", "single", "integer", "char", "string"], ["Vector", "Nonempty"]>;
def Numbers : Result<"double", "matrix", "any">;

def Dlmread : ColumnFile<"dlmread"> {
  let forms = [Form<(takes Text:$filename, Opt<Text>:$delimiter), (gives Numbers:$M)>,
               Form<(takes Text:$filename, Text:$delimiter, CountScalar:$R1, CountScalar:$C1), (gives Numbers:$M)>,
               Form<(takes Text:$filename, Text:$delimiter, RangeOfFile:$range), (gives Numbers:$M)>];
  let example = "n = tempname; f = fopen(n, 'w'); fprintf(f, '1\\t2\\n3\\t\\n'); fclose(f); dlmread(n), delete(n)";
  let prints = "1 2 3 0";
  let examples = [Example<"n = tempname; dlmwrite(n, [1 2; 3 4], 'x'); M = dlmread(n, 'x'); delete(n), M", "M = 1 2 3 4">,
                  Example<"n = tempname; dlmwrite(n, [1 2; 3 4]); M = dlmread(n, ',', 1, 0); delete(n), M", "M = 3 4">,
                  Example<"n = tempname; dlmwrite(n, magic(3)); M = dlmread(n, ',', [0 1 1 2]); delete(n), M", "M = 1 6 5 7">];
}

def Csvread : ColumnFile<"csvread"> {
  let forms = [Form<(takes Text:$filename), (gives Numbers:$M)>, Form<(takes Text:$filename, CountScalar:$R1, CountScalar:$C1, Opt<RangeOfFile>:$range), (gives Numbers:$M)>];
  let example = "n = tempname; csvwrite(n, [1 2; 3 4]); M = csvread(n); delete(n), M";
  let prints = "M = 1 2 3 4";
  let examples = [Example<"n = tempname; csvwrite(n, [1 2; 3 4]); M = csvread(n, 1, 0); delete(n), M", "M = 3 4">,
                  Example<"n = tempname; csvwrite(n, magic(3)); M = csvread(n, 0, 1, [0 1 1 2]); delete(n), M", "M = 1 6 5 7">];
}

def LineEnd : Kind<"'pc' or 'unix'", [], [], 0, ["pc", "unix"]>;
def DigitsOrFormat : Kind<"a number of digits, or a format", ["double", "single", "integer", "char", "string"], ["Vector", "Nonempty"]>;

def Dlmwrite : ColumnFile<"dlmwrite"> {
  let forms = [Form<(takes Text:$filename, Matrix:$M, Words<["-append"]>:$append, Pair<"delimiter", Text>:$delimiter, Pair<"newline", LineEnd>:$newline,
                     Pair<"roffset", CountScalar>:$roffset, Pair<"coffset", CountScalar>:$coffset, Pair<"precision", DigitsOrFormat>:$precision),
                    (gives)>,
               Form<(takes Text:$filename, Matrix:$M, Text:$delimiter, Opt<CountScalar>:$R, Opt<CountScalar>:$C), (gives)>];
  let example = "n = tempname; dlmwrite(n, [1.5 2; 3 4]), fileread(n), delete(n)";
  let prints = "'1.5,2 3,4 '";
  let examples = [Example<"n = tempname; dlmwrite(n, 1); dlmwrite(n, [pi 2], '-append', 'delimiter', ';', 'precision', 3), fileread(n), delete(n)", "'1 3.14;2 '">,
                  Example<"n = tempname; dlmwrite(n, [1 2], 'roffset', 1, 'coffset', 1), fileread(n), delete(n)", "',, ,1,2 '">,
                  Example<"n = tempname; dlmwrite(n, 1, 'newline', 'pc'), double(fileread(n)), delete(n)", "49 13 10">,
                  Example<"n = tempname; dlmwrite(n, [1 2], ';', 1, 2), fileread(n), delete(n)", "';;; ;;1;2 '">];
}

def Csvwrite : ColumnFile<"csvwrite"> {
  let forms = [Form<(takes Text:$filename, Matrix:$M, Opt<CountScalar>:$row, Opt<CountScalar>:$col), (gives)>];
  let example = "n = tempname; csvwrite(n, [1.5 2; 3 4]), fileread(n), delete(n)";
  let prints = "'1.5,2 3,4 '";
  let examples = [Example<"n = tempname; csvwrite(n, [1 2], 1, 1), fileread(n), delete(n)", "',, ,1,2 '">];
}

//===----------------------------------------------------------------------===//
// Fields
//===----------------------------------------------------------------------===//

def TextSource : Kind<"the number of an open file, or a text", ["double", "single", "char", "string"], ["Vector"]>;
/// Inf, -1: all rows.
def RowCount : Kind<"how many rows", numbers, ["Scalar"]>;
def TextClass : Kind<"'char' or 'string'", [], [], 0, ["char", "string"]>;

def Textscan : ColumnFile<"textscan"> {
  let forms = [Form<(takes TextSource:$source, Text:$formatSpec, Opt<RowCount>:$N, Pair<"Delimiter", TextRows>:$delimiter,
                     Pair<"HeaderLines", CountScalar>:$headerLines, Pair<"CollectOutput", Truth>:$collectOutput,
                     Pair<"EmptyValue", RealScalar>:$emptyValue, Pair<"CommentStyle", TextRows>:$commentStyle,
                     Pair<"MultipleDelimsAsOne", Truth>:$multipleDelimsAsOne, Pair<"ReturnOnError", Truth>:$returnOnError,
                     Pair<"TreatAsEmpty", TextRows>:$treatAsEmpty, Pair<"Whitespace", Text>:$whitespace, Pair<"EndOfLine", Text>:$endOfLine,
                     Pair<"TextType", TextClass>:$textType),
                    (gives Result<"cell", "row">:$C, DoubleScalar:$position)>,
               Form<(takes TextSource:$source, Rest<Any>:$more), (gives Result<"cell", "row">:$C, DoubleScalar:$position)>];
  let example = "C = textscan('1 2 3 4', '%f %f'); C{2}'";
  let prints = "2 4";
  let examples = [Example<"C = textscan('a 1 b 2', '%s %d', 1); C{1}", "1×1 cell array {'a'}">,
                  Example<"C = textscan(sprintf('x\\n1;2\\n3;4'), '%f %f', 'Delimiter', ';', 'HeaderLines', 1, 'CollectOutput', true); C{1}", "1 2 3 4">,
                  Example<"C = textscan('1,,3', '%f', 'Delimiter', ',', 'EmptyValue', -1); C{1}'", "1 -1 3">,
                  Example<"C = textscan(sprintf('1 %% one\\n2'), '%f', 'CommentStyle', '%'); C{1}'", "1 2">,
                  Example<"C = textscan('1,,3', '%f', 'Delimiter', ',', 'MultipleDelimsAsOne', true); C{1}'", "1 3">,
                  Example<"try, textscan('1 x', '%f', 'ReturnOnError', false); catch e, disp(e.message), end", "Field 1 of row 2, 'x', is no number.">,
                  Example<"C = textscan('1,NA,3', '%f', 'Delimiter', ',', 'TreatAsEmpty', 'NA'); C{1}'", "1 NaN 3">,
                  Example<"C = textscan('__1,_2', '%s', 'Delimiter', ',', 'Whitespace', '_'); C{1}", "2×1 cell array {'1'} {'2'}">,
                  Example<"C = textscan(sprintf('1\\n2'), '%f', 'EndOfLine', '\\n'); C{1}'", "1 2">,
                  Example<"C = textscan('a b', '%s', 'TextType', 'string'); C{1}'", "1×2 string array \"a\" \"b\"">,
                  Example<"C = textscan('1,2', 'Delimiter', ','); C{1}'", "1 2">];
  let defaults = ["EndOfLine"];
}

/// The columns of textscan, one in each output.
class ColumnsApart<string name> : ColumnFile<name> {
  /// What textscan finds wrong is its error.
  let callsBack = 1;
  let forms = [Form<(takes Text:$source, Rest<Any>:$more), (gives Anything:$A, More:$others)>];
}

def Strread : ColumnsApart<"strread"> {
  let example = "[a, b] = strread('1 2 3 4', '%d %f'); b'";
  let prints = "2 4";
  let examples = [Example<"strread('1,2', '%d', 'delimiter', ',')'", "1 2">];
}

def Textread : ColumnsApart<"textread"> {
  let example = "n = tempname; dlmwrite(n, [1 2; 3 4], ' '); [a, b] = textread(n, '%d %d'); delete(n), b'";
  let prints = "2 4";
  let examples = [Example<"n = tempname; dlmwrite(n, [1; 2]); x = textread(n, '%d', 'headerlines', 1); delete(n), x", "x = 2">];
}

//===----------------------------------------------------------------------===//
// Whole files
//===----------------------------------------------------------------------===//

def EmptyLineRule : Kind<"'read', 'skip' or 'error'", [], [], 0, ["read", "skip", "error"]>;
def WriteMode : Kind<"'overwrite' or 'append'", [], [], 0, ["overwrite", "append"]>;

def Readlines : ColumnFile<"readlines"> {
  let forms = [Form<(takes Text:$filename, Pair<"EmptyLineRule", EmptyLineRule>:$emptyLineRule), (gives Result<"string", "any">:$S)>];
  let example = "n = tempname; writelines([\"a\" \"b\"], n), S = readlines(n)', delete(n)";
  let prints = "S = 1×3 string array \"a\" \"b\" \"\"";
  let examples = [Example<"n = tempname; writelines([\"a\" \"\" \"b\"], n), S = readlines(n, 'EmptyLineRule', 'skip')', delete(n)", "S = 1×2 string array \"a\" \"b\"">];
}

def Writelines : ColumnFile<"writelines"> {
  let forms = [Form<(takes Texts:$lines, Text:$filename, Pair<"WriteMode", WriteMode>:$writeMode), (gives)>];
  let example = "n = tempname; writelines({'one', 'two'}, n), fileread(n), delete(n)";
  let prints = "'one two '";
  let examples = [Example<"n = tempname; writelines('one', n), writelines(\"two\", n, 'WriteMode', 'append'), fileread(n), delete(n)", "'one two '">];
}

def Readmatrix : ColumnFile<"readmatrix"> {
  let forms = [Form<(takes Text:$filename, Pair<"Delimiter", Text>:$delimiter, Pair<"NumHeaderLines", CountScalar>:$numHeaderLines), (gives Numbers:$M)>];
  let example = "n = tempname; writelines({'a,b', '1,2', '3,x'}, n), M = readmatrix(n), delete(n)";
  let prints = "M = 1 2 3 NaN";
  let examples = [Example<"n = tempname; writelines({'1:2', '3:4'}, n), M = readmatrix(n, 'Delimiter', ':'), delete(n)", "M = 1 2 3 4">,
                  Example<"n = tempname; writelines({'1,2', '3,4'}, n), M = readmatrix(n, 'NumHeaderLines', 1), delete(n)", "M = 3 4">];
}

def Writematrix : ColumnFile<"writematrix"> {
  let forms = [Form<(takes Matrix:$A, Opt<Text>:$filename, Pair<"Delimiter", Text>:$delimiter, Pair<"WriteMode", WriteMode>:$writeMode), (gives)>];
  let example = "n = tempname; writematrix([1.5 2; 3 4], n), fileread(n), delete(n)";
  let prints = "'1.5,2 3,4 '";
  let examples = [Example<"n = tempname; writematrix([1 2], n, 'Delimiter', 'tab'), writematrix(3, n, 'WriteMode', 'append'), double(fileread(n)), delete(n)", "49 9 50 10 51 10">];
}

def Importdata : ColumnFile<"importdata"> {
  let forms = [Form<(takes Text:$filename, Opt<Text>:$delimiter, Opt<CountScalar>:$headerlines),
                    (gives Anything:$A, TextResult:$delimiterOut, DoubleScalar:$headerlinesOut)>];
  let example = "n = tempname; writelines({'t v', '1 2', '3 4'}, n), s = importdata(n); delete(n), s.data, s.colheaders";
  let prints = "ans = 1 2 3 4 ans = 1×2 cell array {'t'} {'v'}";
  let examples = [Example<"n = tempname; writelines({'1:2', '3:4'}, n), A = importdata(n, ':'), delete(n)", "A = 1 2 3 4">,
                  Example<"n = tempname; writelines({'1 2', '3 4'}, n), s = importdata(n, ' ', 1); delete(n), s.data", "3 4">];
}

def Open : ColumnFile<"open"> {
  let forms = [Form<(takes Text:$name), (gives Anything:$A)>];
  let example = "setenv('VISUAL', 'echo'); open('new.txt')";
  let prints = "new.txt";
  let examples = [Example<"x = 5; save('a.mat', 'x'), s = open('a.mat')", "s = struct with fields: x: 5">];
}
