function C = cov(x, varargin)
% COV Covariance of the columns of a matrix, of a vector, or of two vectors; cov(..., 1) divides by n.
weight = 0;
if ~isfloat(x), x = double(x); end
if nargin > 2 || nargin > 1 && isscalar(varargin{end}) && ~isscalar(x), weight = varargin{end}; varargin(end) = []; end
if weight ~= 0 && weight ~= 1, error('MATLAB:cov:notZeroOrOne', 'The weight is 0, to divide by n - 1, or 1, to divide by n.'); end
if ~isempty(varargin)
  y = varargin{1};
  if ~isfloat(y), y = double(y); end
  if numel(x) ~= numel(y)
    error('MATLAB:cov:XYlengthMismatch', 'The number of elements of both inputs must match: %d and %d.', numel(x), numel(y));
  end
  x = [x(:) y(:)];
elseif isrow(x)
  x = x(:);
end
n = size(x, 1);
if n == 0, C = NaN(max(size(x, 2), isequal(size(x), [0 0])), class(x)); return, end
centered = x - sum(x, 1) / n;
if n == 1 || weight == 1, divisor = n; else, divisor = n - 1; end
C = centered' * centered / divisor;
end
