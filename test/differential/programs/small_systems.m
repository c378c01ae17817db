% Systems of two to four equations in loops are solved element by element; triangles, singular and other matrices by the runtime, which warns.
function show(varargin)
    for k = 1:numel(varargin)
        fprintf(' %.17g', varargin{k});
        fprintf('\n');
    end
end
function [x, y] = stepped(A, B, b, n)
    x = b; y = b';
    for k = 1:n
        x = (A + k / 7 * B) \ x;
        y = y / (A - k / 9 * B);
    end
end
function x = newton(x, n)
    for k = 1:n
        F = [x(1)^2 + x(2)^2 - 4; x(1) * x(2) - 1];
        J = [2*x(1) 2*x(2); x(2) x(1)];
        x = x - J \ F;
    end
end
A3 = [4 1 2; 1 5 3; 2 6 1]; B3 = [0.1 7 1; 3 0.2 0.5; 1 2 -9];
A4 = [0 1 2 3; 4 1 9 2; 1 7 1 -8; 2 2 1 1]; B4 = magic(4) / 3;
for r = 1:3
    show(newton([2; 0.3], 6));
    [x, y] = stepped(A3, B3, [1; 2; 3], 9); show(x, y);
    [x, y] = stepped(A4, B4, [1 5; 2 6; 3 7; 4 8], 9); show(x, y);
    [x, y] = stepped([0 1; 1 0], [1 2; 3 4], [1; 2], 5); show(x, y);
    [x, y] = stepped(eye(3), triu(B3), [1; 2; 3], 5); show(x, y);
    [x, y] = stepped(eye(3), tril(B3), [1; -0; 3], 5); show(x, y);
    [x, y] = stepped(single(A3), B3, [1; 2; 3], 5); show(x, y);
    [x, y] = stepped(A3, B3 * NaN, [1; 2; 3], 2); show(x, y);
    [x, y] = stepped(A3, B3, [1; Inf; 3], 2); show(x, y);
    [x, y] = stepped(ones(2), zeros(2), [1; 1], 1); show(x, y);
    [x, y] = stepped([1 1; 1 1 + 1e-15], zeros(2), [1; 1], 1); show(x, y);
    [x, y] = stepped([1e200 1; 2 1e200], [1 2; 3 4], [1; 2], 3); show(x, y);
    [x, y] = stepped([1e-200 1e-210; 2e-211 1e-200], zeros(2), [1; 2], 1); show(x, y);
    [x, y] = stepped(magic(5), magic(5)', (1:5)', 3); show(x, y);
end
