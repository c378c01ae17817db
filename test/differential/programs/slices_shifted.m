% Ranges in variables as subscripts, and what they are with a whole number more or less: stencils, writes, rows, ranges down, empty
% ones, and shifts of ranges that are not whole or reach outside, which are errors.
n = 12;
i = 2:n-1;
u = reshape(mod((1:n*n) * 7, 31) / 4, n, n);
p = zeros(n);
for t = 1:4
    p(i, i) = (p(i, i+1) + p(i, i-1) + p(1+i, i) + p(i-1, i)) / 4 - u(i, i) / 16;
    p(:, n) = p(:, n-1);
    p(i-1, 1) = p(i, 2);
end
fprintf('%.15g\n', sum(p(:)), p(2, 1:4));
v = u(3, :);
j = 1:2:9;
fprintf('%g ', v(j+1) - v(j), v(j+3), v(12-j), u(j + 2, 4)');
fprintf('\n');
d = 9:-2:3;
fprintf('%g ', v(d-2), v(d+3), size(u(d+1, i-1)));
fprintf('\n');
z = 0:n-1;
fprintf('%g ', v(z+1), sum(u(z+1, 3)));
fprintf('\n');
e = 4:3;
fprintf('%d %d\n', size(u(e+1, i+1)), size(v(e-100)));
w = v;
w(i+1) = w(i-1) + 1;
w(z+1) = w(z+1) * 2;
fprintf('%g ', w);
fprintf('\n');
for k = 1:3
    i = k:k+4;
    fprintf('%g ', sum(u(i+1, k)), sum(u(i+5, k+1)));
end
fprintf('\n');
bad = 0;
for first = [1 2.5 0 9]
    i = first:first+3;
    try
        fprintf('%g ', v(i+1));
    catch problem
        bad = bad + 1;
        fprintf('%s\n', problem.identifier);
    end
end
fprintf('%d\n', bad);
