function M = movfun(fun, A, k, varargin)
% MOVFUN A function of the columns of each window of k rows, or [before after], along a dimension; 'Endpoints' tells what is done at the ends, 'SamplePoints' where the elements are, 'Columnwise' that fun takes columns of several windows.
[dim, ends, points, columnwise] = options_of(A, varargin);
order = [dim, setdiff(1:max(ndims(A), dim), dim)];
extents = size(A); extents(end + 1:dim) = 1;
rows = reshape(permute(A, order), extents(dim), prod(extents(order(2:end))));
if isempty(points)
  [first, last, rows] = by_number(double(k), rows, ends);
else
  [first, last] = by_distance(double(k), points, size(rows, 1), ends);
end
extents(dim) = numel(first);
M = ipermute(reshape(of_windows(fun, rows, first, last, columnwise), extents(order)), order);
end

function [dim, ends, points, columnwise] = options_of(A, given)
dim = find([size(A) 2] ~= 1, 1); ends = 'shrink'; points = []; columnwise = false;
if ~isempty(given) && isnumeric(given{1}), dim = double(given{1}); given(1) = []; end
for i = 1:2:numel(given)
  switch lower(char(given{i}))
    case 'endpoints', ends = given{i + 1};
    case 'samplepoints', points = double(given{i + 1}(:));
    case 'columnwise', columnwise = logical(given{i + 1});
  end
end
if ischar(ends) || isstring(ends), ends = lower(char(ends)); end
end

function [first, last, rows] = by_number(k, rows, ends)
% An odd window has its place in the middle, an even one behind it.
if numel(k) == 2
  before = k(1); after = k(2);
elseif isscalar(k) && k > 0
  before = floor(k / 2); after = ceil(k / 2) - 1;
end
if numel(k) > 2 || any(k ~= fix(k)) || isequal(k, 0)
  error('MATLAB:movfun:wlenInvalid', 'A window is a positive number of elements, or how many before and behind.');
end
n = size(rows, 1);
first = (1:n)' - before; last = (1:n)' + after;
if ~ischar(ends) || strcmp(ends, 'fill')
  if ischar(ends), ends = NaN; rows = double_or_single(rows); end
  rows = [repmat(ends, before, size(rows, 2)); rows; repmat(ends, after, size(rows, 2))];
  first = first + before; last = last + before;
elseif strcmp(ends, 'discard')
  whole = first >= 1 & last <= n;
  first = first(whole); last = last(whole);
end
first = max(first, 1); last = min(last, size(rows, 1));
end

function x = double_or_single(x)
if ~isfloat(x), x = double(x); end
end

function [first, last] = by_distance(k, points, n, ends)
% Elements whose points lie in the window around each point: one of a length ends before its end.
if ~isequal(ends, 'shrink')
  error('MATLAB:movfun:SamplePointsEndpoints', 'With ''SamplePoints'' the option ''Endpoints'' is ''shrink''.');
end
if numel(points) ~= n || any(~isfinite(points)) || any(diff(points) <= 0)
  error('MATLAB:movfun:SamplePointsInvalid', '''SamplePoints'' are %d finite numbers, each larger than the one before; they are %d.', n, numel(points));
end
if numel(k) > 2 || isequal(k, 0)
  error('MATLAB:movfun:wlenInvalid', 'A window is a positive length, or how far it reaches before and behind.');
end
closed = numel(k) == 2;
low = points - k(1) / (2 - closed); high = points + k(end) / (2 - closed);
first = zeros(n, 1); last = zeros(n, 1);
from = 1; to = 0;
for i = 1:n
  while points(from) < low(i), from = from + 1; end
  while to < n && (points(to + 1) < high(i) || closed && points(to + 1) == high(i)), to = to + 1; end
  first(i) = from; last(i) = to;
end
end

function M = of_windows(fun, rows, first, last, columnwise)
% Short windows of one length are columns of one matrix where the function takes these.
count = numel(first); columns = size(rows, 2);
M = zeros(count, columns);
if isempty(M), return, end
lengths = last - first + 1; longest = max(lengths);
together = columnwise && longest > 1 && longest <= 512;
single_ones = 1:count;
if together
  alike = find(lengths == longest);
  single_ones = reshape(find(lengths ~= longest), 1, []);
  step = max(1, floor(2 ^ 19 / (longest * columns)));
  for k = 1:step:numel(alike)
    at = alike(k:min(k + step - 1, end));
    places = reshape(first(at), 1, []) + (0:longest - 1)';
    made = fun(reshape(rows(places(:), :), longest, numel(at) * columns));
    if k == 1, M = repmat(made(1), count, columns); end
    M(at, :) = reshape(made, numel(at), columns);
  end
end
for i = single_ones
  made = fun(rows(first(i):last(i), :));
  if ~isequal(size(made), [1 columns])
    error('MATLAB:movfun:SizeOfResult', 'The function must give a row of %d, one for each column, and gave %s.', columns, strjoin(string(size(made)), 'x'));
  end
  if i == 1 && ~together, M = repmat(made(1), count, columns); end
  M(i, :) = made;
end
end
