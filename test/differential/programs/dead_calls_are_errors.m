% differential: side-exits
% What nothing reads may be an error: of operations that equal others, of those whose size alone is asked, in loops.
A = ones(2, 3);
B = ones(3, 2);
for k = 1:2
    try
        if k == 2
            B = ones(2, 2);
        end
        C = A * B;
        n = size(C, 1);
        disp(n);
    catch problem
        disp(problem.message);
    end
end
for k = 1:2
    try
        if k == 2
            A = ones(2, 2, 2);
        end
        unused = A * B;
        unused = A * B;
        disp('multiplied');
    catch problem
        disp(problem.message);
    end
end
