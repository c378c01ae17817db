function P = prctile(A, p, dim)
% PRCTILE Values below which so many per cent of the elements lie; NaN does not count.
if any(p(:) < 0 | p(:) > 100), error('MATLAB:prctile:BadPercents', 'Per cents are numbers from 0 to 100.'); end
if ~isfloat(A), A = double(A); end
if isempty(A), P = NaN(size(p), 'like', A); return, end
if nargin < 3, dim = find([size(A) 2] ~= 1, 1); end
if ischar(dim) || isstring(dim), A = A(:); dim = 1; end
order = [dim, setdiff(1:max(ndims(A), max(dim)), dim)];
extents = size(A); extents(end + 1:max(dim)) = 1;
columns = sort(reshape(permute(A, order), prod(extents(dim)), []), 1);
p = reshape(double(p), [], 1);
values = NaN(numel(p), size(columns, 2), 'like', A);
for k = 1:size(columns, 2), values(:, k) = percentiles(columns(~isnan(columns(:, k)), k), p); end
was_vector = nargin < 3 && isvector(A);
extents(dim) = 1; extents(dim(1)) = numel(p);
P = ipermute(reshape(values, extents(order)), order);
if was_vector && isrow(A), P = reshape(P, 1, []); end
end

function values = percentiles(sorted, p)
% The middle of the k-th of n elements stands at (k - 0.5) / n; straight lines between.
n = numel(sorted);
if n == 0, values = NaN(size(p)); return, end
place = min(max(p / 100 * n + 0.5, 1), n);
below = floor(place); above = min(below + 1, n);
values = sorted(below) + (place - below) .* (sorted(above) - sorted(below));
same = sorted(below) == sorted(above);
values(same) = sorted(below(same));
end
