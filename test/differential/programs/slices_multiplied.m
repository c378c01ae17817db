% Parts of matrices as factors: blocks of columns, with and without transposes, parts of rows, steps, and parts of arrays that
% change behind the product, and before it.
n = 60;
a = mod(reshape(1:n*n, n, n) * 7, 23) / 8;
x = mod((1:n)', 5) - 1.5;
q = zeros(n, 6);
q(:, 1) = x / norm(x);
for k = 1:5
    v = a * q(:, k);
    h = q(:, 1:k)' * v;
    v = v - q(:, 1:k) * h;
    q(:, k+1) = v / norm(v);
end
fprintf('%.14g\n', sum(abs(q)), norm(q' * q - eye(6)) < 1e-9);
b = a;
for i = 1:n-1
    b(i, :) = b(i, :) + a(i+1:n, i)' * b(i+1:n, :) / n;
end
fprintf('%.14g\n', sum(b(:)), b(1, 1:5));
c = single(a);
d = c(3:40, 2:50) * c(2:50, 5:44);
e = c(3:40, 2:50)' * c(3:40, 1:30);
f = c(1:2:n, 1:31) * c(1:31, 1:3:n);
fprintf('%.9g\n', sum(d(:)), sum(e(:)), sum(f(:)));
for i = 1:3
    s = a(2:n-1, i:i+50);
    a(5, i) = 100 * i;
    t = s * x(1:51) + a(2:n-1, i:i+50) * x(1:51);
    fprintf('%.14g %.14g\n', sum(t), sum(s(:)));
end
g = a(2:30, 2:30)^2 + a(2:30, 2:30) * 2;
fprintf('%.14g\n', sum(g(:)));
