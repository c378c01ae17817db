function t = erase(t, match)
% ERASE Texts without each of the given parts.
t = replace(t, match, '');
end
