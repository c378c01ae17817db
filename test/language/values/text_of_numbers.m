% Numbers of all classes as text.
% language: no-unit
assert(isequal(string(int64(9007199254740993) + 0), "9007199254740992") && isequal(string(intmax('uint64')), "18446744073709551615") && isequal(string([1.5 -2]), ["1.5" "-2"]));
assert(isequal(string(3 + 4i), "3+4i") && isequal("v" + int64(9007199254740992) + 1, "v90071992547409921") && isequal(string(single(0.1)), "0.1") && isequal(string(intmin('int64')), "-9223372036854775808"));
