% Two arrays of 10000 elements: each turn makes a new one from the other and lets them change places.
args = argv();
n = str2double(args{1});
for turn = 1:str2double(args{2})
    a = (1:10000) / 3;
    b = (1:10000) / 7;
    tic;
    for k = 1:n
        tmp = a;
        a = b * 0.5 + k;
        b = tmp;
    end
    seconds = toc;
    fprintf('%.9f %.17g\n', seconds, sum(a) + sum(b) / 2);
end
