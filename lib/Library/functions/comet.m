function comet(varargin)
% COMET A line that is drawn point by point: with nothing drawn, the line of all the points.
place = {}; given = varargin;
if isscalar(given{1}) && isgraphics(given{1}, 'axes'), place = given(1); given(1) = []; end
if numel(given) > 2, given(3) = []; end
plot(place{:}, given{:});
end
