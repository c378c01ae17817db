% texts_in_units.m - functions of texts that units call: built, changed, compared, searched and read as numbers in loops, with empty
% texts, matrices of chars, and arguments of other classes.
% differential: no-launch-on vulkan
n = deal(6);
disp(built(n)); disp(numbers(n)); disp(changed('  Hello, World  ', n)); disp(compared('abcab', 'ab', n));
disp(read({'1.5', '-2e3', 'x', '', '7'})); disp(parted('one two  three', n)); disp(kinds('a1 B', n)); disp(letters('hello', n));
disp(classes('a', n)); disp(classes(3, n)); disp(empties(n));
disp(size(joined({'', 'a', 'bc', ''})));
for wrong = {{1 2}, 'ab', 3}
    try
        disp(changed(wrong{1}, 2));
    catch problem
        fprintf('%s | %s\n', problem.identifier, problem.message);
    end
end

function text = built(n)
    text = '';
    for k = 1:n
        text = [text, sprintf('%d:%s;', k, 'x'), num2str(k / 4), ' ', int2str(k + 0.6), mat2str([k 1]), ' '];
    end
end

function text = numbers(n)
    text = '';
    for k = 1:n
        text = [text, dec2bin(k), '|', num2str([k k]), '|', num2str(k > 2), '|', num2str(single(k) / 3, 4), '|', num2str(int8(k)), '|', sprintf('%g', [k; k]), blanks(k)];
    end
end

function text = changed(x, n)
    text = '';
    for k = 1:n
        y = strtrim(x);
        text = [text, upper(y), lower(y), strrep(y, 'l', 'LL'), deblank(x), regexprep(y, '[aeiou]', '*'), strcat(y, '-', x), fliplr(y)];
    end
end

function s = compared(x, y, n)
    s = zeros(1, 12);
    for k = 1:n
        s = s + [strcmp(x, y), strcmpi(x, upper(x)), strncmp(x, y, 2), strncmpi(x, 'AB', 2), any(strfind(x, y) == 4), numel(strfind(x, 'q')), ...
                 contains(x, y), startsWith(x, y), endsWith(x, y), isempty(strfind(x, 'zz')), contains(x, 'AB', 'IgnoreCase', true), strcmp([x; x], [x; x])];
    end
end

function s = read(list)
    s = zeros(1, 4);
    for k = 1:numel(list)
        v = str2double(list{k});
        s = s + [v * ~isnan(v), isnan(v), bin2dec('101'), hex2dec('fF')];
    end
end

function text = parted(x, n)
    text = '';
    for k = 1:n
        [word, x] = strtok(x);
        text = [text, word, '/', x, '/'];
    end
end

function s = kinds(x, n)
    s = 0;
    for k = 1:n
        s = s + [sum(isspace(x)), sum(isletter(x)), sum(isdigit(x)), ismember('B', x), sum(ismember(x, '1a'))];
    end
end

function text = letters(x, n)
    text = x;
    for k = 1:n
        text = char(mod(text - 'a' + k, 26) + 'a');
        if text(1) == 'k'
            text = [text(end:-1:2), text(1)];
        end
    end
end

function s = classes(x, n)
    s = zeros(1, 5);
    for k = 1:n
        s = s + [iscell(x), iscellstr(x), isstring(x), isstruct(x), isobject(x)];
    end
end

function s = empties(n)
    s = [0 0];
    for k = 1:n
        text = '';
        if k > 3
            text = 'ab';
        end
        s = s + [isempty(text), strcmp(text, '')] + size(sprintf('')) + size(strtrim('  ')) + size(strrep(text, 'ab', ''));
    end
end

function text = joined(list)
    text = '';
    for k = 1:numel(list)
        text = [text, list{k}, ','];
    end
end
