% Lists of arguments in brackets: beside other elements, in several rows, as extents, of other classes, of texts, and empty; loops over
% lists that go backwards.
x = linspace(-1, 2, 12); s = 0;
for k = 1:6
    s = s + sum(beside(x, k, 5)) + numel(beside()) + beside(k) + sum(between(k, x, 2)) + sum(stacked(k, x(1:3), x(4:6)), 'all');
    s = s + sum(sized(k, 3), 'all') + sum(sized(2, k, 2), 'all') + backwards(k, s, x(k)) + backwards() + every_other(k, 2, 3, 4, 5);
    s = s + numel(uneven(k)) + numel(uneven()) + sum(after(k)) + sum(after(k, 2));
end
fprintf('%.17g\n', s);
for k = 1:4
    fprintf('%s ', class(beside(single(k), 2)), class(beside(int8(k), 300.7)), class(beside(true, k > 2)), class(beside('a', 98 + k)));
    fprintf('%s %s %d\n', beside('ab', 'c', char(100 + k)), mat2str(beside(int8(k), 300.7)), size(beside(zeros(k, 0), ones(k, 2)), 1));
    attempt(@() beside([1 2; 3 4], k)); attempt(@() stacked(k, 1, [1 2])); attempt(@() sized(k));
end
z = beside(complex(1, 2), x(1:2), 3i); disp(z);
function r = beside(varargin)
    r = [varargin{:}];
end
function r = between(first, varargin)
    r = [first, varargin{:}, -first, varargin{end:end}];
end
function r = stacked(k, varargin)
    r = [varargin{1}; varargin{2:end}; varargin{1} * k];
end
function r = sized(varargin)
    r = ones([varargin{:}]) + zeros(varargin{:});
end
function r = uneven(varargin)
    r = [varargin{:}; varargin{:}];
end
function r = after(k, varargin)
    r = [[varargin{:}]; varargin{:}; k * 3];
end
function r = backwards(varargin)
    r = 0;
    for k = numel(varargin):-1:1
        r = r / 2 - varargin{k};
    end
end
function r = every_other(varargin)
    r = 0;
    for k = nargin:-2:+1
        r = r * 3 + varargin{k};
    end
end
function attempt(f)
    try, disp(f()); catch e, fprintf('%s | %s\n', e.identifier, e.message); end
end
