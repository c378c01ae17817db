% nussinov.m - the most pairs that a strand of bases can fold into.
function seq = setup(n)
    seq = floor(4 * uniform(1, n, 1));
end

function table = nussinov(seq)
    n = numel(seq);
    table = zeros(n, n);
    for i = n-1:-1:1
        for j = i+1:n
            best = max(table(i, j-1), table(i+1, j));
            pair = table(i+1, j-1);
            if i < j - 1
                pair = pair + (seq(i) + seq(j) == 3);
            end
            best = max(best, pair);
            for k = i+1:j-1
                best = max(best, table(i, k) + table(k+1, j));
            end
            table(i, j) = best;
        end
    end
end
