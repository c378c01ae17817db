% Guards that no array decides, and that a driver may prove to be never raised.
x = log10(abs(zeros(1, 2) ./ single(1))); disp(x)
x = log10(abs(zeros(1, 3) * single(3))); disp(x)
x = log2(abs(ones(2, 2) ./ single(3))); disp(x)
x = sqrt(abs(ones(1, 5, 'single') ./ single(-3))); disp(x)
s = single(numel(argv()) + 2);
x = sqrt(ones(3, 1) * s .* s); disp(x)
x = log(ones(1, 9) * exp(s)); disp(x)
x = (-2:0) .^ ones(1, 3); disp(x)
x = sqrt((0:4) .* (0:4)); disp(x)
