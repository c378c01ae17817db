function rows = strvcat(varargin)
% STRVCAT Texts as rows of a char matrix; empty ones are left out.
list = {};
for k = 1:nargin
  part = varargin{k};
  if iscell(part) && ~iscellstr(part), error('MATLAB:strvcat:invalidCell', 'The elements of a cell must be char arrays.'); end
  if isnumeric(part), part = char(part); end
  if isempty(part), continue, end
  list = [list; reshape(cellstr(part), [], 1)];
end
rows = char(list);
end
