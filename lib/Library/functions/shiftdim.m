function [B, nshifts] = shiftdim(A, n)
% SHIFTDIM The dimensions moved n places to the left, in turn; so many to the right where n is negative; or no leading ones of extent 1.
nshifts = 0;
if nargin < 2
  first = find(size(A) ~= 1, 1);
  if ~isempty(first), nshifts = first - 1; end
  n = nshifts; extents = [size(A), 1];
  B = reshape(A, extents(n + 1:end));
  return
end
n = double(n);
if n < 0
  B = reshape(A, [ones(1, -n), size(A)]);
else
  B = permute(A, circshift(1:ndims(A), -n));
end
end
