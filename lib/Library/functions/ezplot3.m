function h = ezplot3(varargin)
% EZPLOT3 A line in space of three functions of a parameter, from 0 to 2 pi unless told; their texts are the title.
[place, given] = split_axes(varargin);
if numel(given) < 3, error('MATLAB:ezplot3:InvalidFunction', 'The first arguments are three functions or expressions.'); end
functions = given(1:3); limits = [0 2 * pi];
if numel(given) > 3 && isnumeric(given{4}), limits = given{4}; end
for k = 1:3
  if ~isa(functions{k}, 'function_handle'), functions{k} = inline(vectorize(functions{k})); end
end
texts = cellfun(@(f) regexprep(func2str(f), '^@\([^)]*\)\s*', ''), functions, 'UniformOutput', false);
line = fplot3(place{:}, functions{:}, limits);
title(place{:}, sprintf('x = %s, y = %s, z = %s', texts{:}));
xlabel(place{:}, 'x'); ylabel(place{:}, 'y'); zlabel(place{:}, 'z');
if nargout > 0, h = line; end
end
