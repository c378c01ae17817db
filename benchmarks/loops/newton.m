% Square roots by Newton's iteration: a while loop inside a for.
args = argv();
n = str2double(args{1});
for turn = 1:str2double(args{2})
    tic;
    s = 0;
    for i = 1:n
        x = i;
        d = 1;
        while d > 1e-9
            y = 0.5 * (x + i / x);
            d = abs(y - x);
            x = y;
        end
        s = s + x;
    end
    seconds = toc;
    fprintf('%.9f %.17g\n', seconds, s);
end
