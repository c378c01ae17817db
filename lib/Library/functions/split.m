function parts = split(str, delimiter)
% SPLIT Parts of texts between blanks, or delimiters: along the first dimension behind those of a list.
texts = cells_of(str);
if nargin < 2
  pieces = cellfun(@(text) strsplit(text), texts, 'UniformOutput', false);
else
  delimiter = strrep(cells_of(delimiter), '\', '\\'); % strsplit expands \n and the like
  pieces = cellfun(@(text) strsplit(text, delimiter, 'CollapseDelimiters', false), texts, 'UniformOutput', false);
end
n = max([0; cellfun(@numel, pieces(:))]);
if any(cellfun(@numel, pieces(:)) ~= n)
  error('MATLAB:split:unequalParts', 'The texts of a list that is split must have as many parts each.');
end
extents = size(texts);
if iscolumn(texts), extents = numel(texts); end
if isscalar(texts), extents = []; end
parts = reshape(vertcat(pieces{:}), [extents n 1]);
if isstring(str), parts = string(parts); end
end

function c = cells_of(texts)
if ischar(texts), c = {texts}; else, c = cellstr(texts); end % cellstr takes blanks off the end of a char row
end
