function n = count(text, pattern)
% COUNT How often texts occur in each of the texts, without overlaps of one with itself.
text = string(text);
n = zeros(size(text));
for p = reshape(string(pattern), 1, [])
  if strlength(p) > 0, n = n + (strlength(text) - strlength(erase(text, p))) / strlength(p); end
end
end
