//===- Session.td - records of the interpreter's own functions -*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "Kinds.td"

def Assignin : LanguageFunction<"assignin", "assignin"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Any:$a3), (gives Anything:$results, More:$more)>];
}

def Builtin : LanguageFunction<"builtin", "callBuiltinByName"> {
  let forms = [Form<(takes Any:$a1, Rest<Any>:$more), (gives Anything:$results, More:$more)>];
}

def Input : LanguageFunction<"input", "input"> {
  let forms = [Form<(takes Opt<Any>:$a1, Opt<Any>:$a2), (gives Anything:$results, More:$more)>];
}

def Which : LanguageFunction<"which", "which"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$results, More:$more)>];
}

def Clear : LanguageFunction<"clear", "clear"> {
  let aliases = ["clearvars"];
  let forms = [Form<(takes Rest<Any>:$more), (gives Anything:$results, More:$more)>];
}

def Eval : LanguageFunction<"eval", "eval"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2), (gives Anything:$results, More:$more)>];
}

def Evalc : LanguageFunction<"evalc", "evalc"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2), (gives Anything:$results, More:$more)>];
}

def Evalin : LanguageFunction<"evalin", "evalin"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Opt<Any>:$a3), (gives Anything:$results, More:$more)>];
}

def Exit : LanguageFunction<"exit", "leave"> {
  let aliases = ["quit"];
  let forms = [Form<(takes Opt<Any>:$a1, Opt<Any>:$a2), (gives Anything:$results, More:$more)>];
}

def Load : LanguageFunction<"load", "loadVariables"> {
  let forms = [Form<(takes Rest<Any>:$more), (gives Anything:$results, More:$more)>];
}

def Inputname : LanguageFunction<"inputname", "inputName"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$results, More:$more)>];
}

def Rethrow : LanguageFunction<"rethrow", "rethrowException"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$results, More:$more)>];
}

def Run : LanguageFunction<"run", "run"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$results, More:$more)>];
}

def Save : LanguageFunction<"save", "saveVariables"> {
  let forms = [Form<(takes Rest<Any>:$more), (gives Anything:$results, More:$more)>];
}

def Str2func : LanguageFunction<"str2func", "str2func"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2), (gives Anything:$results, More:$more)>];
}

def Throw : LanguageFunction<"throw", "throwException"> {
  let aliases = ["throwAsCaller"];
  let forms = [Form<(takes Any:$a1), (gives Anything:$results, More:$more)>];
}

def Who : LanguageFunction<"who", "who"> {
  let forms = [Form<(takes Rest<Any>:$more), (gives Anything:$results, More:$more)>];
}
