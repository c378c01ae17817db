% n paths of 64 steps.
args = argv();
n = str2double(args{1});
s = ones(n, 1, 'single');
for k = 1:64
    s = s .* exp(single(0.001) + single(0.02) * randn(n, 1, 'single'));
end
fprintf('%.6g\n', mean(max(s - 1, 0)));
