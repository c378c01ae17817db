//===- Random.td - random numbers and their generators -----*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"

/// Other classes are refused by the functions themselves.
def RandomClass : Kind<"'double' or 'single'", ["char", "string"], ["Text"]>;
def OlderGenerator : Kind<"'seed', 'state' or 'twister'", [], [], 0, ["seed", "state", "twister"]>;
def GeneratorName : Kind<"'philox' or 'twister'", ["char", "string"], ["Text"]>;

let group = "Random" in {

//===----------------------------------------------------------------------===//
// Arrays of random numbers
//===----------------------------------------------------------------------===//

class RandomArray<string name, string expression> : Builtin<name, expression> {
  let effects = Effectful;
  let residence = Constructs;
  let importGroup = "Random";
  let optionError = "invalidClass";
  let cost = [Cost<"integer", 40>];
  let derivative = NotDifferentiable<"its results are random">;
}

/// Numbers of a continuous distribution.
class RandomFloats<string name, string next, string nextSingle, string distribution>
    : RandomArray<name, "random<" # next # ", " # nextSingle # ">"> {
  let forms = [
    Form<(takes Rest<Extent>:$n, Opt<RandomClass>:$class, Words<["gpuArray"]>:$place), (gives Result<"any", "any">:$y)>,
    Form<(takes Rest<Extent>:$n, Pair<"like", Prototype>:$p), (gives Anything:$y)>,
    Form<(takes Extents:$size, Opt<RandomClass>:$class, Words<["gpuArray"]>:$place), (gives Result<"any", "any">:$y)>,
    Form<(takes Extents:$size, Pair<"like", Prototype>:$p), (gives Anything:$y)>,
    Form<(takes OlderGenerator:$generator, RealScalar:$seed), (gives)>];
  let extentsFrom = 0;
  let import = "random<Distribution::" # distribution # ">";
  let fused = 1;
}

def Rand : RandomFloats<"rand", "nextUniform", "nextUniformSingle", "Uniform"> {
  let summary = "random numbers between 0 and 1, equally distributed";
  let example = "rng(0); size(rand(2, 3))";
  let prints = "2 3";
}

def Randn : RandomFloats<"randn", "nextNormal", "nextNormal", "Normal"> {
  let summary = "random numbers of the standard normal distribution";
  let example = "rng(0); size(randn(2, 3))";
  let prints = "2 3";
}

def Randi : RandomArray<"randi", "randomWhole"> {
  let extentsFrom = 1;
  let summary = "random whole numbers from 1, or the first limit, to the last limit";
  let forms = [
    Form<(takes RealVector:$limits, Rest<Extent>:$n, Opt<ArrayClass>:$class, Words<["gpuArray"]>:$place), (gives Result<"any", "any">:$y)>,
    Form<(takes RealVector:$limits, Rest<Extent>:$n, Pair<"like", Prototype>:$p), (gives Anything:$y)>,
    Form<(takes RealVector:$limits, Extents:$size, Opt<ArrayClass>:$class, Words<["gpuArray"]>:$place),
         (gives Result<"any", "any">:$y)>,
    Form<(takes RealVector:$limits, Extents:$size, Pair<"like", Prototype>:$p), (gives Anything:$y)>];
  let import = "randomWhole";
  let fused = 1;
  let example = "randi([7 7], 1, 3)";
  let prints = "7 7 7";
}

def Randperm : RandomArray<"randperm", "randomPermutation"> {
  let summary = "k of the numbers from 1 to n in random order, all of them without k";
  let forms = [Form<(takes CountScalar:$n, Opt<CountScalar>:$k, Words<["gpuArray"]>:$place), (gives Result<"double", "row">:$p)>];
  let import = "permutation";
  let example = "sort(randperm(5))";
  let prints = "1 2 3 4 5";
}

//===----------------------------------------------------------------------===//
// Generators
//===----------------------------------------------------------------------===//

/// Texts that name neither are refused by rng itself.
def Rng : Builtin<"rng", "rng"> {
  let summary = "starts the stream of random numbers, or gives or restores where it stands";
  let forms = [Form<(takes), (gives Result<"struct", "scalar">:$s)>,
               Form<(takes RealNumeric:$seed, Opt<GeneratorName>:$generator), (gives Result<"struct", "scalar">:$s)>,
               Form<(takes Text:$word, Opt<GeneratorName>:$generator), (gives Result<"struct", "scalar">:$s)>,
               Form<(takes Struct:$settings), (gives Result<"struct", "scalar">:$s)>];
  let effects = Effectful;
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"it works on the session">;
  let example = "rng(1); x = rand; rng(1); isequal(x, rand)";
  let prints = "logical 1";
}

} // group
