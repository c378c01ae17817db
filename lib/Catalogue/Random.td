//===- Random.td - records of lib/Builtins/Random.cpp ---*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "Kinds.td"

let group = "Random" in {

def Rand : Builtin<"rand", "random<nextUniform, nextUniformSingle>"> {
  let forms = [Form<(takes Rest<Any>:$more), (gives Anything:$r1)>];
  let effects = Effectful;
  let residence = Constructs;
  let import = "random<Distribution::Uniform>";
  let importGroup = "Random";
}

def Randi : Builtin<"randi", "randomWhole"> {
  let forms = [Form<(takes Any:$a1, Rest<Any>:$more), (gives Anything:$r1)>];
  let effects = Effectful;
  let residence = Constructs;
  let import = "randomWhole";
  let importGroup = "Random";
}

def Randn : Builtin<"randn", "random<nextNormal, nextNormal>"> {
  let forms = [Form<(takes Rest<Any>:$more), (gives Anything:$r1)>];
  let effects = Effectful;
  let residence = Constructs;
  let import = "random<Distribution::Normal>";
  let importGroup = "Random";
}

def Randperm : Builtin<"randperm", "randomPermutation"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2), (gives Anything:$r1)>];
  let effects = Effectful;
  let residence = Constructs;
  let import = "permutation";
  let importGroup = "Random";
}

def Rng : Builtin<"rng", "rng"> {
  let forms = [Form<(takes Opt<Any>:$a1, Opt<Any>:$a2), (gives Anything:$r1)>];
  let effects = Effectful;
}

}
