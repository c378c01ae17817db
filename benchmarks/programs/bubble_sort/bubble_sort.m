% bubble_sort.m - sorting by exchanges of neighbours, element by element.
function x = setup(n)
    x = uniform(1, 1, n);
end

function x = bubble_sort(x)
    n = numel(x);
    for i = n:-1:2
        for j = 1:i-1
            if x(j) > x(j+1)
                t = x(j);
                x(j) = x(j+1);
                x(j+1) = t;
            end
        end
    end
end
