function t = pad(t, varargin)
% PAD Texts filled to a width, that of the longest unless told, at the 'right' unless told: pad(t, width, side, filler).
width = max([reshape(strlength(t), 1, []) 0]); side = 'right'; filler = ' ';
if ~isempty(varargin) && isnumeric(varargin{1}), width = varargin{1}; varargin(1) = []; end
if ~isempty(varargin) && any(strcmpi(varargin{1}, {'left', 'right', 'both'})), side = lower(char(varargin{1})); varargin(1) = []; end
if ~isempty(varargin) && strlength(varargin{1}) == 1, filler = char(varargin{1}); varargin(1) = []; end
if ~isempty(varargin)
  error('MATLAB:pad:unknownOption', 'pad takes a width, then ''left'', ''right'' or ''both'', then the character that fills.');
end
if ischar(t), t = padded(t, width, side, filler); return, end
for k = 1:numel(t)
  if iscell(t), t{k} = padded(t{k}, width, side, filler); else, t(k) = string(padded(char(t(k)), width, side, filler)); end
end
end

function t = padded(t, width, side, filler)
gap = max(width - numel(t), 0);
switch side
  case 'left', before = gap;
  case 'both', before = floor(gap / 2);
  otherwise, before = 0;
end
t = [repmat(filler, 1, before) t repmat(filler, 1, gap - before)];
end
