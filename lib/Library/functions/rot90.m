function y = rot90(x, k)
% ROT90 The matrix, or each page, turned k times by 90 degrees to the left.
if nargin < 2, k = 1; end
if ~isreal(k) || ~isscalar(k) || k ~= floor(k)
  error('MATLAB:expectedInteger', 'The number of turns must be a whole number.');
end
turns = mod(double(k), 4);
if turns == 0
  y = x;
elseif turns == 2
  y = flipud(fliplr(x));
else
  if ismatrix(x), y = x.'; else, y = permute(x, [2 1 3:ndims(x)]); end
  if turns == 1, y = flipud(y); else, y = fliplr(y); end
end
end
