function C = conv2(A, B, varargin)
% CONV2 Convolution in two dimensions: 'full', 'same' or 'valid'; conv2(u, v, A) with a column u and a row v.
if ~isempty(varargin) && ~ischar(varargin{1}) && ~isstring(varargin{1})
  B = reshape(A, [], 1) * reshape(B, 1, []); A = varargin{1};
  varargin(1) = [];
  C = conv2(A, B, varargin{:});
  return
end
shape = 'full';
if ~isempty(varargin), shape = lower(char(varargin{1})); end
if numel(varargin) > 1, error('MATLAB:maxrhs', 'Too many input arguments.'); end
if ndims(A) > 2 || ndims(B) > 2, error('MATLAB:conv2:inputMustBe2D', 'conv2 takes matrices; convn takes arrays of more dimensions.'); end
[m, n] = size(A); [p, q] = size(B);
C = zeros(max(m + p - 1, 0), max(n + q - 1, 0), 'like', A(1:0) + B(1:0));
if isempty(A) || isempty(B), C = zeros(size(C)); else
  for j = 1:q
    for i = 1:p
      C(i:i + m - 1, j:j + n - 1) = C(i:i + m - 1, j:j + n - 1) + B(i, j) * A;
    end
  end
end
switch shape
  case 'full'
  case 'same', C = C(ceil((p - 1) / 2) + (1:m), ceil((q - 1) / 2) + (1:n));
  case 'valid', C = C(p:m, q:n);
  otherwise, error('MATLAB:conv2:unknownShapeParameter', 'Shape must be ''full'', ''same'' or ''valid''.');
end
end
