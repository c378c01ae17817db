//===- Functions.td - records of lib/Builtins/Functions.cpp ---*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "Kinds.td"

let group = "Functions" in {

def Argv : Builtin<"argv", "scriptArguments"> {
  let forms = [Form<(takes), (gives Anything:$r1)>];
  let effects = Effectful;
}

def Arrayfun : Builtin<"arrayfun", "arrayfun"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Rest<Any>:$more), (gives Anything:$results, More:$more)>];
  let effects = CallsBack;
}

def Bsxfun : Builtin<"bsxfun", "bsxfun"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Any:$a3), (gives Anything:$r1)>];
  let effects = CallsBack;
}

def Cellfun : Builtin<"cellfun", "cellfun"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Rest<Any>:$more), (gives Anything:$results, More:$more)>];
  let effects = CallsBack;
}

def Deal : Builtin<"deal", "deal"> {
  let forms = [Form<(takes Any:$a1, Rest<Any>:$more), (gives Anything:$results, More:$more)>];
  let residence = KeepsHost;
}

def Exist : Builtin<"exist", "existBuiltin"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2), (gives Anything:$r1)>];
  let effects = Effectful;
}

def Feval : Builtin<"feval", "fevalBuiltin"> {
  let forms = [Form<(takes Any:$a1, Rest<Any>:$more), (gives Anything:$results, More:$more)>];
  let effects = CallsBack;
}

def Func2str : Builtin<"func2str", "handleText"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
}

def Getenv : Builtin<"getenv", "environment"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let effects = Effectful;
}

def Mfilename : Builtin<"mfilename", "fileName"> {
  let forms = [Form<(takes Opt<Any>:$a1), (gives Anything:$r1)>];
  let effects = Effectful;
}

def Nargin : Builtin<"nargin", "inputCount"> {
  let forms = [Form<(takes Opt<Any>:$a1), (gives Anything:$r1)>];
  let effects = Effectful;
}

def Nargout : Builtin<"nargout", "outputCount"> {
  let forms = [Form<(takes Opt<Any>:$a1), (gives Anything:$r1)>];
  let effects = Effectful;
}

def Structfun : Builtin<"structfun", "structfun"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Rest<Any>:$more), (gives Anything:$results, More:$more)>];
  let effects = CallsBack;
}

}
