//===- Analysis.td - records of lib/Builtins/Analysis.cpp ---*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "Kinds.td"

let group = "Analysis" in {

def Conv : Builtin<"conv", "conv"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Opt<Any>:$a3), (gives Anything:$r1)>];
}

def Filter : Builtin<"filter", "filter"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Any:$a3), (gives Anything:$r1)>];
  let evaluation = Evaluation<3, 3, 1, "floatLike<2>", ["givesComplex"]>;
}

def Interp1 : Builtin<"interp1", "interp1"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Any:$a3, Opt<Any>:$a4, Opt<Any>:$a5), (gives Anything:$r1)>];
}

def Median : Builtin<"median", "sliceStatistic<medianStatistic>"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2, Opt<Any>:$a3), (gives Anything:$r1)>];
  let evaluation = Evaluation<1, 2, 1, "statistic<1>", ["integers"]>;
}

def Mode : Builtin<"mode", "sliceStatistic<modeOf>"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2), (gives Anything:$r1)>];
  let evaluation = Evaluation<1, 2, 1, "statistic<1>", ["integers"]>;
}

def Polyfit : Builtin<"polyfit", "polyfit"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Any:$a3), (gives Anything:$r1)>];
}

def Polyval : Builtin<"polyval", "polyval"> {
  let forms = [Form<(takes Any:$a1, Any:$a2), (gives Anything:$r1)>];
  let evaluation = Evaluation<2, 2, 1, "floatLike<1>", ["givesComplex"]>;
}

def Trapz : Builtin<"trapz", "trapz"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2), (gives Anything:$r1)>];
  let evaluation = Evaluation<1, 2, 1, "vectorToScalar", ["givesComplex"]>;
}

}
