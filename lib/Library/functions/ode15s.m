function varargout = ode15s(odefun, tspan, y0, options, varargin)
% ODE15S A stiff system of differential equations from its start, by the method of ode23s with steps as errors allow.
if nargin < 4 || isempty(options), options = struct(); end
options.Solver = 'ode15s';
[varargout{1:nargout}] = ode45(odefun, tspan, y0, options, varargin{:});
end
