function total = summed_inside(x)
% Its nested function has a variable of it.
total = 0;
for k = 1:3
    add(x * k);
end
    function add(v)
        total = total + v;
        x = x + 1;
    end
end
