function q = integral2(fun, xmin, xmax, ymin, ymax, varargin)
% INTEGRAL2 Integral of a function of x and y, where y may go from a function of x to another.
given = varargin;
names = lower(string(given(1:2:end)));
given(reshape([2 * find(names == "method") - 1; 2 * find(names == "method")], 1, [])) = [];
lower_end = end_of(ymin); upper_end = end_of(ymax);
% The outer tolerances are those asked for; within, numbers must be better than that.
options = struct('abstol', 1e-10, 'reltol', 1e-6);
for k = 1:2:numel(given), options.(lower(char(given{k}))) = given{k + 1}; end
inner = {'AbsTol', options.abstol / 10, 'RelTol', options.reltol / 10};
strip = @(x) integral(@(y) fun(repmat(x, size(y)), y), lower_end(x), upper_end(x), inner{:});
q = integral(@(x) arrayfun(strip, x), xmin, xmax, 'AbsTol', options.abstol, 'RelTol', options.reltol);
end

function f = end_of(limit)
% An end of y as a function of x.
if isa(limit, 'function_handle')
  f = limit;
elseif isscalar(limit) && isreal(limit)
  f = @(x) limit;
else
  error('MATLAB:integral2:InvalidLimit', 'The ends of y are real numbers or functions of x.');
end
end
