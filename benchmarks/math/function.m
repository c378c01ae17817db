% function.m NAME CLASS N LOW HIGH LOW2 HIGH2 OPERANDS RESULTS - nanoseconds an element of y = NAME(x), or NAME(x, z) where LOW2 < HIGH2.
% Operands and results are written to the files.
args = argv();
name = args{1};
class_name = args{2};
n = str2double(args{3});
bounds = str2double(args(4:7));
x = cast(bounds(1) + (bounds(2) - bounds(1)) * rand(n, 1), class_name);
z = cast(bounds(3) + (bounds(4) - bounds(3)) * rand(n, 1), class_name);
turns = max(1, floor(4e6 / n));
best = inf;
for round = 1:6
    tic;
    y = repeat(name, x, z, turns);
    best = min(best, toc);
end
fprintf('%.6g\n', best / turns / n * 1e9);
write_numbers(args{9}, y);
if bounds(3) < bounds(4)
    x = [x; z];
end
write_numbers(args{8}, x);

function write_numbers(path, x)
    file = fopen(path, 'w');
    fwrite(file, x, class(x));
    fclose(file);
end

% Each turn depends on the one before by a zero that only the running program knows. It is assigned to an element, so that its class stays:
% where that changed from turn to turn, the loop would be no compiled unit.
function y = repeat(name, x, z, turns)
    shift = zeros(1, 'like', x);
    y = x;
    switch name
    case 'exp'
        for k = 1:turns, y = exp(x + shift); shift(1) = y(1) == 12345; end
    case 'expm1'
        for k = 1:turns, y = expm1(x + shift); shift(1) = y(1) == 12345; end
    case 'log'
        for k = 1:turns, y = log(x + shift); shift(1) = y(1) == 12345; end
    case 'log2'
        for k = 1:turns, y = log2(x + shift); shift(1) = y(1) == 12345; end
    case 'log10'
        for k = 1:turns, y = log10(x + shift); shift(1) = y(1) == 12345; end
    case 'log1p'
        for k = 1:turns, y = log1p(x + shift); shift(1) = y(1) == 12345; end
    case 'sin'
        for k = 1:turns, y = sin(x + shift); shift(1) = y(1) == 12345; end
    case 'cos'
        for k = 1:turns, y = cos(x + shift); shift(1) = y(1) == 12345; end
    case 'tan'
        for k = 1:turns, y = tan(x + shift); shift(1) = y(1) == 12345; end
    case 'asin'
        for k = 1:turns, y = asin(x + shift); shift(1) = y(1) == 12345; end
    case 'acos'
        for k = 1:turns, y = acos(x + shift); shift(1) = y(1) == 12345; end
    case 'atan'
        for k = 1:turns, y = atan(x + shift); shift(1) = y(1) == 12345; end
    case 'sinh'
        for k = 1:turns, y = sinh(x + shift); shift(1) = y(1) == 12345; end
    case 'cosh'
        for k = 1:turns, y = cosh(x + shift); shift(1) = y(1) == 12345; end
    case 'tanh'
        for k = 1:turns, y = tanh(x + shift); shift(1) = y(1) == 12345; end
    case 'asinh'
        for k = 1:turns, y = asinh(x + shift); shift(1) = y(1) == 12345; end
    case 'acosh'
        for k = 1:turns, y = acosh(x + shift); shift(1) = y(1) == 12345; end
    case 'atanh'
        for k = 1:turns, y = atanh(x + shift); shift(1) = y(1) == 12345; end
    case 'erf'
        for k = 1:turns, y = erf(x + shift); shift(1) = y(1) == 12345; end
    case 'erfc'
        for k = 1:turns, y = erfc(x + shift); shift(1) = y(1) == 12345; end
    case 'sqrt'
        for k = 1:turns, y = sqrt(x + shift); shift(1) = y(1) == 12345; end
    case 'gamma'
        for k = 1:turns, y = gamma(x + shift); shift(1) = y(1) == 12345; end
    case 'gammaln'
        for k = 1:turns, y = gammaln(x + shift); shift(1) = y(1) == 12345; end
    case 'power'
        for k = 1:turns, y = power(x + shift, z); shift(1) = y(1) == 12345; end
    case 'atan2'
        for k = 1:turns, y = atan2(x + shift, z); shift(1) = y(1) == 12345; end
    case 'hypot'
        for k = 1:turns, y = hypot(x + shift, z); shift(1) = y(1) == 12345; end
    end
end
