% Elementwise logic on logical and numeric arrays.
a = [true false true false];
b = [true true false false]';
x = [0 -1 2.5 Inf];
fprintf('%d', a & b, a | b, ~a, x & b, x | b, ~x);
fprintf('\n');
c = ~(a & (x > 0)) | (x == 0);
d = c + 1;
e = -c;
f = c .* 2.5;
fprintf('%s %s %s\n', class(d), class(e), class(f));
fprintf('%.17g ', d, e, f);
fprintf('\n');
