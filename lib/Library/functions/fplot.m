function [h, y] = fplot(varargin)
% FPLOT Lines of functions of one number, from -5 to 5 unless told, or of two functions of a parameter; two results are points of them.
[place, given] = split_axes(varargin);
if isempty(given) || ~is_function(given{1}), error('MATLAB:fplot:InvalidFunction', 'The first argument is a function handle, a cell array of them, or an expression of one variable.'); end
functions = given(1); given(1) = [];
if ~isempty(given) && ~ischar(given{1}) && ~isstring(given{1}) && is_function(given{1}), functions(2) = given(1); given(1) = []; end
limits = [-5 5];
if ~isempty(given) && isnumeric(given{1})
  limits = given{1}; given(1) = [];
  if ~any(numel(limits) == [2 4]) || ~(limits(1) < limits(2)), error('MATLAB:fplot:InvalidLimits', 'Limits are two numbers in their order.'); end
end
given(cellfun(@(value) isnumeric(value) && isscalar(value), given) & [true, ~cellfun(@ischar, given(1:end - 1))]) = [];
[density, look] = take_density(given, 23);
points = linspace(limits(1), limits(2), 20 * density + 1)';
ys = values_of(functions{end}, points); xs = points;
if numel(functions) > 1, xs = values_of(functions{1}, points); end
if nargout == 2, h = xs; y = ys; return, end
lines = plot(place{:}, xs, ys, look{:});
if numel(limits) == 4, ylim(place{:}, limits(3:4)); end
if numel(functions) == 1, xlim(place{:}, limits(1:2)); end
if nargout > 0, h = lines; end
end

function tf = is_function(value)
tf = isa(value, 'function_handle') || ischar(value) && isrow(value) || isstring(value) && isscalar(value) || ...
  iscell(value) && ~isempty(value) && all(cellfun(@(one) isa(one, 'function_handle'), value(:)));
end

function [density, given] = take_density(given, density)
for k = 1:numel(given) - 1
  if (ischar(given{k}) || isstring(given{k})) && strcmpi(given{k}, 'MeshDensity')
    density = given{k + 1}; given(k:k + 1) = [];
    return
  end
end
end

function y = values_of(f, x)
% A column for each function; what is complex is not shown.
if iscell(f)
  columns = cellfun(@(one) values_of(one, x), f(:)', 'UniformOutput', false);
  y = [columns{:}];
  return
end
if ~isa(f, 'function_handle')
  if isvarname(f) && any(exist(f) == [2 5]), f = str2func(f); else, f = inline(vectorize(f)); end
end
try
  y = f(x);
catch
  y = [];
end
if size(y, 1) ~= numel(x), y = arrayfun(f, x); end
y(imag(y) ~= 0) = NaN;
y = real(y);
end
