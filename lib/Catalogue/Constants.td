//===- Constants.td - records of lib/Builtins/Constants.cpp ---*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "Kinds.td"

let group = "Constants" in {

def Inf : Builtin<"Inf", "fillInf"> {
  let aliases = ["inf"];
  let forms = [Form<(takes Rest<Any>:$more), (gives Anything:$r1)>];
  let residence = Constructs;
  let import = "fill<inf>";
  let importGroup = "Constructor";
}

def NaN : Builtin<"NaN", "fillNaN"> {
  let aliases = ["nan"];
  let forms = [Form<(takes Rest<Any>:$more), (gives Anything:$r1)>];
  let residence = Constructs;
  let import = "fill<nan>";
  let importGroup = "Constructor";
}

def EulerNumber : Builtin<"e", "eValue"> {
  let forms = [Form<(takes), (gives Anything:$r1)>];
}

def Eps : Builtin<"eps", "epsValue"> {
  let forms = [Form<(takes Opt<Any>:$a1), (gives Anything:$r1)>];
  let import = "floatConstant<eps>";
  let importGroup = "Constructor";
}

def False : Builtin<"false", "fillLogical<false>"> {
  let forms = [Form<(takes Rest<Any>:$more), (gives Anything:$r1)>];
  let residence = Constructs;
  let import = "fillLogical<false>";
  let importGroup = "Constructor";
}

def Flintmax : Builtin<"flintmax", "floatLimit<LargestWhole>"> {
  let forms = [Form<(takes Opt<Any>:$a1), (gives Anything:$r1)>];
  let residence = KeepsHost;
}

def ImaginaryUnit : Builtin<"i", "imaginaryUnit"> {
  let aliases = ["j"];
  let forms = [Form<(takes), (gives Anything:$r1)>];
}

def Intmax : Builtin<"intmax", "integerLimit<true>"> {
  let forms = [Form<(takes Opt<Any>:$a1), (gives Anything:$r1)>];
  let residence = KeepsHost;
  let import = "integerLimit<inf>";
  let importGroup = "Constructor";
}

def Intmin : Builtin<"intmin", "integerLimit<false>"> {
  let forms = [Form<(takes Opt<Any>:$a1), (gives Anything:$r1)>];
  let residence = KeepsHost;
  let import = "integerLimit<minusInf>";
  let importGroup = "Constructor";
}

def Ones : Builtin<"ones", "fill<1>"> {
  let forms = [Form<(takes Rest<Any>:$more), (gives Anything:$r1)>];
  let residence = Constructs;
  let import = "fill<one>";
  let importGroup = "Constructor";
}

def Pi : Builtin<"pi", "piValue"> {
  let forms = [Form<(takes Rest<Any>:$more), (gives Anything:$r1)>];
  let residence = Constructs;
  let import = "floatConstant<pi>";
  let importGroup = "Constructor";
}

def Realmax : Builtin<"realmax", "floatLimit<Largest>"> {
  let forms = [Form<(takes Opt<Any>:$a1), (gives Anything:$r1)>];
  let residence = KeepsHost;
}

def Realmin : Builtin<"realmin", "floatLimit<Smallest>"> {
  let forms = [Form<(takes Opt<Any>:$a1), (gives Anything:$r1)>];
  let residence = KeepsHost;
}

def True : Builtin<"true", "fillLogical<true>"> {
  let forms = [Form<(takes Rest<Any>:$more), (gives Anything:$r1)>];
  let residence = Constructs;
  let import = "fillLogical<true>";
  let importGroup = "Constructor";
}

def Zeros : Builtin<"zeros", "fill<0>"> {
  let forms = [Form<(takes Rest<Any>:$more), (gives Anything:$r1)>];
  let residence = Constructs;
  let import = "fill<zero>";
  let importGroup = "Constructor";
}

}
