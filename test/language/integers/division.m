% Division of integers rounds; idivide chooses how; x/0 saturates and 0/0 is 0.
% language: no-unit
assert(int32(7) / int32(2) == 4 && int32(-7) / int32(2) == -4 && int32(7) / 2 == 4);
assert(isequal(int32([7 8 9]) ./ int32(2), int32([4 4 5])));
assert(int32(1) / int32(3) == 0 && int32(2) / int32(3) == 1);
assert(int32(5) / 0 == intmax && int32(-5) / 0 == intmin && int32(0) / 0 == 0);
assert(uint8(5) / uint8(0) == 255 && uint8(0) / uint8(0) == 0);
assert(int8(-128) / int8(-1) == 127);
assert(2 \ int8(7) == 4 && isequal(int8([7 8]) .\ 14, int8([2 2])));
assert(10 / int8(4) == 3 && strcmp(class(10 / int8(4)), 'int8'));
assert(idivide(int32(7), int32(2)) == 3 && idivide(int32(-7), int32(2)) == -3);
assert(idivide(int16(-7), int16(3)) == -2);
assert(idivide(int32(7), int32(2), 'fix') == 3 && idivide(int32(7), int32(2), 'round') == 4);
assert(idivide(int32(7), int32(2), 'ceil') == 4 && idivide(int32(7), int32(2), 'floor') == 3);
assert(idivide(int32(-7), int32(2), 'floor') == -4 && idivide(int32(-7), int32(2), 'ceil') == -3);
assert(idivide(int32(-7), int32(2), 'round') == -4);
assert(idivide(int32(7), 2) == 3 && strcmp(class(idivide(int32(7), 2)), 'int32'));
% mod has the sign of the divisor, rem that of the dividend.
assert(mod(5, 3) == 2 && mod(-5, 3) == 1 && mod(5, -3) == -1 && mod(-5, -3) == -2);
assert(rem(5, 3) == 2 && rem(-5, 3) == -2 && rem(5, -3) == 2 && rem(-5, -3) == -2);
assert(mod(5, 0) == 5 && isnan(rem(5, 0)) && mod(0, 5) == 0 && mod(-3, 3) == 0);
assert(mod(5, Inf) == 5 && rem(5, Inf) == 5);
assert(isnan(mod(NaN, 3)) && isnan(mod(Inf, 3)) && isnan(mod(3, NaN)));
assert(mod(5.5, 2) == 1.5 && mod(-5.5, 2) == 0.5);
assert(mod(int8(-5), int8(3)) == 1 && rem(int8(-5), int8(3)) == -2 && mod(uint8(7), 0) == 7);
assert(strcmp(class(mod(int8(5), 3)), 'int8'));
assert(gcd(12, 18) == 6 && lcm(4, 6) == 12 && isequal(gcd([12 9], 6), [6 3]));
