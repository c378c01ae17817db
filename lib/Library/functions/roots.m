function r = roots(p)
% ROOTS The zeros of a polynomial: eigenvalues of its companion matrix.
p = reshape(p, 1, []);
if any(~isfinite(p)), error('MATLAB:roots:NonFiniteInput', 'Input to ROOTS must not contain NaN or Inf.'); end
used = find(p ~= 0);
if isempty(used), r = []; return, end
zeros_at_0 = numel(p) - used(end);
p = p(used(1):used(end));
n = numel(p) - 1;
r = zeros(0, 1);
if n > 0
  companion = diag(ones(1, n - 1), -1);
  companion(1, :) = -p(2:end) / p(1);
  r = eig(companion);
end
r = [r; zeros(zeros_at_0, 1)];
end
