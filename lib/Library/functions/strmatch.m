function found = strmatch(text, list, option)
% STRMATCH Positions of the entries that begin with a text, or equal it with 'exact'.
text = char(text);
list = cellstr(list);
if nargin > 2
  found = find(strcmp(strtrim(list(:)), text));
else
  found = find(strncmp(list(:), text, numel(text)));
end
end
