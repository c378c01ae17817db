% max and min skip NaN, over any dimension and pairwise.
A = reshape([3 NaN 1 -Inf NaN NaN 7 8 -2 0 NaN 5], 3, 4);
fprintf('%.17g ', max(A), min(A), max(A, [], 2), min(A, [], 2), max(A, [], 'all'), min(A, [], 'all'));
fprintf('\n');
B = [2 NaN -1 4];
fprintf('%.17g ', max(A, B), min(A, B), max(A, 0), min(2, B), max(NaN, NaN));
fprintf('\n');
fprintf('%s\n', class(max(single(B), 1)));
x = (1:5000) / 3;
y = (x - 800) .* (x - 900);
fprintf('%.17g %.17g\n', max(y), min(y));
% An empty second operand is an operand, not the place before dimensions.
n = numel(argv()) + 5;
e = max(n, []);
fprintf('%d ', size(e), size(min([], n)), size(max([1 n 3], [], 2)));
fprintf('\n');
