% Geometric Brownian motion: a kernel a turn, more statements in the body, and the last random array read after the loop.
% differential: args 10
% differential: args 200
args = argv();
steps = str2double(args{1});
paths = 700;
drift = 0.001; scale = 0.02;
S = 100 * ones(paths, 1, 'single');
low = S;
count = 0;
for step = 1:steps
    Z = randn(paths, 1, 'single');
    S = S .* exp(drift + scale .* Z);
    low = min(low, S);
    count = count + 1;
    early = rand(paths, 1) < 0.5;
end
fprintf('%d %.9g %.9g %.9g %.9g %d\n', count, mean(S), mean(low), Z(1), sum(Z), sum(early));
fprintf('%.17g\n', rand);
