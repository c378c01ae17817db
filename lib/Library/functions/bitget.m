function b = bitget(x, bit)
% BITGET The bit at a position, counted from 1.
width = 64;
if isinteger(x), width = 8 * numel(typecast(cast(0, class(x)), 'uint8')); end
if isfloat(x) && ~all(x(:) >= 0 & x(:) < flintmax & x(:) == fix(x(:)))
  error('MATLAB:bitget:inputsMustBeNonnegIntegers', 'Numbers must be whole, from 0 to flintmax-1.');
end
if ~all(bit(:) >= 1 & bit(:) <= width & bit(:) == fix(bit(:))), error('MATLAB:bitget:bitOutOfRange', 'Bits are whole numbers from 1 to %d.', width); end
b = cast(bitand(bitshift(x, 1 - double(bit)), cast(1, class(x))), class(x));
end
