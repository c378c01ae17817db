function [smallest, largest] = bounds(x, varargin)
% BOUNDS The smallest and the largest element.
if isempty(varargin)
  smallest = min(x); largest = max(x);
else
  smallest = min(x, [], varargin{:}); largest = max(x, [], varargin{:});
end
end
