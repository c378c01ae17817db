% A sum that ends at the first negative element, the last one.
args = argv();
n = str2double(args{1});
for turn = 1:str2double(args{2})
    x = (1:n) / n;
    x(n) = -1;
    tic;
    s = 0;
    for i = 1:n
        if x(i) < 0
            break;
        end
        s = s + x(i);
    end
    seconds = toc;
    fprintf('%.9f %.17g\n', seconds, s);
end
