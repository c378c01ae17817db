turns = argv();
n = str2double(turns{1});
x = zeros(500, n);
for j = 1:n
    for i = 1:500
        for k = 1:80
            x(i, j) = x(i, j) * 0.5 + k * j;
        end
    end
end
fprintf('%.17g\n', sum(x(:)));
