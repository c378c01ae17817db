% Reductions of numbers written side by side, in loops of scalars.
row = 0:20;
previous = row;
for i = 1:20
    row(1) = i;
    for j = 1:20
        row(j + 1) = min([previous(j + 1) + 1, row(j) + 1, previous(j) + (mod(i * j, 3) > 0)]);
    end
    previous = row;
end
disp(row);
a = 0.1; b = 1e16; c = -1e16; d = 1e-3; total = 0;
for k = 1:50
    s = sum([a b c d k]);
    p = prod([a, d; k, 2], 'all');
    m = max([a; NaN; k / 7]);
    n = min([NaN, NaN]);
    z = sum([-0 -0]);
    total = total + s + p + m + 1 / z;
    a = a + 0.3;
end
fprintf('%.17g %.17g %.17g %g %g\n', total, s, p, m, n);
f = single(0.1);
for k = 1:50
    f = sum([f, single(k) / 3, f * f]) / max([f, 1, single(2)]);
end
fprintf('%.9g\n', f);
