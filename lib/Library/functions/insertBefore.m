function t = insertBefore(t, mark, new)
% INSERTBEFORE A text with another one put in before each occurrence of a mark.
t = replace(t, mark, string(new) + string(mark));
end
