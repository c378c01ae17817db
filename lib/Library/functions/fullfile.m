function path = fullfile(varargin)
% FULLFILE Parts of a path, joined by single slashes.
if nargin == 0, error('MATLAB:minrhs', 'Not enough input arguments.'); end
path = '';
asString = false;
for k = 1:nargin
  asString = asString || isstring(varargin{k});
  part = char(varargin{k});
  if isempty(part), continue, end
  if isempty(path)
    path = part;
  elseif path(end) == '/'
    path = [path part(1 + (part(1) == '/'):end)];
  elseif part(1) == '/'
    path = [path part];
  else
    path = [path '/' part];
  end
end
if asString, path = string(path); end
end
