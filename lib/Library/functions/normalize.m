function y = normalize(x, varargin)
% NORMALIZE Columns with mean 0 and deviation 1; 'range' maps them to [0, 1], 'center' takes the mean away, 'norm'
% divides by the p-norm, 'scale' by the deviation; 'center' and 'scale' also take the number to use.
dim = find(size(x) ~= 1, 1);
if isempty(dim), dim = 1; end
if ~isempty(varargin) && isnumeric(varargin{1}), dim = varargin{1}; varargin(1) = []; end
method = 'zscore';
if ~isempty(varargin), method = char(varargin{1}); end
given = numel(varargin) > 1;
switch method
  case 'zscore', y = (x - mean(x, dim, 'omitnan')) ./ std(x, 0, dim, 'omitnan');
  case 'range', y = (x - min(x, [], dim)) ./ (max(x, [], dim) - min(x, [], dim));
  case 'center'
    if given, y = x - varargin{2}; else, y = x - mean(x, dim, 'omitnan'); end
  case 'scale'
    if given, y = x ./ varargin{2}; else, y = x ./ std(x, 0, dim, 'omitnan'); end
  case 'norm'
    p = 2;
    if given, p = varargin{2}; end
    if isinf(p), y = x ./ max(abs(x), [], dim); else, y = x ./ sum(abs(x) .^ p, dim, 'omitnan') .^ (1 / p); end
  otherwise, error('MATLAB:normalize:UnknownMethod', 'Unknown method ''%s''.', method);
end
end
