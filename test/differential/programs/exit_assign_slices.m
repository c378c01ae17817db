% What an assignment to a part of an array cannot do in place leaves the unit: arrays grow, errors are said, nothing is half done.
% differential: side-exits
x = (1:6) * 2;
y = x + 1;
for k = 1:3
    x(k:k+2) = y(1:3) * k;
end
disp(x)
x(5:8) = y(1:4);
disp(x)
A = reshape(y, 2, 3) + 0;
A(:, 4) = [7; 8];
disp(A)
none = zeros(0, 3);
none(:, 2) = 5;
disp(none)
disp(tryTo(@() assign(A, y(1:3))))
disp(tryTo(@() assignRow(A, y)))
z = x > 3;
z(2:3) = x(1:2);
disp(class(z)), disp(z)
g = gpuArray(x);
g(2:3) = x(1:2) + 0.5;
disp(isgpuarray(g))
h = x + 0;
h(1:2) = g(2:3);
disp(isgpuarray(h)), disp(h(1:4))

function message = tryTo(action)
    message = 'no error';
    try
        action();
    catch problem
        message = problem.message;
    end
end

function A = assign(A, v)
    A(:, 2) = v;
end

function A = assignRow(A, v)
    A(3:-1:1, 1) = v(1:3);
    A(0:1, 1) = v(1:2);
end
