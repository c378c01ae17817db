% Parts and conjugates of numbers that are real, of all classes, sizes and values.
x = (1:300) / 7 - 3;
x([4 9 20]) = [NaN, Inf, -Inf];
report(x), report(single(x')), report(reshape(x, 10, 30)), report(x > 2), report(int8(x)), report(uint64(1:200))
report(zeros(0, 3)), report('a text of chars'), report(2.5), report(single(-0)), report(int32(7)), report(true)
report(reshape(1:240, 4, 5, 12))

s = 0;
for k = 1:50
    s = s + imag(k) + real(x(k + 20)) * imag(x(k)) + sum(imag(x) + k);
end
fprintf('%.17g\n', s);

function report(x)
y = imag(x);
z = conj(x) - real(x);
w = imag(x) + 1;
fprintf('%s %d', class(y), isreal(y)); fprintf(' %d', size(y)); fprintf(' %.17g', sum(double(y(:)) + 1), sum(double(w(:))), sum(isnan(double(z(:)))));
fprintf('\n');
end
