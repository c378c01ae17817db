function y = normalize(x, varargin)
% NORMALIZE Columns with mean 0 and deviation 1; 'range' maps them to [0, 1] or given limits, 'center' takes the mean away,
% 'norm' divides by the p-norm, 'scale' by the deviation; 'center' and 'scale' also take the number to use.
if ~isfloat(x), x = double(x); end
dim = find(size(x) ~= 1, 1);
if isempty(dim), dim = 1; end
if ~isempty(varargin) && isnumeric(varargin{1}), dim = varargin{1}; varargin(1) = []; end
method = 'zscore';
if ~isempty(varargin), method = lower(char(varargin{1})); end
given = [];
if numel(varargin) > 1, given = double(varargin{2}); end
switch method
  case 'zscore', y = (x - mean(x, dim, 'omitnan')) ./ std(x, 0, dim, 'omitnan');
  case 'range', y = in_range(x, dim, given);
  case 'center'
    if isempty(given), given = mean(x, dim, 'omitnan'); end
    y = x - given;
  case 'scale'
    if isempty(given), given = std(x, 0, dim, 'omitnan'); end
    y = x ./ given;
  case 'norm', y = x ./ norms(x, dim, given);
end
end

function y = in_range(x, dim, limits)
if isempty(limits), limits = [0 1]; end
if numel(limits) ~= 2 || ~(limits(1) <= limits(2))
  error('MATLAB:normalize:InvalidRange', 'The limits of a range are two numbers in ascending order.');
end
y = (x - min(x, [], dim)) ./ (max(x, [], dim) - min(x, [], dim));
y = limits(1) + y * (limits(2) - limits(1));
end

function n = norms(x, dim, p)
if isempty(p), p = 2; end
if ~(p > 0), error('MATLAB:normalize:InvalidNorm', 'The norm must be a positive number or Inf.'); end
if isinf(p), n = max(abs(x), [], dim); else, n = sum(abs(x) .^ p, dim, 'omitnan') .^ (1 / p); end
end
