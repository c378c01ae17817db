//===- Schema.td - what a record of the catalogue says -----*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One record says everything that is known of a name of the language. Tables in
// C++, ops of the dialect, messages and docs are written from it (Generator/).
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CATALOGUE_SCHEMA_TD
#define RUNMAT_CATALOGUE_SCHEMA_TD

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

/// What a value must be to stand at a place of a form: of one of `classes` (double single integer logical char cell string struct handle
/// object), real unless `complex`, and with the properties in `must` (Scalar Vector Row Matrix Square Nonempty Empty Whole Positive
/// NotNegative Text Texts TextRows). One of `words`, a text in any case, fits as well.
class Kind<string text, list<string> classes, list<string> must = [], bit complex = 0, list<string> words = []> {
  /// As messages say it: "argument 2 must be …".
  string description = text;
  list<string> accepted = classes;
  list<string> demands = must;
  bit takesComplex = complex;
  list<string> alternatives = words;
  /// Of the error where a value of a right class is not such, behind MATLAB:<name> when it starts with a colon;
  /// MATLAB:<name>:invalidArgument when empty.
  string identifier = "";
}

/// Operators of the dags of a form.
def takes;
def gives;

/// An argument that may be left out, or any number of one kind.
class Opt<Kind k> { Kind kind = k; }
class Rest<Kind k, int least = 0> { Kind kind = k; int fewest = least; }

/// Options stand at the end in any order, each once: one of several words, or a name followed by a value.
class Words<list<string> w> { list<string> words = w; }
class Pair<string n, Kind k> { string word = n; Kind kind = k; }

/// A result. Its class: a name of one, `same x`, `float x…` (single when one is, else double), `arithmetic x…` (the integer class of one,
/// else float), or `any`. Its size: `scalar`, `size x`, `expanded x…` (implicit expansion), `reduced x`, `row`, `column`, `matrix` or `any`.
/// It is real, or complex when `x…` may be (`complex x…`), or either.
class Result<string c, string s, string r = "real"> {
  string classRule = c;
  string sizeRule = s;
  string realness = r;
}
def Anything : Result<"any", "any", "any">;
/// Stands in `gives` behind the results that have names: there may be more.
def More;

/// A call that a user could type, and what it prints (white space and a leading `ans =` aside). What it prints comes from outside RunMat:
/// MATLAB's documentation, another program of numbers, or arithmetic by hand.
class Example<string c, string p> { string call = c; string prints = p; }

/// One way to call: `(takes Number:$x, Opt<Dimension>:$dim)` and what comes out of it.
class Form<dag inputs, dag outputs = (gives Anything:$result)> {
  dag arguments = inputs;
  dag results = outputs;
}

//===----------------------------------------------------------------------===//
// What else is known
//===----------------------------------------------------------------------===//

/// By the arguments of the first form, in the language: one formula for each argument, `y` is the result.
class Differentiation { list<string> partials = []; string reason = ""; }
class Derivative<list<string> p> : Differentiation { let partials = p; }
class NotDifferentiable<string why> : Differentiation { let reason = why; }

/// Work for each element of the largest argument or result: `kind` is one of add multiply divide sqrt compare convert transcendental
/// integer move call, the last one for work that is no multiple of the elements.
class Cost<string k, int n = 1> { string kind = k; int count = n; }

/// What a call does besides giving its results.
class Effects<string words> { string flags = words; }
/// The results depend on the arguments only; nothing else happens.
def Pure : Effects<"BuiltinPure">;
/// Writes output, or reads or changes the session or the world.
def Effectful : Effects<"BuiltinEffects">;
/// Calls back into the program.
def CallsBack : Effects<"BuiltinCallsBack">;

/// What makes the results gpuArrays.
class Residence<string words> { string flags = words; }
/// A gpuArray among the arguments.
def FollowsArguments : Residence<"">;
/// The first argument; what follows are extents.
def FollowsFirst : Residence<"BuiltinFollowsFirst">;
/// Nothing: the result says something about the arguments, or is one of them.
def KeepsHost : Residence<"BuiltinKeepsHost">;
/// 'gpuArray' or 'like' behind the extents.
def Constructs : Residence<"BuiltinConstructs">;

/// A call that units make as an opaque operation of the runtime: the numbers of arguments (-1: any) and results, the type rule of
/// dialects/RunMat/EvaluateRules.h, and what else the rule holds for.
class Evaluation<int least, int most, int results, string r, list<string> f = []> {
  int fewest = least;
  int largest = most;
  int outputs = results;
  string rule = r;
  list<string> flags = f;
}
def NotEvaluated : Evaluation<0, 0, 0, "">;

//===----------------------------------------------------------------------===//
// Records
//===----------------------------------------------------------------------===//

/// A name of the language.
class Record<string name> {
  string word = name;
  /// Other names of the same thing.
  list<string> aliases = [];
  /// The operator that calls it, if there is one.
  string symbol = "";
  /// One line of help.
  string summary = ?;
  list<Form> forms = ?;
  /// The end of the identifier of the error where a text is no option, behind MATLAB:<name>:
  string optionError = "unknownOption";
  /// A line that a user could type, and what it prints.
  string example = "";
  string prints = "";
  /// More of them, until each argument that may be left out and each option of each form is in one (Generator/exercised.py).
  list<Example> examples = [];
  Differentiation derivative = NotDifferentiable<"">;
  /// What a call may do to the variables of its caller: "defines" some, "definesFar" those of other frames too, "observes" all of them.
  string workspace = "";
  /// The class of objects that have it as a method: `object.name(…)`.
  string methodOf = "";
  list<Cost> cost = [];
}

/// A function in C++: `expression` is a BuiltinFunction in the file lib/Builtins/<group>.cpp.
class Builtin<string name, string expression> : Record<name> {
  string function = expression;
  string group = ?;
  Effects effects = Pure;
  Residence residence = FollowsArguments;
  /// In units: how the compiler imports a call, a function of lib/Compiler/Import, and the file there that has it.
  string import = "";
  string importGroup = "";
  /// In units: the call as an opaque operation of the runtime.
  Evaluation evaluation = NotEvaluated;
  /// In units: a call that is a statement of its own is left to the interpreter at its place, and the unit goes on.
  bit statement = 0;
  /// Clusters of units compute it, as they do all elementwise operations, or read its elements where those of the argument are.
  bit fused = 0;
  /// The operation of the runtime (definitions/RuntimeOperations.h) as which devices do it, by `<operation>OnDevice` of
  /// lib/Engine/DeviceOperations.h; empty where only the host does it.
  string device = "";
  /// What lib/Engine/Preview.cpp tells of a call before it is made. The arguments from this place on are extents of the result; or the
  /// one at this place is the number of its elements, which has a usual value. -1: they are not.
  int extentsFrom = -1;
  int countAt = -1;
  int usualCount = 0;
  /// A function there that answers what the call asks of an array.
  string preview = "";
}

/// A function of the interpreter itself, which sees variables and frames: lib/Interpreter/LanguageFunctions.cpp.
class LanguageFunction<string name, string expression> : Record<name> {
  string function = expression;
}

/// A function written in the language, lib/Library/functions/<name>.m.
class LibraryFunction<string name> : Record<name>;

//===----------------------------------------------------------------------===//
// Elementwise operations
//===----------------------------------------------------------------------===//

/// Which real arguments have a real result. `predicate` is the test of lib/Builtins/Kernels/Domains.h, of doubles; `condition` builds
/// the same of scalars in passes/8-Arithmetic/ExpandDomains.cpp.
class Domain<string p, string c> { string predicate = p; string condition = c; }
def AllReals : Domain<"", "">;
def AtLeastZero : Domain<"atLeastZero", "atLeast<0>">;
def AtLeastMinusOne : Domain<"atLeastMinusOne", "atLeast<-1>">;
def AtLeastOne : Domain<"atLeastOne", "atLeast<1>">;
def WithinOne : Domain<"withinOne", "withinOne">;
/// x .^ y: x is not negative, or y is whole.
def RealPowers : Domain<"", "realPower">;
/// Truth values: NaN has none, which is an error of the language.
def NoNaN : Domain<"", "noneIsNaN">;

/// What an operation on single elements adds to its record: kernels of the reference set, an op of the dialect, and its arithmetic.
class Elementwise {
  /// The enumerator of UnaryOpcode, or of BinaryOpcode with two operands, and the word of messages.
  string opcode = "";
  int operands = 1;
  /// By which rule classes combine, and in which class operands are computed with: Arithmetic, Relation (tests of numbers too), Logic or
  /// Bits. What lies outside the domain of Logic is an error of the language.
  string family = "Arithmetic";
  /// Kernels: calls that fill the table of the reference set, in lib/Builtins/Kernels/{Real,Complex,Integer}*Kernels.cpp; empty where a
  /// class has no such operation.
  string realKernel = "";
  string complexKernel = "";
  string integerKernel = "";
  Domain domain = AllReals;
  /// The op RunMat_<op>Op; empty where units have none. `typeRule` is a C++ function of the operands' types, `guard` one that says when
  /// the domain needs no test although there is one.
  string op = "";
  string mnemonic = "";
  string typeRule = "";
  bit customGuard = 0;
  /// How the op computes with integers and is written by the parts of complex arrays: dialects/RunMat/NumberRules.h.
  string integerRule = "Runtime";
  string complexRule = "Runtime";
  /// The pattern that writes the op as arithmetic, and the file of passes/8-Arithmetic that has it.
  string expansion = "";
  string expansionGroup = "";
  /// On the host, in double: the op of MLIR and the symbol of the C library that computes it.
  string mathOp = "";
  string libm = "";
}

#endif // RUNMAT_CATALOGUE_SCHEMA_TD
