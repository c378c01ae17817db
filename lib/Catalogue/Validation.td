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
