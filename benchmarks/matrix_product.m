% matrix_product.m N TURNS - seconds and checksum of the product of two N-by-N matrices.
args = argv();
n = str2double(args{1});
turns = str2double(args{2});
A = reshape(mod((0:n * n - 1) * 7919, 1009) / 1009, n, n);
B = A' + 1;
for turn = 1:turns
    tic;
    C = A * B;
    seconds = toc;
    fprintf('%.9f %.17g\n', seconds, C(1) + C(end));
end
