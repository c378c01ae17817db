% Casts between double, single and logical.
x = [0 1 -2.5 1e-3 16777217 1e39 -1e39 1e-46 3.4028235e38];
s = single(x);
d = double(s);
l = logical(x);
q = single(l) + single(0.1);
p = double(l) * 0.1;
fprintf('%s %s %s %s %s\n', class(s), class(d), class(l), class(q), class(p));
fprintf('%.17g\n', s, d, l, q, p, x - d);
