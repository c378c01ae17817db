function T = toeplitz(c, r)
% TOEPLITZ Matrix with constant diagonals from its first column and row.
if nargin < 2
  r = c;
  c = conj(c);
  if ~isempty(c), c(1) = conj(c(1)); end
end
m = numel(c);
all_elements = [reshape(r(end:-1:2), 1, []), reshape(c, 1, [])];
T = reshape(all_elements((0:m - 1)' + (numel(r):-1:1)), m, numel(r));
end
