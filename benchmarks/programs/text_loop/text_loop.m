% text_loop.m - words built, taken apart and counted.
function n = setup(n)
end

function [letters, words, longest] = text_loop(n)
    text = '';
    for k = 1:n
        text = [text, sprintf('w%d', mod(k * 7919, 1000)), ' '];
    end
    parts = strsplit(strtrim(text), ' ');
    words = numel(parts);
    longest = 0;
    letters = 0;
    for k = 1:words
        word = upper(parts{k});
        letters = letters + length(word);
        if strcmp(word, 'W7') || length(word) > longest
            longest = max(longest, length(word));
        end
    end
end
