//===- Random.td - random numbers and their generators -----*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"

/// Other classes are refused by the functions themselves.
def RandomClass : Kind<"'double' or 'single'", ["char", "string"], ["Text"]>;
def OlderGenerator : Kind<"'seed', 'state' or 'twister'", [], [], 0, ["seed", "state", "twister"]>;
defvar generators = ["philox", "twister"];
def GeneratorName : Kind<"'philox' or 'twister'", [], [], 0, generators> {
  let identifier = "MATLAB:rng:badGenerator";
}
let identifier = "MATLAB:rng:badSeed" in {
def Seed : Kind<"a seed: a whole number from 0 to 2^32 - 1", ["double", "single", "integer", "logical"], ["Scalar", "Whole", "NotNegative"]>;
def Shuffle : Kind<"a seed, 'shuffle', or a start: 'default' or a generator", [], [], 0, ["shuffle"]>;
}
def Start : Kind<"'default' or a generator", [], [], 0, !listconcat(["default"], generators)>;

let group = "Random" in {

//===----------------------------------------------------------------------===//
// Arrays of random numbers
//===----------------------------------------------------------------------===//

class RandomArray<string name, string expression> : Builtin<name, expression> {
  let effects = Effectful;
  let residence = Constructs;
  let draws = 1;
  let importGroup = "Random";
  let optionError = "invalidClass";
  let cost = [Cost<"integer", 40>];
  let derivative = NotDifferentiable<"its results are random">;
}

/// Numbers of a continuous distribution.
class RandomFloats<string name, string next, string nextSingle, string distribution>
    : RandomArray<name, "random<" # next # ", " # nextSingle # ">"> {
  let forms = [
    Form<(takes Rest<Extent>:$n, Opt<RandomClass>:$class, Words<["gpuArray"]>:$place), (gives Result<"named class", "extents n">:$y)>,
    Form<(takes Rest<Extent>:$n, Pair<"like", Prototype>:$p), (gives Result<"same p", "extents n", "complex p">:$y)>,
    Form<(takes Extents:$size, Opt<RandomClass>:$class, Words<["gpuArray"]>:$place), (gives Result<"named class", "extents size">:$y)>,
    Form<(takes Extents:$size, Pair<"like", Prototype>:$p), (gives Result<"same p", "extents size", "complex p">:$y)>,
    Form<(takes OlderGenerator:$generator, RealScalar:$seed), (gives)>];
  let extentsFrom = 0;
  let import = "random<Distribution::" # distribution # ">";
  let fused = 1;
}

def Rand : RandomFloats<"rand", "nextUniform", "nextUniformSingle", "Uniform"> {
  let summary = "random numbers between 0 and 1, equally distributed";
  let example = "rng(0); size(rand(2, 3))";
  let prints = "2 3";
  let examples = [Example<"rng(0, 'twister'); rand(1, 3)", "0.8147 0.9058 0.1270">,
                  Example<"underlyingType(rand(2, 3, 'single', 'gpuArray'))", "'single'">,
                  Example<"class(rand(1, 2, 'like', single(1)))", "'single'">,
                  Example<"x = rand([2 3], 'double', 'gpuArray'); isgpuarray(x), size(x)", "ans = logical 1 ans = 2 3">,
                  Example<"x = rand([2 3], 'like', single(1)); class(x), size(x)", "ans = 'single' ans = 2 3">,
                  Example<"rand('seed', 42), x = rand; rand('seed', 42), isequal(x, rand)", "logical 1">];
}

def Randn : RandomFloats<"randn", "nextNormal", "nextNormal", "Normal"> {
  let cost = [Cost<"integer", 40>, Cost<"transcendental", 2>, Cost<"sqrt">];
  let summary = "random numbers of the standard normal distribution";
  let example = "rng(0); size(randn(2, 3))";
  let prints = "2 3";
  let examples = [Example<"underlyingType(randn(2, 3, 'single', 'gpuArray'))", "'single'">,
                  Example<"class(randn(1, 2, 'like', single(1)))", "'single'">,
                  Example<"x = randn([2 3], 'double', 'gpuArray'); isgpuarray(x), size(x)", "ans = logical 1 ans = 2 3">,
                  Example<"x = randn([2 3], 'like', single(1)); class(x), size(x)", "ans = 'single' ans = 2 3">,
                  Example<"randn('seed', 42), x = randn; randn('seed', 42), isequal(x, randn)", "logical 1">];
}

def Randi : RandomArray<"randi", "randomWhole"> {
  let extentsFrom = 1;
  let summary = "random whole numbers from 1, or the first limit, to the last limit";
  let forms = [
    Form<(takes RealVector:$limits, Rest<Extent>:$n, Opt<ArrayClass>:$class, Words<["gpuArray"]>:$place), (gives Result<"named class", "extents n">:$y)>,
    Form<(takes RealVector:$limits, Rest<Extent>:$n, Pair<"like", Prototype>:$p), (gives Result<"same p", "extents n", "complex p">:$y)>,
    Form<(takes RealVector:$limits, Extents:$size, Opt<ArrayClass>:$class, Words<["gpuArray"]>:$place),
         (gives Result<"named class", "extents size">:$y)>,
    Form<(takes RealVector:$limits, Extents:$size, Pair<"like", Prototype>:$p), (gives Result<"same p", "extents size", "complex p">:$y)>];
  let import = "randomWhole";
  let fused = 1;
  let example = "randi([7 7], 1, 3)";
  let prints = "7 7 7";
  let examples = [Example<"underlyingType(randi([7 7], 1, 2, 'int8', 'gpuArray'))", "'int8'">,
                  Example<"randi([7 7], 1, 2, 'like', int8(1))", "1×2 int8 row vector 7 7">,
                  Example<"isgpuarray(randi([7 7], [1 2], 'int8', 'gpuArray'))", "logical 1">,
                  Example<"randi([7 7], [1 2], 'int8')", "1×2 int8 row vector 7 7">,
                  Example<"randi([7 7], [1 2], 'like', int8(1))", "1×2 int8 row vector 7 7">];
}

def Randperm : RandomArray<"randperm", "randomPermutation"> {
  let summary = "k of the numbers from 1 to n in random order, all of them without k";
  let forms = [Form<(takes CountScalar:$n, Opt<CountScalar>:$k, Words<["gpuArray"]>:$place), (gives Result<"double", "row">:$p)>];
  let import = "permutation";
  let example = "sort(randperm(5))";
  let prints = "1 2 3 4 5";
  let examples = [Example<"p = randperm(4, 4, 'gpuArray'); isgpuarray(p), disp(sort(gather(p)))", "ans = logical 1 1 2 3 4">,
                  Example<"size(randperm(9, 2))", "1 2">];
}

//===----------------------------------------------------------------------===//
// Generators
//===----------------------------------------------------------------------===//

def Rng : Builtin<"rng", "rng"> {
  let summary = "starts the stream of random numbers, or gives or restores where it stands";
  let forms = [Form<(takes), (gives Result<"struct", "scalar">:$s)>,
               Form<(takes Shuffle:$shuffle, Opt<GeneratorName>:$generator), (gives Result<"struct", "scalar">:$s)>,
               Form<(takes Seed:$seed, Opt<GeneratorName>:$generator), (gives Result<"struct", "scalar">:$s)>,
               Form<(takes Start:$start), (gives Result<"struct", "scalar">:$s)>,
               Form<(takes Struct:$settings), (gives Result<"struct", "scalar">:$s)>];
  let effects = Effectful;
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"it works on the session">;
  let example = "rng(1); x = rand; rng(1); isequal(x, rand)";
  let prints = "logical 1";
  let examples = [Example<"rng(1, 'twister'); rand(1, 2)", "0.4170 0.7203">,
                  Example<"rng(\"shuffle\", 'twister'); rng().Type", "'twister'">,
                  Example<"rng('twister'); rand(1, 2)", "0.8147 0.9058">,
                  Example<"s = rng; x = rand; rng(struct('Type', s.Type, 'Seed', s.Seed, 'State', s.State)); isequal(x, rand)",
                          "logical 1">];
}

} // group
