function y = rot90(x, k)
% ROT90 The matrix turned k times by 90 degrees to the left.
if nargin < 2, k = 1; end
if ~isreal(k) || ~isscalar(k) || k ~= floor(k)
  error('MATLAB:expectedInteger', 'The number of turns must be a whole number.');
end
switch mod(double(k), 4)
  case 1, y = flipud(x.');
  case 2, y = flipud(fliplr(x));
  case 3, y = fliplr(x.');
  otherwise, y = x;
end
end
