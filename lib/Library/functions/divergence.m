function d = divergence(varargin)
% DIVERGENCE How a flow spreads, in the plane or in space.
if ~all(cellfun(@isnumeric, varargin)) || ~any(nargin == [2 3 4 6]), error('MATLAB:divergence:InvalidFlow', 'A flow is U and V, or U, V and W, with the places before them perhaps.'); end
if any(nargin == [2 4])
  [u, v, sides] = flow_parts(varargin, 2);
  ux = gradient(u, sides{:}); [~, vy] = gradient(v, sides{:});
  d = ux + vy;
  return
end
[u, v, sides, w] = flow_parts(varargin, 3);
ux = gradient(u, sides{:}); [~, vy] = gradient(v, sides{:}); [~, ~, wz] = gradient(w, sides{:});
d = ux + vy + wz;
end
