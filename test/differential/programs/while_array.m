% A while loop that carries arrays and swaps them.
a = linspace(0, 1, 1000);
b = a .* 2;
turns = 0;
while sum(a) > 1
    c = a * 0.5;
    a = b * 0.25;
    b = c;
    turns = turns + 1;
end
fprintf('%d %.17g %.17g\n', turns, sum(a), sum(b));
