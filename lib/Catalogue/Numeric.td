//===- Numeric.td - bits, whole numbers, subscripts --------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"
include "lib/Catalogue/Library.td"

def OpenExtents : Kind<"a vector of extents, or []", ["double", "single", "integer"]>;
def NoFunction : Kind<"a function handle, or [] for the sum", ["double"], ["Empty"]>;

let group = "Numeric" in {

//===----------------------------------------------------------------------===//
// Bits
//===----------------------------------------------------------------------===//

/// Of integers in two's complement, or of whole doubles from 0 to 2^53 - 1.
class BitOperation<string name, string enumerator, string formula>
    : Builtin<name, "bitOperation<BinaryOpcode::" # enumerator # ">">, Elementwise {
  let opcode = enumerator;
  let operands = 2;
  let op = enumerator;
  let mnemonic = name;
  let family = "Bits";
  let typeRule = "::runmat::inferBits";
  let integerRule = "Bits";
  let domain = Bits53;
  let customGuard = 1;
  let realKernel = "addBitOperation<" # formula # ">";
  let import = "binary<" # enumerator # "Op>";
  let importGroup = "Elementwise";
  let evaluation = Evaluation<"likeOp<inferBits>", ["integers"]>;
  let forms = [Form<(takes RealNumeric:$x, RealNumeric:$y), (gives Result<"arithmetic x y", "expanded x y">:$z)>];
  let cost = [Cost<"integer">];
  let derivative = NotDifferentiable<"its arguments are whole numbers">;
}

def Bitand : BitOperation<"bitand", "BitAnd", "bitAnd"> {
  let summary = "the bits that both numbers have";
  let integerKernel = "own, loopOf<T, B::both>";
  let example = "bitand(12, 10)";
  let prints = "8";
}

def Bitor : BitOperation<"bitor", "BitOr", "bitOr"> {
  let summary = "the bits that one number at least has";
  let integerKernel = "own, loopOf<T, B::either>";
  let example = "bitor(12, 10)";
  let prints = "14";
}

def Bitxor : BitOperation<"bitxor", "BitXor", "bitXor"> {
  let summary = "the bits that just one number has";
  let integerKernel = "own, loopOf<T, B::differing>";
  let example = "bitxor(12, 10)";
  let prints = "6";
}

def Bitshift : BitOperation<"bitshift", "BitShift", "bitShift"> {
  let summary = "x moved by y places to the left, by -y to the right";
  let typeRule = "::runmat::inferBitShift";
  let domain = ShiftableBits53;
  let integerRule = "Shifted";
  let integerKernel = "own, loopOf<T, B::shift>";
  let evaluation = Evaluation<"likeOp<inferBitShift>", ["integers"]>;
  let example = "bitshift(1, 3)";
  let prints = "8";
}

//===----------------------------------------------------------------------===//
// Whole numbers
//===----------------------------------------------------------------------===//

class WholeNumbers<string name, string expression> : Builtin<name, expression> {
  let cost = [Cost<"divide", 50>];
  let derivative = NotDifferentiable<"its arguments are whole numbers">;
}

class WholePair<string name, string formula> : WholeNumbers<name, "pairwise<" # formula # ">"> {
  let forms = [Form<(takes RealNumeric:$x, RealNumeric:$y), (gives Result<"arithmetic x y", "expanded x y">:$z)>];
  let evaluation = Evaluation<"expanded">;
}

def Gcd : WholePair<"gcd", "greatestDivisor"> {
  let summary = "greatest common divisor";
  let example = "gcd(12, 18)";
  let prints = "6";
}

def Lcm : WholePair<"lcm", "leastMultiple"> {
  let summary = "least common multiple";
  let example = "lcm(4, 6)";
  let prints = "12";
}

def Isprime : WholeNumbers<"isprime", "isPrime"> {
  let summary = "whether prime";
  let forms = [Form<(takes RealNumeric:$x), (gives LogicalLike<"x">:$tf)>];
  let evaluation = Evaluation<"", ["integers"]>;
  let example = "isprime(7)";
  let prints = "logical 1";
  let examples = [Example<"isprime(intmax('uint64') - 58)", "logical 1">];
}

def Primes : WholeNumbers<"primes", "primes"> {
  let summary = "all primes up to n";
  let forms = [Form<(takes RealScalar:$n), (gives Result<"arithmetic n", "row">:$p)>];
  let evaluation = Evaluation<"floatRow">;
  let example = "primes(12)";
  let prints = "2 3 5 7 11";
}

def Factor : WholeNumbers<"factor", "factor"> {
  let summary = "prime factors of a whole number, in ascending order";
  let forms = [Form<(takes CountScalar:$n), (gives Result<"arithmetic n", "row">:$p)>];
  let evaluation = Evaluation<"floatRow">;
  let example = "factor(12)";
  let prints = "2 2 3";
  let examples = [Example<"factor(intmax('uint64'))", "1×7 uint64 row vector 3 5 17 257 641 65537 6700417">];
}

def Nchoosek : WholeNumbers<"nchoosek", "binomial"> {
  let summary = "number of ways to choose k of n things, or the ways to choose k elements of a list, a row each";
  let forms = [Form<(takes CountScalar:$n, CountScalar:$k), (gives Result<"arithmetic n k", "scalar">:$c)>,
               Form<(takes Vector:$v, CountScalar:$k), (gives Result<"same v", "matrix", "complex v">:$C)>];
  let evaluation = Evaluation<"arithmeticScalar", ["integers"]>;
  let example = "nchoosek(5, 2)";
  let prints = "10";
  let examples = [Example<"nchoosek([2 4 6], 2)", "2 4 2 6 4 6">];
}

//===----------------------------------------------------------------------===//
// Differences, and sums by subscript
//===----------------------------------------------------------------------===//

class ElementPairs<string name, string expression> : Builtin<name, expression> {
  let cost = [Cost<"add">];
  let derivative = Unwritten;
}

def Diff : ElementPairs<"diff", "diff"> {
  let summary = "differences of neighbours, n times";
  let forms = [
    Form<(takes Numeric:$x, Opt<PositiveScalar>:$n), (gives Result<"arithmetic x", "any", "complex x">:$y)>,
    Form<(takes Numeric:$x, PositiveScalar:$n, Dimension:$dim), (gives Result<"arithmetic x", "any", "complex x">:$y)>,
    Form<(takes Numeric:$x, Nothing:$n, Opt<Dimension>:$dim), (gives Result<"arithmetic x", "any", "complex x">:$y)>];
  let import = "ofOne<DifferenceOp>";
  let importGroup = "Structure";
  let example = "diff([1 4 9])";
  let prints = "3 5";
  let examples = [Example<"diff([1 4 9 16], 2)", "2 2">, Example<"diff([1 2; 4 8], 1, 2)'", "1 4">,
                  Example<"diff([1 2; 4 8], [], 2)'", "1 4">];
}

def Accumarray : ElementPairs<"accumarray", "accumulate"> {
  let summary = "sums of the values that have the same subscripts, a row of them for each value, or what a function makes of them";
  let forms = [Form<(takes RealMatrix:$subs, Numeric:$vals, Opt<Extents>:$size),
                    (gives Result<"arithmetic vals", "any", "complex vals">:$y)>,
               Form<(takes RealMatrix:$subs, Numeric:$vals, OpenExtents:$size, NoFunction:$fun, Opt<Scalar>:$fillval)>,
               Form<(takes RealMatrix:$subs, Numeric:$vals, OpenExtents:$size, Handle:$fun, Opt<Scalar>:$fillval)>];
  let effects = CallsBack;
  let evaluation = EvaluationOf<2, 3, 1, "accumulated">;
  let example = "accumarray([1; 2; 1], [10; 20; 30])'";
  let prints = "40 20";
  let examples = [Example<"accumarray([1; 3; 1], [10; 20; 30], [4 1])'", "40 0 20 0">,
                  Example<"accumarray([1; 3; 1], [10; 20; 30], [], @max)'", "30 0 20">,
                  Example<"accumarray([1; 3; 1], [10; 20; 30], [4 1], @(v) numel(v), -1)'", "2 -1 1 -1">,
                  Example<"accumarray([1; 3; 1], [10; 20; 30], [], [], -1)'", "40 -1 20">];
}

//===----------------------------------------------------------------------===//
// Subscripts and positions
//===----------------------------------------------------------------------===//

class Subscripts<string name, string expression> : Builtin<name, expression> {
  let cost = [Cost<"divide">, Cost<"multiply">];
  let derivative = NotDifferentiable<"its arguments are whole numbers">;
}

def Sub2ind : Subscripts<"sub2ind", "subscriptsToLinear"> {
  let summary = "positions, counted along columns, of subscripts";
  let forms = [Form<(takes RealVector:$size, RealNumeric:$i1, Rest<RealNumeric>:$i2), (gives Result<"double", "size i1">:$i)>];
  let evaluation = EvaluationOf<3, 3, 1, "doubleLike<1>", ["integers"]>;
  let example = "sub2ind([2 3], 2, 3)";
  let prints = "6";
}

def Ind2sub : Subscripts<"ind2sub", "linearToSubscripts"> {
  let summary = "subscripts of positions that are counted along columns";
  let forms = [Form<(takes RealVector:$size, RealNumeric:$i), (gives Result<"double", "size i">:$i1, More:$i2)>];
  let evaluation = EvaluationOf<2, 2, 2, "subscripts", ["integers"]>;
  let example = "ind2sub([2 3], 5)";
  let prints = "5";
}

} // group

//===----------------------------------------------------------------------===//
// Bits and bytes
//===----------------------------------------------------------------------===//

class BitFunction<string name> : LibraryFunction<name> {
  let cost = [Cost<"integer", 4>];
  let derivative = NotDifferentiable<"it is of integers">;
}

def Bitcmp : BitFunction<"bitcmp"> {
  let forms = [Form<(takes Integer:$A), (gives Like<"A">:$C)>];
  let example = "bitcmp(uint8(1))";
  let prints = "uint8 254";
}

def Bitget : BitFunction<"bitget"> {
  let forms = [Form<(takes RealNumber:$A, RealNumber:$bit), (gives Result<"same A", "expanded A bit">:$b)>];
  let example = "bitget(5, 1:3)";
  let prints = "1 0 1";
}

def Bitset : BitFunction<"bitset"> {
  let forms = [Form<(takes RealNumber:$A, RealNumber:$bit, Opt<RealNumeric>:$V), (gives Result<"same A", "any">:$intout)>];
  let example = "bitset(0, 3)";
  let prints = "4";
  let examples = [Example<"bitset([7 6], 1, [0 1])", "6 7">];
}

def Swapbytes : BitFunction<"swapbytes"> {
  let forms = [Form<(takes RealNumber:$X), (gives Like<"X">:$Y)>];
  let example = "swapbytes(uint16(1))";
  let prints = "uint16 256";
}
