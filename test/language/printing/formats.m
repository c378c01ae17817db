% sprintf and fprintf: recycling, conversions and what does not fit them.
assert(strcmp(sprintf('%d and %d', 1), '1 and ') && strcmp(sprintf('%d,', [1 2; 3 4]), '1,3,2,4,') && strcmp(sprintf('%d %s|', 1, 'a', 2, 'b'), '1 a|2 b|'));
assert(strcmp(sprintf('%d', 1.5), '1.500000e+00') && strcmp(sprintf('%i', 1e10), '10000000000') && strcmp(sprintf('%d', 2^53), '9007199254740992') && strcmp(sprintf('%x', 255), 'ff') && strcmp(sprintf('%X', 255), 'FF') && strcmp(sprintf('%x', 1.5), '1.500000e+00') && strcmp(sprintf('%o', 8), '10'));
assert(strcmp(sprintf('%d', NaN), 'NaN') && strcmp(sprintf('%5d|', Inf), '  Inf|') && strcmp(sprintf('%f', -Inf), '-Inf') && strcmp(sprintf('%x', NaN), 'NaN') && strcmp(sprintf('%-5d|', NaN), 'NaN  |') && strcmp(sprintf('%05d', NaN), '  NaN'));
assert(strcmp(sprintf('%s', 65), 'A') && strcmp(sprintf('%s', 3.5), '3.500000e+00') && strcmp(sprintf('%d', 'AB'), '6566') && strcmp(sprintf('%s', 'abc'), 'abc') && strcmp(sprintf('%5s|', 'ab'), '   ab|') && strcmp(sprintf('%-5s|', 'ab'), 'ab   |') && strcmp(sprintf('%.2s', 'abc'), 'ab'));
assert(strcmp(sprintf('a%db', []), 'ab') && strcmp(sprintf('%s', ''), '') && strcmp(sprintf('%d'), '') && strcmp(sprintf('abc'), 'abc') && strcmp(sprintf(''), ''));
assert(strcmp(sprintf('%g', 0.1), '0.1') && strcmp(sprintf('%g', 1e10), '1e+10') && strcmp(sprintf('%e', 12345.678), '1.234568e+04') && strcmp(sprintf('%.3f', pi), '3.142') && strcmp(sprintf('%8.3f|', pi), '   3.142|') && strcmp(sprintf('%+d', 5), '+5') && strcmp(sprintf('%05d', 42), '00042') && strcmp(sprintf('% d', 42), ' 42'));
assert(strcmp(sprintf('%*d', 5, 42), '   42') && strcmp(sprintf('%.*f', 2, pi), '3.14') && strcmp(sprintf('%%'), '%') && strcmp(sprintf('%c%c', 'hi'), 'hi') && strcmp(sprintf('%c', 72), 'H') && strcmp(sprintf('%5c|', 'x'), '    x|'));
assert(strcmp(sprintf('%d', int64(9007199254740993)), '9007199254740992') && strcmp(sprintf('%d', intmax('uint64')), '18446744073709551615') && strcmp(sprintf('%u', 5), '5') && strcmp(sprintf('%u', -1), '-1'));
assert(isequal(sprintf('\n\t\\'), [10 9 92]) && strcmp(sprintf('\x41\101'), 'AA') && strcmp(sprintf('''%s''', 'q'), '''q''') && strcmp(sprintf('%d\n', 1:2), sprintf('1\n2\n')));
assert(strcmp(sprintf('%s=%d;', 'a', 1, 'bc', 2), 'a=1;bc=2;') && strcmp(sprintf('%s', [72 105]), 'Hi') && strcmp(sprintf('%s ', "a", "b"), 'a b ') && strcmp(sprintf('%d', true), '1') && strcmp(sprintf('%f', single(0.5)), '0.500000'));
assert(strcmp(sprintf('%.17g', 0.1), '0.10000000000000001') && strcmp(sprintf('%g', 100000), '100000') && strcmp(sprintf('%g', 1000000), '1e+06') && strcmp(sprintf('%G', 1e-10), '1E-10') && strcmp(sprintf('%bx', 1), '3ff0000000000000') && strcmp(sprintf('%tx', 1), '3f800000'));
% All digits of 64-bit integers, by whatever conversion.
big = intmax('int64') - 1; odd = bitshift(int64(1), 53) + 1;
assert(strcmp(sprintf('%f', odd), '9007199254740993.000000') && strcmp(sprintf('%.0f %.2f', -odd, odd), '-9007199254740993 9007199254740993.00'));
assert(strcmp(sprintf('%.18e', big), '9.223372036854775806e+18') && strcmp(sprintf('%.19g|%g', big, big), '9223372036854775806|9.22337e+18') && strcmp(sprintf('%#.20g', big), '9223372036854775806.0'));
assert(strcmp(sprintf('%f', intmin('int64')), '-9223372036854775808.000000') && strcmp(sprintf('%f', intmax('uint64')), '18446744073709551615.000000') && strcmp(sprintf('%.19G', intmax('uint64')), '1.844674407370955162E+19'));
assert(strcmp(sprintf('%22.1f|%-22.1f|%+f', odd, odd, odd), '    9007199254740993.0|9007199254740993.0    |+9007199254740993.000000') && strcmp(sprintf('%024.1f', -odd), '-000009007199254740993.0'));
assert(strcmp(num2str(odd), '9007199254740993') && strcmp(num2str(odd, '%.1f'), '9007199254740993.0') && strcmp(sprintf('%f', 2^60), '1152921504606846976.000000') && strcmp(sprintf('%x', odd), '20000000000001'));
assert(fails('sprintf(''%d'', {1})', 'MATLAB:printf:invalidInputType'));
assert(strcmp(sprintf('%ld %lu', 1, 2), '1 2') && strcmp(sprintf('%hd', 3), '3') && strcmp(sprintf('%s and %s', 'one', 5.5), 'one and 5.500000e+00') && strcmp(sprintf("%d", 3), '3'));
assert(strcmp(evalc('fprintf(''%d\n'', [1 2 3])'), sprintf('1\n2\n3\n')) && strcmp(evalc('fprintf(1, ''x\n'')'), sprintf('x\n')) && strcmp(evalc('fprintf(''hello'')'), 'hello'));
n = fprintf('');
assert(n == 0);
% Of complex numbers the real parts are printed.
assert(strcmp(sprintf('%g ', 1 + 2i, [3i 4]), '1 0 4 '));

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
