function D = detrend(A, n, bp)
% DETREND Without the best straight line, constant or polynomial of degree n, of each column, or of each part of it between breaks.
if nargin < 2 || isempty(n), n = 1; end
if nargin < 3, bp = []; end
D = A;
if isempty(A), return, end
if ischar(n) || isstring(n), n = double(strcmpi(n, 'linear')); end
is_row = isrow(A);
if is_row, A = A(:); end
count = size(A, 1);
bp = unique([1; reshape(double(bp), [], 1); count + 1]);
if any(bp < 1 | bp > count + 1), error('MATLAB:detrend:InvalidBreakpoints', 'Breaks are places of the data.'); end
t = (1:count)' / max(count, 1);
if n == 0
  D = A;
  for k = 1:numel(bp) - 1, rows = bp(k):bp(k + 1) - 1; D(rows, :) = A(rows, :) - mean(A(rows, :), 1); end
else
  % The parts join where they meet.
  n = double(n);
  basis = [ones(count, 1), t .^ (1:n)];
  for k = 2:numel(bp) - 1, basis = [basis, max(t - t(bp(k)), 0) .^ (1:n)]; end
  D = A - basis * (basis \ A);
end
if is_row, D = reshape(D, 1, []); end
end
