function H = hankel(c, r)
% HANKEL Matrix with constant antidiagonals from its first column and last row.
if nargin < 2, r = zeros(size(c)); end
m = numel(c);
all_elements = [reshape(c, 1, []), reshape(r(2:end), 1, [])];
H = reshape(all_elements((1:m)' + (0:numel(r) - 1)), m, numel(r));
end
