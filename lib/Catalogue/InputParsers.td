//===- InputParsers.td - inputParser and its methods -------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"

/// Parsers are handles: what one call adds the next one knows.
class ParserFunction<string name, string expression> : Builtin<name, expression> {
  let group = "InputParsers";
  let effects = Effectful;
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"it is of arguments, not of numbers">;
}

def InputParser : ParserFunction<"inputParser", "makeParser"> {
  let summary = "an object that takes the arguments of a function apart";
  let forms = [Form<(takes), (gives Result<"object", "scalar">:$p)>];
  let example = "p = inputParser; p.FunctionName = 'f'; addRequired(p, 'x'); parse(p, 3); p.Results";
  let prints = "struct with fields: x: 3";
}

class ParserMethod<string name, string expression> : ParserFunction<name, expression> {
  let methodOf = "inputParser";
}

def AddRequired : ParserMethod<"addRequired", "addInput<InputKind::Required>"> {
  let summary = "adds an argument that each call must give, at its place";
  let forms = [Form<(takes Object:$p, Text:$argName, Opt<Handle>:$validationFcn), (gives)>];
  let example = "p = inputParser; addRequired(p, 'n'), addRequired(p, 'm'), parse(p, 1, 2), p.Results";
  let prints = "struct with fields: m: 2 n: 1";
  let examples = [Example<"p = inputParser; addRequired(p, 'n', @ischar), try, parse(p, 1), catch e, disp(e.message), end",
                          "The value of 'n' is invalid. It must satisfy the function: ischar.">];
}

def AddOptional : ParserMethod<"addOptional", "addInput<InputKind::Optional>"> {
  let summary = "adds an argument that a call may give at its place, and its default";
  let forms = [Form<(takes Object:$p, Text:$argName, Any:$defaultVal, Opt<Handle>:$validationFcn), (gives)>];
  let example = "p = inputParser; addOptional(p, 'n', 5), parse(p), p.Results, p.UsingDefaults";
  let prints = "struct with fields: n: 5 ans = 1×1 cell array {'n'}";
  let examples = [Example<"p = inputParser; addOptional(p, 'n', 'x', @ischar), parse(p, 'y'), p.Results.n", "'y'">];
}

class AddsParameter<string name, string expression> : ParserMethod<name, expression> {
  let forms = [Form<(takes Object:$p, Text:$paramName, Any:$defaultVal, Opt<Handle>:$validationFcn,
                     Pair<"PartialMatchPriority", PositiveScalar>:$priority), (gives)>];
}

def AddParameter : AddsParameter<"addParameter", "addInput<InputKind::Parameter>"> {
  let summary = "adds an argument that a call may give behind its name, and its default";
  let example = "p = inputParser; addParameter(p, 'Tol', 1), parse(p, 'tol', 2), p.Results";
  let prints = "struct with fields: Tol: 2";
  let examples = [Example<"p = inputParser; addParameter(p, 'T', 1, @(x) x > 0), try, parse(p, 'T', -1), catch e, disp(e.message), end",
                          "The value of 'T' is invalid. It must satisfy the function: @(x)x>0.">,
                  Example<"p = inputParser; addParameter(p, 'Tol', 1, 'PartialMatchPriority', 2), addParameter(p, 'Top', 2), "
                          "try, parse(p, 'To', 7), catch, end, p.Results", "struct with fields: Tol: 1 Top: 7">];
}

def AddParamValue : AddsParameter<"addParamValue", "addInput<InputKind::Parameter, false>"> {
  let summary = "adds an argument that a call may give behind its whole name, and its default";
  let example = "p = inputParser; addParamValue(p, 'Tol', 1), parse(p, 'tol', 2), p.Results";
  let prints = "struct with fields: Tol: 2";
  let examples = [Example<"p = inputParser; addParamValue(p, 'T', 1, @(x) x > 0), try, parse(p, 'T', -1), catch e, disp(e.message), end",
                          "The value of 'T' is invalid. It must satisfy the function: @(x)x>0.">,
                  Example<"p = inputParser; addParamValue(p, 'T', 1, 'PartialMatchPriority', 2), parse(p, 't', 3), p.Results",
                          "struct with fields: T: 3">];
  let defaults = ["PartialMatchPriority"];
}

def AddSwitch : ParserMethod<"addSwitch", "addInput<InputKind::Switch>"> {
  let summary = "adds a word that a call may give: true where it does";
  let forms = [Form<(takes Object:$p, Text:$argName), (gives)>];
  let example = "p = inputParser; addSwitch(p, 'v'), addSwitch(p, 'w'), parse(p, 'w'), p.Results";
  let prints = "struct with fields: v: 0 w: 1";
}

def ParseInputs : ParserMethod<"parse", "parseInputs"> {
  let effects = CallsBack;
  let summary = "takes the arguments of a call apart as the scheme of an inputParser says";
  let forms = [Form<(takes Object:$p, Rest<Any>:$arg), (gives)>];
  let example = "p = inputParser; addOptional(p, 'a', 1), parse(p, 4), disp(p.Results.a)";
  let prints = "4";
}
