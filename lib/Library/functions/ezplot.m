function h = ezplot(varargin)
% EZPLOT A line of a function of x, of two functions of a parameter, or where a function of x and y is 0; its text is the title.
[place, given] = split_axes(varargin);
if isempty(given) || ~is_function(given{1}), error('MATLAB:ezplot:InvalidFunction', 'The first argument is a function or an expression.'); end
count = 1 + (numel(given) > 1 && is_function(given{2}));
[functions, texts] = cellfun(@function_of, given(1:count), 'UniformOutput', false);
given(1:count) = [];
limits = 2 * pi * [-1 1];
if count == 2, limits = [0 2 * pi]; end
if ~isempty(given) && isnumeric(given{1}) && numel(given{1}) > 1, limits = reshape(given{1}, 1, []); end
if ~any(numel(limits) == [2 4]), error('MATLAB:ezplot:InvalidLimits', 'Limits are two numbers in their order, or four.'); end
f = functions{1}; isCurve = count == 1 && nargin(f) == 2;
if isCurve
  lines = fcontour(place{:}, f, limits, 'LevelList', 0, 'MeshDensity', 251);
else
  lines = fplot(place{:}, functions{:}, limits);
end
name_axes(place, functions, texts, isCurve);
if nargout > 0, h = lines; end
end

function tf = is_function(value)
tf = isa(value, 'function_handle') || ischar(value) && isrow(value) || isstring(value) && isscalar(value);
end

function [f, text] = function_of(given)
% An equation says where the difference of its sides is 0.
if isa(given, 'function_handle')
  f = given; text = regexprep(func2str(f), '^@\([^)]*\)\s*', '');
  return
end
text = char(given);
if isvarname(text) && any(exist(text) == [2 5])
  f = str2func(text);
else
  f = inline(vectorize(regexprep(text, '^([^=]*)=([^=]*)$', '($1)-($2)')));
end
end

function name_axes(place, functions, texts, isCurve)
names = regexp(func2str(functions{1}), '^@\(([^)]*)\)', 'tokens', 'once');
if isempty(names), names = {'x'}; end
names = strtrim(strsplit(names{1}, ','));
if numel(functions) == 2
  xlabel(place{:}, 'x'); ylabel(place{:}, 'y');
  texts = {['x = ' texts{1} ', y = ' texts{2}]};
elseif isCurve
  xlabel(place{:}, names{1}); ylabel(place{:}, names{end});
  texts{1} = regexprep(texts{1}, '^[^=]*$', '$0 = 0');
else
  xlabel(place{:}, names{1});
end
title(place{:}, texts{1});
end
