//===- Elementary.td - elementary and special functions ----*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"
include "lib/Catalogue/Library.td"

/// A function of one float.
class FloatFunction<string name, string enumerator> : Builtin<name, "unary<UnaryOpcode::" # enumerator # ">">, Elementwise {
  let opcode = enumerator;
  let group = "Elementwise";
  let forms = [Form<(takes Float:$x), (gives FloatLike<"x">:$y)>];
  let cost = [Cost<"transcendental">];
}
/// Of the texts of definitions/Elementary in both classes.
class ElementaryFunction<string name, string enumerator> : FloatFunction<name, enumerator> {
  string texts = "&Singles::" # name # ", &Doubles::" # name;
  let realKernel = "addText<" # texts # ">";
  let evaluation = Evaluation<"", ["givesComplex"]>;
  let op = enumerator;
  let mnemonic = name;
  let import = "unary<" # enumerator # "Op>";
  let importGroup = "Elementwise";
  let expansion = "ExpandText<" # enumerator # "Op, " # texts # ">";
  let expansionGroup = "Elementary";
}
/// Of real numbers only: no formula is given for complex ones.
class RealFunction<string name, string enumerator> : ElementaryFunction<name, enumerator> {
  let forms = [Form<(takes RealFloat:$x), (gives RealFloatLike<"x">:$y)>];
  let evaluation = Evaluation<>;
}
/// Complex numbers have a text too: the member of this name of definitions/Elementary/ComplexText.h.
class TextOfComplex<string name> {
  string complexKernel = "addText<&Singles::" # name # ", &Doubles::" # name # ">";
  string complexRule = "Text";
}
/// Real numbers outside of the domain have a complex result.
class LeavesReals<Domain d> {
  Domain domain = d;
  list<Form> forms = [Form<(takes Float:$x), (gives Result<"float x", "size x", "any">:$y)>];
}

//===----------------------------------------------------------------------===//
// Powers and logarithms
//===----------------------------------------------------------------------===//

def Sqrt : ElementaryFunction<"sqrt", "Sqrt">, LeavesReals<AtLeastZero>, TextOfComplex<"sqrt"> {
  let summary = "square root";
  // Hardware rounds it.
  let realKernel = "addReal<std::sqrt>";
  let mathOp = "math.sqrt";
  let expansion = "Expand<SqrtOp, unary<SqrtOp, math::SqrtOp>>";
  let expansionGroup = "Arithmetic";
  let cost = [Cost<"sqrt">];
  let derivative = Derivative<["1 ./ (2 * y)"]>;
  let example = "sqrt(-4)";
  let prints = "0.0000 + 2.0000i";
}

def Exp : ElementaryFunction<"exp", "Exp">, TextOfComplex<"exp"> {
  let summary = "e to the power x";
  let derivative = Derivative<["y"]>;
  let example = "exp(0)";
  let prints = "1";
}

def Expm1 : ElementaryFunction<"expm1", "Expm1">, TextOfComplex<"expm1"> {
  let summary = "exp(x) - 1, accurate near 0";
  let derivative = Derivative<["y + 1"]>;
  let example = "expm1(1e-10)";
  let prints = "1.0000e-10";
}

def Log : ElementaryFunction<"log", "Log">, LeavesReals<AtLeastZero>, TextOfComplex<"log"> {
  let summary = "natural logarithm";
  let derivative = Derivative<["1 ./ x"]>;
  let example = "log(-1)";
  let prints = "0.0000 + 3.1416i";
}

def Log2 : ElementaryFunction<"log2", "Log2">, LeavesReals<AtLeastZero>, TextOfComplex<"log2"> {
  let summary = "logarithm to base 2, or f and e with x = f * 2^e";
  let function = "binaryLogarithm";
  let forms = [Form<(takes Float:$x), (gives Result<"float x", "size x", "any">:$f, RealFloatLike<"x">:$e)>];
  let evaluation = EvaluationOf<1, 1, 1, "floatOfFirst", ["givesComplex"]>;
  let derivative = Derivative<["1 ./ (x * log(2))"]>;
  let example = "log2([1 8 1024])";
  let prints = "0 3 10";
  let examples = [Example<"[f, e] = log2([1 -3 0])", "f = 0.5000 -0.7500 0 e = 1 2 0">];
}

def Log10 : ElementaryFunction<"log10", "Log10">, LeavesReals<AtLeastZero>, TextOfComplex<"log10"> {
  let summary = "logarithm to base 10";
  let derivative = Derivative<["1 ./ (x * log(10))"]>;
  let example = "log10(1000)";
  let prints = "3";
}

def Log1p : ElementaryFunction<"log1p", "Log1p">, LeavesReals<AtLeastMinusOne>, TextOfComplex<"log1p"> {
  let summary = "log(1 + x), accurate near 0";
  let derivative = Derivative<["1 ./ (1 + x)"]>;
  let example = "log1p(1e-10)";
  let prints = "1.0000e-10";
}

//===----------------------------------------------------------------------===//
// Trigonometric functions
//===----------------------------------------------------------------------===//

def Sin : ElementaryFunction<"sin", "Sin">, TextOfComplex<"sin"> {
  let summary = "sine of radians";
  let derivative = Derivative<["cos(x)"]>;
  let example = "sin(pi/2)";
  let prints = "1";
}

def Cos : ElementaryFunction<"cos", "Cos">, TextOfComplex<"cos"> {
  let summary = "cosine of radians";
  let derivative = Derivative<["-sin(x)"]>;
  let example = "cos(0)";
  let prints = "1";
}

def Tan : ElementaryFunction<"tan", "Tan">, TextOfComplex<"tan"> {
  let summary = "tangent of radians";
  let derivative = Derivative<["1 + y .^ 2"]>;
  let example = "tan(0)";
  let prints = "0";
}

def Asin : ElementaryFunction<"asin", "Asin">, LeavesReals<WithinOne>, TextOfComplex<"asin"> {
  let summary = "inverse sine in radians";
  let derivative = Derivative<["1 ./ sqrt(1 - x .^ 2)"]>;
  let example = "asin(1)";
  let prints = "1.5708";
}

def Acos : ElementaryFunction<"acos", "Acos">, LeavesReals<WithinOne>, TextOfComplex<"acos"> {
  let summary = "inverse cosine in radians";
  let derivative = Derivative<["-1 ./ sqrt(1 - x .^ 2)"]>;
  let example = "acos(1)";
  let prints = "0";
}

def Atan : ElementaryFunction<"atan", "Atan">, TextOfComplex<"atan"> {
  let summary = "inverse tangent in radians";
  let derivative = Derivative<["1 ./ (1 + x .^ 2)"]>;
  let example = "atan(1)";
  let prints = "0.7854";
}

def Sind : ElementaryFunction<"sind", "Sind">, TextOfComplex<"sind"> {
  let summary = "sine of degrees, exact where it is a whole number";
  let derivative = Derivative<["cosd(x) * (pi / 180)"]>;
  let example = "sind([0 30 90 180])";
  let prints = "0 0.5000 1.0000 0";
}

def Cosd : ElementaryFunction<"cosd", "Cosd">, TextOfComplex<"cosd"> {
  let summary = "cosine of degrees, exact where it is a whole number";
  let derivative = Derivative<["-sind(x) * (pi / 180)"]>;
  let example = "cosd([0 60 90])";
  let prints = "1.0000 0.5000 0";
}

def Tand : ElementaryFunction<"tand", "Tand">, TextOfComplex<"tand"> {
  let summary = "tangent of degrees, exact where it is a whole number";
  let derivative = Derivative<["(1 + y .^ 2) * (pi / 180)"]>;
  let example = "tand(45)";
  let prints = "1";
}

def Asind : ElementaryFunction<"asind", "Asind">, LeavesReals<WithinOne>, TextOfComplex<"asind"> {
  let summary = "inverse sine in degrees, exact where it is a multiple of 30";
  let derivative = Derivative<["(180 / pi) ./ sqrt(1 - x .^ 2)"]>;
  let example = "asind([0 0.5 1])";
  let prints = "0    30    90";
}

def Acosd : ElementaryFunction<"acosd", "Acosd">, LeavesReals<WithinOne>, TextOfComplex<"acosd"> {
  let summary = "inverse cosine in degrees, exact where it is a multiple of 30";
  let derivative = Derivative<["(-180 / pi) ./ sqrt(1 - x .^ 2)"]>;
  let example = "acosd([0 0.5 1])";
  let prints = "90    60     0";
}

def Atand : ElementaryFunction<"atand", "Atand">, TextOfComplex<"atand"> {
  let summary = "inverse tangent in degrees, exact where it is a multiple of 45";
  let derivative = Derivative<["(180 / pi) ./ (1 + x .^ 2)"]>;
  let example = "atand([0 1 Inf])";
  let prints = "0    45    90";
}

def Sinpi : ElementaryFunction<"sinpi", "Sinpi">, TextOfComplex<"sinpi"> {
  let summary = "sine of multiples of pi, sin(pi*x) without the error of pi";
  let derivative = Derivative<["pi * cospi(x)"]>;
  let example = "sinpi([0 1/6 1])";
  let prints = "0 0.5000 0";
}

def Cospi : ElementaryFunction<"cospi", "Cospi">, TextOfComplex<"cospi"> {
  let summary = "cosine of multiples of pi, cos(pi*x) without the error of pi";
  let derivative = Derivative<["-pi * sinpi(x)"]>;
  let example = "cospi([0 1/3 0.5])";
  let prints = "1.0000 0.5000 0";
}

/// Units of angles: of complex numbers too.
class AngleUnit<string name, string unit> : Builtin<name, "angle<" # unit # ">"> {
  let group = "Elementwise";
  let forms = [Form<(takes Float:$x), (gives FloatLike<"x">:$y)>];
  let evaluation = Evaluation<>;
  let cost = [Cost<"multiply">];
}

def Deg2rad : AngleUnit<"deg2rad", "Deg2rad"> {
  let summary = "radians of degrees";
  let derivative = Derivative<["pi / 180"]>;
  let example = "deg2rad(180)";
  let prints = "3.1416";
}

def Rad2deg : AngleUnit<"rad2deg", "Rad2deg"> {
  let summary = "degrees of radians";
  let derivative = Derivative<["180 / pi"]>;
  let example = "rad2deg(pi)";
  let prints = "180";
}

//===----------------------------------------------------------------------===//
// Hyperbolic functions
//===----------------------------------------------------------------------===//

def Sinh : ElementaryFunction<"sinh", "Sinh">, TextOfComplex<"sinh"> {
  let summary = "hyperbolic sine";
  let derivative = Derivative<["cosh(x)"]>;
  let example = "sinh(0)";
  let prints = "0";
}

def Cosh : ElementaryFunction<"cosh", "Cosh">, TextOfComplex<"cosh"> {
  let summary = "hyperbolic cosine";
  let derivative = Derivative<["sinh(x)"]>;
  let example = "cosh(0)";
  let prints = "1";
}

def Tanh : ElementaryFunction<"tanh", "Tanh">, TextOfComplex<"tanh"> {
  let summary = "hyperbolic tangent";
  let derivative = Derivative<["1 - y .^ 2"]>;
  let example = "tanh(0)";
  let prints = "0";
}

def Asinh : ElementaryFunction<"asinh", "Asinh">, TextOfComplex<"asinh"> {
  let summary = "inverse hyperbolic sine";
  let derivative = Derivative<["1 ./ sqrt(x .^ 2 + 1)"]>;
  let example = "asinh(0)";
  let prints = "0";
}

def Acosh : ElementaryFunction<"acosh", "Acosh">, LeavesReals<AtLeastOne>, TextOfComplex<"acosh"> {
  let summary = "inverse hyperbolic cosine";
  let derivative = Derivative<["1 ./ sqrt(x .^ 2 - 1)"]>;
  let example = "acosh(1)";
  let prints = "0";
}

def Atanh : ElementaryFunction<"atanh", "Atanh">, LeavesReals<WithinOne>, TextOfComplex<"atanh"> {
  let summary = "inverse hyperbolic tangent";
  let derivative = Derivative<["1 ./ (1 - x .^ 2)"]>;
  let example = "atanh(0)";
  let prints = "0";
}

//===----------------------------------------------------------------------===//
// Special functions
//===----------------------------------------------------------------------===//

def Gamma : RealFunction<"gamma", "Gamma"> {
  let summary = "gamma function";
  let domain = NoPoles;
  let derivative = Derivative<["y .* (psi(max(x, 1 - x)) - (x < 0.5) .* pi ./ tan(pi * x))"]>;
  let example = "gamma(5)";
  let prints = "24";
  let examples = [Example<"gamma([-1 -2.5 -Inf Inf])", "Inf -0.9453 NaN Inf">];
}

def Gammaln : RealFunction<"gammaln", "GammaLn"> {
  let summary = "logarithm of the gamma function of numbers that are not negative";
  let function = "ofNotNegative<UnaryOpcode::GammaLn>";
  let domain = NotNegative;
  let derivative = Derivative<["psi(x)"]>;
  let example = "gammaln([0 0.2 0.5 3])";
  let prints = "Inf 1.5241 0.5724 0.6931";
}

def Psi : RealFunction<"psi", "Psi"> {
  let summary = "digamma function, the derivative of gammaln, of numbers that are not negative";
  let function = "ofNotNegative<UnaryOpcode::Psi>";
  let domain = NotNegative;
  let derivative = NotDifferentiable<"the trigamma function is not there yet">;
  let example = "psi([0 1 2 10])";
  let prints = "-Inf -0.5772 0.4228 2.2518";
}

def Erf : RealFunction<"erf", "Erf"> {
  let summary = "error function";
  let derivative = Derivative<["2 / sqrt(pi) * exp(-x .^ 2)"]>;
  let example = "erf(0)";
  let prints = "0";
}

def Erfc : RealFunction<"erfc", "Erfc"> {
  let summary = "complementary error function, 1 - erf(x)";
  let derivative = Derivative<["-2 / sqrt(pi) * exp(-x .^ 2)"]>;
  let example = "erfc(0)";
  let prints = "1";
}

def Erfcx : RealFunction<"erfcx", "Erfcx"> {
  let summary = "scaled complementary error function, exp(x^2) * erfc(x)";
  let derivative = Derivative<["2 * x .* y - 2 / sqrt(pi)"]>;
  let example = "erfcx([0 1 100 Inf])";
  let prints = "1.0000 0.4276 0.0056 0";
}

def Erfinv : RealFunction<"erfinv", "Erfinv"> {
  let summary = "inverse error function; NaN beyond -1 and 1";
  let derivative = Derivative<["sqrt(pi) / 2 * exp(y .^ 2)"]>;
  let example = "erfinv([0 0.5 1 2])";
  let prints = "0 0.4769 Inf NaN";
}

def Erfcinv : RealFunction<"erfcinv", "Erfcinv"> {
  let summary = "inverse complementary error function; NaN outside of 0 to 2";
  let derivative = Derivative<["-sqrt(pi) / 2 * exp(y .^ 2)"]>;
  let example = "erfcinv([0 0.5 1 2])";
  let prints = "Inf 0.4769 0 -Inf";
}

def Factorial : Builtin<"factorial", "mapped<Factorial>"> {
  let group = "Elementwise";
  let summary = "factorial of whole numbers";
  let domain = Naturals;
  let forms = [Form<(takes RealFloat:$n), (gives RealFloatLike<"n">:$y)>];
  let evaluation = Evaluation<>;
  let cost = [Cost<"transcendental">];
  let derivative = NotDifferentiable<"its arguments are whole numbers">;
  let example = "factorial([0 3 5])";
  let prints = "1 6 120";
}

def Nextpow2 : Builtin<"nextpow2", "nextPower"> {
  let group = "Elementwise";
  let summary = "exponent of the next power of 2";
  let forms = [Form<(takes Float:$x), (gives RealFloatLike<"x">:$p)>];
  let evaluation = Evaluation<>;
  let cost = [Cost<"compare">];
  let derivative = NotDifferentiable<"it is piecewise constant">;
  let example = "nextpow2(100)";
  let prints = "7";
}

//===----------------------------------------------------------------------===//
// Of two arguments
//===----------------------------------------------------------------------===//

class FloatBinary<string name, string enumerator> : Builtin<name, "binary<BinaryOpcode::" # enumerator # ">">, Elementwise {
  let group = "Elementwise";
  let opcode = enumerator;
  let operands = 2;
  let op = enumerator;
  let mnemonic = name;
  let import = "binary<" # enumerator # "Op>";
  let importGroup = "Elementwise";
  let expansionGroup = "Elementary";
  let cost = [Cost<"transcendental">];
}

def Atan2 : FloatBinary<"atan2", "Atan2"> {
  let summary = "angle of the point (x, y) in radians";
  let forms = [Form<(takes RealFloat:$y, RealFloat:$x), (gives Result<"float x y", "expanded x y">:$angle)>];
  let realKernel = "addText<&Singles::atan2, &Doubles::atan2>";
  let expansion = "ExpandText<Atan2Op, &Singles::atan2, &Doubles::atan2>";
  let derivative = Derivative<["x ./ (x .^ 2 + y .^ 2)", "-y ./ (x .^ 2 + y .^ 2)"]>;
  let example = "atan2(1, 1)";
  let prints = "0.7854";
}

def Atan2d : FloatBinary<"atan2d", "Atan2d"> {
  let summary = "angle of the point (x, y) in degrees, exact where it is a multiple of 45";
  let forms = [Form<(takes RealFloat:$y, RealFloat:$x), (gives Result<"float x y", "expanded x y">:$angle)>];
  let realKernel = "addText<&Singles::atan2d, &Doubles::atan2d>";
  let expansion = "ExpandText<Atan2dOp, &Singles::atan2d, &Doubles::atan2d>";
  let derivative = Derivative<["(180 / pi) * x ./ (x .^ 2 + y .^ 2)", "(-180 / pi) * y ./ (x .^ 2 + y .^ 2)"]>;
  let example = "atan2d([1 -1], [1 0])";
  let prints = "45 -90";
}

def Hypot : FloatBinary<"hypot", "Hypot"> {
  let summary = "length of the vector (x, y), without overflow";
  let forms = [Form<(takes RealFloat:$x, RealFloat:$y), (gives Result<"float x y", "expanded x y">:$length)>];
  let realKernel = "addText<&Singles::hypot, &Doubles::hypot>";
  let expansion = "ExpandText<HypotOp, &Singles::hypot, &Doubles::hypot>";
  let derivative = Derivative<["x ./ hypot(x, y)", "y ./ hypot(x, y)"]>;
  let example = "hypot(3, 4)";
  let prints = "5";
}

/// Of numbers that are not negative.
class OfNotNegatives<string name, string enumerator> : FloatBinary<name, enumerator> {
  let function = "ofNotNegatives<BinaryOpcode::" # enumerator # ">";
  let forms = [Form<(takes RealFloat:$x, RealFloat:$y), (gives Result<"float x y", "expanded x y">:$b)>];
  let domain = NoneNegative;
  let realKernel = "addText<&Singles::" # name # ", &Doubles::" # name # ">";
  let expansion = "ExpandText<" # enumerator # "Op, &Singles::" # name # ", &Doubles::" # name # ">";
}

def Beta : OfNotNegatives<"beta", "Beta"> {
  let summary = "beta function, gamma(x) * gamma(y) / gamma(x + y), of numbers that are not negative";
  let derivative = Derivative<["b .* (psi(x) - psi(x + y))", "b .* (psi(y) - psi(x + y))"]>;
  let example = "beta(2, 3)";
  let prints = "0.0833";
  let examples = [Example<"beta([0 0.5 1], 0.5)", "Inf 3.1416 2.0000">];
}

def Betaln : OfNotNegatives<"betaln", "Betaln"> {
  let summary = "logarithm of the beta function, of numbers that are not negative";
  let derivative = Derivative<["psi(x) - psi(x + y)", "psi(y) - psi(x + y)"]>;
  let example = "betaln(2, 3)";
  let prints = "-2.4849";
  let examples = [Example<"betaln([0 10], 10)", "Inf -13.7362">];
}

//===----------------------------------------------------------------------===//
// Roots and quotients
//===----------------------------------------------------------------------===//

let identifier = ":ComplexInput" in
def RealOfRoot : Kind<"a real double or single array, or logicals or chars", ["double", "single", "logical", "char"]>;

def Nthroot : FloatBinary<"nthroot", "Nthroot"> {
  let summary = "real root of order n";
  let function = "nthRoot";
  let forms = [Form<(takes RealOfRoot:$x, RealOfRoot:$n), (gives Result<"float x n", "expanded x n">:$y)>];
  let domain = RealRoots;
  let realKernel = "addText<&Singles::nthroot, &Doubles::nthroot>";
  let expansion = "ExpandText<NthrootOp, &Singles::nthroot, &Doubles::nthroot>";
  let derivative = Derivative<["y ./ (n .* x)", "-y .* log(abs(x)) ./ n .^ 2"]>;
  let example = "nthroot([-27 16], [3 4])";
  let prints = "-3 2";
}

def Sinc : LibraryFunction<"sinc"> {
  let forms = [Form<(takes Float:$X), (gives FloatLike<"X">:$Y)>];
  let cost = [Cost<"transcendental">, Cost<"divide">];
  let derivative = Derivative<["(cos(pi * X) - Y) ./ (X + (X == 0))"]>;
  let example = "sinc([0 0.5])";
  let prints = "1.0000 0.6366";
}

/// pow2(x) is 2 .^ x; the op is that of two numbers, whose text rounds once.
def Pow2 : FloatBinary<"pow2", "Pow2"> {
  let summary = "2 to a power, or f times 2 to the whole part of e";
  let function = "binaryPower";
  let forms = [Form<(takes Float:$f), (gives FloatLike<"f">:$x)>,
               Form<(takes RealFloat:$f, RealFloat:$e), (gives Result<"float f e", "expanded f e">:$x)>];
  let typeRule = "::runmat::inferFloatBinary";
  let import = "binaryPower";
  let realKernel = "addText<&Singles::pow2, &Doubles::pow2>";
  let expansion = "ExpandText<Pow2Op, &Singles::pow2, &Doubles::pow2>";
  let derivative = Derivative<["x * log(2)"]>;
  let example = "pow2([0 3])";
  let prints = "1 8";
  let examples = [Example<"pow2([1 3], [3 2])", "8 12">];
}

//===----------------------------------------------------------------------===//
// Errors where the result would be complex
//===----------------------------------------------------------------------===//

/// `whole` is the enumerator of the function that real numbers lead out of the reals: its kernels are those of this one.
class RealOnly<string name, string enumerator, string whole> : RealFunction<name, enumerator> {
  let function = "realOnly<UnaryOpcode::" # whole # ">";
  let opcode = "";
  let realKernel = "";
  let domain = NotNegative;
}

def Realsqrt : RealOnly<"realsqrt", "RealSqrt", "Sqrt"> {
  let summary = "square root of numbers that are not negative";
  let expansion = "Expand<RealSqrtOp, unary<RealSqrtOp, math::SqrtOp>>";
  let expansionGroup = "Arithmetic";
  let cost = [Cost<"sqrt">];
  let derivative = Derivative<["1 ./ (2 * y)"]>;
  let example = "realsqrt([4 9])";
  let prints = "2 3";
}

def Reallog : RealOnly<"reallog", "RealLog", "Log"> {
  let summary = "natural logarithm of numbers that are not negative";
  let texts = "&Singles::log, &Doubles::log";
  let derivative = Derivative<["1 ./ x"]>;
  let example = "reallog([1 2])";
  let prints = "0 0.6931";
}

def Realpow : FloatBinary<"realpow", "RealPower"> {
  let summary = "power of elements that is real";
  let function = "realPower";
  let opcode = "";
  let forms = [Form<(takes RealFloat:$x, RealFloat:$y), (gives Result<"float x y", "expanded x y">:$z)>];
  let domain = RealPowersOnly;
  let customGuard = 1;
  let expansion = "ExpandPower<RealPowerOp>";
  let cost = [Cost<"transcendental", 2>];
  let derivative = Derivative<["y .* x .^ (y - 1)", "z .* log(x)"]>;
  let example = "realpow(-2, 3)";
  let prints = "-8";
}
