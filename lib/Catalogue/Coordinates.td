//===- Coordinates.td - points in the plane and in space ----*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"
include "lib/Catalogue/Library.td"

class Coordinates<string name> : LibraryFunction<name> {
  let cost = [Cost<"transcendental", 2>];
  let derivative = Unwritten;
}
class PlaneCoordinates<string name> : Coordinates<name> {
  let forms = [Form<(takes RealFloatNumber:$a, RealFloatNumber:$b, Opt<RealFloatNumber>:$z),
                    (gives Result<"float a b", "any">:$c, Result<"float a b", "any">:$d, Anything:$height)>];
}
/// Two of the results depend on two of the arguments only.
class SpaceCoordinates<string name, string first, string last> : Coordinates<name> {
  let forms = [Form<(takes RealFloatNumber:$a, RealFloatNumber:$b, RealFloatNumber:$c),
                    (gives Result<first, "any">:$d, Result<"float a b c", "any">:$e, Result<last, "any">:$f)>];
}

def Cart2pol : PlaneCoordinates<"cart2pol"> {
  let example = "[theta, rho] = cart2pol(3, 4)";
  let prints = "theta = 0.9273 rho = 5";
  let examples = [Example<"[theta, rho, z] = cart2pol(3, 4, 7); z", "z = 7">];
}

def Pol2cart : PlaneCoordinates<"pol2cart"> {
  let example = "[x, y] = pol2cart(pi / 6, 2)";
  let prints = "x = 1.7321 y = 1.0000";
  let examples = [Example<"[x, y, z] = pol2cart(0, 1, 7); z", "z = 7">];
}

def Cart2sph : SpaceCoordinates<"cart2sph", "float a b", "float a b c"> {
  let example = "[azimuth, elevation, r] = cart2sph(1, 1, 1)";
  let prints = "azimuth = 0.7854 elevation = 0.6155 r = 1.7321";
}

def Sph2cart : SpaceCoordinates<"sph2cart", "float a b c", "float b c"> {
  let example = "[x, y, z] = sph2cart(0, pi / 6, 2)";
  let prints = "x = 1.7321 y = 0 z = 1.0000";
}

def Inpolygon : LibraryFunction<"inpolygon"> {
  let forms = [Form<(takes RealFloatNumber:$xq, RealFloatNumber:$yq, RealVector:$xv, RealVector:$yv),
                    (gives LogicalLike<"xq">:$in, LogicalLike<"xq">:$on)>];
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"its results are true and false">;
  let example = "inpolygon([0.5 1 2], [0.5 0.5 0.5], [0 1 1 0], [0 0 1 1])";
  let prints = "1×3 logical array 1 1 0";
  let examples = [Example<"[in, on] = inpolygon(1, 0.5, [0 1 1 0], [0 0 1 1]); on", "on = logical 1">];
}

def Polyarea : LibraryFunction<"polyarea"> {
  let forms = [Form<(takes RealFloatNumber:$x, RealFloatNumber:$y, Opt<Dimension>:$dim), (gives Result<"float x y", "any">:$a)>];
  let cost = [Cost<"multiply">, Cost<"add">];
  let derivative = Unwritten;
  let example = "polyarea([0 2 2 0], [0 0 1 1])";
  let prints = "2";
  let examples = [Example<"polyarea([0 1 1; 0 2 2], [0 0 1; 0 0 1], 2)'", "0.5000 1.0000">];
}
