% vector_sum.m N TURNS - seconds and result of each sum of one long vector.
args = argv();
n = str2double(args{1});
turns = str2double(args{2});
k = linspace(0, 1, n);
x = k .* (1 - k) - 0.1;
for turn = 1:turns
    tic;
    s = total(x);
    seconds = toc;
    fprintf('%.9f %.17g\n', seconds, s);
end

function s = total(x)
    s = sum(x);
end
