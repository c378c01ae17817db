function A = blkdiag(varargin)
% BLKDIAG Matrices along the diagonal of a matrix.
A = [];
for k = 1:nargin
  [m, n] = size(varargin{k});
  [p, q] = size(A);
  A = [A, zeros(p, n); zeros(m, q), varargin{k}];
end
end
