% monte_carlo.m PATHS TURNS - seconds and price of each turn of the monte_carlo example.
args = argv();
paths = str2double(args{1});
turns = str2double(args{2});
for k = 1:turns
    tic;
    price = simulate(paths);
    seconds = toc;
    fprintf('%.9f %.9g\n', seconds, price);
end

function price = simulate(paths)
    steps = 50;
    dt = 1 / steps;
    drift = (0.03 - 0.2 ^ 2 / 2) * dt;
    scale = 0.2 * sqrt(dt);
    S = 100 * ones(paths, 1, 'single');
    for step = 1:steps
        S = S .* exp(drift + scale .* randn(paths, 1, 'single'));
    end
    price = exp(-0.03) * mean(max(S - 105, 0));
end
