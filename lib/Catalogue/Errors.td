//===- Errors.td - records of lib/Builtins/Errors.cpp ---*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "Kinds.td"

let group = "Errors" in {

def MException : Builtin<"MException", "makeException"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Rest<Any>:$more), (gives Anything:$r1)>];
}

def AddCause : Builtin<"addCause", "addCause"> {
  let forms = [Form<(takes Any:$a1, Any:$a2), (gives Anything:$r1)>];
}

def Assert : Builtin<"assert", "assertBuiltin"> {
  let forms = [Form<(takes Any:$a1, Rest<Any>:$more), (gives)>];
  let effects = Effectful;
}

def Error : Builtin<"error", "errorBuiltin"> {
  let forms = [Form<(takes Any:$a1, Rest<Any>:$more), (gives)>];
  let effects = Effectful;
}

def GetReport : Builtin<"getReport", "getReport"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
}

def Lasterr : Builtin<"lasterr", "lastErrorText"> {
  let forms = [Form<(takes Opt<Any>:$a1, Opt<Any>:$a2), (gives Anything:$r1, Anything:$r2)>];
  let effects = Effectful;
}

def Lasterror : Builtin<"lasterror", "lastErrorStruct"> {
  let forms = [Form<(takes Opt<Any>:$a1), (gives Anything:$r1)>];
  let effects = Effectful;
}

def Lastwarn : Builtin<"lastwarn", "lastWarning"> {
  let forms = [Form<(takes Opt<Any>:$a1, Opt<Any>:$a2), (gives Anything:$r1, Anything:$r2)>];
  let effects = Effectful;
}

def Narginchk : Builtin<"narginchk", "checkInputs"> {
  let forms = [Form<(takes Any:$a1, Any:$a2), (gives)>];
  let effects = Effectful;
}

def Nargoutchk : Builtin<"nargoutchk", "checkOutputs"> {
  let forms = [Form<(takes Any:$a1, Any:$a2), (gives)>];
  let effects = Effectful;
}

def Warning : Builtin<"warning", "warningBuiltin"> {
  let forms = [Form<(takes Rest<Any>:$more), (gives Anything:$r1)>];
  let effects = Effectful;
}

}
