function q = integral(fun, xmin, xmax, varargin)
% INTEGRAL Integral of a function from one number to another, either of which may be infinite.
q = quadgk(fun, xmin, xmax, varargin{:}, 'MaxIntervalCount', 16384);
end
