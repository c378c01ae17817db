function t = strjust(t, side)
% STRJUST Rows of text moved to the 'left', 'right' (the default) or 'center'.
if nargin < 2, side = 'right'; end
width = size(t, 2);
for r = 1:size(t, 1)
  word = strtrim(t(r, :));
  gap = width - numel(word);
  switch lower(char(side))
    case 'left', before = 0;
    case 'center', before = floor(gap / 2);
    case 'right', before = gap;
    otherwise, error('MATLAB:strjust:UnknownParameter', 'The side must be ''left'', ''right'' or ''center'', not ''%s''.', side);
  end
  t(r, :) = [blanks(before) word blanks(gap - before)];
end
end
