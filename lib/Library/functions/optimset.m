function options = optimset(varargin)
% OPTIMSET Options of an optimiser from names and values, or changes to given ones.
options = struct();
if ~isempty(varargin) && isstruct(varargin{1}), options = varargin{1}; varargin(1) = []; end
if ~isempty(varargin) && isstruct(varargin{1})
  newer = varargin{1};
  for name = fieldnames(newer)', options.(name{1}) = newer.(name{1}); end
  varargin(1) = [];
end
if mod(numel(varargin), 2) ~= 0, error('MATLAB:optimset:InvalidNumArgs', 'Options come as pairs of a name and a value.'); end
for k = 1:2:numel(varargin), options.(char(varargin{k})) = varargin{k + 1}; end
end
