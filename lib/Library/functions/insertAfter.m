function t = insertAfter(t, mark, new)
% INSERTAFTER A text with another one put in after each occurrence of a mark.
t = replace(t, mark, string(mark) + string(new));
end
