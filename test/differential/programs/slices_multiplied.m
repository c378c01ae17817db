% Parts of matrices as factors: blocks of columns, with and without transposes, parts of rows, steps, and parts of arrays that
% change behind the product, and before it.
% differential: of-this-machine
n = 200;
a = mod(reshape(1:n*n, n, n) * 7, 23) / 8;
x = mod((1:n)', 5) - 1.5;
q = zeros(n, 21);
q(:, 1) = x / norm(x);
for k = 1:20
    v = a * q(:, k);
    h = q(:, 1:k)' * v;
    v = v - q(:, 1:k) * h;
    q(:, k+1) = v / norm(v);
end
fprintf('%.17g\n', sum(abs(q)), norm(q' * q - eye(21)) < 1e-6);
b = a;
for i = 1:n-1
    b(i, :) = b(i, :) + a(i+1:n, i)' * b(i+1:n, :) / n;
end
fprintf('%.17g\n', sum(b(:)), b(1, 1:5));
c = single(a);
d = c(3:40, 2:50) * c(2:50, 5:44);
e = c(3:40, 2:50)' * c(3:40, 1:30);
f = c(1:2:n, 1:31) * c(1:31, 1:3:n);
fprintf('%.9g\n', sum(d(:)), sum(e(:)), sum(f(:)));
for i = 1:3
    s = a(2:n-1, i:i+80);
    a(5, i) = 100 * i;
    t = s * x(1:81) + a(2:n-1, i:i+80) * x(1:81);
    t = t + a(2:n-1, i:i+80) * x(1:81);
    fprintf('%.17g %.17g\n', sum(t), sum(s(:)));
end
for m = [2 3 8 9 15]
    y = a(1:m, :) * repmat(x, 1, 60);
    z = c(1:m, :)' * c(1:m, :);
    w = a(:, 1:m) * a(1:m, 2:n);
    y = y(:, 1) + a(1:m, :) * x;
    fprintf('%.17g %.9g %.17g\n', sum(y), sum(z(:)), sum(w(:)));
end
g = a(2:30, 2:30)^2 + a(2:30, 2:30) * 2;
fprintf('%.17g\n', sum(g(:)));
