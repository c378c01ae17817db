% linear_system.m N TURNS - seconds and checksum of the solution of N linear equations.
args = argv();
n = str2double(args{1});
turns = str2double(args{2});
A = reshape(mod((0:n * n - 1) * 7919, 1009) / 1009, n, n) + n / 10 * eye(n);
b = (1:n)' / n;
for turn = 1:turns
    tic;
    x = A \ b;
    seconds = toc;
    fprintf('%.9f %.17g\n', seconds, x(1) + x(end));
end
