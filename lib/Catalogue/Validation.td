//===- Validation.td - what arguments must be ----------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"
include "lib/Catalogue/Library.td"

class Validation<string name> : LibraryFunction<name> {
  /// Errors have the identifier that the function of the call gives them.
  let callsBack = 1;
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"it has no results">;
}

/// A char is no position: it names the function.
def Position : Kind<"the position of an argument, a whole number from 1 on", numbers, ["Scalar", "Whole", "Positive"]>;

def Validateattributes : Validation<"validateattributes"> {
  let forms = [Form<(takes Any:$A, Texts:$classes, Cell:$attributes), (gives)>,
               Form<(takes Any:$A, Texts:$classes, Cell:$attributes, Position:$argIndex), (gives)>,
               Form<(takes Any:$A, Texts:$classes, Cell:$attributes, Text:$funcName, Opt<Text>:$varName, Opt<Position>:$argIndex), (gives)>];
  let example = "try, validateattributes([1 3 2], {'numeric'}, {'increasing'}), catch e, disp(e.message), end";
  let prints = "Expected input to be strictly increasing.";
  let examples = [Example<"try, validateattributes(-1, {'numeric'}, {'positive'}, 2), catch e, disp(e.message), end",
                          "Expected input number 2 to be positive.">,
                  Example<"try, validateattributes('a', {'float'}, {}, 'f', 'Width', 2), catch e, disp(e.identifier), disp(e.message), end",
                          "MATLAB:f:invalidType Expected input number 2, Width, to be one of these types: double, single Instead its type was char.">];
}

//===----------------------------------------------------------------------===//
// Validators
//===----------------------------------------------------------------------===//

class Validator<string name> : Validation<name> {
  let forms = [Form<(takes Any:$value), (gives)>];
}
class NumberValidator<string name> : Validation<name> {
  let forms = [Form<(takes Numeric:$value), (gives)>];
}
class Bound<string name> : Validation<name> {
  let forms = [Form<(takes Numeric:$value, RealScalar:$c), (gives)>];
}

def MustBeNumeric : Validator<"mustBeNumeric"> {
  let example = "try, mustBeNumeric('a'), catch e, disp(e.message), end";
  let prints = "Value must be numeric.";
}

def MustBeNumericOrLogical : Validator<"mustBeNumericOrLogical"> {
  let example = "try, mustBeNumericOrLogical('a'), catch e, disp(e.message), end";
  let prints = "Value must be numeric or logical.";
}

def MustBeReal : Validator<"mustBeReal"> {
  let example = "try, mustBeReal(1i), catch e, disp(e.message), end";
  let prints = "Value must be real.";
}

def MustBeFinite : NumberValidator<"mustBeFinite"> {
  let example = "try, mustBeFinite([1 Inf]), catch e, disp(e.message), end";
  let prints = "Value must be finite.";
}

def MustBeNonNan : NumberValidator<"mustBeNonNan"> {
  let example = "try, mustBeNonNan([1 NaN]), catch e, disp(e.message), end";
  let prints = "Value must be not NaN.";
}

def MustBeInteger : NumberValidator<"mustBeInteger"> {
  let example = "try, mustBeInteger(1.5), catch e, disp(e.message), end";
  let prints = "Value must be integers.";
}

def MustBePositive : NumberValidator<"mustBePositive"> {
  let example = "try, mustBePositive([1 0]), catch e, disp(e.message), end";
  let prints = "Value must be positive.";
}

def MustBeNonpositive : NumberValidator<"mustBeNonpositive"> {
  let example = "try, mustBeNonpositive([1 0]), catch e, disp(e.message), end";
  let prints = "Value must be not positive.";
}

def MustBeNegative : NumberValidator<"mustBeNegative"> {
  let example = "try, mustBeNegative([-1 0]), catch e, disp(e.message), end";
  let prints = "Value must be negative.";
}

def MustBeNonnegative : NumberValidator<"mustBeNonnegative"> {
  let example = "try, mustBeNonnegative([1 -1]), catch e, disp(e.message), end";
  let prints = "Value must be nonnegative.";
}

def MustBeNonzero : NumberValidator<"mustBeNonzero"> {
  let example = "try, mustBeNonzero([1 0]), catch e, disp(e.message), end";
  let prints = "Value must be nonzero.";
}

def MustBeNonempty : Validator<"mustBeNonempty"> {
  let example = "try, mustBeNonempty([]), catch e, disp(e.message), end";
  let prints = "Value must be not empty.";
}

def MustBeVector : Validator<"mustBeVector"> {
  let example = "try, mustBeVector(ones(2)), catch e, disp(e.message), end";
  let prints = "Value must be a vector.";
}

def MustBeScalarOrEmpty : Validator<"mustBeScalarOrEmpty"> {
  let example = "try, mustBeScalarOrEmpty([1 2]), catch e, disp(e.message), end";
  let prints = "Value must be a scalar or empty.";
}

def MustBeText : Validator<"mustBeText"> {
  let example = "try, mustBeText(1), catch e, disp(e.message), end";
  let prints = "Value must be a text: a char row, a string array or a cell array of char rows.";
}

def MustBeTextScalar : Validator<"mustBeTextScalar"> {
  let example = "try, mustBeTextScalar({'a'}), catch e, disp(e.message), end";
  let prints = "Value must be one text: a char row or a string.";
}

def MustBeFloat : Validator<"mustBeFloat"> {
  let example = "try, mustBeFloat(int8(1)), catch e, disp(e.message), end";
  let prints = "Value must be double or single.";
}

def MustBeGreaterThan : Bound<"mustBeGreaterThan"> {
  let example = "try, mustBeGreaterThan(1, 1), catch e, disp(e.message), end";
  let prints = "Value must be greater than 1.";
}

def MustBeLessThan : Bound<"mustBeLessThan"> {
  let example = "try, mustBeLessThan(1, 1), catch e, disp(e.message), end";
  let prints = "Value must be less than 1.";
}

def MustBeGreaterThanOrEqual : Bound<"mustBeGreaterThanOrEqual"> {
  let example = "try, mustBeGreaterThanOrEqual(1, 2), catch e, disp(e.message), end";
  let prints = "Value must be greater than or equal to 2.";
}

def MustBeLessThanOrEqual : Bound<"mustBeLessThanOrEqual"> {
  let example = "try, mustBeLessThanOrEqual(2, 1), catch e, disp(e.message), end";
  let prints = "Value must be less than or equal to 1.";
}

def MustBeMember : Validation<"mustBeMember"> {
  let forms = [Form<(takes Any:$value, Any:$S), (gives)>];
  let example = "try, mustBeMember('a', {'b', 'c'}), catch e, disp(e.message), end";
  let prints = "Value must be a member of this set: b, c.";
}

def MustBeA : Validation<"mustBeA"> {
  let forms = [Form<(takes Any:$value, TextRows:$classNames), (gives)>];
  let example = "try, mustBeA(1, {'char', 'string'}), catch e, disp(e.message), end";
  let prints = "Value must be one of the following types: char, string.";
}

def MustBeInRange : Validation<"mustBeInRange"> {
  let forms = [Form<(takes Numeric:$value, RealScalar:$lower, RealScalar:$upper, Words<["inclusive", "exclusive", "exclude-lower", "exclude-upper"]>:$boundary),
                    (gives)>];
  let example = "try, mustBeInRange(3, 1, 2), catch e, disp(e.message), end";
  let prints = "Value must be between 1 and 2.";
  let examples = [Example<"try, mustBeInRange(2, 1, 2, 'exclusive'), catch e, disp(e.message), end", "Value must be between 1 and 2.">,
                  Example<"try, mustBeInRange(1, 1, 2, 'exclude-lower'), catch e, disp(e.message), end", "Value must be between 1 and 2.">,
                  Example<"try, mustBeInRange(2, 1, 2, 'exclude-upper'), catch e, disp(e.message), end", "Value must be between 1 and 2.">,
                  Example<"mustBeInRange(2, 1, 2, 'inclusive'), x = 1", "x = 1">];
  let defaults = ["inclusive"];
}
