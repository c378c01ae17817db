function y = swapbytes(x)
% SWAPBYTES The bytes of each element in the other order.
width = numel(typecast(cast(0, class(x)), 'uint8'));
bytes = reshape(typecast(reshape(x, 1, []), 'uint8'), width, []);
y = reshape(typecast(reshape(bytes(end:-1:1, :), 1, []), class(x)), size(x));
end
