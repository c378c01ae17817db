//===- DifferentialEquations.td - their solvers -------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"
include "lib/Catalogue/Library.td"

def TimeSpan : Kind<"a vector of times", ["double", "single"], ["Vector", "Nonempty"]>;

/// One output is a structure, without one the solutions are plotted; what stands behind the options goes to the function.
class OdeSolver<string name> : LibraryFunction<name> {
  let callsBack = 1;
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"it is of functions, not of numbers">;
  let forms = [Form<(takes Callable:$odefun, TimeSpan:$tspan, Vector:$y0, Opt<Struct>:$options, Rest<Any>:$p),
                    (gives Anything:$t, Anything:$y, Anything:$te, Anything:$ye, Anything:$ie)>,
               Form<(takes Callable:$odefun, TimeSpan:$tspan, Vector:$y0, Nothing:$options, Rest<Any>:$p),
                    (gives Anything:$t, Anything:$y, Anything:$te, Anything:$ye, Anything:$ie)>];
}

def Ode45 : OdeSolver<"ode45"> {
  let example = "[t, y] = ode45(@(t, y) 2 * t, [0 1 2], 0); disp([t y])";
  let prints = "0 0 1.0000 1.0000 2.0000 4.0000";
  let examples = [Example<"[t, y] = ode45(@(t, y) -y, [0 1 2], 1, odeset('RelTol', 1e-8, 'AbsTol', 1e-10)); abs(y(3) - exp(-2)) < 1e-9", "logical 1">,
                  Example<"[t, y] = ode45(@(t, y, k) k * t, [0 1 2], 0, odeset(), 4); y'", "0 2.0000 8.0000">,
                  Example<"[t, y] = ode45(@(t, y, k) k * t, [0 1 2], 0, [], 4); y'", "0 2.0000 8.0000">];
}

def Ode23 : OdeSolver<"ode23"> {
  let example = "[t, y] = ode23(@(t, y) 2 * t, [0 1 2], 0); disp([t y])";
  let prints = "0 0 1.0000 1.0000 2.0000 4.0000";
  let examples = [Example<"[t, y] = ode23(@(t, y) -y, [0 1 2], 1, odeset('RelTol', 1e-7, 'AbsTol', 1e-9)); abs(y(3) - exp(-2)) < 1e-7", "logical 1">,
                  Example<"[t, y] = ode23(@(t, y, k) k * t, [0 1 2], 0, odeset(), 4); round(y, 8)'", "0 2 8">,
                  Example<"[t, y] = ode23(@(t, y, k) k * t, [0 1 2], 0, [], 4); round(y, 8)'", "0 2 8">];
}

class StiffSolver<string name> : OdeSolver<name> {
  let example = "[t, y] = " # name # "(@(t, y) -1e6 * (y - cos(t)), [0 1 2], 1); numel(t), max(abs(y - cos(t))) < 1e-3";
  let prints = "3 ans = logical 1";
  let examples = [Example<"[t, y] = " # name # "(@(t, y) -y, [0 1 2], 1, odeset('RelTol', 1e-7, 'AbsTol', 1e-9)); abs(y(3) - exp(-2)) < 1e-5", "logical 1">,
                  Example<"[t, y] = " # name # "(@(t, y, k) k * t, [0 1 2], 0, odeset('RelTol', 1e-6), 4); round(y, 3)'", "0 2 8">,
                  Example<"[t, y] = " # name # "(@(t, y, k) k * t, [0 1 2], 0, [], 4); round(y, 1)'", "0 2 8">];
}

def Ode23s : StiffSolver<"ode23s">;
def Ode15s : StiffSolver<"ode15s">;

class OdeFunction<string name> : LibraryFunction<name> {
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"it is of functions, not of numbers">;
}

def Deval : OdeFunction<"deval"> {
  let callsBack = 1;
  let forms = [Form<(takes Struct:$sol, RealFloatNumber:$x, Opt<CountVector>:$idx), (gives Anything:$y, Anything:$slope)>,
               Form<(takes RealFloatNumber:$x, Struct:$sol, Opt<CountVector>:$idx), (gives Anything:$y, Anything:$slope)>];
  let example = "sol = ode45(@(t, y) 2 * t, [0 2], 0); [y, slope] = deval(sol, [1 1.5])";
  let prints = "y = 1.0000 2.2500 slope = 2.0000 3.0000";
  let examples = [Example<"sol = ode45(@(t, y) [1; 2], [0 2], [0; 0]); round(deval(sol, 1, 2), 10)", "2">,
                  Example<"sol = ode45(@(t, y) [1; 2], [0 2], [0; 0]); round(deval(1, sol, 2), 10)", "2">];
}

def Odeplot : OdeFunction<"odeplot"> {
  let callsBack = 1;
  let forms = [Form<(takes RealFloatNumber:$t, RealFloatNumber:$y, Opt<Text>:$flag, Rest<Any>:$p), (gives LogicalScalar:$status)>];
  let example = "ode45(@(t, y) 1, [0 2], 0), h = get(gca, 'Children'); h.XData(end), round(h.YData(end), 10), xlim";
  let prints = "2 ans = 2 ans = 0 2";
  let examples = [Example<"odeplot([0 9], 5, 'init'); odeplot(3, 7, '', 8); h = get(gca, 'Children'); h.YData", "5 7">];
  let defaults = ["p"];
}

defvar solverOptions = [
  "AbsTol", "BDF", "Events", "InitialStep", "Jacobian", "JConstant", "JPattern", "Mass", "MassSingular", "MaxOrder", "MaxStep",
  "NonNegative", "NormControl", "OutputFcn", "OutputSel", "Refine", "RelTol", "Stats", "Vectorized", "MStateDependence",
  "MvPattern", "InitialSlope"];
def SolverOptions : AnyOrWord<"names of options with their values, structures of options before them", solverOptions>;
def SolverOption : TextOrWord<"the name of an option", solverOptions>;

def Odeset : OdeFunction<"odeset"> {
  let forms = [Form<(takes Rest<SolverOptions>:$nameValues), (gives Result<"struct", "scalar">:$options)>];
  let example = "odeset('reltol', 1).RelTol";
  let prints = "1";
}

def Odeget : OdeFunction<"odeget"> {
  let forms = [Form<(takes Any:$options, SolverOption:$name, Opt<Any>:$default), (gives Anything:$val)>];
  let example = "odeget(odeset('RelTol', 1), 'reltol')";
  let prints = "1";
  let examples = [Example<"odeget(odeset(), 'RelTol', 3)", "3">];
}
