% 64-bit integers are exact beyond 2^53, alone and with doubles.
a = int64(9007199254740993);
assert(strcmp(sprintf('%d', a), '9007199254740992'));
b = int64(9007199254740992) + int64(1);
assert(strcmp(sprintf('%d', b), '9007199254740993'));
assert(b ~= int64(9007199254740992) && b > int64(9007199254740992));
assert(strcmp(sprintf('%d', b + 1), '9007199254740994') && strcmp(sprintf('%d', b - 1), '9007199254740992'));
assert(strcmp(sprintf('%d', b * 1), '9007199254740993'));
assert(strcmp(sprintf('%d', b * 2), '18014398509481986'));
assert(strcmp(sprintf('%d', b * int64(3)), '27021597764222979'));
assert(strcmp(sprintf('%d', b / int64(1)), '9007199254740993') && strcmp(sprintf('%d', b / 1), '9007199254740993'));
assert(strcmp(sprintf('%d', intmax('int64')), '9223372036854775807'));
assert(strcmp(sprintf('%d', intmin('int64')), '-9223372036854775808'));
assert(strcmp(sprintf('%d', intmax('uint64')), '18446744073709551615'));
assert(strcmp(sprintf('%d', intmax('int64') - 1), '9223372036854775806'));
assert(strcmp(sprintf('%d', intmax('uint64') - 1), '18446744073709551614'));
assert(intmax('int64') + 1 == intmax('int64') && intmin('int64') - 1 == intmin('int64'));
assert(strcmp(sprintf('%d', intmax('int64') / 2), '4611686018427387904'));
assert(strcmp(sprintf('%d', idivide(intmax('int64'), int64(2))), '4611686018427387903'));
assert(strcmp(sprintf('%d', mod(intmax('int64'), int64(10))), '7') && strcmp(sprintf('%d', mod(intmax('uint64'), uint64(10))), '5'));
assert(strcmp(sprintf('%d', sum(int64([9007199254740992 1]), 'native')), '9007199254740993'));
assert(strcmp(sprintf('%d', prod(int64([3037000499 3037000499]), 'native')), '9223372030926249001'));
assert(strcmp(sprintf('%d', cumsum(int64([9007199254740992 1 1]))), '900719925474099290071992547409939007199254740994'));
assert(strcmp(sprintf('%d', max(b, int64(9007199254740992))), '9007199254740993'));
assert(strcmp(sprintf('%d', abs(-b)), '9007199254740993') && strcmp(sprintf('%d', -b), '-9007199254740993'));
assert(strcmp(sprintf('%d', uint64(18446744073709551615)), '18446744073709551615'));
assert(strcmp(sprintf('%d', bitand(intmax('uint64'), uint64(255))), '255'));
assert(strcmp(sprintf('%d', bitshift(uint64(1), 63)), '9223372036854775808'));
assert(strcmp(sprintf('%d', 0xFFFFFFFFFFFFFFFF), '18446744073709551615'));
assert(strcmp(num2str(intmax('int64')), '9223372036854775807'));
assert(strcmp(int2str(intmax('uint64')), '18446744073709551615'));
assert(strcmp(strtrim(evalc('disp(intmax(''int64''))')), '9223372036854775807'));
assert(~(b == 9007199254740992));
assert(isequal(sort(int64([b b-1])), [b-1 b]));
assert(isequal(unique([b b-1 b]), [b-1 b]) && strcmp(class(unique([b b-1])), 'int64'));
assert(strcmp(sprintf('%d', b(1):b(1)+1), '90071992547409939007199254740994'));
x = zeros(1, 2, 'int64'); x(2) = b;
assert(strcmp(sprintf('%d', x(2)), '9007199254740993'));
assert(strcmp(sprintf('%d', int64(b)), '9007199254740993') && strcmp(sprintf('%d', uint64(b)), '9007199254740993'));
assert(strcmp(sprintf('%d', [b; b]), '90071992547409939007199254740993'));
assert(strcmp(sprintf('%d', b .* 0.5), '4503599627370497'));
assert(strcmp(sprintf('%d', int64(3)^2), '9') && strcmp(sprintf('%d', int64(3037000499)^2), '9223372030926249001'));
assert(strcmp(sprintf('%d', bitor(b, int64(6))), '9007199254740999'));
% Powers: exact while they are numbers of the class, with the sign of an odd exponent where they are not.
assert(isequal(int64(-2) .^ int64([63 64 65 66]), [intmin('int64'), intmax('int64'), intmin('int64'), intmax('int64')]));
assert(isequal(int64(-1) .^ int64([0 1 2 9223372036854775807]), int64([1 -1 1 -1])));
assert(isequal(2.5 .^ int64([2 3 -1]), int64([6 16 0])));
assert(isequal(int64([0 0 2 2 -2]) .^ int64([0 -1 -1 -2 -1]), [int64(1), intmax('int64'), int64([1 0 -1])]));
assert(isequal([uint64(3) .^ 40, uint64(3) .^ 41, uint64(4) .^ 0.5], [uint64(3486784401) * uint64(3486784401), intmax('uint64'), uint64(2)]));
assert(isequal(int64([3 -3]) .^ 39, int64(3486784401) .* int64(1162261467) .* int64([1 -1])));
assert(isequal((-2) .^ uint64([2 3]), uint64([4 0])));
assert(int64(5) .^ Inf == intmax('int64') && int64(5) .^ -Inf == 0);
% the middle of two is exact, a half away from zero
m = intmax('uint64'); i = intmin('int64');
assert(isequal([median([m, m - 1]), median([m - 4, m - 1])], [m, m - 2]) && isequal([median([i, i + 1]), median(int64([-3 0])), median(int64([3 0]))], [i, int64(-2), int64(2)]));
assert(isequal(median([i, intmax('int64')]), int64(-1)));
% remainders by what is not whole: within the rounding of doubles, as those of shorter integers
assert(isequal(mod(int64([21 22 -21]), 0.7), mod(int32([21 22 -21]), 0.7)) && isequal(rem(int64([21 22 -21]), 0.3), rem(int32([21 22 -21]), 0.3)));
assert(isequal(mod(int64([7 8 -7]), 1.5), int64([1 1 1])) && mod(intmax('int64'), 1.5) == 0 && mod(int64(11), 0.55) == 0);
assert(mod(0.7, intmin('int64')) == intmin('int64') + 1 && mod(-0.7, intmax('int64')) == intmax('int64') - 1 && mod(-1.5, m - 1) == m - 2);
% quotients by fractions are exact before they are rounded, each way
assert(isequal([idivide(m, 1.1, 'floor'), idivide(m, 1.1), idivide(m, 10.1, 'floor'), idivide(m, 3.3, 'round'), idivide(m, 1.7, 'ceil')], ...
               [uint64(16769767339735954) * 1000 + 659, uint64(16769767339735954) * 1000 + 659, uint64(18264103043276784) * 100 + 41, uint64(5589922446578652) * 1000 + 305, uint64(1085102592571150) * 10000 + 1234]));
assert(isequal([idivide(int64(-7), 2.5), idivide(int64(-7), 2.5, 'floor'), idivide(int64(-7), 2.5, 'ceil'), idivide(int64(-7), 2.8, 'round')], int64([-2 -3 -2 -3])));
assert(isequal([idivide(int64(1), 1e300, 'ceil'), idivide(int64(-1), 1e300, 'floor'), idivide(int64(1), 1e300), idivide(int64(3), Inf, 'ceil')], int64([1 -1 0 0])));
% powers that are not whole are those of doubles
assert(3.7 ^ int64(31) == int64(3.7 ^ 31) && (-Inf) ^ intmin('int64') == 0 && int64(10) ^ 2.5 == int64(10 ^ 2.5));
