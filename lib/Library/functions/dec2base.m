function t = dec2base(x, base, width)
% DEC2BASE Whole numbers as rows of digits in a base from 2 to 36.
if nargin < 3, width = 1; end
if ~(base >= 2 && base <= 36), error('MATLAB:dec2base:SecondArg', 'The base must be from 2 to 36.'); end
symbols = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
x = double(x(:));
if any(x < 0 | x ~= fix(x)), error('MATLAB:dec2base:FirstArg', 'dec2base needs whole numbers that are not negative.'); end
t = '';
while any(x > 0) || size(t, 2) < width
  t = [reshape(symbols(mod(x, base) + 1), [], 1) t];
  x = floor(x / base);
end
end
