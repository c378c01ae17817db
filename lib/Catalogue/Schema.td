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
/// NotNegative Text Texts TextRows, or Undashed: no text that begins with a dash). One of `words`, a text in any case, fits as well.
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

/// A result. Its class: a name of one, `same x`, `number x` (the same, but double for chars), `float x…` (single when one is, else
/// double), `arithmetic x…` (the integer class of one, else float), `joined x…` (as in [x, …]), `named x` (that x names, else double), or
/// `any`. Its size: `scalar`, `size x`, `expanded x…` (implicit expansion), `reduced x`, `extents x` (those that x gives), `row`, `column`,
/// `matrix` or `any`. A rest counts with all its values. It is real, or complex when `x…` may be (`complex x…`), or either.
class Result<string c, string s, string r = "real"> {
  string classRule = c;
  string sizeRule = s;
  string realness = r;
}
def Anything : Result<"any", "any", "any">;
/// Stands in `gives` behind the results that have names: there may be more.
def More;

/// How a call is written as an operator. `enumerator` is of ast::UnaryOp, or with two operands of ast::BinaryOp, and `token` of TokenKind.
/// Operators of two operands hold the more tightly the higher `binding` is (lib/Frontend/ParseExpressions.cpp). `evaluate` is what the
/// interpreter calls (lib/Interpreter/Operators.cpp), `build` what the compiler does (lib/Compiler/Import/ImportExpressions.cpp).
class Syntax<string sign, string op, string t, int b, string e, string make> {
  string symbol = sign;
  string enumerator = op;
  string token = t;
  int binding = b;
  string evaluate = e;
  string build = make;
}
def NoOperator : Syntax<"", "", "", 0, "", "">;
class UnarySyntax<string sign, string op, string t, string e, string make> : Syntax<sign, op, t, 0, e, make>;
class BinarySyntax<string sign, string op, string t, int b, string e, string make> : Syntax<sign, op, t, b, e, make>;

/// A call that a user could type, and what it prints (white space and a leading `ans =` aside). What it prints comes from outside RunMat:
/// MATLAB's documentation, another program of numbers, or arithmetic by hand.
class Example<string c, string p> { string call = c; string prints = p; }

/// One way to call: `(takes Number:$x, Opt<Dimension>:$dim)` and what comes out of it.
class Form<dag inputs, dag outputs = (gives Anything:$result)> {
  dag arguments = inputs;
  dag results = outputs;
}

/// A call that is no form and has an error of its own; the identifier stands behind MATLAB:<name>.
class Refusal<dag inputs, string i, string m> {
  dag arguments = inputs;
  string identifier = i;
  string message = m;
}

//===----------------------------------------------------------------------===//
// What else is known
//===----------------------------------------------------------------------===//

/// What the change `d<result>` of the first result of form `f` (from 1) sends back to each argument, one text each, empty for those that
/// are no numbers; of the calls for which the text `w` is true. The language, with the names of the form: of arguments, results, and
/// `dy` where the result is `y`. A name that a call leaves out goes, with the comma before it.
class Adjoint<list<string> t, int f = 1, string w = ""> { list<string> texts = t; int form = f; string condition = w; }
/// Of real numbers. Where the first form goes element by element, `partials` has one formula for each argument, in the language; what
/// is expanded gets the sum over what it was expanded to, in both. test/catalogue/derivatives.test tries each against differences.
class Differentiation { list<string> partials = []; list<Adjoint> adjoints = []; string reason = ""; }
class Derivative<list<string> p> : Differentiation { let partials = p; }
class Adjoints<list<Adjoint> a> : Differentiation { let adjoints = a; }
class NotDifferentiable<string why> : Differentiation { let reason = why; }
def Unwritten : NotDifferentiable<"it has a derivative, which no one has written">;

/// Work for each element of the largest argument or result: `kind` is one of add multiply divide sqrt compare convert transcendental
/// integer move call, the last one for work that is no multiple of the elements. Generator/costs.py says how these compare, and estimates
/// of kernels are made of them.
class Cost<string k, int n = 1> { string kind = k; int count = n; }

/// What a call does besides giving its results.
class Effects<string words> { string flags = words; string reason = ""; }
/// The results depend on the arguments only; nothing else happens.
def Pure : Effects<"BuiltinPure">;
/// The same, but for warnings.
def Warns : Effects<"BuiltinEffects | BuiltinWarns">;
/// Writes output, or reads or changes the session or the world.
def Effectful : Effects<"BuiltinEffects">;
/// The same, and not to be called by a test that has any value at hand, as `why` says.
class Untried<string why> : Effects<"BuiltinEffects | BuiltinUntried"> { let reason = why; }
/// Ends what runs by an error of the program's own.
def Throws : Effects<"BuiltinEffects | BuiltinThrows">;
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

/// A call that units make as an opaque operation of the runtime: the type rule of dialects/RunMat/EvaluateRules.h, and what else the rule
/// holds for. Without a rule it follows from what the first form gives (Generator/type_rules.py). It holds for all forms of the record.
class Evaluation<string r = "", list<string> f = []> {
  bit called = 1;
  string rule = r;
  list<string> flags = f;
  /// The numbers of arguments (`largest` is -1 for any) and results; those of the forms where these are -2.
  int fewest = -2;
  int largest = -2;
  int outputs = -2;
}
/// It holds for so many arguments and results only.
class EvaluationOf<int least, int most, int results, string r, list<string> f = []> : Evaluation<r, f> {
  let fewest = least;
  let largest = most;
  let outputs = results;
}
def NotEvaluated : Evaluation { let called = 0; }

/// Which real arguments have a real result, and what others have (`o`): Complex numbers, Infinite ones or an Error. `predicate` is the test
/// of lib/Builtins/Kernels/RealUnaryKernels.cpp, of doubles; `condition` builds the same of scalars in
/// passes/8-Arithmetic/ExpandDomains.cpp. They are empty where kernels, or units, have no such function. NaN is inside unless it is the error.
class Domain<string o, string p = "", string c = ""> { string outside = o; string predicate = p; string condition = c; }
def AllReals : Domain<"Nothing">;
def AtLeastZero : Domain<"Complex", "atLeastZero", "atLeast<0>">;
def AtLeastMinusOne : Domain<"Complex", "atLeastMinusOne", "atLeast<-1>">;
def AtLeastOne : Domain<"Complex", "atLeastOne", "atLeast<1>">;
def WithinOne : Domain<"Complex", "withinOne", "withinOne">;
/// x .^ y: x is not negative, or y is whole.
def RealPowers : Domain<"Complex", "", "realPower">;
/// The same of what must be real.
def RealPowersOnly : Domain<"Error", "", "realPower">;
/// The roots of a negative number: those of an odd whole order.
def RealRoots : Domain<"Error", "", "realRoot">;
/// Truth values: NaN has none.
def NoNaN : Domain<"Error", "", "noneIsNaN">;
/// Whole numbers that are not negative.
def Naturals : Domain<"Error">;
/// 0 and what is above it, with an error for the others.
def NotNegative : Domain<"Error", "", "atLeast<0>">;
/// The same of all arguments.
def NoneNegative : Domain<"Error", "", "noneIsNegative">;
/// Whole numbers from 0 to 2^53 - 1, whose bits a double tells.
def Bits53 : Domain<"Error", "", "allHaveBits">;
/// One of these, and whole places to shift it by.
def ShiftableBits53 : Domain<"Error", "", "isShiftable">;
/// All but 0 and the negative whole numbers.
def NoPoles : Domain<"Infinite">;

//===----------------------------------------------------------------------===//
// Records
//===----------------------------------------------------------------------===//

/// A name of the language.
class Record<string name> {
  string word = name;
  /// Other names of the same thing.
  list<string> aliases = [];
  Syntax syntax = NoOperator;
  /// One line of help.
  string summary = ?;
  list<Form> forms = ?;
  list<Refusal> refusals = [];
  /// The end of the identifier of the error where a text is no option, behind MATLAB:<name>:
  string optionError = "unknownOption";
  /// How calls are written, as help shows them, where a form stands for many; empty: as the forms say.
  list<string> calls = [];
  /// A line that a user could type, and what it prints. `input` and its like find the line 7 on standard input.
  string example = "";
  string prints = "";
  /// More of them, until each argument that may be left out and each option of each form is in one (Generator/exercised.py), and prints
  /// something else without it.
  list<Example> examples = [];
  /// Arguments, and words of options, of which that cannot be seen: with the value that the examples give them, a call is as without them.
  list<string> defaults = [];
  Domain domain = AllReals;
  Differentiation derivative = NotDifferentiable<"">;
  /// A call takes numbers from the stream of random numbers.
  bit draws = 0;
  /// What a call may do to the variables of its caller: "defines" some, "definesFar" those of other frames too, "observes" all of them.
  string workspace = "";
  /// The class of objects that have it as a method: `object.name(…)`.
  string methodOf = "";
  /// Whose properties stand as names, with values behind them, among the arguments: a type of graphics objects by its key in
  /// lib/Graphics/Types.cpp, which the function makes or gives, or the argument of this name, which is objects.
  string propertiesOf = "";
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
  /// In units: a function of lib/Compiler/Import/KnownValues.cpp that tells what a call gives without making it, where import knows.
  string known = "";
  /// In units: the call as an opaque operation of the runtime.
  Evaluation evaluation = NotEvaluated;
  /// In units: a function of passes/2-Legalisation/VectorFormulas.cpp that writes such a call by simpler ops, where it can.
  string unitFormula = "";
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
class LibraryFunction<string name> : Record<name> {
  /// It calls a function that it is given, whose errors pass through: they say nothing of this record.
  bit callsBack = 0;
}

//===----------------------------------------------------------------------===//
// Elementwise operations
//===----------------------------------------------------------------------===//

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
  /// The op RunMat_<op>Op; empty where units have none. `typeRule` is a C++ function of the operands' types, where it does not follow
  /// from what the first form gives (Generator/type_rules.py). `customGuard`: one says when the domain needs no test although there is one.
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
  /// The op of MLIR that computes it, where one does whose cost is not that of an addition.
  string mathOp = "";
}

#endif // RUNMAT_CATALOGUE_SCHEMA_TD
