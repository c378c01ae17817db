function [V, D] = eig(A, varargin)
% EIG Eigenvalues, and eigenvectors in the columns of V; eig(A, B) solves A*v = lambda*B*v. They are a column, or a diagonal
% matrix next to V, unless told 'vector' or 'matrix'.
if ~isfloat(A), A = double(A); end
form = '';
if nargin > 1 && is_form(varargin{end}), form = lower(char(varargin{end})); varargin(end) = []; end
if ~isempty(varargin)
  if ~isequal(size(A), size(varargin{1})), error('MATLAB:eig:inputSizes', 'Both matrices must have one size.'); end
  B = varargin{1};
  if ~isfloat(B), B = double(B); end
  A = B \ A;
end
n = size(A, 1);
if n ~= size(A, 2), error('MATLAB:square', 'Matrix must be square.'); end
if any(~isfinite(A(:))), error('MATLAB:eig:matrixWithNaNInf', 'Input to EIG must not contain NaN or Inf.'); end
isHermitian = isequal(A, A');
[values, V] = of_library(A, isHermitian, nargout > 1);
if isempty(values)
  if isHermitian, [values, V] = by_rotations(A); else, [values, V] = by_schur(A, nargout > 1); end
end
if isempty(form) && nargout > 1 || strcmp(form, 'matrix'), values = diag(values); end
if nargout < 2, V = values; else, D = values; end
end

function tf = is_form(x)
tf = (ischar(x) || isstring(x)) && any(strcmpi(x, {'vector', 'matrix'}));
end

function [values, V] = of_library(A, isHermitian, withVectors)
% Nothing where there is no library.
routine = 'geev'; V = [];
if isHermitian, routine = 'syevd'; end
if withVectors, [values, V] = lapack(routine, A); else, values = lapack(routine, A); end
end

function [values, V] = by_schur(A, withVectors)
% Vectors of the triangular factor, turned back.
n = size(A, 1);
[U, T] = schur(A, 'complex');
values = diag(T);
order = 1:n;
if isreal(A)
  [values, order] = clean(values, 100 * n * eps * norm(A, 1));
end
V = [];
if withVectors
  V = U * triangular_vectors(T);
  V = V(:, order);
  V = V ./ sqrt(sum(abs(V) .^ 2, 1));
  if isreal(values) && isreal(A), V = real(V ./ largest(V)) .* abs(largest(V)); end
end
end

function [values, V] = by_rotations(A)
% Rotations of Jacobi, pair by pair, until nothing is left beside the diagonal.
n = size(A, 1);
V = eye(n, 'like', real(A));
for sweep = 1:60
  rest = A - diag(diag(A));
  if max([abs(rest(:)); 0]) <= eps * max([abs(diag(A)); realmin]), break, end
  for p = 1:n - 1
    for q = p + 1:n
      if A(p, q) == 0, continue, end
      phase = A(p, q) / abs(A(p, q));
      theta = real(A(q, q) - A(p, p)) / (2 * abs(A(p, q)));
      t = 1 / (abs(theta) + sqrt(theta ^ 2 + 1));
      if theta < 0, t = -t; end
      c = 1 / sqrt(t ^ 2 + 1);
      s = t * c;
      G = [c, s * phase; -s * phase', c];
      A([p q], :) = G' * A([p q], :);
      A(:, [p q]) = A(:, [p q]) * G;
      V(:, [p q]) = V(:, [p q]) * G;
    end
  end
end
[values, order] = sort(real(diag(A)));
V = V(:, order);
end

function [values, order] = clean(values, tolerance)
% Those of a real matrix are real or come in conjugate pairs, which go together: the positive imaginary part first.
nearly = abs(imag(values)) <= tolerance;
values(nearly) = real(values(nearly));
order = [];
left = true(size(values));
for k = 1:numel(values)
  if ~left(k), continue, end
  partners = find(left & imag(values) * imag(values(k)) < 0);
  [~, nearest] = min(abs(values(partners) - conj(values(k))));
  pair = [k, partners(nearest)];
  if imag(values(k)) < 0, pair = fliplr(pair); end
  values(pair(2:end)) = conj(values(pair(1)));
  left(pair) = false;
  order = [order, pair];
end
values = values(order);
end

function X = triangular_vectors(T)
% Row by row from below; no two values count as nearer to each other than `small`.
n = size(T, 1);
X = eye(n);
values = reshape(diag(T), 1, []);
small = eps * max(norm(T, 1), realmin);
for j = n - 1:-1:1
  right = j + 1:n;
  gaps = values(right) - T(j, j);
  gaps(abs(gaps) < small) = -small;
  X(j, right) = (T(j, right) * X(right, right)) ./ gaps;
end
end

function x = largest(V)
[~, at] = max(abs(V), [], 1);
x = V(sub2ind(size(V), at, 1:size(V, 2)));
x = x ./ abs(x);
end
