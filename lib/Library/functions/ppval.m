function v = ppval(pp, xx)
% PPVAL Values of a piecewise polynomial; outside of its breaks those of the pieces at its ends.
if isstruct(xx), [pp, xx] = deal(xx, pp); end
[breaks, coefs, pieces, order, dim] = unmkpp(pp);
count = prod(dim); x = reshape(xx, 1, []);
piece = ones(size(x));
for k = 2:pieces, piece = piece + (x >= breaks(k)); end
piece(isnan(x)) = 1;
s = repmat(x - breaks(piece), count, 1);
rows = (1:count)' + (piece - 1) * count;
v = reshape(coefs(rows, 1), count, []);
for k = 2:order, v = v .* s + reshape(coefs(rows, k), count, []); end
if isequal(dim, 1), v = reshape(v, size(xx)); elseif isvector(xx), v = reshape(v, [dim numel(xx)]); else, v = reshape(v, [dim size(xx)]); end
end
