function q = triplequad(fun, xmin, xmax, ymin, ymax, zmin, zmax, tol, method)
% TRIPLEQUAD Integral of a function of x, y and z over a box; the function takes a vector x, one y and one z.
if nargin < 8 || isempty(tol), tol = 1e-6; end
if nargin < 9 || isempty(method), method = @quad; end
inner = @(z) dblquad(@(x, y) feval(fun, x, y, z), xmin, xmax, ymin, ymax, tol, method);
q = feval(method, @(z) arrayfun(inner, z), zmin, zmax, tol);
end
