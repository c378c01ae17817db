% One element of a complex array is the same, whatever holds the subscript: the interpreter or a unit before it.
% differential: no-launch-on cpu inprocess vulkan
y = [1+2i 3 4];
k = numel(y) - 1;
c = {y(k)}; d = {y(1, k)};
z = int64(9) - y(k);
fprintf('%d %d %d %d\n', z, isreal(c{1}), isreal(d{1}), isreal(y(int8(2))));
fprintf('%d %d %d %d\n', isreal(y(single(2))), isreal(y(2:2)), isreal(y(1)), isreal(y(k:3)));
x = 'ab';
r = real(x); q = imag(x); s = r + 1; t = conj(x) + 1;
fprintf('%d ', r, q, s, t);
fprintf('\n');
