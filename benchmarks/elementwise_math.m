% elementwise_math.m N TURNS - seconds and checksum of each turn of the elementwise_math example.
args = argv();
n = str2double(args{1});
turns = str2double(args{2});
for k = 1:turns
    tic;
    checksum = chain(n);
    seconds = toc;
    fprintf('%.9f %.9g\n', seconds, checksum);
end

function checksum = chain(n)
    x = single(linspace(0, 4 * pi, n));
    y0 = sin(x) .* exp(-x / 10);
    y1 = y0 .* cos(x / 4) + 0.25 * y0 .^ 2;
    y2 = tanh(y1) + 0.1 * y1;
    checksum = sum(y2);
end
