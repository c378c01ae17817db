//===- Errors.td - errors and warnings ---------------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"

class ErrorFunction<string name, string expression> : Builtin<name, expression> {
  let group = "Errors";
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"it is of errors and warnings">;
}
/// Acts on the session, or ends what runs.
class ErrorAction<string name, string expression> : ErrorFunction<name, expression> {
  let effects = Effectful;
}

//===----------------------------------------------------------------------===//
// Exceptions
//===----------------------------------------------------------------------===//

def MException : ErrorFunction<"MException", "makeException"> {
  let summary = "an exception with an identifier and a formatted message, to be thrown";
  let forms = [Form<(takes Text:$errID, Text:$msg, Rest<Any>:$A), (gives Result<"object", "scalar">:$ME)>];
  let example = "getReport(MException('a:b', 'got %d', 3))";
  let prints = "'Error: got 3'";
}

def MExceptionLast : ErrorAction<"MException.last", "lastException"> {
  let summary = "the exception of the last error that nobody caught; with 'reset' it is forgotten";
  let forms = [Form<(takes Words<["reset"]>:$reset), (gives Result<"object", "scalar">:$ME)>];
  let example = "lasterr('why', 'a:b'); disp(MException.last.identifier)";
  let prints = "a:b";
  let examples = [Example<"lasterr('why', 'a:b'); MException.last('reset'); isempty(MException.last.message)", "logical 1">];
}

def AddCause : ErrorFunction<"addCause", "addCause"> {
  let methodOf = "MException";
  let summary = "the exception with another one as a cause of it";
  let forms = [Form<(takes Object:$baseException, Object:$causeException), (gives Result<"object", "scalar">:$ME)>];
  let example = "numel(addCause(MException('a:b', 'x'), MException('c:d', 'y')).cause)";
  let prints = "1";
}

def GetReport : ErrorFunction<"getReport", "getReport"> {
  let methodOf = "MException";
  let summary = "the message of an exception with the function that it came from, and those of its causes";
  let forms = [Form<(takes Object:$exception), (gives TextResult:$msgText)>];
  let example = "getReport(MException('a:b', 'why'))";
  let prints = "'Error: why'";
}

//===----------------------------------------------------------------------===//
// Throwing
//===----------------------------------------------------------------------===//

def Error : ErrorAction<"error", "errorBuiltin"> {
  let effects = Throws;
  let summary = "ends what runs with a formatted message, and an identifier when one stands before it";
  let forms = [Form<(takes Text:$msg, Rest<Any>:$A), (gives)>,
               Form<(takes Text:$errID, Text:$msg, Rest<Any>:$A), (gives)>,
               Form<(takes Struct:$errorStruct), (gives)>];
  let example = "try, error('a:b', 'got %d', 3), catch e, disp(e.message), end";
  let prints = "got 3";
  let examples = [Example<"try, error('got %d', 3), catch e, disp(e.message), end", "got 3">,
                  Example<"try, error('a:b', 'got %d', 3), catch e, disp(e.identifier), end", "a:b">,
                  Example<"try, error(struct('message', 'lost', 'identifier', 'a:b')), catch e, disp(e.identifier), end", "a:b">];
}

def Assert : ErrorAction<"assert", "assertBuiltin"> {
  let effects = Throws;
  let summary = "an error, with a formatted message, unless a condition holds";
  let forms = [Form<(takes Array:$cond), (gives)>,
               Form<(takes Array:$cond, Text:$msg, Rest<Any>:$A), (gives)>,
               Form<(takes Array:$cond, Text:$errID, Text:$msg, Rest<Any>:$A), (gives)>];
  let example = "try, assert(1 > 2, 'never'), catch e, disp(e.message), end";
  let prints = "never";
  let examples = [Example<"try, assert(false), catch e, disp(e.message), end", "Assertion failed.">,
                  Example<"try, assert(false, 'got %d', 3), catch e, disp(e.message), end", "got 3">,
                  Example<"try, assert(false, 'a:b', 'got %d', 3), catch e, disp(e.identifier), end", "a:b">];
}

def Narginchk : ErrorAction<"narginchk", "checkInputs"> {
  let known = "ofCheck<&Scope::given>";
  let summary = "an error unless the function that calls has a number of inputs within limits";
  let forms = [Form<(takes RealScalar:$minArgs, RealScalar:$maxArgs), (gives)>];
  let examples = [Example<"function f(varargin), narginchk(2, 3), end, try, f(1), catch e, disp(e.message), end",
                          "Not enough input arguments.">,
                  Example<"function f(varargin), narginchk(2, 3), end, try, f(1, 2, 3, 4), catch e, disp(e.message), end",
                          "Too many input arguments.">];
}

def Nargoutchk : ErrorAction<"nargoutchk", "checkOutputs"> {
  let known = "ofCheck<&Scope::asked>";
  let summary = "an error unless the function that calls has a number of outputs within limits";
  let forms = [Form<(takes RealScalar:$minArgs, RealScalar:$maxArgs), (gives)>];
  let examples = [Example<"function varargout = f(), nargoutchk(1, 2), end, try, f, catch e, disp(e.message), end",
                          "Not enough output arguments.">];
}

//===----------------------------------------------------------------------===//
// Warnings, and what was the last
//===----------------------------------------------------------------------===//

def WarningState : Kind<"'on', 'off' or 'query'", [], [], 0, ["on", "off", "query"]>;

def WarningName : TextOrWord<"the identifier of a warning, or 'all'", ["all"]>;

def Warning : ErrorAction<"warning", "warningBuiltin"> {
  let summary = "shows a formatted message on the error stream; switches warnings on or off";
  let forms = [Form<(takes), (gives Result<"struct", "any">:$state)>,
               Form<(takes WarningState:$state, Opt<WarningName>:$warnID), (gives Result<"struct", "any">:$state)>,
               Form<(takes Text:$msg, Rest<Any>:$A), (gives)>,
               Form<(takes Text:$warnID, Text:$msg, Rest<Any>:$A), (gives)>,
               Form<(takes Struct:$state), (gives)>];
  let example = "s = warning('off', 'a:b'); disp(s.identifier)";
  let prints = "a:b";
  let examples = [Example<"warning('a:b', 'got %d', 3), disp(lastwarn)", "got 3">,
                  Example<"warning(struct('identifier', 'a:b', 'state', 'off')), warning('a:b', 'silent')", "">];
}

def Lastwarn : ErrorAction<"lastwarn", "lastWarning"> {
  let summary = "message and identifier of the last warning; sets them";
  let forms = [Form<(takes Opt<Text>:$msg, Opt<Text>:$warnID), (gives TextResult:$msg, TextResult:$warnID)>];
  let example = "lastwarn('why'); disp(lastwarn)";
  let prints = "why";
  let examples = [Example<"lastwarn('why', 'a:b'); [~, id] = lastwarn", "id = 'a:b'">];
}

def Lasterr : ErrorAction<"lasterr", "lastErrorText"> {
  let summary = "message and identifier of the last error; sets them";
  let forms = [Form<(takes Opt<Text>:$msg, Opt<Text>:$errID), (gives TextResult:$msg, TextResult:$errID)>];
  let example = "lasterr('why'); disp(lasterr)";
  let prints = "why";
  let examples = [Example<"lasterr('why', 'a:b'); [~, id] = lasterr", "id = 'a:b'">];
}

def Lasterror : ErrorAction<"lasterror", "lastErrorStruct"> {
  let summary = "the last error as a structure; 'reset' forgets it";
  let forms = [Form<(takes Words<["reset"]>:$reset), (gives Result<"struct", "scalar">:$s)>];
  let example = "lasterr('why', 'a:b'); disp(lasterror().identifier)";
  let prints = "a:b";
  let examples = [Example<"lasterr('why'); s = lasterror('reset'); s.message, lasterr", "ans = 'why' ans = 0×0 empty char array">];
}
