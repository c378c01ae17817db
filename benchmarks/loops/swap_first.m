% Two arrays change places each turn, and the first element of one changes.
args = argv();
n = str2double(args{1});
for turn = 1:str2double(args{2})
    a = (1:1000) / 3;
    b = (1:1000) / 7;
    tic;
    for k = 1:n
        tmp = a;
        a = b;
        b = tmp;
        a(1) = a(1) * 0.5 + k;
    end
    seconds = toc;
    fprintf('%.9f %.17g\n', seconds, a(1) + b(1) / 2);
end
