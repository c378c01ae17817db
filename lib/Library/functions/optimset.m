function options = optimset(varargin)
% OPTIMSET Options of an optimiser from names and values, or changes to given ones.
options = struct();
if ~all(cellfun(@(x) ~isstruct(x) || isscalar(x), varargin(1:min(nargin, 2))))
  error('MATLAB:optimset:InvalidOptions', 'Options are one structure, not an array of them.');
end
if ~isempty(varargin) && isstruct(varargin{1}), options = varargin{1}; varargin(1) = []; end
if ~isempty(varargin) && isstruct(varargin{1})
  newer = varargin{1};
  for name = fieldnames(newer)', options.(name{1}) = newer.(name{1}); end
  varargin(1) = [];
end
if mod(numel(varargin), 2) ~= 0, error('MATLAB:optimset:InvalidNumArgs', 'Options come as pairs of a name and a value.'); end
names = varargin(1:2:end);
if ~all(cellfun(@(x) (ischar(x) || isstring(x) && isscalar(x)) && isvarname(char(x)), names))
  error('MATLAB:optimset:InvalidParamName', 'The name of an option is a text: a letter, then letters, digits and _.');
end
for k = 1:2:numel(varargin), options.(char(varargin{k})) = varargin{k + 1}; end
end
