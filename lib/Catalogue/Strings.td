//===- Strings.td - comparing and changing text ------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"
include "lib/Catalogue/Library.td"

/// A function of texts, which have no derivative.
class TextFunction<string name, string expression> : Builtin<name, expression> {
  let group = "Strings";
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"its arguments are texts">;
}

//===----------------------------------------------------------------------===//
// Comparison: what is no text equals nothing
//===----------------------------------------------------------------------===//

class TextComparison<string name, string test> : TextFunction<name, "comparison<" # test # ">"> {
  let forms = [Form<(takes Any:$s1, Any:$s2), (gives Result<"logical", "any">:$tf)>];
  let evaluation = Evaluation<"sameTexts", ["onHost", "chars"]>;
  let residence = KeepsHost;
}
class PrefixComparison<string name, string test> : TextFunction<name, "prefixComparison<" # test # ">"> {
  let forms = [Form<(takes Any:$s1, Any:$s2, CountScalar:$n), (gives Result<"logical", "any">:$tf)>];
  let evaluation = Evaluation<"testOfTexts", ["chars"]>;
}

def Strcmp : TextComparison<"strcmp", "Case::Matters"> {
  let known = "ofComparison<false>";
  let summary = "whether texts are equal";
  let example = "strcmp('yes', {'no', 'yes'})";
  let prints = "1×2 logical array 0 1";
}

def Strcmpi : TextComparison<"strcmpi", "Case::Ignored"> {
  let known = "ofComparison<true>";
  let summary = "whether texts are equal but for the case of letters";
  let example = "strcmpi('Yes', 'YES')";
  let prints = "logical 1";
}

def Strncmp : PrefixComparison<"strncmp", "Case::Matters"> {
  let summary = "whether the first n characters of texts are equal";
  let example = "strncmp('hello', 'help', 3)";
  let prints = "logical 1";
}

def Strncmpi : PrefixComparison<"strncmpi", "Case::Ignored"> {
  let summary = "whether the first n characters of texts are equal but for the case of letters";
  let example = "strncmpi('HELlo', 'help', 3)";
  let prints = "logical 1";
}

//===----------------------------------------------------------------------===//
// Searching
//===----------------------------------------------------------------------===//

/// One of the patterns, in each of the texts.
class PatternTest<string name> : TextFunction<name, name> {
  let forms = [Form<(takes Texts:$str, Texts:$pattern, Pair<"IgnoreCase", Truth>:$ignoreCase), (gives Result<"logical", "any">:$tf)>];
  let evaluation = Evaluation<"testOfTexts", ["chars"]>;
}

def Contains : PatternTest<"contains"> {
  let summary = "whether one of the patterns occurs in each of the texts";
  let example = "contains(\"Hello\", \"ELL\", 'IgnoreCase', true)";
  let prints = "logical 1";
}

def StartsWith : PatternTest<"startsWith"> {
  let summary = "whether each of the texts begins with one of the patterns";
  let example = "startsWith('hello', 'he')";
  let prints = "logical 1";
  let examples = [Example<"startsWith('Hello', 'he', 'IgnoreCase', true)", "logical 1">];
}

def EndsWith : PatternTest<"endsWith"> {
  let summary = "whether each of the texts ends with one of the patterns";
  let example = "endsWith({'a.m', 'b.c'}, '.m')";
  let prints = "1×2 logical array 1 0";
  let examples = [Example<"endsWith('a.M', '.m', 'IgnoreCase', true)", "logical 1">];
}

def Strfind : TextFunction<"strfind", "strfind"> {
  let summary = "positions at which a pattern begins in a text";
  let forms = [Form<(takes Text:$str, Text:$pattern), (gives Result<"double", "row">:$k)>,
               Form<(takes CellOfTexts:$str, Text:$pattern), (gives Result<"cell", "size str">:$k)>];
  let evaluation = Evaluation<"placesInText", ["chars"]>;
  let example = "strfind('abcabc', 'bc')";
  let prints = "2 5";
  let examples = [Example<"strfind({'abc', 'bcbc'}, 'bc')", "1×2 cell array {[2]} {[1 3]}">];
}

def Validatestring : TextFunction<"validatestring", "validString"> {
  let summary = "the one of the valid texts that begins with a text, in any case; an error when there is none";
  let forms = [Form<(takes Text:$str, Texts:$validStrings, Opt<Text>:$funcName, Opt<Text>:$varName, Opt<CountScalar>:$argIndex),
                    (gives TextResult:$matchedStr)>];
  let evaluation = Evaluation<"textOfTexts", ["chars"]>;
  let example = "validatestring('app', {'apple', 'pear'})";
  let prints = "'apple'";
  let examples = [Example<"validatestring('app', {'apple', 'pear'}, 'f', 'fruit', 2)", "'apple'">];
  let defaults = ["argIndex"];
}

//===----------------------------------------------------------------------===//
// Case and blanks
//===----------------------------------------------------------------------===//

class TextMap<string name, string map> : TextFunction<name, "mapped<" # map # ">"> {
  let forms = [Form<(takes Texts:$str), (gives Result<"same str", "any">:$newStr)>];
  let evaluation = Evaluation<"textOfTexts", ["chars"]>;
}
/// Numbers are given back as they are.
class CaseMap<string name, string map> : TextMap<name, map> {
  let forms = [Form<(takes Texts:$str), (gives Result<"same str", "size str">:$newStr)>,
               Form<(takes Numeric:$x), (gives Like<"x">:$y)>];
  let evaluation = Evaluation<"sameType", ["givesComplex", "integers", "chars"]>;
}

def Lower : CaseMap<"lower", "lowerCase"> {
  let known = "inCase<false>";
  let aliases = ["tolower"];
  let summary = "text with lower-case letters";
  let example = "lower('aB1')";
  let prints = "'ab1'";
  let examples = [Example<"lower(5)", "5">];
}

def Toupper : CaseMap<"toupper", "upperCase"> {
  let known = "inCase<true>";
  let aliases = ["upper"];
  let summary = "text with upper-case letters";
  let example = "upper('aB1')";
  let prints = "'AB1'";
  let examples = [Example<"toupper(5)", "5">];
}

def Strtrim : TextMap<"strtrim", "trimmed"> {
  let summary = "text without the blanks at both ends";
  let example = "strtrim('  a b ')";
  let prints = "'a b'";
}

def Strip : TextMap<"strip", "trimmed"> {
  let summary = "text without the blanks at both ends";
  let example = "strip(\" a b \")";
  let prints = "\"a b\"";
}

def Deblank : TextMap<"deblank", "trimmedEnd"> {
  let summary = "text without the blanks at its end";
  let forms = [Form<(takes Texts:$str), (gives Result<"same str", "any">:$newStr)>,
               Form<(takes Nothing:$x), (gives Like<"x">:$y)>];
  let example = "deblank('a b  ')";
  let prints = "'a b'";
  let examples = [Example<"deblank([])", "[]">];
}

def Blanks : TextFunction<"blanks", "blanksBuiltin"> {
  let summary = "a text of n blanks";
  let forms = [Form<(takes CountScalar:$n), (gives TextResult:$chr)>];
  let evaluation = Evaluation<"textOfNumbers", ["integers"]>;
  let cost = [Cost<"move">];
  let derivative = NotDifferentiable<"its results are texts">;
  let example = "blanks(3)";
  let prints = "' '";
}

def Newline : TextFunction<"newline", "newlineBuiltin"> {
  let summary = "the character that ends a line";
  let forms = [Form<(takes), (gives Result<"char", "scalar">:$c)>];
  let cost = [Cost<"move">];
  let derivative = NotDifferentiable<"its results are texts">;
  let example = "double(newline)";
  let prints = "10";
}

//===----------------------------------------------------------------------===//
// Replacing
//===----------------------------------------------------------------------===//

def Replace : TextFunction<"replace", "replaceText"> {
  let summary = "texts with each of the old parts replaced by the new one, or by its own new one";
  let forms = [Form<(takes Texts:$str, Texts:$old, Texts:$new), (gives Result<"same str", "any">:$newStr)>];
  let evaluation = Evaluation<"textOfTexts", ["chars"]>;
  let example = "replace(\"a-b\", \"-\", \"+\")";
  let prints = "\"a+b\"";
}

/// Lists go element by element.
def Strrep : TextFunction<"strrep", "strrep"> {
  let summary = "texts with an old part replaced by a new one, also where it overlaps itself";
  let forms = [Form<(takes Texts:$str, Texts:$old, Texts:$new)>];
  let evaluation = Evaluation<"textOfTexts", ["chars"]>;
  let example = "strrep('aXbX', 'X', '--')";
  let prints = "'a--b--'";
}

//===----------------------------------------------------------------------===//
// Splitting and joining
//===----------------------------------------------------------------------===//

def SimpleDelimiters : Kind<"'Simple'", [], [], 0, ["Simple"]>;
defvar splitOptions = (takes Pair<"CollapseDelimiters", Truth>:$collapse, Pair<"DelimiterType", SimpleDelimiters>:$type);

def Strsplit : TextFunction<"strsplit", "strsplit"> {
  let summary = "parts of a text between delimiters as a row of texts; delimiters that touch count as one unless told";
  let forms = [Form<!con((takes Text:$str), splitOptions), (gives Result<"any", "row">:$C)>,
               Form<!con((takes Text:$str, Texts:$delimiter), splitOptions), (gives Result<"any", "row">:$C)>];
  let example = "strsplit('a,b,c', ',')";
  let prints = "1×3 cell array {'a'} {'b'} {'c'}";
  let examples = [Example<"strsplit('a  b')", "1×2 cell array {'a'} {'b'}">,
                  Example<"strsplit('a  b', ' ', 'CollapseDelimiters', false, 'DelimiterType', 'Simple')",
                          "1×3 cell array {'a'} {0×0 char} {'b'}">,
                  Example<"strsplit('a  b', 'CollapseDelimiters', false, 'DelimiterType', 'Simple')", "1×3 cell array {'a'} {0×0 char} {'b'}">];
  let defaults = ["DelimiterType"];
}

def Strjoin : TextFunction<"strjoin", "strjoin"> {
  let summary = "the texts of a list as one, with a delimiter (a blank) between";
  let forms = [Form<(takes TextVector:$C, Opt<Text>:$delimiter), (gives Result<"any", "row">:$str)>];
  let example = "strjoin({'a', 'b'}, ', ')";
  let prints = "'a, b'";
}

def Strcat : TextFunction<"strcat", "strcatBuiltin"> {
  let summary = "texts joined element by element; char rows lose the blanks at their ends";
  let forms = [Form<(takes Rest<Texts, 1>:$s), (gives Anything:$str)>];
  let evaluation = Evaluation<"textOfTexts", ["chars"]>;
  let example = "strcat('a ', 'b')";
  let prints = "'ab'";
}

def Strtok : TextFunction<"strtok", "strtok"> {
  let summary = "the first part of a text before a blank, or a delimiter, and what remains";
  let forms = [Form<(takes Text:$str, Opt<Text>:$delimiters),
                    (gives Result<"same str", "row">:$token, Result<"same str", "row">:$remain)>];
  let evaluation = Evaluation<"partsOfText", ["chars"]>;
  let example = "strtok('  one two')";
  let prints = "'one'";
  let examples = [Example<"strtok('a,b', ',')", "'a'">];
}

//===----------------------------------------------------------------------===//
// Kinds of characters
//===----------------------------------------------------------------------===//

/// False for what is no character.
class CharacterTest<string name, string test> : TextFunction<name, "characterTest<" # test # ">"> {
  let forms = [Form<(takes Array:$A), (gives LogicalLike<"A">:$tf)>];
  let evaluation = Evaluation<"", ofAnyArray>;
  let cost = [Cost<"compare", 2>];
}

def Isspace : CharacterTest<"isspace", "isSpace"> {
  let summary = "which characters are blanks, tabs or ends of lines";
  let example = "isspace('a b')";
  let prints = "1×3 logical array 0 1 0";
}

def Isletter : CharacterTest<"isletter", "isLetter"> {
  let summary = "which characters are letters";
  let example = "isletter('a1')";
  let prints = "1×2 logical array 1 0";
}

def Isdigit : CharacterTest<"isdigit", "isDigit"> {
  let summary = "which characters are decimal digits";
  let example = "isdigit('a1')";
  let prints = "1×2 logical array 0 1";
}

//===----------------------------------------------------------------------===//
// Written in the language
//===----------------------------------------------------------------------===//

/// A char is no width: it may be what fills.
def Width : Kind<"a whole number that is not negative", numbers, ["Scalar", "Whole", "NotNegative"]>;
let identifier = "MATLAB:invalidSizeInput" in {
def WholeExtent : Kind<"a whole number", ["double", "single", "integer", "logical"], ["Scalar", "Whole"]>;
def WholeExtents : Kind<"a row of whole numbers", ["double", "single", "integer", "logical"], ["Row", "Nonempty", "Whole"]>;
}

def Base2dec : TextLibraryFunction<"base2dec"> {
  let forms = [Form<(takes Texts:$str, CountScalar:$n), (gives Result<"double", "column">:$D)>];
  let example = "base2dec('zz', 36)";
  let prints = "1295";
}

let identifier = ":FirstArg" in
def NumbersOfDigits : Kind<"whole numbers that are not negative", numerics, ["Whole", "NotNegative"]>;

def Dec2base : LibraryFunction<"dec2base"> {
  let forms = [Form<(takes NumbersOfDigits:$D, CountScalar:$n, Opt<CountScalar>:$minDigits), (gives Result<"char", "matrix">:$str)>];
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"its results are texts">;
  let example = "dec2base(1295, 36)";
  let prints = "'ZZ'";
  let examples = [Example<"dec2base(23, 3, 5)", "'00212'">];
}

def Count : TextLibraryFunction<"count"> {
  let forms = [Form<(takes TextRows:$str, TextRows:$pattern), (gives Result<"double", "any">:$A)>];
  let example = "count('banana', 'an')";
  let prints = "2";
}

def Erase : TextLibraryFunction<"erase"> {
  let forms = [Form<(takes TextRows:$str, TextRows:$match), (gives Result<"same str", "any">:$newStr)>];
  let example = "erase('aXbX', 'X')";
  let prints = "'ab'";
}

def Split : TextLibraryFunction<"split"> {
  let forms = [Form<(takes TextRows:$str, Opt<TextRows>:$delimiter), (gives Anything:$newStr)>];
  let example = "split(\"a b\")";
  let prints = "2×1 string array \"a\" \"b\"";
  let examples = [Example<"split(\"a,b,,c\", \",\")", "4×1 string array \"a\" \"b\" \"\" \"c\"">];
}

class PartOfText<string name> : TextLibraryFunction<name> {
  let forms = [Form<(takes TextRows:$str, Text:$pattern), (gives Result<"same str", "any">:$newStr)>,
               Form<(takes TextRows:$str, PositiveScalar:$position), (gives Result<"same str", "any">:$newStr)>];
}
class TextWithMore<string name> : TextLibraryFunction<name> {
  let forms = [Form<(takes TextRows:$str, TextRows:$pattern, Text:$newText), (gives Result<"same str", "any">:$newStr)>];
}

def ExtractAfter : PartOfText<"extractAfter"> {
  let example = "extractAfter('key=value', '=')";
  let prints = "'value'";
  let examples = [Example<"extractAfter('value', 2)", "'lue'">];
}

def ExtractBefore : PartOfText<"extractBefore"> {
  let example = "extractBefore('key=value', '=')";
  let prints = "'key'";
  let examples = [Example<"extractBefore('value', 3)", "'va'">];
}

def Boundaries : Kind<"'inclusive' or 'exclusive'", [], [], 0, ["inclusive", "exclusive"]>;

def ExtractBetween : TextLibraryFunction<"extractBetween"> {
  let forms = [Form<(takes TextRows:$str, Text:$startPat, Text:$endPat, Pair<"Boundaries", Boundaries>:$bounds), (gives Anything:$newStr)>,
               Form<(takes TextRows:$str, PositiveScalar:$startPos, PositiveScalar:$endPos, Pair<"Boundaries", Boundaries>:$bounds),
                    (gives Anything:$newStr)>];
  let example = "extractBetween(\"a(b)c(d)\", \"(\", \")\")";
  let prints = "2×1 string array \"b\" \"d\"";
  let examples = [Example<"extractBetween('key=value;', '=', ';', 'Boundaries', 'inclusive')", "1×1 cell array {'=value;'}">,
                  Example<"extractBetween(\"abcdef\", 2, 5)", "\"bcde\"">,
                  Example<"extractBetween(\"abcdef\", 2, 5, 'Boundaries', 'exclusive')", "\"cd\"">];
}

def InsertAfter : TextWithMore<"insertAfter"> {
  let example = "insertAfter('ab', 'a', 'x')";
  let prints = "'axb'";
}

def InsertBefore : TextWithMore<"insertBefore"> {
  let example = "insertBefore('ab', 'b', 'x')";
  let prints = "'axb'";
}

def Reverse : TextLibraryFunction<"reverse"> {
  let forms = [Form<(takes TextRows:$str), (gives Result<"same str", "size str">:$newStr)>];
  let example = "reverse('abc')";
  let prints = "'cba'";
}

def Side : Kind<"'left', 'right' or 'both'", [], [], 0, ["left", "right", "both"]>;
class Padded<string x> : Result<"same " # x, "any">;

def Pad : TextLibraryFunction<"pad"> {
  let forms = [Form<(takes TextRows:$str, Opt<Width>:$width, Words<["left", "right", "both"]>:$side), (gives Padded<"str">:$newStr)>,
               Form<(takes TextRows:$str, Text:$padCharacter), (gives Padded<"str">:$newStr)>,
               Form<(takes TextRows:$str, Width:$width, Text:$padCharacter), (gives Padded<"str">:$newStr)>,
               Form<(takes TextRows:$str, Side:$side, Text:$padCharacter), (gives Padded<"str">:$newStr)>,
               Form<(takes TextRows:$str, Width:$width, Side:$side, Text:$padCharacter), (gives Padded<"str">:$newStr)>];
  let example = "pad('ab', 4, 'left')";
  let prints = "' ab'";
  let examples = [Example<"pad('ab', 4, 'right')", "'ab '">, Example<"pad('ab', 5, 'both')", "' ab '">,
                  Example<"pad('ab', 4, 'left', '-')", "'--ab'">, Example<"pad({'a', 'bcd'}, '-')", "1×2 cell array {'a--'} {'bcd'}">,
                  Example<"pad('ab', 4, '-')", "'ab--'">, Example<"pad({'a', 'bcd'}, 'left', '-')", "1×2 cell array {'--a'} {'bcd'}">];
  let defaults = ["right"];
}

def CharMatrix : Kind<"a char matrix", ["char"], ["Matrix"]>;

def Strjust : TextLibraryFunction<"strjust"> {
  let optionError = "UnknownParameter";
  let forms = [Form<(takes CharMatrix:$chr, Words<["left", "right", "center"]>:$side), (gives Result<"char", "size chr">:$newChr)>];
  let example = "strjust('a  ')";
  let prints = "' a'";
  let examples = [Example<"strjust('a  ', 'center')", "' a '">, Example<"strjust('  a', 'left')", "'a '">,
                  Example<"strjust('a  ', 'right')", "' a'">];
  let defaults = ["right"];
}

def Join : TextLibraryFunction<"join"> {
  let forms = [Form<(takes TextRows:$str, Opt<Text>:$delimiter), (gives Result<"any", "column">:$newStr)>];
  let example = "join([\"a\" \"b\"])";
  let prints = "\"a b\"";
  let examples = [Example<"join([\"a\" \"b\"], \"-\")", "\"a-b\"">];
}

def Strings : LibraryFunction<"strings"> {
  let forms = [Form<(takes Rest<WholeExtent>:$sz), (gives Result<"string", "any">:$str)>,
               Form<(takes WholeExtents:$sz), (gives Result<"string", "any">:$str)>];
  let cost = [Cost<"move">];
  let derivative = NotDifferentiable<"its results are texts">;
  let example = "strings(1, 2)";
  let prints = "1×2 string array \"\" \"\"";
  let examples = [Example<"strings([2 1])", "2×1 string array \"\" \"\"">];
}

def TextOrCodes : Kind<"a char or string matrix, a cell array of char rows or codes of characters",
                       ["double", "single", "integer", "char", "cell", "string"], ["Matrix"]>;

def Strvcat : TextLibraryFunction<"strvcat"> {
  let forms = [Form<(takes Rest<TextOrCodes>:$t), (gives Result<"char", "matrix">:$S)>];
  let example = "strvcat('a', 'bcd')";
  let prints = "2×3 char array 'a ' 'bcd'";
}

def Strmatch : TextLibraryFunction<"strmatch"> {
  let forms = [Form<(takes Text:$str, Texts:$list, Words<["exact"]>:$exact), (gives Result<"double", "any">:$x)>];
  let example = "strmatch('a', {'ab', 'b', 'ac'})";
  let prints = "1 3";
  let examples = [Example<"strmatch('ab', {'ab', 'abc', 'b', 'ab'}, 'exact')", "1 4">];
}

def CharacterCategory : Kind<"the name of a kind of characters", [], [], 0,
    ["alpha", "digit", "alphanum", "lower", "upper", "wspace", "punct", "xdigit", "cntrl", "graphic", "print"]>;

def Isstrprop : TextLibraryFunction<"isstrprop"> {
  let forms = [Form<(takes Text:$str, CharacterCategory:$category), (gives Result<"logical", "any">:$TF)>,
               Form<(takes CellOfTexts:$str, CharacterCategory:$category), (gives Result<"cell", "size str">:$TF)>,
               Form<(takes RealNumeric:$str, CharacterCategory:$category), (gives LogicalLike<"str">:$TF)>];
  let example = "isstrprop('a1', 'digit')";
  let prints = "1×2 logical array 0 1";
  let examples = [Example<"isstrprop({'a1', 'B'}, 'digit')", "1×2 cell array {[0 1]} {[0]}">,
                  Example<"isstrprop([65 49 32], 'alpha')", "1×3 logical array 1 0 0">];
}

def Ismissing : LibraryFunction<"ismissing"> {
  let forms = [Form<(takes Any:$A, Opt<Any>:$indicator), (gives LogicalLike<"A">:$TF)>];
  let cost = [Cost<"compare">];
  let derivative = NotDifferentiable<"its results are true and false">;
  let example = "ismissing([1 NaN])";
  let prints = "1×2 logical array 0 1";
  let examples = [Example<"ismissing([1 -99 NaN], -99)", "1×3 logical array 0 1 0">];
}

def Fileparts : TextLibraryFunction<"fileparts"> {
  let forms = [Form<(takes Text:$filename),
                    (gives Result<"same filename", "row">:$filepath, Result<"same filename", "row">:$name,
                           Result<"same filename", "row">:$ext)>];
  let example = "[~, name, ext] = fileparts('/a/b.txt'); disp([name ' ' ext])";
  let prints = "b .txt";
}

def Fullfile : TextLibraryFunction<"fullfile"> {
  let forms = [Form<(takes Rest<Text, 1>:$part), (gives Result<"any", "row">:$f)>];
  let example = "fullfile('a', 'b.txt')";
  let prints = "'a/b.txt'";
}

def Findstr : TextLibraryFunction<"findstr"> {
  let forms = [Form<(takes Text:$str1, Text:$str2), (gives Result<"double", "any">:$k)>];
  let example = "findstr('b', 'abcb')";
  let prints = "2 4";
}

def Isstr : LibraryFunction<"isstr"> {
  let forms = [Form<(takes Any:$A), (gives LogicalScalar:$tf)>];
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"its results are true and false">;
  let example = "isstr('a')";
  let prints = "logical 1";
}

def TranslationOfText : Kind<"'escape' or 'wildcard'", [], [], 0, ["escape", "wildcard"]>;

def Regexptranslate : TextLibraryFunction<"regexptranslate"> {
  let forms = [Form<(takes TranslationOfText:$op, TextRows:$str), (gives Result<"same str", "any">:$newStr)>];
  let example = "regexptranslate('escape', 'a.b*c')";
  let prints = "'a\\.b\\*c'";
  let examples = [Example<"regexptranslate('wildcard', '*.m')", "'.*\\.m'">];
}

def CharacterCodes : Kind<"codes of characters", ["double", "single", "integer", "char"]>;

def Setstr : LibraryFunction<"setstr"> {
  let forms = [Form<(takes CharacterCodes:$A), (gives Result<"char", "size A">:$s)>];
  let cost = [Cost<"convert">];
  let derivative = NotDifferentiable<"its results are texts">;
  let example = "setstr([97 98])";
  let prints = "'ab'";
}

/// A value of a text is one of its elements, but a char array is one value.
def Compose : TextLibraryFunction<"compose"> {
  let callsBack = 1;
  let forms = [Form<(takes TextRows:$formatSpec, Rest<Elements>:$A), (gives Anything:$str)>];
  let example = "compose(\"x%d\", [1 2 3])";
  let prints = "1×3 string array \"x1\" \"x2\" \"x3\"";
  let examples = [Example<"compose('%d-%d', [1 2; 3 4])", "2×1 cell array {'1-2'} {'3-4'}">];
}
