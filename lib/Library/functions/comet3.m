function comet3(varargin)
% COMET3 A line in space that is drawn point by point: with nothing drawn, the line of all the points.
[place, given] = split_axes(varargin);
if isscalar(given), given = {1:numel(given{1}), 1:numel(given{1}), given{1}}; end
plot3(place{:}, given{1:3});
end
