% Elements, slices and new elements that get the outputs of calls, beside whole variables and outputs that nobody wants.
A = reshape(mod((1:60) * 37, 53), 6, 10) / 4;
[m, at, k] = extremes(A);
show(m, at, k)
q = zeros(1, 3); B = zeros(6, 10); s.low = zeros(2, 5); s.at = [];
for k = 1:10
    [B(:, k), order] = sort(A(:, k));
    [s.low(2, mod(k, 5) + 1), s.at(end + 1)] = min(A(:, k));
    [q(1), q(2), q(3)] = three(order(2) + k);
    q = q / 2;
end
show(B, s.low, s.at, q)
% Indices see what targets before them got; the last of two to one element counts.
i = 1; x = zeros(1, 20);
for k = 1:4
    [i, x(i), ~] = three(k);
    [x(20), x(20)] = three(k);
end
show(i, x)
% Classes of the variable; growth by more than one.
n = int8([1 2 3]); c = single(1:3); z = 1:3;
for k = 1:30
    [n(mod(k, 3) + 1), c(2), z(k + 3)] = three(k * 9);
end
show(double(n), double(c), z)
for k = 1:2
    try
        y = 1:3;
        [y(2), y(0)] = three(k);
    catch problem
        fprintf('%s %g %g %g\n', problem.identifier, y);
    end
end
[u(2), v] = three(1);
show(u, v)

function [m, at, k] = extremes(A)
m = zeros(1, size(A, 2)); at = m; k = 0;
while k < size(A, 2)
    k = k + 1;
    [m(k), at(k)] = max(A(:, k));
end
end

function [a, b, c] = three(x)
a = x + 1; b = x * 10; c = -x;
end

function show(varargin)
for k = 1:numel(varargin), fprintf(' %.17g', varargin{k}); end
fprintf('\n');
end
