function h = ezcontour(varargin)
% EZCONTOUR Lines of the same height of a function of x and y, from -2 pi to 2 pi unless told; its text is the title.
[place, given] = split_axes(varargin);
if isempty(given) || ~(isa(given{1}, 'function_handle') || ischar(given{1}) || isstring(given{1})), error('MATLAB:ezcontour:InvalidFunction', 'The first argument is a function or an expression.'); end
f = given{1};
if ~isa(f, 'function_handle'), f = inline(vectorize(f)); end
limits = 2 * pi * [-1 1]; density = 60;
for k = 2:numel(given)
  if isscalar(given{k}), density = given{k}; else, limits = given{k}; end
end
lines = fcontour(place{:}, f, limits, 'MeshDensity', density);
title(place{:}, regexprep(func2str(f), '^@\([^)]*\)\s*', ''));
xlabel(place{:}, 'x'); ylabel(place{:}, 'y');
if nargout > 0, h = lines; end
end
