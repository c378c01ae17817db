function [a, b, c, d] = curl(varargin)
% CURL How a flow turns: in the plane its curl and half of it, in space the three parts of its curl and half of what turns around the flow; one result is the last of these.
if ~all(cellfun(@isnumeric, varargin)) || ~any(nargin == [2 3 4 6]), error('MATLAB:curl:InvalidFlow', 'A flow is U and V, or U, V and W, with the places before them perhaps.'); end
if any(nargin == [2 4])
  [u, v, sides] = flow_parts(varargin, 2);
  [~, uy] = gradient(u, sides{:}); vx = gradient(v, sides{:});
  a = vx - uy; b = a / 2;
  if nargout < 2, a = b; end
  return
end
[u, v, sides, w] = flow_parts(varargin, 3);
[~, uy, uz] = gradient(u, sides{:}); [vx, ~, vz] = gradient(v, sides{:}); [wx, wy] = gradient(w, sides{:});
a = wy - vz; b = uz - wx; c = vx - uy;
size_of = sqrt(u .^ 2 + v .^ 2 + w .^ 2);
d = (a .* u + b .* v + c .* w) ./ (2 * size_of);
if nargout < 2, a = d; end
end
