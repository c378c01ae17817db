function q = integral3(fun, xmin, xmax, ymin, ymax, zmin, zmax, varargin)
% INTEGRAL3 Integral of a function of x, y and z, where y may go between functions of x, and z between functions of x and y.
options = struct('abstol', 1e-10, 'reltol', 1e-6, 'method', 'auto');
for k = 1:2:numel(varargin), options.(lower(char(varargin{k}))) = varargin{k + 1}; end
y_from = end_of(ymin, 1); y_to = end_of(ymax, 1); z_from = end_of(zmin, 2); z_to = end_of(zmax, 2);
% The outer tolerances are those asked for; within, numbers must be better than that.
slice = @(x) integral2(@(y, z) fun(repmat(x, size(y)), y, z), y_from(x), y_to(x), @(y) z_from(x, y), @(y) z_to(x, y), ...
  'AbsTol', options.abstol / 10, 'RelTol', options.reltol / 10, 'Method', options.method);
q = integral(@(x) arrayfun(slice, x), xmin, xmax, 'AbsTol', options.abstol, 'RelTol', options.reltol);
end

function f = end_of(limit, count)
if isa(limit, 'function_handle')
  f = limit;
elseif ~isscalar(limit) || ~isreal(limit)
  error('MATLAB:integral3:InvalidLimit', 'The ends are real numbers or functions.');
elseif count == 1
  f = @(x) limit;
else
  f = @(x, y) limit;
end
end
