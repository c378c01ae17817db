% quickstart.m - the example of that name: small sums of squares, row by row.
function [rows, columns] = setup(n)
    rows = n;
    columns = 500;
end

function [total, values] = quickstart(rows, columns)
    x = linspace(0, 1, columns);
    values = zeros(rows, 1);
    for k = 1:rows
        values(k) = sum((x * k / rows) .^ 2);
    end
    total = sum(values);
end
