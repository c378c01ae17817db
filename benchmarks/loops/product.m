% A matrix product by three loops.
args = argv();
n = str2double(args{1});
for turn = 1:str2double(args{2})
    A = reshape(1:n * n, n, n) / n;
    B = A - 1;
    C = zeros(n, n);
    tic;
    for j = 1:n
        for i = 1:n
            s = 0;
            for k = 1:n
                s = s + A(i, k) * B(k, j);
            end
            C(i, j) = s;
        end
    end
    seconds = toc;
    fprintf('%.9f %.17g\n', seconds, C(1, 1) + C(n, n));
end
