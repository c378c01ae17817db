//===- Time.td - clocks and dates --------------------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"

def PauseState : Kind<"'on', 'off' or 'query'", [], [], 0, ["on", "off", "query"]>;

class TimeFunction<string name, string expression> : Builtin<name, expression> {
  let group = "Time";
  let effects = Effectful;
  let forms = [Form<(takes), (gives DoubleScalar:$t)>];
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"it reads a clock">;
}

//===----------------------------------------------------------------------===//
// Spans of time
//===----------------------------------------------------------------------===//

def Tic : TimeFunction<"tic", "tic"> {
  let summary = "starts the stop watch, or gives the time for toc";
  let forms = [Form<(takes), (gives Result<"integer", "scalar">:$timerVal)>];
  let example = "tic; toc >= 0";
  let prints = "logical 1";
}

def Toc : TimeFunction<"toc", "toc"> {
  let summary = "seconds since tic, or since the time that it gave";
  let forms = [Form<(takes Opt<RealScalar>:$timerVal), (gives DoubleScalar:$elapsedTime)>];
  let example = "t = tic; toc(t) >= 0";
  let prints = "logical 1";
}

/// The function that is timed takes no arguments.
class TimesFunction<string name> : LibraryFunction<name> {
  let forms = [Form<(takes Handle:$f, Opt<CountScalar>:$numOutputs), (gives DoubleScalar:$t)>];
  let callsBack = 1;
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"it reads a clock">;
}

def Timeit : TimesFunction<"timeit"> {
  let example = "timeit(@() pause(0.002), 0) >= 0.002";
  let prints = "logical 1";
  let examples = [Example<"timeit(@() numel(1:9)) > 0", "logical 1">];
}

def Gputimeit : TimesFunction<"gputimeit"> {
  let example = "gputimeit(@() pause(0.002), 0) >= 0.002";
  let prints = "logical 1";
  let examples = [Example<"gputimeit(@() sum(gpuArray(1:9))) > 0", "logical 1">];
}

def Cputime : TimeFunction<"cputime", "cpuTime"> {
  let summary = "seconds of computing that the program has taken";
  let example = "cputime >= 0";
  let prints = "logical 1";
}

def Pause : TimeFunction<"pause", "pauseBuiltin"> {
  let effects = Untried<"it waits as long as it is told">;
  let summary = "waits a number of seconds; without one it does not, as there is no key to wait for";
  let forms = [Form<(takes PauseState:$newState), (gives TextResult:$state)>,
               Form<(takes Opt<RealScalar>:$n), (gives)>];
  let derivative = NotDifferentiable<"it waits">;
  let example = "t = tic; pause(0.01), toc(t) >= 0.01";
  let prints = "logical 1";
  let examples = [Example<"pause, x = 1", "x = 1">, Example<"pause('query')", "'on'">,
                  Example<"pause('off'); pause(1000), disp(pause('on'))", "off">];
}

//===----------------------------------------------------------------------===//
// Dates
//===----------------------------------------------------------------------===//

def Clock : TimeFunction<"clock", "clockBuiltin"> {
  let summary = "local time as year, month, day, hour, minute and seconds";
  let forms = [Form<(takes), (gives Result<"double", "row">:$c)>];
  let example = "numel(clock)";
  let prints = "6";
}

def Now : TimeFunction<"now", "nowBuiltin"> {
  let summary = "local time in days since the beginning of year 0";
  let example = "now > 738000";
  let prints = "logical 1";
}

def Datestr : TimeFunction<"datestr", "datestr"> {
  let summary = "days since the beginning of year 0 as text of date and time";
  let forms = [Form<(takes RealScalar:$DateNumber), (gives TextResult:$DateString)>];
  let effects = Pure;
  let derivative = NotDifferentiable<"its results are texts">;
  let example = "datestr(738000.5)";
  let prints = "'28-Jul-2020 12:00:00'";
}
