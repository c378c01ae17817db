turns = argv();
n = str2double(turns{1});
x = zeros(500, 20);
for j = 1:n
    c = mod(j, 20) + 1;
    for i = 1:500
        for k = 1:80
            x(i, c) = x(i, c) * 0.5 + k * j;
        end
    end
end
fprintf('%.17g\n', sum(x(:)));
