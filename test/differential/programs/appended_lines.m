% appended_lines.m - lists that loops fill by whole rows and columns, x(end + 1, :) = v and x(:, end + 1) = v, from nothing and from what is
% there: of vectors in any direction, of each class, and where a line does not fit.
% differential: no-launch-on vulkan
n = deal(5);
show(rows([], n), rows(zeros(0, 3), n), rows([9 9 9], n), columns([], n), columns(zeros(3, 0), n), columns([9; 9; 9], n));
show(rows(single([1 2 3]), n), rows(int8([1 2 3]), n), rows(true(1, 3), n), rows('abc', n), columns(uint16([1; 2; 3]), n));
show(queued(n));
[line, part] = deal([1; 2; 3], 7);
show(filled([], line, n), filled([4 4 4], line, n), filled(zeros(0, 3), part, n), filled([1; 2], part, n), filled([1 2; 3 4], part, n));
show(filled([1 2 3], single([1.5 2.5 3.5]), n), filled([1 2 3], int8([100 2 3]), n), filled(int8([1 2 3]), [300 NaN -1.5], n));
show(filled([1 2 3], [1+2i 3 4], n), filled([1i 2], [3 4], n), filled([true false], [2 0], n), filled('ab', 'cd', n), filled([], zeros(1, 0), n));
for wrong = {[1 2], [1 2; 3 4], [], ones(1, 1, 3), 'ab', {1 2 3}}
    try
        show(filled([1 2 3], wrong{1}, 3));
    catch problem
        fprintf('%s | %s\n', problem.identifier, problem.message);
    end
end

function x = rows(x, n)
    for k = 1:n
        x(end + 1, :) = [k k + 0.5 -k];
    end
end

function x = columns(x, n)
    for k = 1:n
        x(:, end + 1) = [k; k + 0.5; -k];
    end
end

function s = queued(n)
    queue = [1 1 0];
    s = [0 0 0];
    while ~isempty(queue)
        first = queue(1, :);
        queue(1, :) = [];
        s(end + 1, :) = first;
        if first(3) < n
            queue(end + 1, :) = [first(1:2) + first(3), first(3) + 1];
            queue(end + 1, :) = [first(2) first(1) first(3) + 2];
        end
    end
end

function x = filled(x, line, n)
    for k = 1:n
        x(end + 1, :) = line;
    end
end

function show(varargin)
    for k = 1:nargin
        x = varargin{k};
        fprintf('%s %s:', class(x), mat2str(size(x)));
        fprintf(' %.17g%+.17gi', [real(double(x(:))) imag(double(x(:)))]');
        fprintf('\n');
    end
end
