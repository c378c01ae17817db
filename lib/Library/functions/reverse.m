function t = reverse(t)
% REVERSE The characters of each text in the other order.
if ischar(t), t = fliplr(t); return, end
if iscell(t), t = cellfun(@fliplr, t, 'UniformOutput', false); return, end
for k = 1:numel(t), t(k) = string(fliplr(char(t(k)))); end
end
