function [U, T] = schur(A, form)
% SCHUR A = U*T*U' with U unitary and T upper triangular. Of a real matrix both are real, and T has a block of two for each pair of complex eigenvalues, unless the form is 'complex'.
if ~isfloat(A), A = double(A); end
if any(~isfinite(A(:))), error('MATLAB:schur:inputMustBeFinite', 'Input to SCHUR must not contain NaN or Inf.'); end
inReals = isreal(A) && (nargin < 2 || ~strcmpi(form, 'complex'));
if inReals, [U, T] = lapack('gees', A); else, [U, T] = lapack('gees', complex(A)); end
if isempty(T), [U, T] = by_steps(A, inReals); end
if nargout < 2, U = T; end
end

function [U, T] = by_steps(A, inReals)
% Without a library.
n = size(A, 1);
[U, T] = to_hessenberg(A);
high = n;
turns = 0;
while high > 1
  low = start_of_last_part(T, high);
  if low > 1, T(low, low - 1) = 0; end
  isPair = inReals && low == high - 1;
  if low == high || isPair
    if isPair, [T, U] = standard_pair(T, U, low); end
    high = low - 1;
    turns = 0;
    continue
  end
  turns = turns + 1;
  if turns > 300, error('MATLAB:schur:noConvergence', 'The QR algorithm did not converge.'); end
  if inReals
    [T, U] = double_step(T, U, low, high, turns);
  else
    shift = nearest_eigenvalue(T(high - 1:high, high - 1:high), turns);
    [T, U] = qr_step(T, U, low:high, shift, n);
  end
end
T = triu(T, -double(inReals));
end

function low = start_of_last_part(T, high)
% The row below the last element of the subdiagonal that is nothing beside its neighbours on the diagonal.
size_of = abs(diag(T(1:high, 1:high)));
small = eps(class(T)) * (size_of(1:high - 1) + size_of(2:high));
low = find(abs(diag(T(1:high, 1:high), -1)) <= small, 1, 'last');
if isempty(low), low = 0; end
low = low + 1;
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

function [T, U] = double_step(T, U, low, high, turns)
% Francis's step by both eigenvalues of the last block of two, in real numbers (Golub and Van Loan, Matrix Computations, 7.5).
corner = T(high - 1:high, high - 1:high);
s = corner(1, 1) + corner(2, 2);
p = corner(1, 1) * corner(2, 2) - corner(1, 2) * corner(2, 1);
if mod(turns, 11) == 10
  s = 1.5 * (abs(T(high, high - 1)) + abs(T(high - 1, high - 2)));
  p = (s / 1.5) ^ 2;
end
first = T(low:low + 2, low:low + 1) * (T(low:low + 1, low) - [s; 0]);
x = first + [p; 0; 0];
for k = low:high - 1
  rows = k:min(k + 2, high);
  [T, U] = reflect(T, U, x, rows, max(k - 1, low), min(k + 3, high));
  x = T(k + 1:min(k + 3, high), k);
end
end

function [T, U] = reflect(T, U, x, rows, left, low)
% The reflection that makes x a multiple of the first unit vector, on both sides of T.
r = norm(x);
if r == 0, return, end
if x(1) < 0, r = -r; end
v = x;
v(1) = v(1) + r;
v = v / norm(v);
T(rows, left:end) = T(rows, left:end) - 2 * v * (v' * T(rows, left:end));
T(1:low, rows) = T(1:low, rows) - 2 * (T(1:low, rows) * v) * v';
U(:, rows) = U(:, rows) - 2 * (U(:, rows) * v) * v';
T(rows(2:end), left:rows(1) - 1) = 0;
end

function [T, U] = standard_pair(T, U, k)
% Turns the block of rows k and k + 1 so that it is triangular, or has equal elements on its diagonal where its eigenvalues are complex.
a = T(k, k); b = T(k, k + 1); c = T(k + 1, k); d = T(k + 1, k + 1);
half = (a - d) / 2;
square = half ^ 2 + b * c;
isReal = square >= 0;
if isReal
  z = half + sqrt(square);
  if half < 0, z = half - sqrt(square); end
  x = [z; c];
else
  sigma = b + c;
  angle = atan2(-2 * half, sigma) / 2;
  x = [cos(angle); sin(angle)];
end
x = x / norm(x);
G = [x(1), -x(2); x(2), x(1)];
rows = [k, k + 1];
T(rows, k:end) = G' * T(rows, k:end);
T(1:k + 1, rows) = T(1:k + 1, rows) * G;
U(:, rows) = U(:, rows) * G;
if isReal
  T(k + 1, k) = 0;
else
  T(k, k) = (T(k, k) + T(k + 1, k + 1)) / 2;
  T(k + 1, k + 1) = T(k, k);
end
end
