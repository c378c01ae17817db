% row_products.m N TURNS - seconds and checksum of sum(A .* B, 2) for N-by-1000 matrices.
args = argv();
n = str2double(args{1});
turns = str2double(args{2});
A = reshape(linspace(0, 1, n * 1000), n, 1000);
B = 2 - A;
for turn = 1:turns
    tic;
    S = products(A, B);
    seconds = toc;
    fprintf('%.9f %.17g\n', seconds, S(1) + S(n));
end

function S = products(A, B)
    S = sum(A .* B, 2);
end
