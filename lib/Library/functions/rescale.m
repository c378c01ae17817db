function y = rescale(x, varargin)
% RESCALE Elements mapped linearly to [0, 1] or [lower, upper].
if ~isfloat(x), x = double(x); end
low = 0; high = 1;
if numel(varargin) >= 2 && ~ischar(varargin{1}) && ~isstring(varargin{1})
  low = double(varargin{1}); high = double(varargin{2});
  varargin(1:2) = [];
end
smallest = min(x(:)); largest = max(x(:));
for k = 1:2:numel(varargin)
  switch lower(char(varargin{k}))
    case 'inputmin', smallest = double(varargin{k + 1});
    case 'inputmax', largest = double(varargin{k + 1});
  end
end
x = min(max(x, smallest), largest);
if largest == smallest
  y = low + zeros(size(x), 'like', x);
else
  y = low + (x - smallest) ./ (largest - smallest) .* (high - low);
end
end
