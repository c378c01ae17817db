function b = bitget(x, bit)
% BITGET The bit at a position, counted from 1.
b = cast(bitand(bitshift(x, 1 - double(bit)), cast(1, class(x))), class(x));
end
