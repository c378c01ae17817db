function s = strings(varargin)
% STRINGS A string array of empty strings.
if nargin == 0, s = ""; else, s = reshape(string(cell_of_empties(varargin{:})), size(cell_of_empties(varargin{:}))); end
end

function c = cell_of_empties(varargin)
c = cell(varargin{:});
c(:) = {''};
end
