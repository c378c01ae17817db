//===- Files.td - files of the system ----------------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"

class FileFunction<string name, string expression> : Builtin<name, expression> {
  let group = "Files";
  let effects = Effectful;
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"it is of files">;
}
/// Of a file by the number that fopen gave it.
class OpenFileFunction<string name, string expression> : FileFunction<name, expression> {
  let forms = [Form<(takes RealScalar:$fileID), (gives DoubleScalar:$result)>];
}

//===----------------------------------------------------------------------===//
// Opening, closing, position
//===----------------------------------------------------------------------===//

/// What is done with the file; + is both reading and writing, b and t are the same.
def Permission : Kind<"a permission: r, w, a, r+, w+ or a+", [], [], 0,
    !foldl([]<string>, ["r", "w", "a"], all, way,
           !listconcat(all, [way, way # "b", way # "t", way # "+", way # "b+", way # "t+", way # "+b", way # "+t"]))> {
  let identifier = "MATLAB:FileIO:InvalidPermission";
}
/// The order of the bytes of numbers.
def MachineFormat : Kind<"a machine format: 'native', 'ieee-le' or 'ieee-be'", [], [], 0,
    ["native", "n", "ieee-le", "l", "ieee-le.l64", "a", "ieee-be", "b", "ieee-be.l64", "s"]> {
  let identifier = "MATLAB:FileIO:InvalidMachineFormat";
}
/// Files hold UTF-8, of which ASCII is a part.
def FileEncoding : Kind<"'UTF-8' or 'US-ASCII'", [], [], 0, ["UTF-8", "utf8", "US-ASCII", "ascii", "native"]> {
  let identifier = "MATLAB:FileIO:UnsupportedEncoding";
}

def Fopen : FileFunction<"fopen", "openFile"> {
  let effects = Untried<"it makes files">;
  let summary = "opens a file and gives its number, or -1 and why; 'all' gives the numbers of the open files";
  let forms = [Form<(takes Text:$filename, Opt<Permission>:$permission, Opt<MachineFormat>:$machinefmt,
                     Opt<FileEncoding>:$encoding),
                    (gives Result<"double", "any">:$fileID, TextResult:$errmsg)>];
  let example = "fopen('/no such folder/file')";
  let prints = "-1";
  let examples = [Example<"f = fopen('/dev/null', 'r', 'ieee-le', 'UTF-8')", "f = 3">];
  let defaults = ["encoding"];
}

def FileOrAll : Kind<"the number of a file or 'all'", numerics, ["Scalar"], 0, ["all"]>;

def Fclose : FileFunction<"fclose", "closeFile"> {
  let summary = "closes a file, or 'all'";
  let forms = [Form<(takes FileOrAll:$fileID), (gives DoubleScalar:$status)>];
  let example = "s = fclose('all')";
  let prints = "s = 0";
}

def Feof : OpenFileFunction<"feof", "endOfFile"> {
  let summary = "whether a read has met the end of the file";
  let forms = [Form<(takes RealScalar:$fileID), (gives LogicalScalar:$status)>];
  let example = "f = fopen('/dev/null'); fgetl(f); feof(f)";
  let prints = "logical 1";
}

def Ftell : OpenFileFunction<"ftell", "tellPosition"> {
  let summary = "position in the file in bytes from its beginning";
  let example = "f = fopen('/dev/null'); ftell(f)";
  let prints = "0";
}

def Frewind : OpenFileFunction<"frewind", "rewindFile"> {
  let summary = "goes to the beginning of the file";
  let forms = [Form<(takes RealScalar:$fileID), (gives)>];
  let example = "f = fopen('/dev/null'); frewind(f); ftell(f)";
  let prints = "0";
}

def Origin : Kind<"'bof', 'cof', 'eof', -1, 0 or 1", numbers, ["Scalar", "Whole"], 0, ["bof", "cof", "eof"]>;

def Fseek : FileFunction<"fseek", "seekPosition"> {
  let summary = "goes to a position in the file, in bytes from its beginning, from the place where it is or from its end";
  let forms = [Form<(takes RealScalar:$fileID, WholeScalar:$offset, Opt<Origin>:$origin), (gives DoubleScalar:$status)>];
  let example = "f = fopen('/dev/null'); s = fseek(f, 0, 'bof')";
  let prints = "s = 0";
  let examples = [Example<"n = tempname; f = fopen(n, 'w+'); delete(n); fprintf(f, 'abc'); fseek(f, -1, 'eof'); fgetl(f)", "'c'">];
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

/// -1 at the end of the file.
class LineFunction<string name, string keep> : FileFunction<name, "readLine<" # keep # ">"> {
  let forms = [Form<(takes RealScalar:$fileID), (gives Result<"any", "row">:$tline)>];
}

def Fgetl : LineFunction<"fgetl", "false"> {
  let summary = "next line of the file without its end; -1 behind the last one";
  let example = "f = fopen('/dev/null'); fgetl(f)";
  let prints = "-1";
}

def Fgets : LineFunction<"fgets", "true"> {
  let summary = "next line of the file with its end, or as much of it as told; -1 behind the last one";
  let forms = [Form<(takes RealScalar:$fileID, Opt<CountScalar>:$nchar), (gives Result<"any", "row">:$tline, Result<"double", "any">:$ltout)>];
  let example = "f = fopen('/dev/null'); fgets(f)";
  let prints = "-1";
  let examples = [Example<"n = tempname; f = fopen(n, 'w+'); delete(n); fprintf(f, 'ab\\ncd'); frewind(f); fgets(f, 1), [a, b] = fgets(f); [double(a) b]",
                          "'a' ans = 98 10 10">,
                  Example<"n = tempname; f = fopen(n, 'w+'); delete(n); fprintf(f, 'abcd'); frewind(f); fgets(f, 2), fgets(f, 3)", "'ab' ans = 'cd'">];
}

def Fscanf : FileFunction<"fscanf", "scanFile"> {
  let summary = "numbers and text of the file, read as a format tells";
  let forms = [Form<(takes RealScalar:$fileID, Text:$formatSpec, Opt<ReadSize>:$sizeA), (gives Anything:$A, DoubleScalar:$count)>];
  let example = "f = fopen('/dev/null'); isempty(fscanf(f, '%d'))";
  let prints = "logical 1";
  let examples = [Example<"n = tempname; f = fopen(n, 'w+'); delete(n); fprintf(f, '1 2 3 4'); frewind(f); fscanf(f, '%d', [2 Inf])",
                          "1 3 2 4">];
}

def Fileread : FileFunction<"fileread", "readWhole"> {
  let summary = "the whole text of a file";
  let forms = [Form<(takes Text:$filename), (gives TextResult:$text)>];
  let example = "isempty(fileread('/dev/null'))";
  let prints = "logical 1";
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

def Fread : FileFunction<"fread", "readNumbers"> {
  let summary = "numbers that are stored in the file, in a class as told, as doubles unless told";
  let forms = [Form<(takes RealScalar:$fileID, Text:$precision, Opt<CountScalar>:$skip, Opt<MachineFormat>:$machinefmt),
                    (gives Result<"any", "matrix">:$A, DoubleScalar:$count)>,
               Form<(takes RealScalar:$fileID, Opt<ReadSize>:$sizeA, Opt<Text>:$precision, Opt<CountScalar>:$skip,
                     Opt<MachineFormat>:$machinefmt),
                    (gives Result<"any", "matrix">:$A, DoubleScalar:$count)>];
  let example = "f = fopen('/dev/null'); [x, n] = fread(f, 3, 'int16'); n";
  let prints = "n = 0";
  let examples = [Example<"n = tempname; f = fopen(n, 'w+'); delete(n); fwrite(f, 1:6); frewind(f); fread(f, Inf, 'uint16', 1, 'b')'",
                          "258 1029">,
                  Example<"n = tempname; f = fopen(n, 'w+'); delete(n); fwrite(f, 1:6); frewind(f); fread(f, 2)'", "1 2">,
                  Example<"n = tempname; f = fopen(n, 'w+'); delete(n); fwrite(f, 'abcdef'); frewind(f); fread(f, '*char')', frewind(f); fread(f, 'uint16', 1, 'b')'",
                          "'abcdef' ans = 24930 25701">];
}

def Fwrite : FileFunction<"fwrite", "writeNumbers"> {
  let summary = "stores numbers in the file, in a class as told, as bytes unless told";
  let forms = [Form<(takes RealScalar:$fileID, RealNumeric:$A, Opt<Text>:$precision, Opt<CountScalar>:$skip,
                     Opt<MachineFormat>:$machinefmt),
                    (gives DoubleScalar:$count)>];
  let example = "f = fopen('/dev/null', 'w'); n = fwrite(f, [1 2 3], 'int16')";
  let prints = "n = 3";
  let examples = [Example<"n = tempname; f = fopen(n, 'w+'); delete(n); fwrite(f, [9 9 9 9 9 9]); frewind(f); "
                          "fwrite(f, [1 2], 'uint16', 1, 'b'); frewind(f); fread(f)'", "9 0 1 9 0 2">];
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

def FileOrObject : Kind<"the name of a file, or an object", ["char", "string", "object", "double"]>;

def Delete : FileFunction<"delete", "deleteFiles"> {
  let effects = Untried<"it removes files">;
  let summary = "removes files, of which a name may have *, or ends an object of a handle class";
  let forms = [Form<(takes Rest<FileOrObject, 1>:$filename), (gives)>];
  let example = "n = tempname; fclose(fopen(n, 'w')); delete(n); exist(n, 'file')";
  let prints = "0";
  let examples = [Example<"c = onCleanup(@() disp('done')); delete(c), disp('next')", "done next">,
                  Example<"d = tempname; mkdir(d); fclose(fopen([d '/a.tmp'], 'w')); delete([d '/*.tmp']), numel(dir([d '/*.tmp'])), rmdir(d)", "0">];
}

def Tempdir : FileFunction<"tempdir", "tempFolder"> {
  let summary = "the folder for temporary files";
  let forms = [Form<(takes), (gives TextResult:$tmpDir)>];
  let example = "ischar(tempdir)";
  let prints = "logical 1";
}

def Tempname : FileFunction<"tempname", "tempName"> {
  let summary = "a name in the folder for temporary files that no file has";
  let forms = [Form<(takes), (gives TextResult:$tmpName)>];
  let example = "exist(tempname)";
  let prints = "0";
}

/// Written in the language.
class NamesTest<string name> : LibraryFunction<name> {
  let forms = [Form<(takes TextRows:$names), (gives Result<"logical", "any">:$tf)>];
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"it is of files">;
}

def Isfolder : NamesTest<"isfolder"> {
  let example = "isfolder('/')";
  let prints = "logical 1";
  let examples = [Example<"isfolder({'/', '/no such folder'})", "1×2 logical array 1 0">];
}

def Isfile : NamesTest<"isfile"> {
  let example = "isfile('/dev/null')";
  let prints = "logical 1";
  let examples = [Example<"isfile({'/dev/null', '/'})", "1×2 logical array 1 0">];
}

def Isdir : LibraryFunction<"isdir"> {
  let forms = [Form<(takes TextRows:$folderName), (gives Result<"logical", "any">:$tf)>];
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"it is of files">;
  let example = "isdir('/')";
  let prints = "logical 1";
}
