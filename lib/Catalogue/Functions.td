//===- Functions.td - calls, and what is around them -------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"

class FunctionBuiltin<string name, string expression> : Builtin<name, expression> {
  let group = "Functions";
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"it is of functions, not of numbers">;
}

//===----------------------------------------------------------------------===//
// Calls of functions that are given
//===----------------------------------------------------------------------===//

/// The derivative is that of the function, which is compiled where it is known.
class CallsFunction<string name, string expression> : FunctionBuiltin<name, expression> {
  let effects = CallsBack;
  let derivative = NotDifferentiable<"it is that of the function that is called">;
}

def Feval : CallsFunction<"feval", "fevalBuiltin"> {
  let summary = "calls a function";
  let forms = [Form<(takes Callable:$fun, Rest<Any>:$x), (gives Anything:$y, More:$more)>];
  let example = "feval(@plus, 1, 2)";
  let prints = "3";
}

def OnCleanup : FunctionBuiltin<"onCleanup", "makeCleanup"> {
  let effects = Effectful;
  let summary = "an object that calls a function when the last variable that holds it is gone";
  let forms = [Form<(takes Handle:$task), (gives Result<"object", "scalar">:$c)>];
  let example = "c = onCleanup(@() disp('closed')); disp('open'), clear c";
  let prints = "open closed";
}

defvar mapOptions = (takes Pair<"UniformOutput", Truth>:$uniform, Pair<"ErrorHandler", Callable>:$errorHandler);

def Arrayfun : CallsFunction<"arrayfun", "arrayfun"> {
  let summary = "calls a function with each element of arrays";
  let forms = [Form<!con((takes Callable:$func, Rest<Any, 1>:$A), mapOptions), (gives Anything:$B, More:$more)>];
  let example = "arrayfun(@(x) x ^ 2, [1 2 3])";
  let prints = "1 4 9";
  let examples = [Example<"arrayfun(@(x) x + 'a', [1 2], 'UniformOutput', true, 'ErrorHandler', @(e, x) -1)", "98 99">,
                  Example<"arrayfun(@(k) 1:k, [1 2], 'UniformOutput', false)", "1×2 cell array {[1]} {[1 2]}">,
                  Example<"arrayfun(@(k) error('no'), [5 6], 'ErrorHandler', @(e, k) e.index * k)", "5 12">];
}

def Pagefun : CallsFunction<"pagefun", "pagefun"> {
  let summary = "calls a function with each page of arrays: the rows and columns at indices from the third dimension on";
  let forms = [Form<(takes Callable:$fun, Rest<Numeric, 1>:$A), (gives Anything:$B, More:$more)>];
  let example = "sum(pagefun(@mtimes, cat(3, [1 2; 3 4], [2 0; 0 2]), [1; 1]), 3)";
  let prints = "5 9";
}

def Cellfun : CallsFunction<"cellfun", "cellfun"> {
  let summary = "calls a function with the contents of each cell of cell arrays";
  let forms = [Form<!con((takes Callable:$func, Rest<Cell, 1>:$C), mapOptions), (gives Anything:$A, More:$more)>];
  let example = "cellfun(@numel, {[1 2], 'abc'})";
  let prints = "2 3";
  let examples = [Example<"cellfun(@(x) x', {1, [1 2]}, 'UniformOutput', false)", "1×2 cell array {[1]} {2×1 double}">,
                  Example<"cellfun(@(x) error('no'), {5, 6}, 'ErrorHandler', @(e, x) e.index + x)", "6 8">];
}

def Structfun : CallsFunction<"structfun", "structfun"> {
  let summary = "calls a function with each field of a structure";
  let forms = [Form<!con((takes Callable:$func, Struct:$S), mapOptions), (gives Anything:$A, More:$more)>];
  let example = "structfun(@numel, struct('a', [1 2], 'b', 'abc'))";
  let prints = "2 3";
  let examples = [Example<"structfun(@(x) 2 * x, struct('a', 1), 'UniformOutput', false)", "struct with fields: a: 2">,
                  Example<"structfun(@(x) error('no'), struct('a', 1), 'ErrorHandler', @(e, x) x - 2)", "-1">];
}

def Bsxfun : CallsFunction<"bsxfun", "bsxfun"> {
  let summary = "calls a function of two arrays that expand to one size";
  let forms = [Form<(takes Callable:$fun, Any:$A, Any:$B)>];
  let example = "bsxfun(@plus, [1 2], [10; 20])";
  let prints = "11 12 21 22";
}

def Deal : FunctionBuiltin<"deal", "deal"> {
  let summary = "gives its inputs to its outputs, or one input to all of them";
  let forms = [Form<(takes Rest<Any, 1>:$A), (gives Anything:$B, More:$more)>];
  let residence = KeepsHost;
  let example = "[a, b] = deal(7); disp([a b])";
  let prints = "7 7";
}

//===----------------------------------------------------------------------===//
// What is known of functions and names
//===----------------------------------------------------------------------===//

def Func2str : FunctionBuiltin<"func2str", "handleText"> {
  let summary = "text of a function handle";
  let forms = [Form<(takes Handle:$fh), (gives TextResult:$c)>];
  let example = "func2str(@(x) x + 1)";
  let prints = "'@(x)x+1'";
}

/// Reads what is around the call.
class Surroundings<string name, string expression> : FunctionBuiltin<name, expression> {
  let effects = Effectful;
}

def Nargin : Surroundings<"nargin", "inputCount"> {
  let known = "ofCall<&Scope::given>";
  let summary = "number of inputs of the function that runs, or of a given one, negative when it takes any number more";
  let forms = [Form<(takes Opt<Callable>:$fun), (gives DoubleScalar:$n)>];
  let example = "nargin(@(x, y) x + y)";
  let prints = "2";
}

def Nargout : Surroundings<"nargout", "outputCount"> {
  let known = "ofCall<&Scope::asked>";
  let summary = "number of outputs of the function that runs, or of a given one, negative when it gives any number more";
  let forms = [Form<(takes Opt<Callable>:$fun), (gives DoubleScalar:$n)>];
  let example = "nargout('size')";
  let prints = "-1";
}

def AnyName : NameText<"the name of a variable, function, file, folder or class">;

def Exist : Surroundings<"exist", "existBuiltin"> {
  let known = "ofExistence";
  let workspace = "observes";
  let summary = "what a name is: 1 a variable, 2 a file, 5 a builtin function, 7 a folder, 8 a class, 0 nothing";
  let forms = [Form<(takes AnyName:$name, Words<["var", "file", "builtin", "dir", "class"]>:$searchType), (gives DoubleScalar:$kind)>];
  let example = "exist('sin')";
  let prints = "5";
  let examples = [Example<"x = 1; exist('x', 'var')", "1">, Example<"x = 1; exist('x', 'builtin')", "0">, Example<"exist('/dev', 'dir')", "7">,
                  Example<"exist('/dev/null', 'file')", "2">, Example<"exist('containers.Map', 'class')", "8">,
                  Example<"exist('sin', 'class')", "0">, Example<"exist('sin', 'builtin')", "5">,
                  Example<"exist('sin', 'var')", "0">, Example<"exist('/dev/null', 'dir')", "0">, Example<"x = 1; exist('x', 'file')", "0">];
}

def Mfilename : Surroundings<"mfilename", "fileName"> {
  let summary = "name of the file that runs; 'fullpath' with its folder";
  let forms = [Form<(takes Words<["fullpath", "class"]>:$what), (gives TextResult:$name)>];
  let examples = [Example<"f = [tempname '.m']; d = fopen(f, 'w');"
                          " fprintf(d, \"p = g(); function p = g(), p = mfilename('fullpath'); end\"); fclose(d);"
                          " run(f), strcmp([p '.m'], f), delete(f)", "logical 1">,
                  Example<"mfilename('class')", "0×0 empty char array">];
}

def Argv : Surroundings<"argv", "scriptArguments"> {
  let summary = "arguments of the program as a cell array of texts";
  let forms = [Form<(takes), (gives CellResult:$arguments)>];
  let example = "size(argv, 2)";
  let prints = "0";
}

def Getenv : Surroundings<"getenv", "environment"> {
  let summary = "value of an environment variable; empty when there is none";
  let forms = [Form<(takes Text:$name), (gives TextResult:$value)>];
  let example = "isempty(getenv('RUNMAT_NO_SUCH_VARIABLE'))";
  let prints = "logical 1";
}
