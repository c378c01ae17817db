function h = ezsurf(varargin)
% EZSURF A surface of a function of x and y, or of three functions of two parameters, from -2 pi to 2 pi unless told; its text is the title.
[place, given] = split_axes(varargin);
count = find([cellfun(@(f) ~is_function(f), given), true], 1) - 1;
if ~any(count == [1 3]), error('MATLAB:ezsurf:InvalidFunction', 'A surface is of one function or expression, or of three.'); end
functions = cellfun(@function_of, given(1:count), 'UniformOutput', false);
numbers = given(count + 1:end);
limits = 2 * pi * [-1 1]; density = 60;
for k = 1:numel(numbers)
  if ~isnumeric(numbers{k}), continue, end
  if isscalar(numbers{k}), density = numbers{k}; elseif ~isempty(numbers{k}), limits = numbers{k}; end
end
surface = fsurf(place{:}, functions{:}, limits, 'MeshDensity', density);
title(place{:}, strjoin(cellfun(@text_of, functions, 'UniformOutput', false), ', '));
xlabel(place{:}, 'x'); ylabel(place{:}, 'y');
if nargout > 0, h = surface; end
end

function tf = is_function(value)
tf = isa(value, 'function_handle') || (ischar(value) && isrow(value) || isstring(value) && isscalar(value)) && ~strcmp(value, 'circ');
end

function f = function_of(f)
if ~isa(f, 'function_handle'), f = inline(vectorize(f)); end
if nargin(f) == 1, f = @(x, y) f(x); end
end

function text = text_of(f)
text = regexprep(func2str(f), '^@\([^)]*\)\s*', '');
end
