function movegui(varargin)
% MOVEGUI Moves a figure to a part of the screen by its name, such as center, or to a place [left bottom] in pixels.
given = varargin; fig = [];
if ~isempty(given) && isscalar(given{1}) && isgraphics(given{1}), fig = ancestor(given{1}, 'figure'); given(1) = []; end
if isempty(fig), fig = gcf; end
screen = get(groot, 'ScreenSize'); place = fig.Position; room = screen(3:4) - place(3:4);
if isempty(given), given = {'onscreen'}; end
if isnumeric(given{1}) && numel(given{1}) == 2
  corner = double(reshape(given{1}, 1, [])); corner(corner < 0) = corner(corner < 0) + room(corner < 0) + 1;
else
  word = lower(char(given{1}));
  if ~any(strcmp(word, {'north', 'south', 'east', 'west', 'northeast', 'northwest', 'southeast', 'southwest', 'center', 'onscreen'}))
    error('MATLAB:movegui:UnknownPosition', 'The place is a part of the screen such as north, southeast, center or onscreen, or two numbers.');
  end
  if strcmp(word, 'onscreen'), corner = min(max(place(1:2), 1), max(room, 1)); else, corner = round(room / 2); end
  if contains(word, 'east'), corner(1) = room(1); elseif contains(word, 'west'), corner(1) = 1; end
  if contains(word, 'north'), corner(2) = room(2); elseif contains(word, 'south'), corner(2) = 1; end
end
fig.Position(1:2) = corner;
end
