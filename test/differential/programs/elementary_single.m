% Elementary functions in single precision, as one chain.
x = single(linspace(-4, 4, 501));
y = sin(x) .* exp(-x / 10) + cos(x / 4);
z = tanh(y) + 0.1 * y .^ 2;
fprintf('%s\n', class(z));
fprintf('%.17g\n', y(1:20:501), z(1:20:501));
fprintf('%.9g\n', sqrt(abs(x(1:20:501))), floor(x(1:20:501) * 3));
