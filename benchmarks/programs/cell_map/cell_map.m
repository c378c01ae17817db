% cell_map.m - vectors of different lengths in cells, and counts in a map.
function c = setup(n)
    c = cell(1, n);
    for k = 1:n
        c{k} = uniform(k, 1, 1 + mod(k, 50));
    end
end

function [sums, total] = cell_map(c)
    sums = cellfun(@(x) sum(x .^ 2), c);
    counts = containers.Map('KeyType', 'double', 'ValueType', 'double');
    for k = 1:numel(c)
        key = numel(c{k});
        if isKey(counts, key)
            counts(key) = counts(key) + 1;
        else
            counts(key) = 1;
        end
    end
    total = sum(cell2mat(values(counts)) .^ 2);
end
