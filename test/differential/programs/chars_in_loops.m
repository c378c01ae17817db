% Chars of texts, read one at a time and computed with.
words = {'kitten', 'sitting', 'Saturday', 'Sunday', '', 'x'};
for k = 1:2:numel(words)
    fprintf('%s %s %d\n', words{k}, words{k + 1}, common(words{k}, words{k + 1}));
end
fprintf('%d %d %d\n', digits('a1b22c333'), vowels('education is free'), checksum(['ab'; 'cd'; 'ef']));
fprintf('%g ', codes(char([228 8364 55357 56832 65535 0])));
fprintf('\n');
disp(roman('MCMXCIV'));
disp(shifted('hello'));
try
    beyond('abc', 5)
catch e
    disp(e.message);
end
try
    beyond('abc', 0)
catch e
    disp(e.message);
end
try
    unread('abc', 9)
catch e
    disp(e.message);
end

% The length of the longest text that both have, with gaps; joined numbers that only an extreme value reads are made nowhere.
function n = common(a, b)
    row = zeros(1, numel(b) + 1);
    for k = 1:numel(a)
        above = row;
        for l = 1:numel(b)
            row(l + 1) = max([above(l) + (a(k) == b(l)), above(l + 1), row(l)]);
        end
    end
    n = row(end);
end

function total = digits(text)
    total = 0;
    for k = 1:numel(text)
        if text(k) >= '0' && text(k) <= '9'
            total = total + (text(k) - '0');
        end
    end
end

function count = vowels(text)
    count = 0;
    for k = 1:numel(text)
        switch text(k)
            case {'a', 'e', 'i', 'o', 'u'}
                count = count + 1;
        end
    end
end

function sum = checksum(lines)
    sum = 0;
    for i = 1:size(lines, 1)
        for j = 1:size(lines, 2)
            sum = sum + i * j * lines(i, j);
        end
    end
end

function numbers = codes(text)
    numbers = zeros(1, numel(text));
    for k = 1:numel(text)
        numbers(k) = text(k);
    end
end

function value = roman(text)
    worth = zeros(1, 128);
    worth('IVXLCDM') = [1 5 10 50 100 500 1000];
    value = 0;
    for k = 1:numel(text)
        this = worth(text(k));
        if k < numel(text) && this < worth(text(k + 1))
            value = value - this;
        else
            value = value + this;
        end
    end
end

function text = shifted(text)
    for k = 1:numel(text)
        c = text(end + 1 - k);
        n = c + 1;
        text(end + 1 - k) = char(n);
    end
end

% What is printed before the error is.
function beyond(text, last)
    for k = [1 2 last]
        fprintf('%d ', text(k) * 2);
    end
end

function unread(text, k)
    n = 0;
    for t = 1:3
        n = n + t;
        c = text(k * (t > 2) + 1);
        fprintf('%d ', n);
        d = c + 1;
    end
end
