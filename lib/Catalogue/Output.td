//===- Output.td - what a program writes -------------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"

class OutputFunction<string name, string expression> : Builtin<name, expression> {
  let group = "Output";
  let effects = Effectful;
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"it writes">;
}

//===----------------------------------------------------------------------===//
// Values as text
//===----------------------------------------------------------------------===//

def Sprintf : OutputFunction<"sprintf", "sprintfBuiltin"> {
  let summary = "values as text, formatted as told";
  let forms = [Form<(takes Text:$formatSpec, Rest<Any>:$A), (gives Result<"same formatSpec", "row">:$str)>];
  let effects = Pure;
  let evaluation = Evaluation<"formattedText", ofAnyArray>;
  let derivative = NotDifferentiable<"its results are texts">;
  let example = "sprintf('%d, %5.2f', 3, pi)";
  let prints = "'3, 3.14'";
}

def Fprintf : OutputFunction<"fprintf", "fprintfBuiltin"> {
  let summary = "writes values, formatted as told, to the output or a file";
  let forms = [Form<(takes Text:$formatSpec, Rest<Any>:$A), (gives DoubleScalar:$nbytes)>,
               Form<(takes RealScalar:$fileID, Text:$formatSpec, Rest<Any>:$A), (gives DoubleScalar:$nbytes)>];
  let statement = 1;
  let example = "fprintf('%d-', [1 2 3])";
  let prints = "1-2-3-";
  let examples = [Example<"fprintf(1, '%s=%d,', 'x', 3)", "x=3,">];
}

def Disp : OutputFunction<"disp", "dispBuiltin"> {
  let summary = "shows a value without its name";
  let forms = [Form<(takes Any:$X), (gives TextResult:$text)>];
  let statement = 1;
  let example = "disp('hello')";
  let prints = "hello";
}

def Display : OutputFunction<"display", "displayBuiltin"> {
  let summary = "shows a value with a name";
  let forms = [Form<(takes Any:$X, Opt<Text>:$name), (gives)>];
  let example = "display(5, 'x')";
  let prints = "x = 5";
}

//===----------------------------------------------------------------------===//
// How and when
//===----------------------------------------------------------------------===//

defvar spacings = ["compact", "loose"];
def DigitCount : Kind<"'short' or 'long'", [], [], 0, ["short", "long"]>;
def Notation : Kind<"'g', 'e' or 'eng'", [], [], 0, ["g", "e", "eng"]>;
defvar styles = ["short", "long", "shortG", "longG", "shortE", "longE", "shortEng", "longEng", "bank", "hex", "+", "rational", "rat"];
def FormatStruct : Kind<"a structure that format gave", ["struct"], ["Scalar"]>;
def FormatState : Result<"struct", "scalar">;

def Format : OutputFunction<"format", "formatBuiltin"> {
  let summary = "sets how values are shown, `format long g` as `format longG`; without an argument as at first; the result is how they were shown";
  let forms = [Form<(takes Words<styles>:$style, Words<spacings>:$spacing), (gives FormatState:$fmt)>,
               Form<(takes DigitCount:$digits, Notation:$notation, Words<spacings>:$spacing), (gives FormatState:$fmt)>,
               Form<(takes FormatStruct:$fmt), (gives FormatState:$before)>];
  let optionError = "unknownFormat";
  let example = "format long, x = pi";
  let prints = "x = 3.141592653589793";
  let examples = [Example<"format('long'), format('short'), x = pi", "x = 3.1416">, Example<"format('longG'), x = pi", "x = 3.14159265358979">,
                  Example<"format('shortG'), x = pi * 1000", "x = 3141.6">, Example<"format('shortE'), x = pi", "x = 3.1416e+00">,
                  Example<"format('longE'), x = pi", "x = 3.141592653589793e+00">,
                  Example<"format('shortEng'), x = pi * 1000", "x = 3.1416e+003">, Example<"format('longEng'), x = pi", "x = 3.14159265358979e+000">,
                  Example<"format('bank'), x = [pi 2]", "x = 3.14 2.00">, Example<"format('hex'), x = pi", "x = 400921fb54442d18">,
                  Example<"format('+'), x = [1 -2 0 3]", "x = +- +">,
                  Example<"format('rational'), x = pi", "x = 355/113">, Example<"format('rat'), x = [0.5 -3]", "x = 1/2 -3">,
                  Example<"format('long', 'compact'), x = pi, contains(evalc('x'), [newline newline])", "x = 3.141592653589793 ans = logical 0">,
                  Example<"format('compact'), format('loose'), contains(evalc('x = 1'), [newline newline])", "logical 1">,
                  Example<"format('long', 'e', 'compact'), x = pi, contains(evalc('x'), [newline newline])", "x = 3.141592653589793e+00 ans = logical 0">,
                  Example<"format('long'); f = format('short'); format(f), x = pi", "x = 3.141592653589793">];
  let defaults = ["short", "loose"];
}

def Fflush : OutputFunction<"fflush", "flushBuiltin"> {
  let summary = "hands over what was written to the output, or to a file";
  let forms = [Form<(takes Opt<RealScalar>:$fileID), (gives DoubleScalar:$status)>];
  let example = "s = fflush(1)";
  let prints = "s = 0";
  let examples = [Example<"n = tempname; f = fopen(n, 'w'); fprintf(f, 'abc'); fflush(f); s = fileread(n), delete(n)", "s = 'abc'">];
}

def Drawnow : OutputFunction<"drawnow", "flushBuiltin"> {
  let summary = "hands over what was written to the output";
  let forms = [Form<(takes Words<["limitrate", "nocallbacks", "update", "expose"]>:$how), (gives)>];
  let example = "drawnow, x = 1";
  let prints = "x = 1";
  let examples = [Example<"drawnow('limitrate')", "">, Example<"drawnow('nocallbacks')", "">, Example<"drawnow('update')", "">,
                  Example<"drawnow('expose')", "">];
  let defaults = ["limitrate", "nocallbacks", "update", "expose"];
}

def Clc : OutputFunction<"clc", "clearScreen"> {
  let summary = "clears the screen of a terminal; elsewhere it does nothing";
  let forms = [Form<(takes), (gives)>];
  let example = "clc, x = 1";
  let prints = "x = 1";
}

def Home : OutputFunction<"home", "cursorHome"> {
  let summary = "goes to the upper left corner of a terminal; elsewhere it does nothing";
  let forms = [Form<(takes), (gives)>];
  let example = "home, x = 1";
  let prints = "x = 1";
}
