//===- Session.td - functions that see variables and frames -*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"

class SessionFunction<string name, string expression> : LanguageFunction<name, expression> {
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"it acts on the session">;
}

def FunctionName : NameText<"the name of a function, an operator or a topic">;
def FunctionText : NameText<"the name of a function, or the text of an anonymous one">;
def ProgramName : NameText<"the name of a function, script or file">;

//===----------------------------------------------------------------------===//
// Running text
//===----------------------------------------------------------------------===//

class TextRunner<string name, string expression> : SessionFunction<name, expression> {
  let forms = [Form<(takes Text:$expression, Opt<Text>:$catchExpression), (gives Anything:$results, More:$more)>];
}

def Eval : TextRunner<"eval", "eval"> {
  let workspace = "defines";
  let summary = "runs a text as a program, and a second one when it fails";
  let example = "eval('1 + 2')";
  let prints = "3";
  let examples = [Example<"eval('error(''no'')', 'disp(7)')", "7">];
}

def Evalc : TextRunner<"evalc", "evalc"> {
  let workspace = "defines";
  let summary = "runs a text as a program and gives what it writes as text";
  let forms = [Form<(takes Text:$expression, Opt<Text>:$catchExpression), (gives TextResult:$text, Anything:$results, More:$more)>];
  let example = "strtrim(evalc('disp(5)'))";
  let prints = "'5'";
  let examples = [Example<"strtrim(evalc('error(''no'')', 'disp(7)'))", "'7'">];
}

def Workspace : Kind<"the workspace 'base' or 'caller'", [], [], 0, ["base", "caller"]> {
  let identifier = "MATLAB:workspace";
}

def Evalin : SessionFunction<"evalin", "evalin"> {
  let workspace = "definesFar";
  let summary = "runs a text as a program with the variables of the 'base' or of the 'caller'";
  let forms = [Form<(takes Workspace:$workspace, Text:$expression, Opt<Text>:$catchExpression), (gives Anything:$results, More:$more)>];
  let example = "evalin('base', '1 + 2')";
  let prints = "3";
  let examples = [Example<"evalin('base', 'error(''no'')', 'disp(7)')", "7">];
}

def Run : SessionFunction<"run", "run"> {
  let workspace = "defines";
  let summary = "runs a script in a file";
  let forms = [Form<(takes Text:$scriptname), (gives)>];
  let examples = [Example<"f = [tempname '.m']; d = fopen(f, 'w'); fprintf(d, 'x = 3;'); fclose(d); run(f), x, delete(f)", "x = 3">];
}

def Input : SessionFunction<"input", "input"> {
  let workspace = "defines";
  let summary = "shows a prompt and gives the value of the line that is typed, or with 's' the line itself";
  let forms = [Form<(takes Opt<Text>:$prompt, Words<["s"]>:$s), (gives Anything:$x)>];
  let example = "x = input('How many? ')";
  let prints = "How many? x = 7";
  let examples = [Example<"x = input('', 's')", "x = '7'">];
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

def Builtin : SessionFunction<"builtin", "callBuiltinByName"> {
  let summary = "calls a builtin function, even where the program has a function of its name";
  let forms = [Form<(takes Text:$function, Rest<Any>:$x), (gives Anything:$y, More:$more)>];
  let example = "builtin('max', [1 3 2])";
  let prints = "3";
}

def Str2func : SessionFunction<"str2func", "str2func"> {
  let summary = "function handle of a name, or of the text of an anonymous function";
  // By the handle: it may be one of who or eval.
  let workspace = "observes";
  let forms = [Form<(takes FunctionText:$str), (gives Result<"handle", "scalar">:$fh)>];
  let example = "feval(str2func('@(x) x + 1'), 2)";
  let prints = "3";
}

def Inputname : SessionFunction<"inputname", "inputName"> {
  let workspace = "observes";
  let summary = "the variable that was given as an argument of the function that runs; empty when it was none";
  let forms = [Form<(takes RealScalar:$argNumber), (gives TextResult:$name)>];
  let examples = [Example<"function f(x), disp(inputname(1)), end, y = 3; f(y)", "y">];
}

/// Of the function that runs, or of one by its name.
class FunctionLock<string name, string expression> : SessionFunction<name, expression> {
  let forms = [Form<(takes Opt<Text>:$fun), (gives)>];
}

def Mlock : FunctionLock<"mlock", "lockFunction"> {
  let forms = [Form<(takes), (gives)>];
  let summary = "keeps the persistent variables of the file of the function that runs from clear";
  let example = "function t = f(), mlock, t = mislocked; munlock, end, f";
  let prints = "logical 1";
}

def Munlock : FunctionLock<"munlock", "unlockFunction"> {
  let summary = "lets clear have the persistent variables of a function again, of the one that runs unless told";
  let examples = [Example<"function t = f(), mlock, munlock, t = mislocked; end, f", "logical 0">,
                  Example<"function f(), mlock, end, f, munlock('fzero'), mislocked", "logical 1">];
}

def Mislocked : FunctionLock<"mislocked", "isFunctionLocked"> {
  let summary = "whether mlock keeps the persistent variables of a function, of the one that runs unless told";
  let forms = [Form<(takes Opt<Text>:$fun), (gives LogicalScalar:$tf)>];
  let examples = [Example<"function t = f(), mlock, t = mislocked; munlock, end, f", "logical 1">,
                  Example<"function f(), mlock, end, f, mislocked('fzero')", "logical 0">];
}

//===----------------------------------------------------------------------===//
// What helps
//===----------------------------------------------------------------------===//

defvar helpOfIsspace = "isspace - which characters are blanks, tabs or ends of lines tf = isspace(A) Example isspace('a b') prints 1×3 logical array 0 1 0";
defvar docOfIsspace = "isspace - which characters are blanks, tabs or ends of lines tf = isspace(A) Arguments A: a numeric, logical or char array Example isspace('a b') prints 1×3 logical array 0 1 0";

def Help : SessionFunction<"help", "help"> {
  let summary = "shows what a function does, how it is called and an example, or the comment of a function of yours";
  let forms = [Form<(takes Opt<FunctionName>:$name), (gives TextResult:$text)>];
  let example = "help isspace";
  let prints = helpOfIsspace;
  let examples = [Example<"help('isspace')", helpOfIsspace>];
}

def Doc : SessionFunction<"doc", "doc"> {
  let summary = "shows the help of a function at length: all arguments, options and examples";
  let forms = [Form<(takes Opt<FunctionName>:$name), (gives TextResult:$text)>];
  let example = "doc isspace";
  let prints = docOfIsspace;
  let examples = [Example<"doc('isspace')", docOfIsspace>];
}

/// The first text that is not -all is the word.
def WordOrAll : Kind<"a word or -all", ["char", "string"], ["Text", "Undashed"], 0, ["-all"]>;

def Lookfor : SessionFunction<"lookfor", "lookFor"> {
  let summary = "finds functions by a word of their names or lines of help, or with -all by one anywhere in their help";
  let forms = [Form<(takes Rest<WordOrAll, 1>:$word), (gives)>];
  let optionError = "unsupportedOption";
  let example = "lookfor rethrow";
  let prints = "rethrow throws an exception that was caught, or the one that a structure describes, with the places that it has passed";
  let examples = [Example<"lookfor('MissingPlacement', '-all')", "lookfor finds functions by a word of their names or lines of help, or with -all by one anywhere in their help sort elements in ascending or descending order, and where they were">];
}

def NameOrAll : Kind<"the name of a function, variable or file, or -all", ["char", "string"], ["Text", "Undashed"], 0, ["-all"]>;

def Which : SessionFunction<"which", "which"> {
  let summary = "where a name comes from; with -all every place of that name, the one that counts first";
  let forms = [Form<(takes Rest<NameOrAll, 1>:$item), (gives Anything:$place)>];
  let optionError = "unsupportedOption";
  let example = "which sin";
  let prints = "built-in (sin)";
  let examples = [Example<"which('sin')", "built-in (sin)">, Example<"sin = 1; which('sin', '-all')", "sin is a variable. built-in (sin) % Shadowed">];
}

def Type : SessionFunction<"type", "typeText"> {
  let summary = "shows the text of a function, script or file";
  let forms = [Form<(takes Rest<ProgramName, 1>:$filename), (gives)>];
  let example = "type sin";
  let prints = "'sin' is a built-in function.";
  let examples = [Example<"d = fopen('twice.m', 'w'); fprintf(d, 'y = 2'); fclose(d); type('twice')", "y = 2">];
}

def Edit : SessionFunction<"edit", "edit"> {
  let summary = "opens the editor that the variables VISUAL or EDITOR name on a function, script or file";
  let forms = [Form<(takes Rest<ProgramName>:$file), (gives)>];
  let example = "setenv('VISUAL', 'echo'); edit new_one";
  let prints = "new_one.m";
  let examples = [Example<"setenv('VISUAL', 'echo'); edit('a.m', 'b.txt')", "a.m b.txt">];
}

def DiaryFile : TextOrWord<"a file, 'on' or 'off'", ["on", "off"]>;

def Diary : SessionFunction<"diary", "diary"> {
  let summary = "adds what is typed and shown to a file, from 'on' to 'off'; the result says whether it does, and to which file";
  let forms = [Form<(takes Opt<DiaryFile>:$filename), (gives Result<"struct", "scalar">:$state)>];
  let example = "diary kept.txt, x = 1, diary off; fileread('kept.txt')";
  let prints = "x = 1 ans = 'x = 1 '";
  let examples = [Example<"diary('kept.txt'); x = 1, diary('off'); s = diary; disp(s.Diary), t = fileread('kept.txt')", "x = 1 off t = 'x = 1 '">];
}

def LinesAtOnce : Kind<"a number of lines, 'on' or 'off'", ["double", "single", "integer"], ["Scalar", "Whole", "Positive"], 0, ["on", "off"]>;

def PageWise : SessionFunction<"more", "more"> {
  let summary = "shows long output page by page on a terminal: on, off, or so many lines at a time; the result is the state before";
  let forms = [Form<(takes Opt<LinesAtOnce>:$lines), (gives TextResult:$state)>];
  let example = "more on, s = more('off')";
  let prints = "s = 'on'";
  let examples = [Example<"more('off'), s = more", "s = 'off'">];
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

def Assignin : SessionFunction<"assignin", "assignin"> {
  let workspace = "definesFar";
  let summary = "gives a value to a variable of the 'base' or of the 'caller'";
  let forms = [Form<(takes Workspace:$workspace, Text:$var, Any:$val), (gives)>];
  let example = "assignin('base', 'x', 5); disp(x)";
  let prints = "5";
}

/// Names, patterns with * and ?, and words such as -regexp, behind which expressions stand.
class VariableNames<list<string> words>
    : Kind<"names and patterns of variables, and options", ["char", "string", "cell"], ["Texts"], 0, words>;

/// -except stands before those that stay.
class ClearFunction<string name, string expression, Kind names> : SessionFunction<name, expression> {
  let workspace = "observes";
  let forms = [Form<(takes Rest<names>:$names), (gives)>];
}

def ClearedNames : VariableNames<["-except", "-regexp", "all", "classes", "functions", "global", "variables"]>;
def ClearedVariables : VariableNames<["-except", "-global", "-regexp"]>;

def Clear : ClearFunction<"clear", "clear", ClearedNames> {
  let summary = "removes variables: all, or those of names, patterns and of expressions behind -regexp; `all`, `functions` and `global` mean these";
  let example = "x = 1; clear x; exist('x', 'var')";
  let prints = "0";
  let examples = [Example<"ab = 1; c = 2; clear('a*'); disp([exist('ab', 'var') exist('c', 'var')])", "0 1">,
                  Example<"a1 = 1; b = 2; clear -regexp \\d$; who", "Your variables are: b">,
                  Example<"global g, g = 3; x = 1; clear global; who", "Your variables are: x">];
}

def Clearvars : ClearFunction<"clearvars", "clearVars", ClearedVariables> {
  let summary = "removes variables: all, those of a name or pattern, or all but those behind -except";
  let example = "x = 1; y = 2; clearvars -except x; exist('y', 'var')";
  let prints = "0";
  let examples = [Example<"x = 1; y = 2; clearvars('-except', 'x'); disp([exist('x', 'var') exist('y', 'var')])", "1 0">];
}

def ListedNames : VariableNames<["-file", "-regexp", "global"]>;

def Who : SessionFunction<"who", "who"> {
  let workspace = "observes";
  let summary = "names of the variables: all, or those that fit patterns, or expressions behind -regexp; `global` means the global ones, `-file` those of a MAT-file";
  let forms = [Form<(takes Rest<ListedNames>:$names), (gives CellResult:$C)>];
  let example = "x = 1; who";
  let prints = "Your variables are: x";
  let examples = [Example<"xa = 1; y = 2; xb = 3; z = 4; who('x*', 'y')", "Your variables are: xa xb y">];
}

def Whos : SessionFunction<"whos", "whos"> {
  let workspace = "observes";
  let summary = "names, sizes, bytes and classes of the variables, or of those behind -file in a MAT-file, and the devices where arrays lie";
  let forms = [Form<(takes Rest<ListedNames>:$names), (gives Result<"struct", "any">:$S)>];
  let example = "x = int8([1 2 3]); z = 1i; whos";
  let prints = "Name Size Bytes Class Attributes x 1x3 3 int8 z 1x1 16 double complex";
  let examples = [Example<"xa = 1; y = 2; s = whos('x*'); disp({s.name, s.size, s.bytes, s.class})", "{'xa'} {[1 1]} {[8]} {'double'}">,
                  Example<"x = {1, 'abc'}; s.a = 2; f = [tempname '.mat']; save(f, 'x', 's'), whos('-file', f), delete(f)",
                          "Name Size Bytes Class s 1x1 176 struct x 1x2 222 cell">];
}

/// Options stand anywhere. The first other text is the file, then come names and patterns of variables.
class FileOrVariable<list<string> options> : Kind<"a file, a variable or an option", ["char", "string"], ["Text", "Undashed"], 0, options>;
/// What the file is.
def LoadText : FileOrVariable<["-mat", "-ascii", "-regexp"]>;
/// -struct: the first variable is a structure, whose fields are stored as variables. -ascii: numbers as text, with -double all digits of them.
def SaveText : FileOrVariable<["-mat", "-v6", "-v7", "-v7.3", "-nocompression", "-append", "-struct", "-regexp", "-ascii", "-double", "-tabs"]>;

def Load : SessionFunction<"load", "loadVariables"> {
  let workspace = "defines";
  let summary = "variables of a MAT-file, or the numbers of a text file";
  let forms = [Form<(takes Rest<LoadText>:$texts), (gives Anything:$S)>];
  let optionError = "unsupportedOption";
  let examples = [Example<"f = [tempname '.mat']; x = 5; y = 7; save(f, 'x', 'y'), s = load(f, 'y'), delete(f)",
                          "s = struct with fields: y: 7">,
                  Example<"f = [tempname '.mat']; xa = 5; y = 7; save(f), s = load(f, '-regexp', '^x'); delete(f), s", "s = struct with fields: xa: 5">];
}

def Save : SessionFunction<"save", "saveVariables"> {
  let workspace = "observes";
  let summary = "stores variables in a MAT-file, or with '-ascii' numbers as text";
  let forms = [Form<(takes Rest<SaveText>:$texts), (gives)>];
  let optionError = "unsupportedOption";
  let examples = [Example<"f = [tempname '.mat']; x = 5; save(f, 'x'), x = 6; load(f), x, delete(f)", "x = 5">,
                  Example<"f = [tempname '.mat']; xa = 5; y = 7; save(f, '-regexp', '^x'), s = load(f); delete(f), s", "s = struct with fields: xa: 5">,
                  Example<"f = tempname; x = [1 -2.5]; save(f, 'x', '-ascii'), fileread(f), delete(f)", "'   1.0000000e+00  -2.5000000e+00 '">,
                  Example<"f = tempname; x = [1 pi]; save(f, 'x', '-ascii', '-double', '-tabs'), y = load(f); delete(f), isequal(x, y)", "logical 1">];
}

//===----------------------------------------------------------------------===//
// Ends and errors
//===----------------------------------------------------------------------===//

def Exit : SessionFunction<"exit", "leave"> {
  let aliases = ["quit"];
  let summary = "ends the program with a code";
  let forms = [Form<(takes Opt<WholeScalar>:$code, Words<["force"]>:$force), (gives)>];
  let example = "exit(0)";
  let examples = [Example<"disp(1), exit(0, 'force'), disp(2)", "1">];
  let defaults = ["code", "force"];
}

def Throw : SessionFunction<"throw", "throwException"> {
  let methodOf = "MException";
  let summary = "throws an exception";
  let forms = [Form<(takes Object:$exception), (gives)>];
  let example = "try, throw(MException('a:b', 'why')), catch e, disp(e.identifier), end";
  let prints = "a:b";
}

def ThrowAsCaller : SessionFunction<"throwAsCaller", "throwAsCaller"> {
  let methodOf = "MException";
  let summary = "throws an exception as if the function that calls had thrown it";
  let forms = [Form<(takes Object:$exception), (gives)>];
  let example = "try, throwAsCaller(MException('a:b', 'why')), catch e, disp(e.identifier), end";
  let prints = "a:b";
}

def Rethrow : SessionFunction<"rethrow", "rethrowException"> {
  let methodOf = "MException";
  let summary = "throws an exception that was caught, or the one that a structure describes, with the places that it has passed";
  let forms = [Form<(takes Object:$exception), (gives)>,
               Form<(takes Struct:$errorStruct), (gives)>];
  let example = "try, rethrow(struct('message', 'why', 'identifier', 'a:b')), catch e, disp(e.identifier), end";
  let prints = "a:b";
  let examples = [Example<"try, error('a:b', 'why'), catch why, end, try, rethrow(why), catch d, disp(d.identifier), end", "a:b">];
}

//===----------------------------------------------------------------------===//
// Folders of functions
//===----------------------------------------------------------------------===//

/// Folders, each a text or several with colons between them.
class FolderOrOption<list<string> options> : Kind<"a folder or an option", ["char", "string"], ["Text", "Undashed"], 0, options>;
def AddedFolder : FolderOrOption<["-begin", "-end", "-frozen"]>;

def Addpath : SessionFunction<"addpath", "addPath"> {
  let summary = "looks for functions in more folders, before the others or with '-end' behind them";
  let forms = [Form<(takes Rest<AddedFolder, 1>:$folderName), (gives TextResult:$oldpath)>];
  let optionError = "unsupportedOption";
  let examples = [Example<"addpath('/usr', '/tmp'); p = path", "p = '/usr:/tmp'">, Example<"addpath('/usr'); addpath('/tmp', '-end'); p = path", "p = '/usr:/tmp'">,
                  Example<"addpath('/usr'); addpath('/tmp', '-begin'); p = path", "p = '/tmp:/usr'">,
                  Example<"addpath('/usr'); addpath('/tmp', '-frozen'); p = path", "p = '/tmp:/usr'">];
}

def Rmpath : SessionFunction<"rmpath", "removePath"> {
  let summary = "looks for functions in folders no more";
  let forms = [Form<(takes Rest<Text, 1>:$folderName), (gives TextResult:$oldpath)>];
  let examples = [Example<"addpath('/usr', '/tmp'); rmpath('/usr'); p = path", "p = '/tmp'">];
}

def Path : SessionFunction<"path", "searchPathText"> {
  let summary = "folders in which functions are looked for, or sets them";
  let forms = [Form<(takes Opt<Text>:$newpath, Opt<Text>:$behind), (gives TextResult:$p)>];
  let examples = [Example<"path('/usr'); p = path", "p = '/usr'">, Example<"path('/usr', '/tmp'); p = path", "p = '/usr:/tmp'">];
}

def Restoredefaultpath : SessionFunction<"restoredefaultpath", "restorePath"> {
  let summary = "looks for functions in no more folders than at the beginning";
  let forms = [Form<(takes), (gives)>];
  let examples = [Example<"addpath('/usr'); restoredefaultpath; isempty(path)", "logical 1">];
}

def Rehash : SessionFunction<"rehash", "rehash"> {
  let summary = "looks anew which files names stand for, as each text that is typed does by itself";
  let forms = [Form<(takes Words<["path", "toolbox", "pathreset", "toolboxreset", "toolboxcache"]>:$what), (gives)>];
  let example = "d = tempname; mkdir(d), addpath(d), f = fopen([d '/rehash_example.m'], 'w'); fprintf(f, 'disp(7)'); fclose(f); rehash, "
                "rehash_example, rmdir(d, 's')";
  let prints = "7";
  let examples = [Example<"rehash('path'), x = 1", "x = 1">, Example<"rehash('toolbox'), x = 1", "x = 1">, Example<"rehash('pathreset'), x = 1", "x = 1">,
                  Example<"rehash('toolboxreset'), x = 1", "x = 1">, Example<"rehash('toolboxcache'), x = 1", "x = 1">];
  let defaults = ["path", "toolbox", "pathreset", "toolboxreset", "toolboxcache"];
}

def Savepath : SessionFunction<"savepath", "savePath"> {
  let summary = "writes the function pathdef, which gives the search path, to a file or into a folder, the current one unless told: path(pathdef) takes it back";
  let forms = [Form<(takes Opt<Text>:$file), (gives DoubleScalar:$status)>];
  let example = "d = tempname; mkdir(d); before = cd(d); addpath('/usr'); savepath; p = pathdef; cd(before); rmdir(d, 's'), disp(p)";
  let prints = "/usr";
  let examples = [Example<"d = tempname; mkdir(d); f = [d '/pathdef.m']; status = savepath(f); t = isfile(f), rmdir(d, 's')", "t = logical 1">];
}

def Pwd : SessionFunction<"pwd", "printFolder"> {
  let summary = "the current folder";
  let forms = [Form<(takes), (gives TextResult:$currentFolder)>];
  let example = "ischar(pwd)";
  let prints = "logical 1";
}

class GoesToFolder<string name> : SessionFunction<name, "changeFolder"> {
  let summary = "shows the current folder, or goes to another one";
  let forms = [Form<(takes Opt<Text>:$newFolder), (gives TextResult:$oldFolder)>];
  let example = name # "('/'); pwd";
  let prints = "'/'";
}

def Cd : GoesToFolder<"cd">;
def Chdir : GoesToFolder<"chdir">;
