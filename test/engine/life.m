% A turn of the game of life is one launch over its cells, which reads their eight neighbours from a copy with a margin; what is around it takes three.
% RUN: %runmat --jit=off %s > %t.off
% RUN: %runmat --jit=always --device=cpu --threads=2 --explain=json --explain-file=%t.cpu %s | diff %t.off -
% RUN: %python %S/Inputs/report.py %t.cpu "c['launches']['cpu'] == 15"
A = double(mod(reshape(1:90000, 300, 300) .^ 2, 101) < 35);
A = life(A, 12);
fprintf('%d ', sum(A)); fprintf('\n');
function A = life(A, steps)
    for t = 1:steps
        neighbours = zeros(size(A));
        for di = -1:1
            for dj = -1:1
                if di ~= 0 || dj ~= 0
                    neighbours = neighbours + circshift(A, [di dj]);
                end
            end
        end
        A = double(neighbours == 3 | (A == 1 & neighbours == 2));
    end
end
