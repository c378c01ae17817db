function t = pad(t, width, side)
% PAD Texts filled with blanks to a width, at the 'right' unless told.
if nargin < 2, width = max(strlength(t)); end
if nargin < 3, side = 'right'; end
if ischar(t), t = padded(t, width, side); return, end
for k = 1:numel(t)
  if iscell(t), t{k} = padded(t{k}, width, side); else, t(k) = string(padded(char(t(k)), width, side)); end
end
end

function t = padded(t, width, side)
gap = max(width - numel(t), 0);
switch char(side)
  case 'left', before = gap;
  case 'both', before = floor(gap / 2);
  otherwise, before = 0;
end
t = [blanks(before) t blanks(gap - before)];
end
