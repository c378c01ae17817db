function comet(varargin)
% COMET A line that is drawn point by point: with nothing drawn, the line of all the points.
[place, given] = split_axes(varargin);
if numel(given) > 2, given(3) = []; end
plot(place{:}, given{:});
end
