//===- Arithmetic.td - operators and exact functions -------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"

/// How one is written whose op takes the operands in their order.
class ElementwiseSyntax<string sign, string token, int binding, string enumerator, string op>
    : BinarySyntax<sign, enumerator, token, binding, "elementwise<BinaryOpcode::" # enumerator # ">", "makeBinary<" # op # "Op>">;

def Decimals : Kind<"'decimals'", [], [], 0, ["decimals"]>;
def Significant : Kind<"'significant'", [], [], 0, ["significant"]>;

let group = "Elementwise" in {

//===----------------------------------------------------------------------===//
// Operators on numbers
//===----------------------------------------------------------------------===//

/// `opName` names the op of the dialect, in CamelCase, and `m` is its mnemonic.
class Operator<string name, string enumerator, string opName, string m> : Builtin<name, "binary<BinaryOpcode::" # enumerator # ">">, Elementwise {
  let opcode = enumerator;
  let operands = 2;
  let op = opName;
  let mnemonic = m;
  let import = !if(!empty(opName), "", "binary<" # opName # "Op>");
  let importGroup = "Elementwise";
  let expansionGroup = "Arithmetic";
  let forms = [Form<(takes Numeric:$x, Numeric:$y), (gives Combined:$z)>];
  let evaluation = Evaluation<"", ["integers"]>;
}

def Plus : Operator<"plus", "Plus", "Add", "add"> {
  let syntax = ElementwiseSyntax<"+", "Plus", 7, "Plus", "Add">;
  let summary = "sum; joins strings";
  let function = "chained<BinaryOpcode::Plus>";
  let forms = [Form<(takes Numeric:$x, Numeric:$y, Rest<Numeric>:$more), (gives CombinedAll:$z)>,
               Form<(takes Operand:$x, Operand:$y, Rest<Operand>:$more), (gives Result<"string", "expanded x y more">:$z)>];
  let evaluation = NotEvaluated;
  let typeRule = "::runmat::inferComplexArithmetic";
  let integerRule = "BesideDouble";
  let complexRule = "EachPart";
  let realKernel = "addArithmetic<add<double>, add<float>>";
  let complexKernel = "number, complexBinaryLoop<T, Z, add<T>>";
  let integerKernel = "own, loopOf<T, A::add>";
  let expansion = "Expand<AddOp, binary<AddOp, arith::AddFOp>>";
  let cost = [Cost<"add">];
  let derivative = Derivative<["1", "1"]>;
  let example = "plus(1, 2, 3)";
  let prints = "6";
  let examples = [Example<"plus(\"a\", 1, \"b\")", "\"a1b\"">];
}

def Minus : Operator<"minus", "Minus", "Sub", "sub"> {
  let syntax = ElementwiseSyntax<"-", "Minus", 7, "Minus", "Sub">;
  let summary = "difference";
  let integerRule = "Difference";
  let complexRule = "EachPart";
  let realKernel = "addArithmetic<subtract<double>, subtract<float>>";
  let complexKernel = "number, complexBinaryLoop<T, Z, subtract<T>>";
  let integerKernel = "own, loopOf<T, A::subtract>";
  let expansion = "Expand<SubOp, binary<SubOp, arith::SubFOp>>";
  let cost = [Cost<"add">];
  let derivative = Derivative<["1", "-1"]>;
  let example = "minus(5, 3)";
  let prints = "2";
}

def Times : Operator<"times", "Times", "Mul", "mul"> {
  let syntax = ElementwiseSyntax<".*", "DotStar", 8, "Times", "Mul">;
  let summary = "product of elements";
  let function = "chained<BinaryOpcode::Times>";
  let forms = [Form<(takes Numeric:$x, Numeric:$y, Rest<Numeric>:$more), (gives CombinedAll:$z)>];
  let evaluation = EvaluationOf<2, 2, 1, "arithmetic", ["integers"]>;
  let typeRule = "::runmat::inferComplexArithmetic";
  let integerRule = "BesideDouble";
  let complexRule = "Product";
  let realKernel = "addArithmetic<multiply<double>, multiply<float>>";
  let complexKernel = "number, complexBinaryLoop<T, Z, multiply<T>>, mixedBinaryLoop<Z, T, Z, scale<T>>, mixedBinaryLoop<T, Z, Z, scaled<T>>";
  let integerKernel = "own, loopOf<T, A::multiply>";
  let expansion = "Expand<MulOp, binary<MulOp, arith::MulFOp>>";
  let cost = [Cost<"multiply">];
  let derivative = Derivative<["y", "x"]>;
  let example = "times([1 2], [3 4])";
  let prints = "3 8";
  let examples = [Example<"times(2, 3, [4 5])", "24 30">];
}

def Rdivide : Operator<"rdivide", "RightDivide", "Div", "div"> {
  let syntax = ElementwiseSyntax<"./", "DotSlash", 8, "RightDivide", "Div">;
  let summary = "quotient of elements";
  let integerRule = "InClass";
  let complexRule = "Quotient";
  let realKernel = "addArithmetic<divide<double>, divide<float>>";
  let complexKernel = "number, complexBinaryLoop<T, Z, divide<T>>";
  let integerKernel = "own, loopOf<T, A::divide>";
  let expansion = "Expand<DivOp, binary<DivOp, arith::DivFOp>>";
  let mathOp = "arith.divf";
  let cost = [Cost<"divide">];
  let derivative = Derivative<["1 ./ y", "-x ./ y .^ 2"]>;
  let example = "rdivide([2 9], [1 3])";
  let prints = "2 3";
}

def Ldivide : Operator<"ldivide", "LeftDivide", "", ""> {
  let syntax = BinarySyntax<".\\", "LeftDivide", "DotBackslash", 8, "elementwise<BinaryOpcode::LeftDivide>", "makeLeftDivide">;
  let summary = "quotient of elements, y by x";
  let evaluation = NotEvaluated;
  let realKernel = "addArithmetic<divideLeft<double>, divideLeft<float>>";
  let complexKernel = "number, complexBinaryLoop<T, Z, divideLeft<T>>";
  let integerKernel = "own, loopOf<T, A::divideLeft>";
  let cost = [Cost<"divide">];
  let derivative = Derivative<["-y ./ x .^ 2", "1 ./ x"]>;
  let example = "ldivide(2, 8)";
  let prints = "4";
}

def Power : Operator<"power", "Power", "Power", "power"> {
  let syntax = ElementwiseSyntax<".^", "DotCaret", 9, "Power", "Power">;
  let summary = "power of elements; of a negative number with a broken exponent complex";
  let forms = [Form<(takes Numeric:$x, Numeric:$y), (gives Result<"arithmetic x y", "expanded x y", "any">:$z)>];
  let evaluation = Evaluation<"", ["givesComplex", "integers"]>;
  let complexRule = "Power";
  let domain = RealPowers;
  let customGuard = 1;
  let realKernel = "addFunction<powerOf<double>, powerOf<float>>";
  let complexKernel = "number, complexBinaryLoop<T, Z, power<T>>";
  let integerKernel = "own, loopOf<T, A::power>";
  let expansion = "ExpandPower<PowerOp>";
  let expansionGroup = "Elementary";
  let cost = [Cost<"transcendental", 2>];
  let derivative = Derivative<["y .* x .^ (y - 1)", "z .* log(x)"]>;
  let example = "power(2, [1 2 3])";
  let prints = "2 4 8";
}

def Mod : Operator<"mod", "Mod", "Mod", "mod"> {
  let summary = "remainder with the sign of the divisor; mod(x, 0) is x";
  let forms = [Form<(takes RealNumeric:$x, RealNumeric:$y), (gives Result<"arithmetic x y", "expanded x y">:$z)>];
  let integerRule = "InClass";
  let realKernel = "addText<&Singles::mod, &Doubles::mod>";
  let integerKernel = "own, loopOf<T, A::mod>";
  let expansion = "ExpandText<ModOp, &Singles::mod, &Doubles::mod>";
  let expansionGroup = "Elementary";
  let cost = [Cost<"divide", 3>];
  let derivative = Derivative<["1", "-floor(x ./ y)"]>;
  let example = "mod(-1, 3)";
  let prints = "2";
}

def Rem : Operator<"rem", "Rem", "Rem", "rem"> {
  let summary = "remainder with the sign of the dividend; rem(x, 0) is NaN";
  let forms = [Form<(takes RealNumeric:$x, RealNumeric:$y), (gives Result<"arithmetic x y", "expanded x y">:$z)>];
  let integerRule = "InClass";
  let realKernel = "addText<&Singles::rem, &Doubles::rem>";
  let integerKernel = "own, loopOf<T, A::rem>";
  let expansion = "ExpandText<RemOp, &Singles::rem, &Doubles::rem>";
  let expansionGroup = "Elementary";
  let cost = [Cost<"divide", 3>];
  let derivative = Derivative<["1", "-fix(x ./ y)"]>;
  let example = "rem(-1, 3)";
  let prints = "-1";
}

def Idivide : Builtin<"idivide", "integerDivide"> {
  let summary = "quotient of integers, rounded towards zero or as said";
  let forms = [Form<(takes RealNumeric:$x, RealNumeric:$y, Words<["fix", "floor", "ceil", "round"]>:$rounding),
                    (gives Result<"arithmetic x y", "expanded x y">:$z)>];
  let import = "integerDivide";
  let fused = 1;
  let importGroup = "Elementwise";
  let cost = [Cost<"divide">];
  let derivative = NotDifferentiable<"it is of integers">;
  let example = "idivide(int32(7), int32(2))";
  let prints = "int32 3";
  let examples = [Example<"idivide(int32(7), int32(2), 'ceil')", "int32 4">, Example<"idivide(int32(7), int32(2), 'round')", "int32 4">,
                  Example<"idivide(int32(-7), int32(2), 'fix')", "int32 -3">, Example<"idivide(int32(-7), int32(2), 'floor')", "int32 -4">];
  let defaults = ["fix"];
}

//===----------------------------------------------------------------------===//
// Relations
//===----------------------------------------------------------------------===//

/// Equality is of both parts of complex numbers, order of the real ones.
class Relation<string name, string sign, string enumerator, string opName, string predicate> : Operator<name, enumerator, opName, name> {
  let syntax = ElementwiseSyntax<sign, enumerator, 5, enumerator, opName>;
  let family = "Relation";
  let integerRule = "Compared";
  let complexRule = "OfRealParts";
  let forms = [Form<(takes Operand:$x, Operand:$y), (gives Compared:$z)>];
  let evaluation = Evaluation<"likeOp<inferComparison>", ["integers"]>;
  let expansion = "Expand<" # opName # "Op, comparison<" # opName # "Op, P::" # predicate # ">>";
  let cost = [Cost<"compare">];
  let derivative = NotDifferentiable<"its results are true and false">;
}

def Eq : Relation<"eq", "==", "Equal", "Eq", "OEQ"> {
  let summary = "whether equal";
  let complexRule = "BothParts";
  let realKernel = "addRelation<equal<double>, equal<float>>";
  let complexKernel = "logical, complexBinaryLoop<T, Logical, equal<T>>";
  let integerKernel = "logical, relationOf<N, R::equal>";
  let example = "eq(1, [1 2])";
  let prints = "1×2 logical array 1 0";
}

def Ne : Relation<"ne", "~=", "NotEqual", "Ne", "UNE"> {
  let summary = "whether different";
  let complexRule = "EitherPart";
  let realKernel = "addRelation<notEqual<double>, notEqual<float>>";
  let complexKernel = "logical, complexBinaryLoop<T, Logical, notEqual<T>>";
  let integerKernel = "logical, relationOf<N, R::notEqual>";
  let example = "ne(1, [1 2])";
  let prints = "1×2 logical array 0 1";
}

def Lt : Relation<"lt", "<", "Less", "Lt", "OLT"> {
  let summary = "whether less";
  let realKernel = "addRelation<less<double>, less<float>>";
  let complexKernel = "logical, complexBinaryLoop<T, Logical, less<T>>";
  let integerKernel = "logical, relationOf<N, R::less>";
  let example = "lt(1, [1 2])";
  let prints = "1×2 logical array 0 1";
}

def Le : Relation<"le", "<=", "LessEqual", "Le", "OLE"> {
  let summary = "whether less or equal";
  let realKernel = "addRelation<lessEqual<double>, lessEqual<float>>";
  let complexKernel = "logical, complexBinaryLoop<T, Logical, lessEqual<T>>";
  let integerKernel = "logical, relationOf<N, R::lessEqual>";
  let example = "le(1, [1 2])";
  let prints = "1×2 logical array 1 1";
}

def Gt : Relation<"gt", ">", "Greater", "Gt", "OGT"> {
  let summary = "whether greater";
  let realKernel = "addRelation<greater<double>, greater<float>>";
  let complexKernel = "logical, complexBinaryLoop<T, Logical, greater<T>>";
  let integerKernel = "logical, relationOf<N, R::greater>";
  let example = "gt(2, [1 2])";
  let prints = "1×2 logical array 1 0";
}

def Ge : Relation<"ge", ">=", "GreaterEqual", "Ge", "OGE"> {
  let summary = "whether greater or equal";
  let realKernel = "addRelation<greaterEqual<double>, greaterEqual<float>>";
  let complexKernel = "logical, complexBinaryLoop<T, Logical, greaterEqual<T>>";
  let integerKernel = "logical, relationOf<N, R::greaterEqual>";
  let example = "ge(2, [1 2])";
  let prints = "1×2 logical array 1 1";
}

//===----------------------------------------------------------------------===//
// Logic
//===----------------------------------------------------------------------===//

/// NaN has no truth.
class Logic<string name, string enumerator, string opName> : Operator<name, enumerator, opName, name> {
  let forms = [Form<(takes Numeric:$x, Numeric:$y, Rest<Numeric>:$more), (gives Result<"logical", "any">:$z)>];
  let function = "chained<BinaryOpcode::" # enumerator # ">";
  let evaluation = NotEvaluated;
  let family = "Logic";
  let typeRule = "::runmat::inferComparison";
  let integerRule = "AskedAsLogical";
  let domain = NoNaN;
  let customGuard = 1;
  let cost = [Cost<"compare">];
  let derivative = NotDifferentiable<"its results are true and false">;
}

def And : Logic<"and", "And", "And"> {
  let syntax = ElementwiseSyntax<"&", "And", 4, "And", "And">;
  let summary = "whether both are true";
  let realKernel = "addRelation<both<double>, both<float>>";
  let integerKernel = "logical, relationOf<N, R::both>";
  let expansion = "Expand<AndOp, logic<AndOp, arith::AndIOp>>";
  let example = "and(true, [0 1])";
  let prints = "1×2 logical array 0 1";
  let examples = [Example<"and(1, 1, 0)", "logical 0">];
}

def Or : Logic<"or", "Or", "Or"> {
  let syntax = ElementwiseSyntax<"|", "Or", 3, "Or", "Or">;
  let summary = "whether one at least is true";
  let realKernel = "addRelation<either<double>, either<float>>";
  let integerKernel = "logical, relationOf<N, R::either>";
  let expansion = "Expand<OrOp, logic<OrOp, arith::OrIOp>>";
  let example = "or(false, [0 1])";
  let prints = "1×2 logical array 0 1";
  let examples = [Example<"or(0, 0, 1)", "logical 1">];
}

def Xor : Logic<"xor", "Xor", ""> {
  let summary = "whether just one is true";
  let forms = [Form<(takes Numeric:$x, Numeric:$y), (gives Compared:$z)>];
  let function = "binary<BinaryOpcode::Xor>";
  // x ~= y of the truth values.
  let import = "exclusiveOr";
  let fused = 1;
  let realKernel = "addRelation<oneOf<double>, oneOf<float>>";
  let integerKernel = "logical, relationOf<N, R::oneOf>";
  let domain = AllReals;
  let customGuard = 0;
  let example = "xor(true, [0 1])";
  let prints = "1×2 logical array 1 0";
}

//===----------------------------------------------------------------------===//
// Exact functions of one number
//===----------------------------------------------------------------------===//

class ExactFunction<string name, string enumerator, string opName, string m> : Builtin<name, "unary<UnaryOpcode::" # enumerator # ">">, Elementwise {
  let opcode = enumerator;
  let op = opName;
  let mnemonic = m;
  let import = !if(!empty(opName), "", "unary<" # opName # "Op>");
  let importGroup = "Elementwise";
  let expansionGroup = "Arithmetic";
  let forms = [Form<(takes Numeric:$x), (gives NumberLike<"x">:$y)>];
  let cost = [Cost<"compare">];
}

def Uminus : ExactFunction<"uminus", "Negate", "Neg", "neg"> {
  let syntax = UnarySyntax<"-", "Minus", "Minus", "elementwise<UnaryOpcode::Negate>", "makeUnary<NegOp>">;
  let summary = "minus x";
  let integerRule = "Native";
  let complexRule = "EachPart";
  let realKernel = "addReal<negate>";
  let complexKernel = "addFunction<negate>";
  let integerKernel = "own, integerUnaryLoop<T, negate<T>>";
  let expansion = "Expand<NegOp, expandNeg>";
  let derivative = Derivative<["-1"]>;
  let example = "uminus(2)";
  let prints = "-2";
}

def Uplus : ExactFunction<"uplus", "Plus", "", ""> {
  let syntax = UnarySyntax<"+", "Plus", "Plus", "elementwise<UnaryOpcode::Plus>", "makeUnary<PlusOp>">;
  let summary = "x, of logicals and chars the number";
  let realKernel = "addReal<identity>";
  let complexKernel = "addFunction<identity>";
  let integerKernel = "own, integerUnaryLoop<T, identity<T>>";
  let derivative = Derivative<["1"]>;
  let example = "uplus(true)";
  let prints = "1";
}

def Not : ExactFunction<"not", "Not", "Not", "not"> {
  let known = "ofNegation";
  let syntax = UnarySyntax<"~", "Not", "Tilde", "elementwise<UnaryOpcode::Not>", "makeUnary<NotOp>">;
  let summary = "whether zero or false; NaN has no truth";
  let family = "Logic";
  let integerRule = "AskedAsLogical";
  let complexRule = "OfTruth";
  let customGuard = 1;
  let expansion = "Expand<NotOp, expandNot>";
  let forms = [Form<(takes Numeric:$x), (gives LogicalLike<"x">:$y)>];
  let domain = NoNaN;
  let realKernel = "addPredicate<isZero>";
  let complexKernel = "addPredicate<isZero>";
  let integerKernel = "logical, integerPredicateLoop<T, isZero<T>>";
  let derivative = NotDifferentiable<"its results are true and false">;
  let example = "not([0 1])";
  let prints = "1×2 logical array 1 0";
}

def Abs : ExactFunction<"abs", "Abs", "Abs", "abs"> {
  let summary = "absolute value; the length of a complex number";
  let forms = [Form<(takes Numeric:$x), (gives Result<"arithmetic x", "size x">:$y)>];
  let integerRule = "Native";
  let complexRule = "Magnitude";
  let realKernel = "addReal<std::fabs>";
  let complexKernel = "addRealValued<magnitude, magnitudeOfSingle>";
  let integerKernel = "own, integerUnaryLoop<T, magnitude<T>>";
  let expansion = "Expand<AbsOp, unary<AbsOp, math::AbsFOp>>";
  let evaluation = Evaluation<"floatOfFirst", ["givesReal"]>;
  let derivative = Derivative<["sign(x)"]>;
  let example = "abs(3 - 4i)";
  let prints = "5";
}

def Sign : ExactFunction<"sign", "Sign", "Sign", "sign"> {
  let summary = "-1, 0 or 1; the direction of a complex number";
  let integerRule = "Native";
  let realKernel = "addReal<signOf>";
  let complexRule = "Text";
  let complexKernel = "addText<&Singles::sign, &Doubles::sign>";
  let integerKernel = "own, integerUnaryLoop<T, signOfInteger<T>>";
  let expansion = "Expand<SignOp, expandSign>";
  let evaluation = Evaluation<"floatOfFirst", ["givesComplex"]>;
  let derivative = Derivative<["0"]>;
  let example = "sign([-2 0 3])";
  let prints = "-1 0 1";
}

/// To a whole number, of complex numbers by parts.
class RoundingFunction<string name, string enumerator, string real> : ExactFunction<name, enumerator, enumerator, name> {
  let integerRule = "Identity";
  let complexRule = "EachPart";
  let realKernel = "addReal<" # real # ">";
  let complexKernel = "addFunction<byParts<" # real # ">>";
  let integerKernel = "own, integerUnaryLoop<T, identity<T>>";
  let derivative = Derivative<["0"]>;
}

def Floor : RoundingFunction<"floor", "Floor", "std::floor"> {
  let summary = "rounds towards minus infinity";
  let expansion = "Expand<FloorOp, unary<FloorOp, math::FloorOp>>";
  let example = "floor(-1.5)";
  let prints = "-2";
}

def Ceil : RoundingFunction<"ceil", "Ceil", "std::ceil"> {
  let summary = "rounds towards infinity";
  let expansion = "Expand<CeilOp, unary<CeilOp, math::CeilOp>>";
  let example = "ceil(1.5)";
  let prints = "2";
}

def Fix : RoundingFunction<"fix", "Fix", "std::trunc"> {
  let summary = "rounds towards zero";
  let expansion = "Expand<FixOp, unary<FixOp, math::TruncOp>>";
  let example = "fix(-1.5)";
  let prints = "-1";
}

def Round : RoundingFunction<"round", "Round", "std::round"> {
  let summary = "rounds to nearest, halves away from zero; to n places after the point, or n digits in all";
  let function = "roundTo";
  let forms = [Form<(takes Numeric:$x, Opt<WholeScalar>:$n), (gives NumberLike<"x">:$y)>,
               Form<(takes Numeric:$x, WholeScalar:$n, Decimals:$type), (gives NumberLike<"x">:$y)>,
               Form<(takes RealFloat:$x, PositiveScalar:$n, Significant:$type), (gives RealFloatLike<"x">:$y)>];
  let expansion = "Expand<RoundOp, expandRound>";
  let example = "round(3.14159, 2)";
  let prints = "3.1400";
  let examples = [Example<"round(1253, 2, 'significant')", "1300">, Example<"round(pi, 3, 'decimals')", "3.1420">];
}

//===----------------------------------------------------------------------===//
// Complex numbers
//===----------------------------------------------------------------------===//

def Real : ExactFunction<"real", "Real", "", ""> {
  let summary = "real part";
  let import = "unary<RealOp>";
  let fused = 1;
  let forms = [Form<(takes Numeric:$z), (gives Result<"arithmetic z", "size z">:$x)>];
  let realKernel = "addReal<identity>";
  let complexKernel = "addRealValued<realPart>";
  let integerKernel = "own, integerUnaryLoop<T, identity<T>>";
  let cost = [Cost<"move">];
  let derivative = Derivative<["1"]>;
  let example = "real(3 - 4i)";
  let prints = "3";
}

def Imag : ExactFunction<"imag", "Imag", "", ""> {
  let summary = "imaginary part";
  let import = "unary<ImagOp>";
  let fused = 1;
  let forms = [Form<(takes Numeric:$z), (gives Result<"arithmetic z", "size z">:$y)>];
  let realKernel = "addReal<zero>";
  let complexKernel = "addRealValued<imaginaryPart>";
  let integerKernel = "own, integerUnaryLoop<T, zeroOf<T>>";
  let cost = [Cost<"move">];
  let derivative = NotDifferentiable<"derivatives are of real functions">;
  let example = "imag(3 - 4i)";
  let prints = "-4";
}

def Conj : ExactFunction<"conj", "Conj", "", ""> {
  let summary = "complex conjugate";
  let import = "unary<ConjOp>";
  let fused = 1;
  let realKernel = "addReal<identity>";
  let complexKernel = "addFunction<conjugate>";
  let integerKernel = "own, integerUnaryLoop<T, identity<T>>";
  let derivative = NotDifferentiable<"derivatives are of real functions">;
  let example = "conj(3 - 4i)";
  let prints = "3.0000 + 4.0000i";
}

def Angle : ExactFunction<"angle", "Angle", "", ""> {
  let summary = "angle of a complex number in radians";
  let forms = [Form<(takes Float:$z), (gives Result<"float z", "size z">:$angle)>];
  let realKernel = "addReal<angleOf>";
  let complexKernel = "addRealValued<phase, phaseOfSingle>";
  let evaluation = Evaluation<"", ["givesReal"]>;
  let cost = [Cost<"transcendental">];
  let derivative = NotDifferentiable<"derivatives are of real functions">;
  let example = "angle(1i)";
  let prints = "1.5708";
}

def Complex : Builtin<"complex", "complexOf"> {
  let summary = "the complex array of its parts, complex also where the imaginary part is 0";
  let forms = [Form<(takes Numeric:$x), (gives Result<"float x", "size x", "any">:$z)>,
               Form<(takes RealFloat:$x, RealFloat:$y), (gives Result<"float x y", "expanded x y", "any">:$z)>];
  let import = "complexOf";
  let fused = 1;
  let importGroup = "Elementwise";
  let cost = [Cost<"move", 2>];
  let derivative = NotDifferentiable<"derivatives are of real functions">;
  let example = "complex(1, 2)";
  let prints = "1.0000 + 2.0000i";
  let examples = [Example<"complex(1)", "1.0000 + 0.0000i">];
}

//===----------------------------------------------------------------------===//
// Tests
//===----------------------------------------------------------------------===//

class NumberTest<string name, string enumerator> : ExactFunction<name, enumerator, enumerator, name> {
  let family = "Relation";
  let integerRule = "AskedAsDouble";
  let complexRule = "EitherPart";
  let forms = [Form<(takes Any:$x), (gives LogicalLike<"x">:$tf)>];
  let realKernel = "addPredicate<is" # !substr(enumerator, 2) # ">";
  let complexKernel = "addPredicate<is" # !substr(enumerator, 2) # ">";
  let integerKernel = "logical, integerPredicateLoop<T, never<T>>";
  let derivative = NotDifferentiable<"its results are true and false">;
}

def Isnan : NumberTest<"isnan", "IsNan"> {
  let summary = "whether NaN";
  let expansion = "Expand<IsNanOp, expandIsNan>";
  let example = "isnan([1 NaN])";
  let prints = "1×2 logical array 0 1";
}

def Isinf : NumberTest<"isinf", "IsInf"> {
  let summary = "whether infinite";
  let expansion = "Expand<IsInfOp, magnitudeToInfinity<IsInfOp, P::OEQ>>";
  let example = "isinf([1 Inf])";
  let prints = "1×2 logical array 0 1";
}

def Isfinite : NumberTest<"isfinite", "IsFinite"> {
  let summary = "whether neither infinite nor NaN";
  let complexRule = "BothParts";
  let integerKernel = "logical, integerPredicateLoop<T, always<T>>";
  let expansion = "Expand<IsFiniteOp, magnitudeToInfinity<IsFiniteOp, P::OLT>>";
  let example = "isfinite([1 Inf])";
  let prints = "1×2 logical array 1 0";
}

} // group
