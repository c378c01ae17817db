function [U, T] = schur(A, form)
% SCHUR A = U*T*U' with U unitary and T upper triangular. A real matrix with complex eigenvalues needs the form 'complex'.
if ~isfloat(A), A = double(A); end
n = size(A, 1);
if n ~= size(A, 2), error('MATLAB:square', 'Matrix must be square.'); end
if any(~isfinite(A(:))), error('MATLAB:schur:inputMustBeFinite', 'Input to SCHUR must not contain NaN or Inf.'); end
[U, T] = to_hessenberg(A);
high = n;
turns = 0;
while high > 1
  small = eps * (abs(diag(T(1:n - 1, 1:n - 1))) + abs(diag(T(2:n, 2:n))));
  low = find(abs(diag(T(1:high, 1:high), -1)) <= small(1:high - 1), 1, 'last');
  if isempty(low), low = 0; end
  if low > 0, T(low + 1, low) = 0; end
  if low == high - 1, high = low; turns = 0; continue, end
  turns = turns + 1;
  if turns > 300, error('MATLAB:schur:noConvergence', 'The QR algorithm did not converge.'); end
  part = low + 1:high;
  shift = nearest_eigenvalue(T(high - 1:high, high - 1:high), turns);
  [T, U] = qr_step(T, U, part, shift, n);
end
T = triu(T);
isRealResult = isreal(A) && all(abs(imag(diag(T))) <= 100 * n * eps * norm(A, 1));
if isreal(A) && ~isRealResult && (nargin < 2 || ~strcmp(form, 'complex'))
  error('MATLAB:schur:complexEigenvalues', 'The matrix has complex eigenvalues; ask for the form ''complex''.');
end
if nargout < 2, U = T; end
end

function [U, H] = to_hessenberg(A)
n = size(A, 1);
H = A;
U = eye(n, 'like', real(A));
for k = 1:n - 2
  x = H(k + 1:n, k);
  if norm(x(2:end)) == 0, continue, end
  direction = 1;
  if x(1) ~= 0, direction = x(1) / abs(x(1)); end
  x(1) = x(1) + direction * norm(x);
  x = x / norm(x);
  rows = k + 1:n;
  H(rows, :) = H(rows, :) - 2 * x * (x' * H(rows, :));
  H(:, rows) = H(:, rows) - 2 * (H(:, rows) * x) * x';
  U(:, rows) = U(:, rows) - 2 * (U(:, rows) * x) * x';
  H(k + 2:n, k) = 0;
end
end

function shift = nearest_eigenvalue(B, turns)
% The eigenvalue of the last block that is nearest to its last element; another one from time to time.
half = (B(1, 1) + B(2, 2)) / 2;
root = sqrt(complex(((B(1, 1) - B(2, 2)) / 2) ^ 2 + B(1, 2) * B(2, 1)));
shift = half + root;
if abs(half - root - B(2, 2)) < abs(shift - B(2, 2)), shift = half - root; end
if mod(turns, 11) == 10, shift = shift + abs(B(2, 1)); end
end

function [T, U] = qr_step(T, U, part, shift, n)
low = part(1); high = part(end);
for k = part, T(k, k) = T(k, k) - shift; end
rotations = zeros(2, 2, numel(part) - 1);
for k = low:high - 1
  r = hypot(abs(T(k, k)), abs(T(k + 1, k)));
  if r == 0, G = eye(2); else, G = [T(k, k)', T(k + 1, k)'; -T(k + 1, k), T(k, k)] / r; end
  rotations(:, :, k - low + 1) = G;
  T(k:k + 1, k:n) = G * T(k:k + 1, k:n);
end
for k = low:high - 1
  G = rotations(:, :, k - low + 1)';
  last = min(k + 1, high);
  T(1:last, k:k + 1) = T(1:last, k:k + 1) * G;
  U(:, k:k + 1) = U(:, k:k + 1) * G;
end
for k = part, T(k, k) = T(k, k) + shift; end
end
