//===- Time.td - records of lib/Builtins/Time.cpp ---*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "Kinds.td"

let group = "Time" in {

def Clock : Builtin<"clock", "clockBuiltin"> {
  let forms = [Form<(takes), (gives Anything:$r1)>];
  let effects = Effectful;
}

def Cputime : Builtin<"cputime", "cpuTime"> {
  let forms = [Form<(takes), (gives Anything:$r1)>];
  let effects = Effectful;
}

def Datestr : Builtin<"datestr", "datestr"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
}

def Now : Builtin<"now", "nowBuiltin"> {
  let forms = [Form<(takes), (gives Anything:$r1)>];
  let effects = Effectful;
}

def Pause : Builtin<"pause", "pauseBuiltin"> {
  let forms = [Form<(takes Opt<Any>:$a1), (gives)>];
  let effects = Effectful;
}

def Tic : Builtin<"tic", "tic"> {
  let forms = [Form<(takes), (gives Anything:$r1)>];
  let effects = Effectful;
}

def Toc : Builtin<"toc", "toc"> {
  let forms = [Form<(takes Opt<Any>:$a1), (gives Anything:$r1)>];
  let effects = Effectful;
}

}
