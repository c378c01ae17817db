% How complex numbers are shown.
% language: no-unit
assert(strcmp(evalc('x = 1.5 - 2.25i'), sprintf('x =\n\n   1.5000 - 2.2500i\n\n')));
assert(strcmp(evalc('x = 1 + 2i'), sprintf('x =\n\n   1.0000 + 2.0000i\n\n')));
assert(strcmp(evalc('disp(3i)'), sprintf('   0.0000 + 3.0000i\n')));
assert(strcmp(num2str(1 + 2i), '1+2i') && strcmp(num2str(1.5 - 2.25i), '1.5-2.25i'));
assert(strcmp(mat2str([1+2i 3]), '[1+2i 3+0i]'));
assert(strcmp(sprintf('%d ', [1+2i 3]), '1 3 '));
assert(strcmp(evalc('x = [1+2i 3]'), sprintf('x =\n\n   1.0000 + 2.0000i   3.0000 + 0.0000i\n\n')));
assert(isequal(str2double('1+2i'), 1 + 2i) && isequal(str2num('[1+2i 3]'), [1+2i 3]));
