% Slices that several statements read, with changes in between of other arrays, of the array itself, and of its copy; rows as
% columns and columns as rows.
a = reshape((1:35)/7, 5, 7);
r = zeros(7, 7);
q = zeros(5, 7);
for k = 1:7
    r(k, k) = sqrt(sum(a(:, k).^2));
    q(:, k) = a(:, k) / r(k, k);
    for j = k+1:7
        r(k, j) = sum(q(:, k) .* a(:, j));
        a(:, j) = a(:, j) - q(:, k) * r(k, j);
    end
end
fprintf('%.15g\n', sum(abs(r(:))), sum(q(:)));
b = a;
t = zeros(1, 7);
for k = 2:6
    v = b(k-1, 2:k);
    t(k) = sum(v);
    b(2, k) = 100 * k;
    w = v .* 2;
    t(k) = t(k) + sum(w) + sum(b(k-1, 2:k));
end
fprintf('%.15g\n', t, sum(b(:)));
l = tril(magic(6)) + 6 * eye(6);
x = zeros(6, 1);
y = zeros(1, 6);
for i = 1:6
    x(i) = (i - l(i, 1:i-1) * x(1:i-1)) / l(i, i);
    y(i) = (i - y(1:i-1) * l(i, 1:i-1)') / l(i, i);
end
fprintf('%.15g\n', x, y, isequal(x, y'));
for i = 2:6
    c = l(i, 1:i)';
    d = l(1:i, i)';
    z(i) = sum(c) + sum(d) + numel(c) + size(d, 2);
end
fprintf('%.15g\n', z);
