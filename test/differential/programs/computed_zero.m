% Zeros that follow from constants alone keep NaN, infinities and signs.
x = [0 -0 1 -1 Inf -Inf NaN];
c = 5 * ones(1, 7);
z = c - c;
fprintf('%.17g ', x .* z, z .* x, x ./ z, z ./ x, x + z, z - x, 1 ./ (x + z), 1 ./ (x .* z));
fprintf('\n');
s = single(x);
d = single(c) - single(c);
fprintf('%.17g ', s .* d, s ./ d, d ./ s, s + d, 1 ./ (s + d));
fprintf('\n');
