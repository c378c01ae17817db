function parts = extractBetween(str, from, to, varargin)
% EXTRACTBETWEEN Parts of texts between two texts, or from one position to another: along the first dimension behind those of a list.
isInclusive = isnumeric(from);
if ~isempty(varargin), isInclusive = strcmpi(varargin{2}, 'inclusive'); end
if ischar(str), texts = {str}; else, texts = cellstr(str); end % cellstr takes blanks off the end of a char row
pieces = cellfun(@(text) pieces_of(text, from, to, isInclusive), texts, 'UniformOutput', false);
n = max([0; cellfun(@numel, pieces(:))]);
if any(cellfun(@numel, pieces(:)) ~= n)
  error('MATLAB:extractBetween:unequalParts', 'The texts of a list must have as many parts each between the marks.');
end
extents = size(texts);
if iscolumn(texts), extents = numel(texts); end
if isscalar(texts), extents = []; end
parts = reshape(vertcat(pieces{:}), [extents n 1]);
if isstring(str), parts = string(parts); end
end

function pieces = pieces_of(text, from, to, isInclusive)
if isnumeric(from)
  if to > numel(text) || from > to
    error('MATLAB:string:PositionOutOfRange', 'No text lies from position %d to %d of ''%s''.', from, to, text);
  end
  pieces = {text(from + ~isInclusive:to - ~isInclusive)};
  return
end
from = char(from);
to = char(to);
starts = strfind(text, from);
ends = strfind(text, to);
pieces = cell(1, 0);
while ~isempty(starts)
  first = starts(1) + numel(from);
  last = min([ends(ends >= first), Inf]) - 1;
  if isinf(last), break, end
  if isInclusive, pieces{end + 1} = text(starts(1):last + numel(to)); else, pieces{end + 1} = text(first:last); end
  starts = starts(starts > last + numel(to));
end
end
