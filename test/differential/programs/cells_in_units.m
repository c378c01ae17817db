% cells_in_units.m - cells that loops read and fill: texts, numbers and arrays, in rows, columns and matrices, growing and not, in
% structs and in functions, shared with other variables, with elements of other classes, and with errors in between.
% differential: no-launch-on vulkan
words = {'pear', 'fig', 'apple', 'kiwi', ''};
show(counted(words), counted(words'), total({1, 2, 3.5}), total({int8(100), int8(27), int8(5)}), sums({[1 2], [3; 4], 5, []}));
show(upperAll(words), grown(5), filled(4), places({1 2; 3 4}), longest(words), squares({1, 2, 3}));
show(pages(reshape({'a', 'b', 'c', 'd'}, 1, 2, 2)), deeper({1, 2; 3, 4}), deeper(reshape({1, 2, 3, 4}, 1, 2, 2)));
show(squares(reshape({1, 2, 3, 4}, 1, 2, 2)), squares(num2cell(1:600)), numel(upperAll(repmat(words, 1, 200))));
try, show(beyond(reshape({1, 2, 3, 4}, 1, 2, 2))); catch problem, disp(problem.identifier); end
show(swapped({'a', 'b', 'c', 'd'}), nested(struct('names', {{'ab', 'c'}}, 'n', 3)), shared(words), emptied({'a', 'b'}));
show(mixed({1, 'two', 3, [4 4], 'five'}), mixed({'one', 2}), lasts({'x', 'yz'}), passed(words), grid(3));
show(parts({'pear', 'fig', 'a'}), inner({[1 2], [3 4; 5 6], 7}), inner({int8(100), int8(2)}));
try, show(parts(words)); catch problem, disp(problem.message); end
for wrong = {{}, {{1}, {2}}, {1i, 2}, {@sin, 1}, {"s", "t"}, 5, 'abc'}
    try
        show(counted(wrong{1}));
    catch problem
        fprintf('%s | %s\n', problem.identifier, problem.message);
    end
end
for wrong = [0, 1.5, 9]
    try
        show(picked(words, wrong));
    catch problem
        fprintf('%s | %s\n', problem.identifier, problem.message);
    end
end

function c = pages(c)
    for k = 1:2
        c{1, k} = [c{1, k}, 'x'];
        c{1, end} = [c{1, end}, 'z'];
        c{1, end}(end + 1) = '0' + size(c, 3);
    end
end

function c = deeper(c)
    for k = 1:3
        c{1, 1, k} = k;
        c{1, 1, k} = c{1, 1, k} + numel(c) + ndims(c);
    end
end

function c = beyond(c)
    for k = 1:6
        c{2, k} = k;
    end
end

function s = counted(c)
    s = [0 0 0];
    for k = 1:numel(c)
        s = s + [length(c{k}), isempty(c{k}), strcmp(c{k}, 'fig')] + [size(c, 1), 0, length(c)];
    end
end

function s = total(c)
    s = c{1};
    for k = 2:numel(c)
        s = s + c{k};
    end
end

function s = sums(c)
    s = 0;
    for k = 1:numel(c)
        x = c{k};
        s = s + sum(x(:)) + numel(c{end});
    end
end

function c = upperAll(c)
    for k = 1:numel(c)
        c{k} = [upper(c{k}), '!'];
    end
end

function c = grown(n)
    c = {};
    for k = 1:n
        c{end + 1} = sprintf('%d', k * k);
    end
end

function c = filled(n)
    c = cell(2, n);
    for k = 1:n
        c{1, k} = k;
        c{2, k} = [k k];
    end
    c{3, n + 1} = 'end';
end

function s = places(c)
    s = 0;
    for j = 1:size(c, 2)
        for i = 1:size(c, 1)
            s = 10 * s + c{i, j};
        end
    end
end

function word = longest(c)
    word = '';
    k = 1;
    while k <= length(c) && ~isempty(c)
        if numel(c{k}) > numel(word)
            word = c{k};
        end
        k = k + 1;
    end
end

function c = squares(c)
    for k = 1:numel(c)
        c{k} = c{k} ^ 2;
        c{k} = c{k} + 0.5;
    end
end

function c = swapped(c)
    for k = 1:2:numel(c) - 1
        kept = c{k};
        c{k} = c{k + 1};
        c{k + 1} = kept;
    end
end

function s = nested(s)
    for k = 1:s.n
        for j = 1:numel(s.names)
            s.names{j} = [s.names{j}, char('0' + k)];
        end
    end
end

function both = shared(c)
    other = c;
    for k = 1:numel(c)
        c{k} = k;
    end
    both = {c, other};
end

function c = emptied(c)
    for k = 1:4
        c{k} = [];
    end
end

function s = mixed(c)
    s = 0;
    for k = 1:numel(c)
        s = s + sum(double(c{k}));
    end
end

function c = parts(words)
    c = {};
    for k = 1:numel(words)
        c{end + 1} = words{k}(2:end);
        c{end}(end + 1) = words{k}(1);
    end
end

function s = inner(c)
    s = 0;
    for k = 1:numel(c)
        s = s + c{k}(end) * c{k}(1, 1) + c{end}(1);
    end
end

function s = lasts(c)
    s = 0;
    for k = 1:5
        s = s + length(c{end}) + c{1}(1);
    end
end

function s = passed(c)
    s = 0;
    for k = 1:numel(c)
        s = s + measure(c, k) + first(c);
    end
end

function n = measure(list, k)
    n = numel(list{k}) + numel(list);
end

function n = first(list)
    list{1} = 'other';
    n = length(list{1});
end

function c = grid(n)
    c = cell(n);
    for i = 1:n
        for j = 1:n
            c{i, j} = i * 10 + j;
        end
    end
end

function x = picked(c, at)
    x = '';
    for k = 1:3
        x = [x, c{k}];
    end
    for k = 1:3
        x = c{at};
    end
end

function show(varargin)
    for k = 1:nargin
        disp(varargin{k});
    end
end
