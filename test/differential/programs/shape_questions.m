% What an array says about its shape, and shapes taken from it.
a = (1:12) / 5;
b = reshape(a, 3, []);
c = reshape(a, [], 2, 3) + 1;
s = size(b);
[m, n] = size(c);
[~, k] = size(b);
fprintf('%d ', s, m, n, k, length(b), length(c), ndims(b), ndims(c), numel(c), columns(b));
fprintf('%d ', isempty(b), isempty(zeros(3, 0) + 1), isscalar(b), isscalar(m), length(zeros(3, 0) + 1));
d = reshape(b, size(zeros(4, 3)));
fprintf('%.17g ', d);
fprintf('\n');
