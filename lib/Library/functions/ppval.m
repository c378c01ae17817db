function v = ppval(pp, xx)
% PPVAL Values of a piecewise polynomial; outside of its breaks those of the pieces at its ends.
if isstruct(xx), [pp, xx] = deal(xx, pp); end
[breaks, coefs, pieces, order, dim] = unmkpp(pp);
count = prod(dim); x = reshape(xx, 1, []);
% Among the points in order are the inner breaks, each before a point that is equal to it.
[~, order_of] = sort([reshape(breaks(2:pieces), 1, []), double(x)]);
is_break = order_of < pieces; piece = cumsum(is_break) + 1;
piece(order_of(~is_break) - pieces + 1) = piece(~is_break); piece = piece(1:numel(x));
s = repmat(x - breaks(piece), count, 1);
rows = (1:count)' + (piece - 1) * count;
v = reshape(coefs(rows, 1), count, []);
for k = 2:order, v = v .* s + reshape(coefs(rows, k), count, []); end
v(:, isnan(x)) = NaN;
if isequal(dim, 1), v = reshape(v, size(xx)); elseif isvector(xx), v = reshape(v, [dim numel(xx)]); else, v = reshape(v, [dim size(xx)]); end
end
