//===- Reciprocals.td - secants, cotangents, their inverses --*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"
include "lib/Catalogue/Library.td"

/// 1 by a function, or a function of 1 by its argument.
class Reciprocal<string name> : LibraryFunction<name> {
  let forms = [Form<(takes Float:$x), (gives FloatLike<"x">:$y)>];
  let cost = [Cost<"transcendental">, Cost<"divide">];
}
/// Some real arguments have a complex result.
class ReciprocalInverse<string name> : Reciprocal<name> {
  let forms = [Form<(takes Float:$x), (gives Result<"float x", "size x", "any">:$y)>];
}

//===----------------------------------------------------------------------===//
// Of radians
//===----------------------------------------------------------------------===//

def Cot : Reciprocal<"cot"> {
  let derivative = Derivative<["-(1 + y .^ 2)"]>;
  let example = "cot([1 0])";
  let prints = "0.6421 Inf";
}

def Sec : Reciprocal<"sec"> {
  let derivative = Derivative<["y .* tan(x)"]>;
  let example = "sec([0 1])";
  let prints = "1.0000 1.8508";
}

def Csc : Reciprocal<"csc"> {
  let derivative = Derivative<["-y .* cot(x)"]>;
  let example = "csc([1 0])";
  let prints = "1.1884 Inf";
}

def Acot : Reciprocal<"acot"> {
  let derivative = Derivative<["-1 ./ (1 + x .^ 2)"]>;
  let example = "acot([2 0 -2])";
  let prints = "0.4636 1.5708 -0.4636";
}

def Asec : ReciprocalInverse<"asec"> {
  let derivative = Derivative<["1 ./ (x .^ 2 .* sqrt(1 - 1 ./ x .^ 2))"]>;
  let example = "asec([2 -1])";
  let prints = "1.0472 3.1416";
}

def Acsc : ReciprocalInverse<"acsc"> {
  let derivative = Derivative<["-1 ./ (x .^ 2 .* sqrt(1 - 1 ./ x .^ 2))"]>;
  let example = "acsc([2 -1])";
  let prints = "0.5236 -1.5708";
}

//===----------------------------------------------------------------------===//
// Of degrees
//===----------------------------------------------------------------------===//

def Cotd : Reciprocal<"cotd"> {
  let derivative = Derivative<["-(1 + y .^ 2) * (pi / 180)"]>;
  let example = "cotd([45 90 180])";
  let prints = "1 0 -Inf";
}

def Secd : Reciprocal<"secd"> {
  let derivative = Derivative<["y .* tand(x) * (pi / 180)"]>;
  let example = "secd([0 60 90])";
  let prints = "1 2 Inf";
}

def Cscd : Reciprocal<"cscd"> {
  let derivative = Derivative<["-y .* cotd(x) * (pi / 180)"]>;
  let example = "cscd([30 90 180])";
  let prints = "2 1 Inf";
}

def Acotd : Reciprocal<"acotd"> {
  let derivative = Derivative<["(-180 / pi) ./ (1 + x .^ 2)"]>;
  let example = "acotd([1 0 -1])";
  let prints = "45 90 -45";
}

def Asecd : ReciprocalInverse<"asecd"> {
  let derivative = Derivative<["(180 / pi) ./ (x .^ 2 .* sqrt(1 - 1 ./ x .^ 2))"]>;
  let example = "asecd([1 2 -1])";
  let prints = "0 60 180";
}

def Acscd : ReciprocalInverse<"acscd"> {
  let derivative = Derivative<["(-180 / pi) ./ (x .^ 2 .* sqrt(1 - 1 ./ x .^ 2))"]>;
  let example = "acscd([1 2 -1])";
  let prints = "90 30 -90";
}

//===----------------------------------------------------------------------===//
// Hyperbolic
//===----------------------------------------------------------------------===//

def Coth : Reciprocal<"coth"> {
  let derivative = Derivative<["1 - y .^ 2"]>;
  let example = "coth([1 Inf])";
  let prints = "1.3130 1.0000";
}

def Sech : Reciprocal<"sech"> {
  let derivative = Derivative<["-y .* tanh(x)"]>;
  let example = "sech([0 1])";
  let prints = "1.0000 0.6481";
}

def Csch : Reciprocal<"csch"> {
  let derivative = Derivative<["-y .* coth(x)"]>;
  let example = "csch([1 0])";
  let prints = "0.8509 Inf";
}

def Acoth : ReciprocalInverse<"acoth"> {
  let derivative = Derivative<["1 ./ (1 - x .^ 2)"]>;
  let example = "acoth([2 1])";
  let prints = "0.5493 Inf";
}

def Asech : ReciprocalInverse<"asech"> {
  let derivative = Derivative<["-1 ./ (x .* sqrt(1 - x .^ 2))"]>;
  let example = "asech([0.5 1])";
  let prints = "1.3170 0";
}

def Acsch : Reciprocal<"acsch"> {
  let derivative = Derivative<["-1 ./ (x .^ 2 .* sqrt(1 + 1 ./ x .^ 2))"]>;
  let example = "acsch([1 0])";
  let prints = "0.8814 Inf";
}
