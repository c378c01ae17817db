% Numbers of all classes as text.
% language: no-unit
assert(isequal(string(int64(9007199254740993) + 0), "9007199254740992") && isequal(string(intmax('uint64')), "18446744073709551615") && isequal(string([1.5 -2]), ["1.5" "-2"]));
assert(isequal(string(3 + 4i), "3+4i") && isequal("v" + int64(9007199254740992) + 1, "v90071992547409921") && isequal(string(single(0.1)), "0.1") && isequal(string(intmin('int64')), "-9223372036854775808"));
% Digits in rows, cells and strings, with blanks among them and what tells their base.
assert(isequal(hex2dec(['0FF'; ' 10']), [255; 16]) && isequal(hex2dec({'a', '1F'}), [10; 31]) && isequal(bin2dec(["11" "0b101"]), [3; 5]));
assert(bin2dec('1010 0011') == 163 && hex2dec("0xFF") == 255 && hex2dec('b1') == 177);
try
  hex2dec({'1', 'xyz'});
catch e
  assert(strcmp(e.identifier, 'MATLAB:base2dec:InvalidDigit') && contains(e.message, 'xyz'));
end
