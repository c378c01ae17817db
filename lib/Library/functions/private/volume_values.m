function values = volume_values(x, y, z, v, xs, ys, zs)
% Values of a volume at points, linear between its grid; NaN outside. The sides are vectors.
[i, s] = cell_of(y, ys); [j, t] = cell_of(x, xs); [k, u] = cell_of(z, zs);
outside = isnan(i) | isnan(j) | isnan(k);
i(outside) = 1; j(outside) = 1; k(outside) = 1;
corner = @(di, dj, dk) v(i + di + (j + dj - 1) * size(v, 1) + (k + dk - 1) * size(v, 1) * size(v, 2));
values = (1 - u) .* ((1 - t) .* ((1 - s) .* corner(0, 0, 0) + s .* corner(1, 0, 0)) + t .* ((1 - s) .* corner(0, 1, 0) + s .* corner(1, 1, 0))) + ...
         u .* ((1 - t) .* ((1 - s) .* corner(0, 0, 1) + s .* corner(1, 0, 1)) + t .* ((1 - s) .* corner(0, 1, 1) + s .* corner(1, 1, 1)));
values(outside) = NaN;
end
