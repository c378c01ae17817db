% elementwise_math.m - a chain of elementwise functions in single precision over one long vector.
%
%   ./dev run examples/elementwise_math.m [n]
%
% x, y0, y1 and y2 become one kernel: none of the intermediates is stored.
args = argv();
n = 1000000;
if numel(args) >= 1
    n = str2double(args{1});
end

x = single(linspace(0, 4 * pi, n));
y0 = sin(x) .* exp(-x / 10);
y1 = y0 .* cos(x / 4) + 0.25 * y0 .^ 2;
y2 = tanh(y1) + 0.1 * y1;
fprintf('checksum %.9g\n', sum(y2));
