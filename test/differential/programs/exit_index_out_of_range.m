% differential: side-exits
% An index beyond the array in a loop that writes another one: the error names the index, the state is that of the turn.
x = 1:6;
y = zeros(1, 9);
try
    for i = 1:9
        y(i) = -i;
        y(i) = y(i) + x(i);
    end
catch e
    disp(e.message);
end
fprintf('%d ', i, y); fprintf('\n');
s = 0;
try
    for i = 1:5
        s = s + x(i / 2 + 2);
    end
catch e
    disp(e.message);
end
fprintf('%.17g %.17g\n', i, s);
try
    for i = 3:-1:-1
        x(i) = 7;
    end
catch e
    disp(e.message);
end
fprintf('%.17g ', x); fprintf('\n');
m = zeros(2, 3);
try
    for j = 1:4
        m(2, j) = j;
        q = m(1, j + 1);
    end
catch e
    disp(e.message);
end
disp(m);
