//===- Output.td - records of lib/Builtins/Output.cpp ---*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "Kinds.td"

let group = "Output" in {

def Clc : Builtin<"clc", "clearScreen"> {
  let forms = [Form<(takes), (gives)>];
  let effects = Effectful;
}

def Disp : Builtin<"disp", "dispBuiltin"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let effects = Effectful;
}

def Display : Builtin<"display", "displayBuiltin"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2), (gives)>];
  let effects = Effectful;
}

def Drawnow : Builtin<"drawnow", "flushBuiltin"> {
  let forms = [Form<(takes Opt<Any>:$a1), (gives)>];
  let effects = Effectful;
}

def Fflush : Builtin<"fflush", "flushBuiltin"> {
  let forms = [Form<(takes Opt<Any>:$a1), (gives Anything:$r1)>];
  let effects = Effectful;
}

def Format : Builtin<"format", "formatBuiltin"> {
  let forms = [Form<(takes Opt<Any>:$a1, Opt<Any>:$a2), (gives)>];
  let effects = Effectful;
}

def Fprintf : Builtin<"fprintf", "fprintfBuiltin"> {
  let forms = [Form<(takes Any:$a1, Rest<Any>:$more), (gives Anything:$r1)>];
  let effects = Effectful;
}

def Sprintf : Builtin<"sprintf", "sprintfBuiltin"> {
  let forms = [Form<(takes Any:$a1, Rest<Any>:$more), (gives Anything:$r1)>];
}

}
