function b = bitget(x, bit)
% BITGET The bit at a position, counted from 1.
width = 64;
if isinteger(x), width = 8 * numel(typecast(cast(0, class(x)), 'uint8')); end
if any(bit(:) < 1 | bit(:) > width), error('MATLAB:bitget:bitOutOfRange', 'Bits are counted from 1 to %d.', width); end
b = cast(bitand(bitshift(x, 1 - double(bit)), cast(1, class(x))), class(x));
end
