% Two covariances that are both alive: neither may take the storage of the other.
% differential: compiled
none = numel(argv()); % interpreted: argv
A = reshape(1:12, 4, 3) + none;
B = A .^ 2;
p = covariance(A);
q = covariance(B);
r = q - p;
s = cov(A); % interpreted: cov
t = cov(B); % interpreted: cov
u = t - s;
fprintf('%.17g ', p, q, r, s, t, u);
assert(max(abs(p - 5 / 3 * ones(3)), [], 'all') < 1e-14 && abs(q(1, 1) - 43) < 1e-13 && abs(q(1, 2) - 329 / 3) < 1e-12);
assert(isequal(r, q - p) && max(abs([s - p, t - q]), [], 'all') < 1e-12 && isequal(u, t - s) && isequal(s, cov(reshape(1:12, 4, 3))));

function c = covariance(X)
D = X - mean(X, 1);
c = D' * D / (size(X, 1) - 1);
end
