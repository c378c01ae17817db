//===- System.td - the machine and its folders --------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"
include "lib/Catalogue/Library.td"

class SystemFunction<string name, string expression> : Builtin<name, expression> {
  let group = "System";
  let effects = Untried<"it changes the system">;
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"it is of the system">;
}
class SystemFact<string name> : LibraryFunction<name> {
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"it is of the system">;
}

//===----------------------------------------------------------------------===//
// Folders and files
//===----------------------------------------------------------------------===//

def Mkdir : SystemFunction<"mkdir", "makeFolder"> {
  let summary = "makes a folder and those around it";
  let forms = [Form<(takes Text:$folderName), (gives LogicalScalar:$status, TextResult:$msg, TextResult:$msgID)>,
               Form<(takes Text:$parentFolder, Text:$folderName), (gives LogicalScalar:$status, TextResult:$msg, TextResult:$msgID)>];
  let example = "d = tempname; mkdir(d); t = isfolder(d), rmdir(d)";
  let prints = "t = logical 1";
  let examples = [Example<"d = tempname; mkdir(d, 'a'); t = isfolder([d '/a']), rmdir(d, 's')", "t = logical 1">];
}

def Rmdir : SystemFunction<"rmdir", "removeFolder"> {
  let summary = "removes a folder that is empty, or with 's' all that is in it";
  let forms = [Form<(takes Text:$folderName, Words<["s"]>:$s), (gives LogicalScalar:$status, TextResult:$msg, TextResult:$msgID)>];
  let example = "d = tempname; mkdir(d); rmdir(d), t = isfolder(d)";
  let prints = "t = logical 0";
  let examples = [Example<"d = tempname; mkdir(d, 'a'); [ok, msg] = rmdir(d, 's'); t = isfolder(d)", "t = logical 0">];
}

class MovesFiles<string name, string expression> : SystemFunction<name, expression> {
  let forms = [Form<(takes Text:$source), (gives LogicalScalar:$status, TextResult:$msg, TextResult:$msgID)>,
               Form<(takes Text:$source, Text:$destination, Words<["f"]>:$f), (gives LogicalScalar:$status, TextResult:$msg, TextResult:$msgID)>];
  let defaults = ["f"];
}

def Copyfile : MovesFiles<"copyfile", "copyFiles"> {
  let summary = "copies a file, what is in a folder, or the files and folders whose names fit a text with *; to the current folder unless told";
  let examples = [Example<"d = tempname; copyfile('/dev/null', d, 'f'), t = isfile(d), delete(d)", "t = logical 1">,
                  Example<"d = tempname; mkdir(d); before = cd(d); copyfile('/dev/null'), t = isfile('null'), cd(before); rmdir(d, 's')", "t = logical 1">];
}

def Movefile : MovesFiles<"movefile", "moveFiles"> {
  let summary = "moves a file or a folder, or names it anew, or moves those whose names fit a text with *; to the current folder unless told";
  let examples = [Example<"a = tempname; b = tempname; mkdir(a); movefile(a, b, 'f'), t = [isfolder(a) isfolder(b)], rmdir(b)", "t = 1×2 logical array 0 1">,
                  Example<"a = tempname; d = tempname; mkdir(a), mkdir(d); before = cd(d); movefile(a), t = isfolder(a), cd(before); rmdir(d, 's')", "t = logical 0">];
}

def Genpath : SystemFunction<"genpath", "foldersBelow"> {
  let summary = "a folder and those in it, as addpath takes them";
  let forms = [Form<(takes Text:$folderName), (gives TextResult:$p)>];
  let example = "d = tempname; mkdir(d, 'a'); mkdir(d, 'private'); t = strcmp(genpath(d), [d ':' d '/a:']), rmdir(d, 's')";
  let prints = "t = logical 1";
}

class ListingFunction<string name, string expression> : SystemFunction<name, expression> {
  let group = "Listing";
  let effects = Effectful;
}

def Dir : ListingFunction<"dir", "listFolder"> {
  let summary = "what is in a folder, or the files whose names fit a text with *, ** for all folders below: printed, or as structs";
  let forms = [Form<(takes Opt<Text>:$name), (gives Result<"struct", "column">:$listing)>];
  let example = "d = tempname; mkdir(d); fclose(fopen([d '/b.txt'], 'w')); fclose(fopen([d '/a.m'], 'w')); dir(d), rmdir(d, 's')";
  let prints = ". .. a.m b.txt";
  let examples = [Example<"d = tempname; mkdir(d); fclose(fopen([d '/b.txt'], 'w')); s = dir([d '/*.txt']); disp(s.name), rmdir(d, 's')", "b.txt">];
}

def Ls : SystemFact<"ls"> {
  let forms = [Form<(takes Rest<Text>:$name), (gives TextResult:$list)>];
  let example = "ls /dev/null";
  let prints = "/dev/null";
  let examples = [Example<"ls('-d', '/de*')", "/dev">];
}

def What : SystemFact<"what"> {
  let forms = [Form<(takes Opt<Text>:$folderName), (gives Result<"struct", "any">:$s)>];
  let example = "isempty(what().m)";
  let prints = "logical 1";
  let examples = [Example<"d = tempname; mkdir(d); fclose(fopen([d '/a.m'], 'w')); s = what(d); disp(s.m), rmdir(d, 's')", "{'a.m'}">];
}

//===----------------------------------------------------------------------===//
// Which program this is
//===----------------------------------------------------------------------===//

def Version : ListingFunction<"version", "versionBuiltin"> {
  let summary = "version of MATLAB whose language this is, and the date of it; '-release' gives its name, '-date' the date, '-runmat' the version of RunMat";
  let forms = [Form<(takes Words<["-release", "-date", "-description", "-java", "-runmat"]>:$option), (gives TextResult:$v, TextResult:$d)>];
  let effects = Pure;
  let example = "version";
  let prints = "'9.14.0.0 (R2023a)'";
  let examples = [Example<"version('-release')", "'2023a'">, Example<"strcmp(version('-runmat'), version)", "logical 0">,
                  Example<"[v, d] = version; strcmp(d, version('-date'))", "logical 1">, Example<"isempty(version('-description'))", "logical 1">,
                  Example<"version('-java')", "'Java is not enabled'">];
}

def Ver : SystemFact<"ver"> {
  let forms = [Form<(takes Opt<Text>:$product), (gives Result<"struct", "any">:$info)>];
  let example = "numel(ver())";
  let prints = "2";
  let examples = [Example<"ver('matlab').Version", "'9.14'">];
}

def VerLessThan : SystemFact<"verLessThan"> {
  let forms = [Form<(takes Text:$toolbox, Text:$version), (gives LogicalScalar:$tf)>];
  let example = "verLessThan('matlab', '8.4')";
  let prints = "logical 0";
}

//===----------------------------------------------------------------------===//
// The environment
//===----------------------------------------------------------------------===//

def Beep : SystemFact<"beep"> {
  let forms = [Form<(takes Words<["on", "off"]>:$state), (gives TextResult:$s)>];
  let example = "s = beep";
  let prints = "s = 'on'";
  let examples = [Example<"beep off, s = beep", "s = 'off'">, Example<"beep('off'), s = beep", "s = 'off'">, Example<"beep off, beep('on'), s = beep", "s = 'on'">];
}

def Setenv : SystemFunction<"setenv", "setEnvironment"> {
  let summary = "sets an environment variable, to nothing unless told";
  let forms = [Form<(takes Text:$varname, Opt<Text>:$varvalue), (gives)>];
  let example = "setenv('RUNMAT_EXAMPLE', 'x'); getenv('RUNMAT_EXAMPLE')";
  let prints = "'x'";
}

def Unsetenv : SystemFunction<"unsetenv", "unsetEnvironment"> {
  let summary = "removes environment variables";
  let forms = [Form<(takes TextRows:$varname), (gives)>];
  let example = "setenv('RUNMAT_EXAMPLE', 'x'); unsetenv('RUNMAT_EXAMPLE'); isenv('RUNMAT_EXAMPLE')";
  let prints = "logical 0";
}

def Isenv : SystemFunction<"isenv", "isEnvironment"> {
  let effects = Effectful;
  let summary = "whether there is an environment variable of that name, an empty one too";
  let forms = [Form<(takes TextRows:$varname), (gives Result<"logical", "any">:$tf)>];
  let example = "setenv('RUNMAT_EXAMPLE'); isenv({'RUNMAT_EXAMPLE', 'RUNMAT_NO_SUCH_VARIABLE'})";
  let prints = "1×2 logical array 1 0";
}

def System : SystemFunction<"system", "runCommand"> {
  let summary = "runs a command of the shell and gives its exit status and, asked for, what it writes; '-echo' shows that too";
  let forms = [Form<(takes Text:$command, Words<["-echo"]>:$echo), (gives DoubleScalar:$status, TextResult:$cmdout)>];
  let example = "[status, text] = system('echo hello; exit 3'); disp(status), disp(strtrim(text))";
  let prints = "3 hello";
  let examples = [Example<"[status, text] = system('echo hello', '-echo');", "hello">];
}

def Ispc : SystemFact<"ispc"> {
  let forms = [Form<(takes), (gives LogicalScalar:$tf)>];
  let example = "ispc";
  let prints = "logical 0";
}

def Isunix : SystemFact<"isunix"> {
  let forms = [Form<(takes), (gives LogicalScalar:$tf)>];
  let example = "isunix";
  let prints = "logical 1";
}

def Ismac : SystemFact<"ismac"> {
  let forms = [Form<(takes), (gives LogicalScalar:$tf)>];
  let example = "ismac";
  let prints = "logical 0";
}

def Computer : SystemFact<"computer"> {
  let forms = [Form<(takes Words<["arch"]>:$arch), (gives TextResult:$str, DoubleScalar:$maxsize, TextResult:$endian)>];
  let example = "computer";
  let prints = "'GLNXA64'";
  let examples = [Example<"computer('arch')", "'glnxa64'">];
}

def Namelengthmax : SystemFact<"namelengthmax"> {
  let forms = [Form<(takes), (gives DoubleScalar:$n)>];
  let example = "namelengthmax";
  let prints = "63";
}

def Iskeyword : SystemFact<"iskeyword"> {
  let forms = [Form<(takes), (gives CellResult:$words)>, Form<(takes Text:$word), (gives LogicalScalar:$tf)>];
  let example = "iskeyword('while')";
  let prints = "logical 1";
  let examples = [Example<"words = iskeyword; words{1}", "'break'">];
}

def Filesep : SystemFact<"filesep"> {
  let forms = [Form<(takes), (gives TextResult:$f)>];
  let example = "filesep";
  let prints = "'/'";
}

def Pathsep : SystemFact<"pathsep"> {
  let forms = [Form<(takes), (gives TextResult:$p)>];
  let example = "pathsep";
  let prints = "':'";
}

def Mexext : SystemFact<"mexext"> {
  let forms = [Form<(takes), (gives TextResult:$ext)>];
  let example = "mexext";
  let prints = "'mexa64'";
}

def JavaFeature : Kind<"'jvm', 'awt', 'swing' or 'desktop'", [], [], 0, ["jvm", "awt", "swing", "desktop"]>;

def Usejava : SystemFact<"usejava"> {
  let forms = [Form<(takes JavaFeature:$feature), (gives LogicalScalar:$tf)>];
  let example = "usejava('jvm')";
  let prints = "logical 0";
}

def Isdeployed : SystemFact<"isdeployed"> {
  let forms = [Form<(takes), (gives LogicalScalar:$tf)>];
  let example = "isdeployed";
  let prints = "logical 0";
}

class ShellFunction<string name> : SystemFact<name> {
  let forms = [Form<(takes Text:$command, Words<["-echo"]>:$echo), (gives DoubleScalar:$status, TextResult:$cmdout)>];
}

def Unix : ShellFunction<"unix"> {
  let example = "[status, text] = unix('echo hello; exit 3'); disp(status), disp(strtrim(text))";
  let prints = "3 hello";
  let examples = [Example<"[status, text] = unix('echo hello', '-echo');", "hello">];
}

def Dos : ShellFunction<"dos"> {
  let example = "[status, text] = dos('echo hello; exit 3'); disp(status), disp(strtrim(text))";
  let prints = "3 hello";
  let examples = [Example<"[status, text] = dos('echo hello', '-echo');", "hello">];
}

def Matlabroot : ListingFunction<"matlabroot", "programFolder"> {
  let summary = "the folder that RunMat is in";
  let forms = [Form<(takes), (gives TextResult:$folder)>];
  let example = "isfolder(fullfile(matlabroot, 'bin'))";
  let prints = "logical 1";
}

def ProductQuestion : Kind<"'test' or 'checkout'", [], [], 0, ["test", "checkout"]>;

def License : SystemFact<"license"> {
  let forms = [Form<(takes), (gives TextResult:$answer)>, Form<(takes ProductQuestion:$action, Text:$feature), (gives DoubleScalar:$answer)>];
  let example = "license('test', 'MATLAB')";
  let prints = "1";
  let examples = [Example<"license('test', 'no_such_toolbox')", "0">];
}
