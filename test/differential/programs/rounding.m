% floor, ceil, round and fix: halves go away from zero, large and special values stay.
x = [-2.5 -1.5 -0.5 -0.2 0 0.2 0.5 1.5 2.5 0.49999999999999994 4503599627370495.5 9007199254740993 NaN Inf -Inf];
fprintf('%.17g\n', floor(x), ceil(x), round(x), fix(x));
fprintf('%.17g ', 1 ./ round(x(4)), 1 ./ ceil(x(3)));
s = single([-2.5 0.5 8388607.5 16777216 0.49999997]);
fprintf('%.9g ', floor(s), ceil(s), round(s), fix(s));
fprintf('\n');
