% A scalar in the places of a mask is a choice between two elements, fused with what makes the mask and what reads the result.
% differential: side-exits
n = 3000; k = (1:n)'; x = sin(single(k)); x(x < 0.25) = 0.5; fprintf('%.9g %.9g\n', sum(x), x(7));
y = mod(k, 7) - 3; y(y < 0) = NaN; fprintf('%.17g ', y(1:9)); fprintf('\n');
z = int8(y); z(z > 1) = 1000.7; fprintf('%d ', z(1:9)); fprintf('\n');
w = uint16(k); w(mod(k, 2) == 0) = single(2.5); fprintf('%d ', w(1:5)); fprintf('\n');
b = y > 1; b(b) = false; fprintf('%d\n', sum(b));
q = int64(k) + int64(9007199254740993); q(q > int64(9007199254740995)) = 4; fprintf('%d ', q(1:4)); fprintf('\n');
A = reshape(k, 50, 60); A(A > 100) = -1; fprintf('%.17g\n', sum(A(:)));
s = 5; s(s > 3) = 1; t = 2; t(t > 3) = 1; fprintf('%.17g %.17g\n', s, t);
e = zeros(0, 1); e(e > 1) = 3; fprintf('%d %d\n', size(e));
for i = 1:3, A(A > i) = i / 2; end, fprintf('%.17g\n', sum(A(:)));
% A mask of other extents after all: shorter, and longer without a true beyond.
[few, more] = deal(3, 5);
v = 10 * k(1:more); m = k(1:few) > 1; v(m) = 0; fprintf('%.17g ', v); fprintf('\n');
v = 10 * k(1:few); m = k(1:more) < 2; v(m) = 0; fprintf('%.17g ', v); fprintf('\n');
