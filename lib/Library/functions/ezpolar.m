function h = ezpolar(varargin)
% EZPOLAR A line of a radius that a function gives for each angle, from 0 to 2 pi unless told; its text is the title.
[place, given] = split_axes(varargin);
limits = [0 2 * pi];
if numel(given) > 1, limits = given{2}; end
[angles, radii] = fplot(given{1}, limits);
line = polar(place{:}, angles, radii);
text = given{1};
if isa(text, 'function_handle'), text = regexprep(func2str(text), '^@\([^)]*\)\s*', ''); end
title(place{:}, ['r = ' char(text)]);
if nargout > 0, h = line; end
end
