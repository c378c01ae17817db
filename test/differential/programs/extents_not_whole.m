% A size that is not whole is an error; a negative one is 0.
% differential: fails
n = 3 - 0.5;
k = zeros(-2, n * 2) + 1;
fprintf('%d ', size(k));
a = zeros(n, 2);
fprintf('not reached %d\n', size(a));
