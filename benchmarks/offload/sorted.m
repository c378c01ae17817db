% What only the host does comes between what a device could do.
args = argv();
n = str2double(args{1});
x = rand(n, 1, 'single');
for k = 1:3
    x = sort(sin(7 * x + k));
end
fprintf('%.6g\n', sum(cumsum(x)) / n);
