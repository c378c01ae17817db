% Two arrays change places after each sweep of one over the other.
args = argv();
n = str2double(args{1});
for turn = 1:str2double(args{2})
    a = (1:1000) / 3;
    b = a;
    tic;
    for k = 1:n
        for i = 2:999
            b(i) = (a(i - 1) + a(i + 1)) * 0.5;
        end
        tmp = a;
        a = b;
        b = tmp;
    end
    seconds = toc;
    fprintf('%.9f %.17g\n', seconds, sum(a) + sum(b) / 2);
end
