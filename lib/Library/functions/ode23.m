function varargout = ode23(odefun, tspan, y0, options, varargin)
% ODE23 A system of differential equations from its start, by the method of Bogacki and Shampine of order 3 with steps as errors allow.
if nargin < 4 || isempty(options), options = struct(); end
options.Solver = 'ode23';
[varargout{1:nargout}] = ode45(odefun, tspan, y0, options, varargin{:});
end
