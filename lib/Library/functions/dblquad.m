function q = dblquad(fun, xmin, xmax, ymin, ymax, tol, method)
% DBLQUAD Integral of a function of x and y over a rectangle; the function takes a vector x and one y.
if nargin < 6 || isempty(tol), tol = 1e-6; end
if nargin < 7 || isempty(method), method = @quad; end
inner = @(y) feval(method, @(x) feval(fun, x, y), xmin, xmax, tol);
q = feval(method, @(y) arrayfun(inner, y), ymin, ymax, tol);
end
