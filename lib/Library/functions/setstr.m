function s = setstr(A)
% SETSTR Characters of codes, as char gives them.
s = char(A);
end
