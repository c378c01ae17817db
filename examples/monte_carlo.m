% monte_carlo.m - the price of a call option by simulation: geometric Brownian motion in single precision.
%
%   ./dev run examples/monte_carlo.m [paths] [steps]
%
% A step of all paths is one kernel, which draws the random numbers where it uses them: none of them is stored.
args = argv();
paths = 100000;
steps = 50;
if numel(args) >= 1
    paths = str2double(args{1});
end
if numel(args) >= 2
    steps = str2double(args{2});
end

start = 100;
strike = 105;
rate = 0.03;
volatility = 0.2;
years = 1;

dt = years / steps;
drift = (rate - volatility ^ 2 / 2) * dt;
scale = volatility * sqrt(dt);
S = start * ones(paths, 1, 'single');
for step = 1:steps
    S = S .* exp(drift + scale .* randn(paths, 1, 'single'));
end
payoff = max(S - strike, 0);
price = exp(-rate * years) * mean(payoff);
fprintf('price %.9g\n', price);
