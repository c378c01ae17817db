function [i, j] = pair_over(limit)
% Returns out of two loops.
for i = 1:20
    for j = 1:i
        if i * j > limit
            return
        end
    end
end
fprintf('no pair is over %g\n', limit);
end
