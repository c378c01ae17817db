% vector_formulas.m - norm, dot and cross of vectors, which units write as formulas: near the limits of the class, empty, of each class and
% direction, and where they are errors.
w = deal([0.1 -0.2 0.3]);
total = 0;
for k = 1:200
    q = w + k / 100;
    g = cross(w, q);
    total = total + dot(g, q) + norm(g) + norm(q') + dot(q, w') + sum(cross(q', w'));
end
fprintf('%.17g\n', total);
for scale = [1 1e200 1e-220 1e-310 0 Inf NaN -1]
    fprintf('%.17g ', lengths([3 4 12], scale), lengths([3; 4], scale), lengths(single([3 4 5]), single(scale))); fprintf('\n');
end
for n = [0 1 2 33 1000 70000]
    x = (1:n) / 7;
    fprintf('%.17g ', norm(x), norm(x'), dot(x, x), dot(x, x'), norm(single(x)), dot(x, single(x))); fprintf('\n');
end
fprintf('%.17g ', norm([3+4i 12]), dot([1+2i 3], [2 1i]), norm([1 2; 3 4]), norm([3 4], 1), norm([3 4], Inf), norm(-5), norm([]), dot([], [])); fprintf('\n');
fprintf('%.17g ', dot(int8([1 2]), int8([3 4])), dot([true false], [2 3]), cross(int8([1 2 3]), int8([3 2 1])), norm(true)); fprintf('\n');
fprintf('%.17g ', cross([1 2 3; 4 5 6; 7 8 9], [1 1 2; 2 2 1; 3 1 1]), cross([1 2 3], [4; 5; 6])); fprintf('\n');
report(@() dot([1 2 3], [1 2]), @() cross([1 2], [3 4]), @() cross([1 2 3], [1 2]), @() norm(int8([1 2])), @() mismatched(3), @() mismatched(4));

function r = lengths(x, scale)
    r = 0;
    for k = 1:3
        x = x * scale;
        r = r + norm(x);
    end
end

function s = mismatched(n)
    s = 0;
    for k = 1:3
        s = s + dot(ones(1, n), 1:3);
    end
end

function report(varargin)
    for k = 1:numel(varargin)
        try
            fprintf('%.17g ', varargin{k}()); fprintf('\n');
        catch problem
            fprintf('%s | %s\n', problem.identifier, problem.message);
        end
    end
end
