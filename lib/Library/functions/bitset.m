function y = bitset(x, bit, value)
% BITSET The number with the bit at a position set, or cleared by a zero value.
if nargin < 3, value = 1; end
mask = bitshift(cast(1, class(x)), double(bit) - 1);
set = bitor(x, mask);
cleared = bitxor(set, mask);
value = value ~= 0;
y = set .* cast(value, class(x)) + cleared .* cast(~value, class(x));
end
