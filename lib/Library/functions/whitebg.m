function whitebg(varargin)
% WHITEBG The color behind all axes of a figure; without one white and black change places.
figures = gcf; given = varargin;
if ~isempty(given) && isscalar(given{1}) && isgraphics(given{1}, 'figure'), figures = given{1}; given(1) = []; end
places = findobj(figures, 'Type', 'axes');
if isempty(places), places = axes('Parent', figures); end
if isempty(given), given = {1 - get(places(1), 'Color')}; end
set(places, 'Color', given{1});
end
