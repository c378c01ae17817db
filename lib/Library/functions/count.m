function n = count(text, pattern)
% COUNT How often a text occurs in each of the texts, without overlaps.
texts = cellstr(text);
n = zeros(size(texts));
width = strlength(pattern);
for k = 1:numel(texts)
  n(k) = (numel(texts{k}) - numel(strrep(texts{k}, char(pattern), ''))) / width;
end
end
