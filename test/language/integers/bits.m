% Bit operations.
assert(bitand(12, 10) == 8 && bitor(12, 10) == 14 && bitxor(12, 10) == 6);
assert(bitand(uint8(12), uint8(10)) == 8 && strcmp(class(bitand(uint8(12), 10)), 'uint8'));
assert(isequal(bitshift(uint8(1), [1 2 3 8]), uint8([2 4 8 0])));
assert(isequal(bitshift(int8([-3 -3 3 -128 -1 1]), [-8 -100 -8 -7 8 -7]), int8([-1 -1 0 -1 0 0])) && bitshift(uint8(255), -8) == 0);
assert(isequal(bitshift(int64([-3 -3 3]), [-64 -63 -64]), int64([-1 -1 0])) && bitshift(intmin('int64'), intmin('int64')) == -1);
assert(bitget(5, 1) == 1 && bitget(5, 2) == 0 && isequal(bitget(5, 1:3), [1 0 1]));
assert(fails('bitget(uint8(1), 9)', 'MATLAB:bitget:bitOutOfRange') && fails('bitget(1, 0)', 'MATLAB:bitget:bitOutOfRange'));
assert(bitset(5, 2) == 7 && bitset(7, 1, 0) == 6 && bitset(uint8(0), 8) == 128);
assert(bitset(0, 53) == 2 ^ 52 && bitset(int8(0), 8) == -128 && isequal(bitset(uint16([0 0]), [1 16]), uint16([1 32768])));
assert(fails('bitset(uint8(0), 9)', 'MATLAB:bitset:bitOutOfRange') && fails('bitset(0, 54)', 'MATLAB:bitset:bitOutOfRange'));
assert(fails('bitset(0, 0)', 'MATLAB:bitset:bitOutOfRange'));
assert(bitcmp(uint8(5)) == 250 && bitcmp(int8(5)) == -6);
assert(fails('bitand(1.5, 1)', 'MATLAB:bitand:inputsMustBeNonnegIntegers'));
assert(isequal(dec2bin(5), '101') && bin2dec('101') == 5 && isequal(dec2bin(5, 8), '00000101'));
assert(isequal(dec2hex(255), 'FF') && hex2dec('FF') == 255);
assert(isequal(typecast(single(1), 'uint32'), uint32(1065353216)) && isequal(typecast(uint8([0 0 128 63]), 'single'), single(1)));
assert(isequal(swapbytes(uint16(1)), uint16(256)));

function yes = fails(code, identifier)
% Whether the code ends with that error.
yes = false;
try
  evalin('caller', [code ';']);
catch problem
  yes = strcmp(problem.identifier, identifier);
  if ~yes, disp([identifier ' is ' problem.identifier]); end
end
end
