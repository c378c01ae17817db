function y = bitset(x, bit, value)
% BITSET The number with the bit at a position set, or cleared by a zero value.
if nargin < 3, value = 1; end
width = 53;
if isinteger(x), width = 8 * numel(typecast(cast(0, class(x)), 'uint8')); end
if isfloat(x) && ~all(x(:) >= 0 & x(:) < flintmax & x(:) == fix(x(:)))
  error('MATLAB:bitset:inputsMustBeNonnegIntegers', 'Numbers must be whole, from 0 to flintmax-1.');
end
if ~all(bit(:) >= 1 & bit(:) <= width & bit(:) == fix(bit(:))), error('MATLAB:bitset:bitOutOfRange', 'Bits are whole numbers from 1 to %d.', width); end
mask = bitshift(cast(1, class(x)), double(bit) - 1);
set = bitor(x, mask);
cleared = bitxor(set, mask);
value = value ~= 0;
y = set .* cast(value, class(x)) + cleared .* cast(~value, class(x));
end
