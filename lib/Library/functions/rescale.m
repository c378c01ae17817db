function y = rescale(x, varargin)
% RESCALE Elements mapped linearly to [0, 1] or [lower, upper].
low = 0; high = 1;
if numel(varargin) >= 2 && isnumeric(varargin{1})
  low = varargin{1}; high = varargin{2};
  varargin(1:2) = [];
end
smallest = min(x(:)); largest = max(x(:));
for k = 1:2:numel(varargin)
  switch lower(char(varargin{k}))
    case 'inputmin', smallest = varargin{k + 1};
    case 'inputmax', largest = varargin{k + 1};
    otherwise, error('MATLAB:rescale:UnknownOption', 'rescale takes the options ''InputMin'' and ''InputMax''.');
  end
end
x = min(max(x, smallest), largest);
if largest == smallest
  y = repmat(low, size(x));
else
  y = low + (x - smallest) ./ (largest - smallest) .* (high - low);
end
end
