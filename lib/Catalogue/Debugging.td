//===- Debugging.td - functions that stop programs --------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"

//===----------------------------------------------------------------------===//
// Where a program stops
//===----------------------------------------------------------------------===//

/// The words are a small language: in FILE at LINE if CONDITION, or if EVENT.
def StopWord : TextOrWord<"in FILE at LINE if CONDITION, or if EVENT", ["in", "at", "if", "error", "caught", "warning", "naninf"]>;
def ClearedStop : TextOrWord<"in FILE at LINE, if EVENT, or all", ["in", "at", "if", "error", "caught", "warning", "naninf", "all"]>;

class StopFunction<string name, string expression, Kind stopWord, int fewest> : SessionFunction<name, expression> {
  let forms = [Form<(takes Rest<stopWord, fewest>:$words), (gives)>];
}

def Dbstop : StopFunction<"dbstop", "setBreakpoint", StopWord, 1> {
  let summary = "stops the program at a line of a file, or at errors, warnings, NaN or Inf";
  let forms = [Form<(takes Rest<StopWord, 1>:$words), (gives)>, Form<(takes Struct:$s), (gives)>];
  let example = "dbstop('if', 'error'), dbstatus";
  let prints = "Stop if error.";
  let examples = [Example<"dbstop(struct('file', '', 'line', [], 'expression', {{}}, 'cond', 'warning', 'identifier', {{''}})), dbstatus", "Stop if warning.">];
}

def Dbclear : StopFunction<"dbclear", "clearBreakpoints", ClearedStop, 0> {
  let summary = "stops the program no more: at a line, in a file, at errors, warnings, NaN or Inf, or at all";
  let example = "dbstop if error, dbstop if warning, dbclear('if', 'error'), dbstatus";
  let prints = "Stop if warning.";
}

def Dbstatus : SessionFunction<"dbstatus", "listBreakpoints"> {
  let summary = "where the program stops, shown or as a structure that dbstop takes";
  let forms = [Form<(takes Opt<Text>:$file), (gives Result<"struct", "any">:$s)>];
  let examples = [Example<"f = [tempname '.m']; d = fopen(f, 'w'); fprintf(d, 'x = 3;'); fclose(d); dbstop('in', f), dbstop if error, s = dbstatus(f); disp(s.line), delete(f)", "1">,
                  Example<"dbstop if error, dbstop if warning, dbstatus", "Stop if error. Stop if warning.">];
}

def Keyboard : SessionFunction<"keyboard", "stopHere"> {
  let workspace = "defines";
  let summary = "stops the program here: what is typed runs with its variables, until dbcont";
  let forms = [Form<(takes), (gives)>];
  let example = "keyboard, disp(ans + 1)";
  let prints = "7 8";
}

//===----------------------------------------------------------------------===//
// How it goes on
//===----------------------------------------------------------------------===//

def Dbcont : SessionFunction<"dbcont", "goOn"> {
  let summary = "lets a stopped program go on";
  let forms = [Form<(takes), (gives)>];
  let example = "try, dbcont, catch e, disp(e.identifier), end";
  let prints = "MATLAB:debugger:notStopped";
}

def StepLength : TextOrWord<"'in', 'out' or a number of lines", ["in", "out"]>;

def Dbstep : SessionFunction<"dbstep", "goOnByLines"> {
  let summary = "lets a stopped program go on for a line, for some lines, into the function that is called, or out of the one that runs";
  let forms = [Form<(takes Opt<StepLength>:$how), (gives)>];
  let example = "try, dbstep('in'), catch e, disp(strtok(e.message, ':')), end";
  let prints = "dbstep in needs a program that is stopped";
}

def Dbquit : SessionFunction<"dbquit", "giveUp"> {
  let summary = "gives up the program that is stopped, or all of them";
  let forms = [Form<(takes Words<["all"]>:$all), (gives)>];
  let example = "try, dbquit('all'), catch e, disp(strtok(e.message, ':')), end";
  let prints = "dbquit all needs a program that is stopped";
}

//===----------------------------------------------------------------------===//
// What there is to see
//===----------------------------------------------------------------------===//

def CallCount : Kind<"a number of calls", ["double", "char", "string"], ["Undashed"]>;

def Dbup : SessionFunction<"dbup", "goToCaller"> {
  let summary = "goes to the variables of the function that calls the one at hand";
  let forms = [Form<(takes Opt<CallCount>:$n), (gives)>];
  let example = "try, dbup(2), catch e, disp(strtok(e.message, ':')), end";
  let prints = "dbup needs a program that is stopped";
  let defaults = ["n"];
}

def Dbdown : SessionFunction<"dbdown", "goToCalled"> {
  let summary = "goes back to the variables of the function that is called";
  let forms = [Form<(takes Opt<CallCount>:$n), (gives)>];
  let example = "try, dbdown(2), catch e, disp(strtok(e.message, ':')), end";
  let prints = "dbdown needs a program that is stopped";
  let defaults = ["n"];
}

def Dbstack : SessionFunction<"dbstack", "listCalls"> {
  let summary = "the calls that are in progress, the innermost first, or without some of these";
  let forms = [Form<(takes Words<["-completenames"]>:$names), (gives Result<"struct", "any">:$ST, DoubleScalar:$I)>,
               Form<(takes CallCount:$n, Words<["-completenames"]>:$names), (gives Result<"struct", "any">:$ST, DoubleScalar:$I)>];
  let example = "g, function f, dbstack(1), end, function g, f, end";
  let prints = "> In -e>g (line 1) In -e (line 1)";
  let examples = [Example<"g, function f, dbstack('-completenames'), end, function g, f, end",
                          "> In -e>-e>f (line 1) In -e>-e>g (line 1) In -e>-e (line 1)">,
                  Example<"g, function f, dbstack(2, '-completenames'), end, function g, f, end", "> In -e>-e (line 1)">];
}

def OnOrOff : Kind<"'on' or 'off'", [], [], 0, ["on", "off"]>;

def Echo : SessionFunction<"echo", "echoLines"> {
  let summary = "shows the lines of scripts as they are executed, with 'all' those of functions too; without a word it changes over";
  let forms = [Form<(takes Opt<OnOrOff>:$state, Words<["all"]>:$all), (gives)>];
  let example = "echo('on'), x = 1;";
  let prints = "echo('on'), x = 1;";
  let examples = [Example<"echo('off'), x = 1;", "">,
                  Example<"echo('on', 'all'); f; function f, y = 2; end", "echo('on', 'all'); f; function f, y = 2; end echo('on', 'all'); f; function f, y = 2; end">];
}

def Dbtype : SessionFunction<"dbtype", "listLines"> {
  let summary = "lines of a file with their numbers";
  let forms = [Form<(takes Text:$file, Opt<Text>:$range), (gives)>];
  let example = "f = [tempname '.m']; d = fopen(f, 'w'); fprintf(d, 'x = 3;\\ny = 4;\\nz = 5;'); fclose(d); dbtype(f, '2:3'), delete(f)";
  let prints = "2 y = 4; 3 z = 5;";
}

//===----------------------------------------------------------------------===//
// Where it spends its time
//===----------------------------------------------------------------------===//

/// What to do, and behind report a file, behind on options. Those of the timer change nothing here.
def ProfileAction : TextOrWord<"on, off, resume, clear, status, info, report or viewer",
                               ["on", "off", "resume", "clear", "status", "info", "report", "viewer"]>;
def ProfileOption : TextOrWord<"an option or a file", ["-history", "-nohistory", "-timer", "performance", "real"]>;

def Profile : SessionFunction<"profile", "profileProgram"> {
  let summary = "measures the time of functions and lines, and shows it: report and viewer as text and page, 'info' as a structure; on -history keeps the order of calls too";
  let forms = [Form<(takes ProfileAction:$action, Rest<ProfileOption>:$words), (gives Result<"struct", "any">:$info)>];
  let example = "profile on, profile off, profile('status')";
  let prints = "The profiler is off.";
  let examples = [Example<"f = [tempname '.html']; profile on, profile('report', f), t = fileread(f); disp(t(1:15)), delete(f)", "<!DOCTYPE html>">,
                  Example<"f(2), function f(n), profile on -history, g(n), g(n), s = profile('info'); disp(s.FunctionHistory(1, :)), end, function g(n), disp(n), end",
                          "2 2 0 1 0 1">,
                  Example<"profile on, for k = 1:3, x = sin(k); end, s = profile('info'); disp(s.FunctionTable.NumCalls)", "1">];
}

def Profsave : SessionFunction<"profsave", "saveProfile"> {
  let summary = "writes the measured times as a page into a folder, profile_results when none is given";
  let forms = [Form<(takes Opt<Text>:$folder), (gives)>, Form<(takes Struct:$info, Opt<Text>:$folder), (gives)>];
  let example = "d = tempname; profile on, profile off, profsave(d), exist([d '/index.html'], 'file')";
  let prints = "2";
  let examples = [Example<"d = tempname; profile on, p = profile('info'); profsave(struct('Measurement', p.Measurement), d), exist([d '/index.html'], 'file')", "2">];
}
