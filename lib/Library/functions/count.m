function n = count(text, pattern)
% COUNT How often texts occur in each of the texts, without overlaps of one with itself.
texts = cellstr(text);
patterns = cellstr(pattern);
n = zeros(size(texts));
for k = 1:numel(texts)
  for p = 1:numel(patterns)
    width = strlength(patterns{p});
    if width > 0, n(k) = n(k) + (numel(texts{k}) - numel(strrep(texts{k}, patterns{p}, ''))) / width; end
  end
end
end
