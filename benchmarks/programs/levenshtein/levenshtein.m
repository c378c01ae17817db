% levenshtein.m - the edit distance of two texts.
function [a, b] = setup(n)
    a = char(97 + floor(6 * uniform(1, 1, n)));
    b = char(97 + floor(6 * uniform(2, 1, n - 10)));
end

function d = levenshtein(a, b)
    m = length(a);
    n = length(b);
    row = 0:n;
    for i = 1:m
        previous = row;
        row(1) = i;
        for j = 1:n
            cost = double(a(i) ~= b(j));
            row(j+1) = min([previous(j+1) + 1, row(j) + 1, previous(j) + cost]);
        end
    end
    d = row(end);
end
