//===- Fourier.td - Fourier transforms and convolution -----*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"
include "lib/Catalogue/Library.td"

defvar symmetry = (takes Words<["symmetric", "nonsymmetric"]>:$symflag);

/// [] stands for the length that there is.
def Fft : WholeArrayFunction<"fft"> {
  let forms = [Form<(takes Numeric:$X), (gives Result<"float X", "size X", "any">:$Y)>,
               Form<(takes Numeric:$X, CountScalar:$n, Opt<Dimension>:$dim), (gives Result<"float X", "any", "any">:$Y)>,
               Form<(takes Numeric:$X, Nothing:$n, Opt<Dimension>:$dim), (gives Result<"float X", "size X", "any">:$Y)>];
  let derivative = NotDifferentiable<"its results are complex">;
  let example = "fft([1 2])";
  let prints = "3 -1";
  let examples = [Example<"fft([1 2], 1)", "1">, Example<"fft([1 0], 4)", "1 1 1 1">, Example<"fft([1 2; 3 4], 2, 2)", "3 -1 7 -1">,
                  Example<"fft([1 2; 3 4], [], 2)", "3 -1 7 -1">];
}

def Ifft : WholeArrayFunction<"ifft"> {
  let forms = [Form<!con((takes Numeric:$Y), symmetry), (gives Result<"float Y", "size Y", "any">:$X)>,
               Form<!con((takes Numeric:$Y, CountScalar:$n, Opt<Dimension>:$dim), symmetry), (gives Result<"float Y", "any", "any">:$X)>,
               Form<!con((takes Numeric:$Y, Nothing:$n, Opt<Dimension>:$dim), symmetry), (gives Result<"float Y", "size Y", "any">:$X)>];
  let derivative = NotDifferentiable<"its results are complex">;
  let example = "ifft([3 -1])";
  let prints = "1 2";
  let examples = [Example<"ifft([6 -2], 'symmetric')", "2 4">, Example<"ifft([4 2i 8 99], 'symmetric')", "3 -2 3 0">, Example<"isreal(ifft([4 1i -2i 7], 3, 'symmetric'))", "logical 1">,
                  Example<"ifft([3 -1 5], 2, 'nonsymmetric')", "1 2">,
                  Example<"ifft([3 1; -1 1], 2, 1, 'symmetric')", "1 1 2 0">,
                  Example<"ifft([3 -1; 7 -1], [], 2, 'nonsymmetric')", "1 2 3 4">];
  let defaults = ["nonsymmetric"];
}

/// What all of them are made of. Real where all imaginary parts are zero.
def FourierColumns : Builtin<"fouriercolumns", "fourierColumns"> {
  let group = "Fourier";
  let summary = "Fourier transform of each column; backward, that of the other sign, not divided by the length";
  let forms = [Form<(takes FloatMatrix:$X, Words<["forward", "backward"]>:$direction), (gives Result<"float X", "size X", "any">:$Y)>];
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"its results are complex">;
  let example = "fouriercolumns([1; 2])'";
  let prints = "3 -1";
  let examples = [Example<"fouriercolumns([1; 2], 'forward')'", "3 -1">, Example<"imag(fouriercolumns([0; 1; 0; 0], 'backward'))'", "0 1 0 -1">];
  let defaults = ["forward"];
}

class PlaneTransform<string name> : WholeArrayFunction<name> {
  let forms = [Form<(takes Numeric:$X), (gives Result<"float X", "size X", "any">:$Y)>,
               Form<(takes Numeric:$X, CountScalar:$m, CountScalar:$n), (gives Result<"float X", "any", "any">:$Y)>];
}
class SpaceTransform<string name> : WholeArrayFunction<name> {
  let forms = [Form<(takes Numeric:$X), (gives Result<"float X", "size X", "any">:$Y)>];
}

def Fft2 : PlaneTransform<"fft2"> {
  let derivative = NotDifferentiable<"its results are complex">;
  let example = "fft2([1 2; 3 4])";
  let prints = "10 -2 -4 0";
  let examples = [Example<"fft2([1 2 3; 4 5 6], 2, 2)", "12 -2 -6 0">];
}

def Ifft2 : PlaneTransform<"ifft2"> {
  let derivative = NotDifferentiable<"its results are complex">;
  let example = "ifft2([10 -2; -4 0])";
  let prints = "1 2 3 4";
  let examples = [Example<"ifft2([8 0], 2, 2)", "2 2 2 2">];
}

def Fftn : SpaceTransform<"fftn"> {
  let derivative = NotDifferentiable<"its results are complex">;
  let example = "fftn([1 2; 3 4])";
  let prints = "10 -2 -4 0";
}

def Ifftn : SpaceTransform<"ifftn"> {
  let derivative = NotDifferentiable<"its results are complex">;
  let example = "ifftn([10 -2; -4 0])";
  let prints = "1 2 3 4";
}

class SpectrumShift<string name> : MovingFunction<name> {
  let forms = [Form<(takes Elements:$X, Opt<Dimension>:$dim), (gives Like<"X">:$Y)>];
}

def Fftshift : SpectrumShift<"fftshift"> {
  let example = "fftshift(1:5)";
  let prints = "4 5 1 2 3";
  let examples = [Example<"fftshift([1 2 3; 4 5 6], 2)", "3 1 2 6 4 5">];
}

def Ifftshift : SpectrumShift<"ifftshift"> {
  let example = "ifftshift([4 5 1 2 3])";
  let prints = "1 2 3 4 5";
  let examples = [Example<"ifftshift([1 2 3; 4 5 6; 7 8 9], 2)", "2 3 1 5 6 4 8 9 7">];
}

defvar convolutionShape = (takes Words<["full", "same", "valid"]>:$shape);

/// No chars: a text is a shape, or a wrong one.
defvar signals = ["double", "single", "integer", "logical"];
def Signal : Kind<"an array of numbers or logicals", signals, [], 1>;
let identifier = ":inputMustBe2D" in
def SignalMatrix : Kind<"a matrix of numbers or logicals", signals, ["Matrix"], 1>;
def SignalVector : Kind<"a vector of numbers or logicals", signals, ["Vector"], 1>;

class Convolution<string name> : WholeArrayFunction<name> {
  let optionError = "unknownShapeParameter";
}

def Conv2 : Convolution<"conv2"> {
  let forms = [Form<!con((takes SignalMatrix:$A, SignalMatrix:$B), convolutionShape), (gives Result<"float A B", "matrix", "complex A B">:$C)>,
               Form<!con((takes SignalVector:$u, SignalVector:$v, SignalMatrix:$A), convolutionShape),
                    (gives Result<"float u v A", "matrix", "complex u v A">:$C)>];
  let example = "conv2([1 2; 3 4], [1 1])";
  let prints = "1 3 2 3 7 4";
  let examples = [Example<"conv2([1 2; 3 4], [1 1], 'full')", "1 3 2 3 7 4">, Example<"conv2([1 2; 3 4], [1 1], 'same')", "3 2 7 4">,
                  Example<"conv2([1 2; 3 4], [1 1], 'valid')'", "3 7">, Example<"conv2([1 1], [1 2], [1 2; 3 4])", "1 4 4 4 14 12 3 10 8">,
                  Example<"conv2([1 1], [1 2], [1 2; 3 4], 'valid')", "14">];
  let defaults = ["full"];
}

def Convn : Convolution<"convn"> {
  let forms = [Form<!con((takes Signal:$A, Signal:$B), convolutionShape), (gives Result<"float A B", "any", "complex A B">:$C)>];
  let example = "convn([1 2; 3 4], [1 1], 'same')";
  let prints = "3 2 7 4";
  let examples = [Example<"convn([1 2; 3 4], [1 1], 'full')", "1 3 2 3 7 4">, Example<"convn([1 2; 3 4], [1 1], 'valid')'", "3 7">];
  let defaults = ["full"];
}

def NonemptySignalMatrix : Kind<"a matrix of numbers or logicals that is not empty", signals, ["Matrix", "Nonempty"], 1>;

def Filter2 : WholeArrayFunction<"filter2"> {
  let optionError = "unknownShapeParameter";
  let forms = [Form<!con((takes NonemptySignalMatrix:$H, NonemptySignalMatrix:$X), convolutionShape), (gives Result<"float H X", "matrix", "complex H X">:$Y)>];
  let example = "filter2([1 2], [1 2; 3 4])";
  let prints = "5 2 11 4";
  let examples = [Example<"filter2([1 2], [1 2; 3 4], 'valid')'", "5 11">, Example<"filter2([1 2], [1 2], 'full')", "2 5 2">,
                  Example<"filter2([1 2], [1 2; 3 4], 'same')", "5 2 11 4">];
  let defaults = ["same"];
}
