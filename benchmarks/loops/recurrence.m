% Each element from the one before it.
args = argv();
n = str2double(args{1});
for turn = 1:str2double(args{2})
    x = (1:n) / n;
    tic;
    for i = 2:n
        x(i) = x(i - 1) * 0.5 + x(i);
    end
    seconds = toc;
    fprintf('%.9f %.17g\n', seconds, x(n));
end
