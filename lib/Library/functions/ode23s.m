function varargout = ode23s(odefun, tspan, y0, options, varargin)
% ODE23S A stiff system of differential equations from its start, by a Rosenbrock method of order 2 with steps as errors allow.
if nargin < 4 || isempty(options), options = struct(); end
options.Solver = 'ode23s';
[varargout{1:nargout}] = ode45(odefun, tspan, y0, options, varargin{:});
end
