% Elements read and written one by one: linear and by rows and columns, with end, in loops and outside of them.
n = 40;
x = zeros(1, n);
for i = 1:n
    x(i) = i * i;
end
x(3) = -1;
s = 0;
for i = n:-2:1
    s = s + x(i) - x(end) / 4;
end
fprintf('%.17g %.17g\n', s, x(end - 1));
a = zeros(5, 7);
for i = 1:5
    for j = 1:7
        a(i, j) = 10 * i + j;
    end
end
a(2, end) = a(end, 1) + a(end);
fprintf('%.17g ', a); fprintf('\n');
t = 0;
for k = 1:numel(a)
    if a(k) > 30
        a(k) = -a(k);
    end
    t = t + a(k);
end
fprintf('%.17g %.17g\n', t, a(3, 4));
fib = ones(1, 30);
for k = 3:30
    fib(k) = fib(k - 1) + fib(k - 2);
end
fprintf('%d ', fib(28:30)); fprintf('\n');
p = single(ones(4, 1));
p(2) = 0.1;
q = p > 0.5;
q(3) = q(2);
fprintf('%.9g %d %d %s %s\n', p(2), q(3), q(1), class(p(2)), class(q(3)));
b = reshape(1:24, 2, 3, 4);
b(2, 3, 4) = b(1, 2, 3) + b(2, 12);
fprintf('%.17g %.17g %.17g\n', b(2, 3, 4), b(24), b(2, 12));
