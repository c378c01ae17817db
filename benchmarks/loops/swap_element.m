% Two arrays change places each turn, and one element changes.
args = argv();
n = str2double(args{1});
for turn = 1:str2double(args{2})
    a = (1:1000) / 3;
    b = (1:1000) / 7;
    j = 1;
    tic;
    for i = 1:n
        b(j) = a(j) * 0.5 + i;
        tmp = a;
        a = b;
        b = tmp;
        j = j + 1;
        if j > 1000
            j = 1;
        end
    end
    seconds = toc;
    fprintf('%.9f %.17g\n', seconds, sum(a) + sum(b) / 2);
end
