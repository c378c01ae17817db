function M = movfun(fun, A, k, varargin)
% MOVFUN A function of the columns of each window of k rows, or [before after], along a dimension; 'Endpoints' tells what is done at the ends.
endpoints = 'shrink'; dim = find([size(A) 2] ~= 1, 1);
if ~isempty(varargin) && isnumeric(varargin{1}), dim = double(varargin{1}); varargin(1) = []; end
if numel(varargin) > 1, endpoints = varargin{2}; end
[before, after] = reach_of(double(k));
order = [dim, setdiff(1:max(ndims(A), dim), dim)];
extents = size(A); extents(end + 1:dim) = 1;
rows = reshape(permute(A, order), extents(dim), prod(extents(order(2:end))));
n = size(rows, 1); centres = 1:n; offset = 0;
if ~(ischar(endpoints) || isstring(endpoints))
  rows = padded(rows, before, after, endpoints); offset = before;
elseif strcmpi(endpoints, 'fill')
  rows = padded(double(rows), before, after, NaN); offset = before;
elseif strcmpi(endpoints, 'discard')
  centres = before + 1:n - after;
end
last = size(rows, 1);
values = cell(numel(centres), 1);
for i = 1:numel(centres)
  at = centres(i) + offset;
  values{i} = fun(rows(max(at - before, 1):min(at + after, last), :));
end
extents(dim) = numel(centres);
M = ipermute(reshape(vertcat(values{:}, zeros(0, size(rows, 2))), extents(order)), order);
end

function [before, after] = reach_of(k)
% An odd window has its place in the middle, an even one behind it.
if numel(k) == 2
  before = k(1); after = k(2);
elseif isscalar(k) && k > 0
  before = floor(k / 2); after = ceil(k / 2) - 1;
else
  error('MATLAB:movfun:wlenInvalid', 'A window is a positive number of elements, or how many before and behind.');
end
end

function rows = padded(rows, before, after, value)
width = size(rows, 2);
rows = [repmat(value, before, width); rows; repmat(value, after, width)];
end
