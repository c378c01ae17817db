function values = plane_values(x, y, parts, at)
% Values of matrices at points, a column for each, linear between their grid; NaN outside.
[j, t] = cell_of(x, at(:, 1)); [i, s] = cell_of(y, at(:, 2));
rows = numel(y); k = i + (j - 1) * rows; outside = isnan(k); k(outside) = 1;
values = zeros(numel(k), numel(parts));
for n = 1:numel(parts)
  v = parts{n};
  values(:, n) = (1 - t) .* ((1 - s) .* v(k) + s .* v(k + 1)) + t .* ((1 - s) .* v(k + rows) + s .* v(k + rows + 1));
end
values(outside, :) = NaN;
end
