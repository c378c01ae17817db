//===- SpecialFunctions.td - integrals of Euler, Legendre, … -*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"
include "lib/Catalogue/Library.td"

class SpecialFunction<string name> : LibraryFunction<name> {
  let cost = [Cost<"transcendental", 20>];
  let derivative = Unwritten;
}
defvar tails = (takes Words<["lower", "upper"]>:$tail);

def Gammainc : Builtin<"gammainc", "incompleteGammas"> {
  let group = "SpecialFunctions";
  let summary = "the incomplete gamma function, the lower tail or the upper one, divided by the complete one or scaled by gamma(a+1)*exp(x)/x^a";
  let forms = [Form<(takes RealFloatNumber:$x, RealFloatNumber:$a, Words<["lower", "upper", "scaledlower", "scaledupper"]>:$tail),
                    (gives Result<"float x a", "any">:$y)>];
  let evaluation = Evaluation<"floatOfPair">;
  let cost = [Cost<"transcendental", 400>];
  let derivative = Unwritten;
  let example = "gammainc([0.5 5], 2)";
  let prints = "0.0902 0.9596";
  let examples = [Example<"gammainc(3, 2, 'upper')", "0.1991">, Example<"gammainc(3, 2, 'lower')", "0.8009">,
                  Example<"gammainc(3, 2, 'scaledlower')", "3.5746">, Example<"gammainc(3, 2, 'scaledupper')", "0.8889">];
  let defaults = ["lower"];
}

def Betainc : SpecialFunction<"betainc"> {
  let forms = [Form<!con((takes RealFloatNumber:$x, RealFloatNumber:$z, RealFloatNumber:$w), tails), (gives Result<"float x z w", "any">:$y)>];
  let example = "betainc(0.5, [1 2], 3)";
  let prints = "0.8750 0.6875";
  let examples = [Example<"betainc(0.3, 2, 3, 'upper')", "0.6517">, Example<"betainc(0.3, 2, 3, 'lower')", "0.3483">];
  let defaults = ["lower"];
}

def Ellipke : SpecialFunction<"ellipke"> {
  let forms = [Form<(takes RealFloatNumber:$m, Opt<RealScalar>:$tol), (gives Result<"float m", "size m">:$K, Result<"float m", "size m">:$E)>];
  let example = "[K, E] = ellipke(0.5)";
  let prints = "K = 1.8541 E = 1.3506";
  let examples = [Example<"ellipke(0.9, 1)", "1.5708">];
}

def Legendre : SpecialFunction<"legendre"> {
  let forms = [Form<(takes CountScalar:$n, RealFloatNumber:$X, Words<["unnorm", "sch", "norm"]>:$normalization), (gives Result<"float X", "any">:$P)>];
  let example = "legendre(2, [0 0.5])";
  let prints = "-0.5000 -0.1250 0 -1.2990 3.0000 2.2500";
  let examples = [Example<"legendre(2, 0.5, 'sch')'", "-0.1250 0.7500 0.6495">, Example<"legendre(1, 0.5, 'norm')'", "0.6124 0.7500">,
                  Example<"legendre(1, 0.6, 'unnorm')'", "0.6000 -0.8000">];
  let defaults = ["unnorm"];
}
