% 50 sweeps over a square of n points.
args = argv();
n = str2double(args{1});
m = floor(sqrt(n));
x = rand(m, m, 'single');
for k = 1:50
    y = 0.25 * (x(1:end-2, 2:end-1) + x(3:end, 2:end-1) + x(2:end-1, 1:end-2) + x(2:end-1, 3:end));
    x(2:end-1, 2:end-1) = y;
end
fprintf('%.6g\n', mean(mean(x)));
