% Bits of whole doubles: one by one in a loop, and all at once; what has no bits is an error.
crc = 65535;
for k = 1:200
    crc = bitxor(crc, mod(k * 37, 256));
    if bitand(crc, 1)
        crc = bitxor(bitshift(crc, -1), 33800);
    else
        crc = bitshift(crc, -1);
    end
end
fprintf('%d\n', crc);
x = floor(mod((1:1000) * 48271, 2 ^ 31));
fprintf('%d %d %d\n', sum(bitand(x, 1023)), sum(bitor(x, x(end:-1:1))), sum(bitxor(x, 65535) > x));
fprintf('%d ', bitshift(2 ^ 52 + 1, [-60 -52 -1 0 1 52 53 63 64]));
fprintf('\n%d ', bitshift([1 3 5], [2; -1]));
fprintf('\n%d\n', sum(bitand(x, x > 100)));
values = {-1, 0.5, NaN, 2 ^ 53, Inf};
for k = 1:numel(values)
    try
        y = bitand(x + values{k}, 3);
        fprintf('%d\n', sum(y));
    catch e
        disp(e.message);
    end
    try
        disp(bitshift(5, values{k}));
    catch e
        disp(e.message);
    end
end
