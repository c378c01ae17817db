% Numbers as ratios of small integers.
% language: no-unit
assert(strcmp(rat(pi), '3 + 1/(7 + 1/(16))') && strcmp(rat(0), '0') && strcmp(rat(3), '3') && strcmp(rat(exp(1)), '3 + 1/(-4 + 1/(2 + 1/(5 + 1/(-2 + 1/(-7)))))'));
assert(strcmp(rat(pi, 1e-2), '3 + 1/(7)') && strcmp(rat(Inf), 'Inf') && isequal(size(rat([1 2.5; 3 4])), [4 10]));
[n, d] = rat([pi -0.75; 2 0]);
assert(isequal(n, [355 -3; 2 0]) && isequal(d, [113 4; 1 1]));
[n, d] = rat([Inf -Inf NaN]);
assert(isequal(n, [1 -1 0]) && isequal(d, [0 0 0]));
[n, d] = rat(single(0.5));
assert(isa(n, 'single') && n == 1 && d == 2);
assert(strcmp(rats(pi), '    355/113   ') && strcmp(rats(0.5), '      1/2     ') && strcmp(rats([1 0.25]), '      1             1/4     ') && isequal(size(rats([1; 2; 3])), [3 14]));
assert(strcmp(strtrim(rats(1e-13)), '*') && isempty(rats([])));
assert(strcmp(rat(pi, NaN), '3') && strcmp(strtrim(rats(0.3, 1)), '*'));
[n, d] = rat([1e-300 1e300 realmin], 0);
assert(isequal(n ./ d, [1e-300 1e300 realmin]));

before = format;
format rational
assert(strcmp(strtrim(evalc('disp(pi)')), '355/113') && strcmp(strtrim(evalc('disp(eps)')), '1/4503599627370496') && strcmp(strtrim(evalc('disp([0.5 3; -0.2 Inf])')), sprintf('1/2            3       \n      -1/5            1/0')));
assert(strcmp(strtrim(evalc('disp({0.5})')), '{[1/2]}') && strcmp(strtrim(evalc('disp(int8(7))')), '7') && contains(evalc('x = NaN'), '0/0'));
state = format;
assert(state.NumericFormat == "rational");
format(before)
assert(strcmp(strtrim(evalc('disp(pi)')), '3.1416'));
