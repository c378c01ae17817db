function k = findstr(str1, str2)
% FINDSTR Where the shorter of two texts is in the longer.
if strlength(str1) < strlength(str2), k = strfind(str2, str1); else, k = strfind(str1, str2); end
end
