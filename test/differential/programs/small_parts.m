% Small arrays assigned to parts of others in loops: of mixed classes, of other shapes with as many elements, which is an error, and more of
% them than a unit keeps in one table.

function joined(p, n)
    for k = 1:n
        p(:) = [k, 3, k > 1];
    end
    fprintf('%.17g ', p); fprintf('\n');
end

function A = columns(n)
    A = zeros(3, 3);
    for k = 1:n
        A(:, k) = [k, 2, k > 1];
        A(:, 2) = [k; k < 2; 7];
    end
end

function p = singles(p, n)
    for k = 1:n
        p(:) = [k; 2; p(3)];
        p = p .* single([1; 2; 3]);
    end
end

function A = turned(A, n)
    for k = 1:n
        A(1:2, 1:3) = ones(3, 2) * k;
    end
end

function A = picked(A, n)
    for k = 1:n
        A([1 2], [1 3]) = [1 2 3 4]' * k;
    end
end

function A = stacked(n)
    A = zeros(2, 2);
    for k = 1:n
        A(1:2, :) = [k; 2; 3; 4];
    end
end

function A = rowed(A, n)
    for k = 1:n
        A(k, :) = [k; 2 * k; -k];
        A(:, 1) = [1 2 3] + k;
    end
end

function x = many(A, B, C, n, x)
    for k = 1:n
        a0 = x + 1; a1 = a0 + A; a2 = a1 + A; a3 = a2 + A; a4 = a3 + A; a5 = a4 + A; a6 = a5 + A; a7 = a6 + A;
        b0 = a7 + A; b1 = b0 + A; b2 = b1 + A; b3 = b2 + A; b4 = b3 + A; b5 = b4 + A; b6 = b5 + A; b7 = b6 + A;
        c0 = b7 + A; c1 = c0 + A; c2 = c1 + A; c3 = c2 + A; c4 = c3 + A; c5 = c4 + A; c6 = c5 + A; c7 = c6 + A;
        d0 = c7 + A; d1 = d0 + A; d2 = d1 + A; d3 = d2 + A; d4 = d3 + A; d5 = d4 + A; d6 = d5 + A; d7 = d6 + A;
        e0 = d7 + A; e1 = e0 + A; e2 = e1 + A; e3 = e2 + A; e4 = e3 + A; e5 = e4 + A; e6 = e5 + A; e7 = e6 + A;
        f0 = e7 + A; f1 = f0 + A; f2 = f1 + A;
        x = B * C;
        x = x / 10 + f2 / 1000;
        x = C' * B + x;
    end
end

joined([1.5 2.5 3.5], 2);
fprintf('%.17g ', columns(3)); fprintf('\n');
fprintf('%.17g ', singles(single([1.5; 2.5; 3]), 4)); fprintf('\n');
fprintf('%.17g ', rowed(zeros(3, 3), 3)); fprintf('\n');
fprintf('%.17g ', many([1 2; 3 4], [5 6; 7 8], [9 1; 2 3], 4, [1 2; 3 4])); fprintf('\n');
tries = {@() turned(zeros(2, 3), 3), @() picked(zeros(3, 3), 3), @() stacked(3)};
for k = 1:numel(tries)
    try
        f = tries{k};
        disp(f());
    catch problem
        disp(problem.message);
    end
end
