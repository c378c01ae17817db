% Operations and functions on integer classes.
% language: no-unit
assert(isequal(int16([-100 200]) .* int16([300 300]), int16([-30000 32767])));
assert(isequal(uint8(10):-3:1, uint8([10 7 4 1])));
assert(isequal(int32([1 2 3]) * 2.6, int32([3 5 8])));
assert(isequal(5 ./ int8([2 0 -2]), int8([3 127 -3])));
assert(isequal(abs(int8([-128 5])), int8([127 5])) && isequal(sign(int8([-3 0 4])), int8([-1 0 1])));
assert(isequal(bitshift(int8([1 3 -1 -128]), [7 6 1 1]), int8([-128 -64 -2 0])) && isequal(bitshift(int8(-3), -1), int8(-2)));
assert(isequal(mean(uint8([250 255])), 252.5) && isequal(median(uint8([1 2])), uint8(2)) && isequal(var(int8([1 2 3])), 1));
assert(isequal(diff(uint8([5 3 9])), uint8([0 6])) && isequal(cumsum(uint8([200 100])), uint8([200 255])) && isequal(prod(uint8([20 20])), 400));
assert(isequal(sort(int8([3 -5 0])), int8([-5 0 3])) && isequal(max(int8([3 -5]), int8(0)), int8([3 0])) && isequal(unique(uint8([2 1 2])), uint8([1 2])));
assert(isequal(find(int8([0 3 0 1])), [2 4]) && isequal(any(int8([0 1])), true) && isequal(~int8([0 1]), [true false]) && isequal(int8(3) & 1, true));
assert(isequal(reshape(int8(1:4), 2, 2)', int8([1 2; 3 4])) && isequal(repmat(uint8(3), 1, 2), uint8([3 3])) && isequal([int8(1); 300], int8([1; 127])));
assert(isequal(zeros(1, 2, 'int8') + 5, int8([5 5])) && isequal(ones(2, 1, 'uint16'), uint16([1; 1])) && isequal(eye(2, 'int32'), int32([1 0; 0 1])));
assert(isequal(int64(5) * 0.1, int64(1)) && isequal(int64(2)^62, int64(4611686018427387904)) && isequal(uint64(2)^64, intmax('uint64')) && isequal(int64(-7) / int64(2), int64(-4)));
assert(strcmp(sprintf('%d', intmax('int64') - int64(1)), '9223372036854775806') && intmax('int64') - int64(1) < intmax('int64'));
assert(isequal(uint64(18446744073709551615) - uint64(1) < intmax('uint64'), true) && isequal(double(int64(2)^53), 2^53));
assert(isequal(intmin('int64') + 1 > intmin('int64'), true) && isequal(int64(9e18) + 1e18, intmax('int64')) && isequal(-intmin('int64'), intmax('int64')));
assert(isequal(class(int8(1) * single(2.5)), 'int8') && isequal(int8(1) * single(2.5), int8(3)) && isequal(class(true + int8(1)), 'int8') && isequal(class('a' * int16(1)), 'int16'));
assert(isequal(real(int8(3)), int8(3)) && isequal(conj(int8(3)), int8(3)) && isequal(isreal(int8(3)), true) && isequal(imag(int8(3)), int8(0)));
assert(isequal(dec2bin(uint8(5)), '101') && isequal(num2str(uint8([1 20])), '1  20') && isequal(sprintf('%d', int8(-5)), '-5') && isequal(sprintf('%f', int8(2)), '2.000000'));
assert(isequal(floor(-2.5), -3) && isequal(fix(-2.5), -2) && isequal(round(-2.5), -3) && isequal(round(2.567, 2), 2.57) && isequal(round(1234, -2), 1200));
assert(isequal(rem(int8(7), int8(4)), int8(3)) && isequal(mod(int8(-7), int8(4)), int8(1)) && isequal(mod(uint8(5), uint8(0)), uint8(5)) && isequal(rem(uint8(5), uint8(0)), uint8(0)) && isequal(mod(5, 3), 2));
assert(isequal(bitor(uint8([1 2]), 4), uint8([5 6])) && isequal(bitxor(5, 3), 6) && isequal(bitshift(uint8(255), 4), uint8(240)));
assert(isequal(single(16777216) + 1, single(16777216)) && isequal(single(0.1) + 0.2, single(0.3)) && isequal(class(single(0.1) + 0.2), 'single'));
assert(isequal(single(1/3) == single(1)/3, true) && isequal(eps('single'), eps(single(1))) && isequal(class(eps(single(1))), 'single') && isequal(realmax('single') < realmax, true));
assert(isequal(5:-1:int8(2), int8([5 4 3 2])) && isequal(double(int8(127):int8(127)), 127));
assert(isequal(num2cell(int8([1 2])), {int8(1), int8(2)}) && isequal(cellfun(@class, {int8(1), 'a', {}}, 'UniformOutput', false), {'int8', 'char', 'cell'}) && isequal(isinteger(int8(1)), true));
