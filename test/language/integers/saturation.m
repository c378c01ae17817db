% Integers stop at their limits, and conversion rounds half away from zero.
% language: no-unit
assert(uint8(200) + 100 == 255 && strcmp(class(uint8(200) + 100), 'uint8'));
assert(uint8(5) - 10 == 0 && int8(-100) - 100 == -128 && int8(100) * 2 == 127);
assert(int8(-128) * -1 == 127 && -int8(-128) == 127 && abs(int8(-128)) == 127);
assert(-uint8(3) == 0);
assert(int8(2)^7 == 127 && int8(-2)^7 == -128 && uint8(2)^8 == 255);
assert(isequal(int8([2 3]).^int8([2 5]), int8([4 127])));
assert(int32(2.5) == 3 && int32(-2.5) == -3 && int32(0.5) == 1 && int32(0.49999999999999994) == 0 && int32(-0.5) == -1);
assert(uint8(2.5) == 3 && uint8(-1) == 0 && uint8(300) == 255);
assert(int32(NaN) == 0 && uint8(NaN) == 0 && int8(Inf) == 127 && int8(-Inf) == -128 && uint64(Inf) == intmax('uint64'));
assert(int8(uint8(200)) == 127 && uint8(int8(-3)) == 0 && int16(uint16(65535)) == 32767);
assert(uint8(true) == 1 && uint8('a') == 97 && int8(single(-3.5)) == -4);
assert(isequal(uint8([1.5 2.5; -1 256]), uint8([2 3; 0 255])));
assert(intmax == 2147483647 && intmin == -2147483648 && strcmp(class(intmax), 'int32'));
assert(intmax('int8') == 127 && intmin('int8') == -128 && intmax('uint16') == 65535 && intmin('uint32') == 0);
assert(intmax(int16(1)) == 32767);
assert(intmax('int8') + 1 == intmax('int8') && intmin('int8') - 1 == intmin('int8'));
x = uint8(250); x = x + 10;
assert(x == 255);
assert(uint8(3) * 0.5 == 2 && uint8(5) * 0.5 == 3 && uint8(5) * 0.3 == 2);
assert(int32(10) * 0.25 == 3 && int32(-10) * 0.25 == -3);
assert(bitshift(uint8(255), 1) == 254 && bitshift(uint8(255), -1) == 127 && bitshift(1, 3) == 8);
assert(isinteger(int8(1)) && ~isinteger(1) && ~isinteger(true));
assert(isequal(double(int8([-1 5])), [-1 5]) && strcmp(class(double(int8(1))), 'double'));
