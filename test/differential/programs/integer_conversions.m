% Conversions between all classes that compiled code has, and what is known of integers without computing.
values = [-Inf -1e20 -32768.5 -129 -128.5 -2.5 -0.5 -0.49999999999999994 -0.4 0 0.49999999999999994 0.5 1.5 2.5 126.5 127.5 ...
    255.5 32767.5 65535.5 2147483647.5 4294967294.5 4294967295.5 9007199254740993 1e20 Inf NaN];
to_all(values);
to_all(single(values));
to_all(int8(values));
to_all(uint8(values));
to_all(int16(values));
to_all(uint16(values));
to_all(int32(values));
to_all(uint32(values));
to_all(values > 0);
zero = int8([-0.3 0.3]);
r = 1 ./ double(zero);
fprintf('%.17g\n', r);
r = [intmin('int8') intmax('int8')];
disp(r);
a = intmin; b = intmax; c = intmax('uint32'); d = intmin('int16');
fprintf('%d %d %d %d %s\n', a, b, c, d, class(d));
z = zeros(2, 3, 'int16') + 7;
disp(z); disp(class(z));


function to_all(x)
fprintf('--- %s\n', class(x));
r = int8(x); line(r);
r = uint8(x); line(r);
r = int16(x); line(r);
r = uint16(x); line(r);
r = int32(x); line(r);
r = uint32(x); line(r);
r = double(x); line(r);
r = single(x); line(r);
r = isnan(x) + isinf(x) + isfinite(x); line(r);
r = int8(int32(x) * 2); line(r);
end

function line(r)
fprintf('%s:', class(r));
fprintf(' %.17g', r);
fprintf('\n');
end
