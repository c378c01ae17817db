% A matrix filled element by element.
args = argv();
n = str2double(args{1});
for turn = 1:str2double(args{2})
    A = zeros(n, n);
    tic;
    for j = 1:n
        for i = 1:n
            A(i, j) = i / j;
        end
    end
    seconds = toc;
    fprintf('%.9f %.17g\n', seconds, A(n, 1) + A(n, n - 1) + A(1, n));
end
