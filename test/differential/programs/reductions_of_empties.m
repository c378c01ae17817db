% Reductions of arrays without elements.
% differential: no-launch-on vulkan
fprintf('%.17g ', sum([]), sum(zeros(0, 3)), sum(zeros(3, 0)), sum(zeros(3, 0), 2), sum(zeros(0, 3), 'all'));
fprintf('\n');
fprintf('%d ', size(sum(zeros(3, 0))), size(sum(zeros(0, 3))), size(max([])), size(max(zeros(0, 3))), size(max(zeros(3, 0))));
fprintf('\n');
fprintf('%d ', size(sum(zeros(0, 3, 2), 2)), size(prod(ones(2, 0, 3))), size(mean(zeros(0, 3))));
fprintf('\n');
