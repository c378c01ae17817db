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
  let example = "timeit(@() deal(1, 2), 2) > 0";
  let prints = "logical 1";
  let examples = [Example<"timeit(@() numel(1:9)) > 0", "logical 1">, Example<"timeit(@() pause(0.002)) >= 0.002", "logical 1">];
}

def Gputimeit : TimesFunction<"gputimeit"> {
  let example = "gputimeit(@() deal(1, 2), 2) > 0";
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
  let summary = "waits a number of seconds, or without one for a key, if there is a terminal to press it at; pause off leaves waits out";
  let forms = [Form<(takes PauseState:$newState), (gives TextResult:$state)>,
               Form<(takes Opt<RealScalar>:$n), (gives)>];
  let derivative = NotDifferentiable<"it waits">;
  let example = "t = tic; pause(0.01), toc(t) >= 0.01";
  let prints = "logical 1";
  let examples = [Example<"pause('off'); pause, x = 1, pause on", "x = 1">, Example<"pause('query')", "'on'">,
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

/// Written in the language.
class DateFunction<string name> : LibraryFunction<name> {
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"it counts days">;
}

def Datevec : DateFunction<"datevec"> {
  let forms = [Form<(takes RealNumber:$DateNumber), (gives Result<"double", "any">:$Y, More:$more)>,
               Form<(takes Texts:$DateString, Opt<Text>:$formatIn, Opt<RealScalar>:$PivotYear),
                    (gives Result<"double", "any">:$Y, More:$more)>];
  let example = "datevec(738000.5)";
  let prints = "2020 7 28 12 0 0";
  let examples = [Example<"datevec('2026-11-24 10:20:30')", "2026 11 24 10 20 30">,
                  Example<"datevec('24.11.2026', 'dd.mm.yyyy')", "2026 11 24 0 0 0">,
                  Example<"datevec('1/2/45', 'mm/dd/yy', 1900)", "1945 1 2 0 0 0">];
}

def Datenum : DateFunction<"datenum"> {
  let forms = [Form<(takes RealNumber:$DateVector), (gives Result<"double", "any">:$DateNumber)>,
               Form<(takes RealNumber:$Y, RealNumber:$M, Opt<RealNumber>:$D, Opt<RealNumber>:$H, Opt<RealNumber>:$MN, Opt<RealNumber>:$S),
                    (gives Result<"double", "any">:$DateNumber)>,
               Form<(takes Texts:$DateString, Opt<Text>:$formatIn, Opt<RealScalar>:$PivotYear), (gives Result<"double", "any">:$DateNumber)>];
  let example = "datenum([2020 7 28])";
  let prints = "738000";
  let examples = [Example<"datenum(2000, 13, 1) - datenum(2001, 1, 1)", "0">, Example<"datenum(0, 1)", "1">, Example<"datenum(2020, 7, 28, 12) == 738000.5", "logical 1">,
                  Example<"datenum(2020, 7, 28, 0, 360) == 738000.25", "logical 1">,
                  Example<"datenum(2020, 7, 28, 0, 0, 43200) == 738000.5", "logical 1">,
                  Example<"datenum('28-Jul-2020')", "738000">, Example<"datenum('28.07.2020', 'dd.mm.yyyy')", "738000">,
                  Example<"datenum('7/28/20', 'mm/dd/yy', 1900)", "701475">];
}

def DateFormat : Kind<"the number of a date format", numbers, ["Scalar", "Whole"]>;

def Datestr : DateFunction<"datestr"> {
  let forms = [Form<(takes RealNumber:$DateNumber, Opt<DateFormat>:$formatOut), (gives Result<"char", "any">:$DateString)>,
               Form<(takes RealNumber:$DateNumber, Text:$formatOut), (gives Result<"char", "any">:$DateString)>,
               Form<(takes Texts:$DateStringIn, Opt<DateFormat>:$formatOut, Opt<RealScalar>:$PivotYear), (gives Result<"char", "any">:$DateString)>,
               Form<(takes Texts:$DateStringIn, Text:$formatOut, Opt<RealScalar>:$PivotYear), (gives Result<"char", "any">:$DateString)>];
  let example = "datestr(738000.5)";
  let prints = "'28-Jul-2020 12:00:00'";
  let examples = [Example<"datestr(738000.5, 29)", "'2020-07-28'">, Example<"datestr(738000.5, 'dddd HH:MM PM')", "'Tuesday 12:00 PM'">,
                  Example<"datestr('28-Jul-2020', 26)", "'2020/07/28'">, Example<"datestr('28-Jul-2020', 'dd.mm.yyyy')", "'28.07.2020'">,
                  Example<"datestr('1/2/45', 10, 1900)", "'1945'">, Example<"datestr('1/2/45', 'yyyy', 1900)", "'1945'">];
}

def DayName : Kind<"'long' or 'short'", [], [], 0, ["long", "short"]>;

def Weekday : DateFunction<"weekday"> {
  let forms = [Form<(takes RealNumber:$D, Opt<DayName>:$dayForm), (gives Result<"double", "any">:$DayNumber, Result<"char", "any">:$DayName)>,
               Form<(takes Texts:$D, Opt<DayName>:$dayForm), (gives Result<"double", "any">:$DayNumber, Result<"char", "any">:$DayName)>];
  let example = "weekday(738000)";
  let prints = "3";
  let examples = [Example<"[n, s] = weekday(738000, 'long'); disp(s)", "Tuesday">, Example<"[n, s] = weekday(738000); disp(s)", "Tue">, Example<"[n, s] = weekday('28-Jul-2020', 'long'); disp(s)", "Tuesday">];
}

def Eomday : DateFunction<"eomday"> {
  let forms = [Form<(takes RealNumber:$Y, RealNumber:$M), (gives Result<"double", "any">:$D)>];
  let example = "eomday(2024, 2)";
  let prints = "29";
}

def DateUnit : Kind<"a unit of time from 'year' to 'millisecond'", [], [], 0, ["year", "month", "day", "hour", "minute", "second", "millisecond"]>;

def Addtodate : DateFunction<"addtodate"> {
  let forms = [Form<(takes RealScalar:$D, RealScalar:$Q, DateUnit:$F), (gives Result<"double", "scalar">:$R)>];
  let example = "addtodate(738000, 2, 'month') - 738000";
  let prints = "62";
}

def ClockTime : Kind<"a time as clock gives it, of six numbers", ["double", "single"], ["Vector"]>;

def Etime : DateFunction<"etime"> {
  let forms = [Form<(takes ClockTime:$t1, ClockTime:$t0), (gives Result<"double", "scalar">:$e)>];
  let example = "etime([2020 3 1 0 1 0], [2020 2 28 23 59 0])";
  let prints = "86520";
}

def Date : DateFunction<"date"> {
  let forms = [Form<(takes), (gives TextResult:$d)>];
  let example = "numel(date)";
  let prints = "11";
}

/// A char is no date number: it is a text.
def DateScalar : Kind<"a real number", numbers, ["Scalar"]>;

def Calendar : DateFunction<"calendar"> {
  let forms = [Form<(takes), (gives Result<"double", "matrix">:$c)>, Form<(takes DateScalar:$d), (gives Result<"double", "matrix">:$c)>,
               Form<(takes Text:$d), (gives Result<"double", "matrix">:$c)>,
               Form<(takes DateScalar:$y, DateScalar:$m), (gives Result<"double", "matrix">:$c)>];
  let example = "c = calendar(2024, 2); c(5, :)";
  let prints = "25 26 27 28 29 0 0";
  let examples = [Example<"c = calendar(738000); c(1, :)", "0 0 0 1 2 3 4">, Example<"c = calendar('28-Jul-2020'); c(1, :)", "0 0 0 1 2 3 4">];
}
