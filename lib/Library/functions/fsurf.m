function [h, y, z] = fsurf(varargin)
% FSURF A surface of a function of x and y, from -5 to 5 unless told, or of three functions of two parameters; three results are its points.
[place, given] = split_axes(varargin);
count = find([cellfun(@(f) ~isa(f, 'function_handle'), given), true], 1) - 1;
if ~any(count == [1 3]), error('MATLAB:fsurf:InvalidFunction', 'A surface is of one function handle, or of three.'); end
functions = given(1:count); given(1:count) = [];
limits = [-5 5];
if ~isempty(given) && isnumeric(given{1}), limits = reshape(given{1}, 1, []); given(1) = []; end
if numel(limits) == 2, limits = [limits limits]; end
if numel(limits) ~= 4 || ~(limits(1) < limits(2) && limits(3) < limits(4)), error('MATLAB:fsurf:InvalidLimits', 'Limits are two numbers in their order, or four.'); end
density = 35;
at = find(cellfun(@(value) (ischar(value) || isstring(value)) && strcmpi(value, 'MeshDensity'), given), 1);
if ~isempty(at) && at < numel(given), density = given{at + 1}; given(at:at + 1) = []; end
[x, y] = meshgrid(linspace(limits(1), limits(2), density), linspace(limits(3), limits(4), density));
data = cellfun(@(f) values_of(f, x, y), functions, 'UniformOutput', false);
if count == 1, data = {x, y, data{1}}; end
if nargout > 1, [h, y, z] = data{:}; return, end
surface = surf(place{:}, data{:}, given{:});
if nargout > 0, h = surface; end
end

function z = values_of(f, x, y)
% Of a function that may take one point at a time only; what is complex is not shown.
try
  z = f(x, y);
catch
  z = [];
end
if ~isequal(size(z), size(x)), z = arrayfun(f, x, y); end
z(imag(z) ~= 0) = NaN;
z = real(z);
end
