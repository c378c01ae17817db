% The sign of zero shows through division.
z = zeros(1, 5);
m = -z;
fprintf('%.17g ', 1 ./ z, 1 ./ m, 1 ./ (z + m), 1 ./ (m + m), 1 ./ (m .* z), 1 ./ (z - z), 1 ./ abs(m));
fprintf('%.17g ', 1 ./ sum(m), 1 ./ prod(m), 1 ./ max(m, z), 1 ./ min(z, m));
fprintf('\n');
