function y = nthroot(x, n)
% NTHROOT Real nth root of real numbers.
if ~isreal(x) || ~isreal(n), error('MATLAB:nthroot:ComplexInput', 'Both X and N must be real.'); end
if any((x < 0) & (mod(n, 2) ~= 1), 'all')
  error('MATLAB:nthroot:NegXNotOddIntegerN', 'If X is negative, N must be an odd integer.');
end
y = (sign(x) + (x == 0)) .* abs(x) .^ (1 ./ n);
% A step of Newton makes roots of powers exact.
better = y - (y .^ n - x) ./ (n .* y .^ (n - 1));
sound = isfinite(better) & y ~= 0;
y(sound) = better(sound);
end
