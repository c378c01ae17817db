function part = extractAfter(text, mark)
% EXTRACTAFTER What comes after a text or position.
part = extracted_part(text, mark, @(t, m) t(end_of(t, m) + 1:end));
end

function at = end_of(t, m)
if isnumeric(m), at = position_in(t, m); else, at = min([strfind(t, char(m)) Inf]) + numel(char(m)) - 1; end
if isinf(at), error('MATLAB:extractAfter:NotFound', 'The text ''%s'' does not occur.', char(m)); end
end

function at = position_in(t, at)
if at > numel(t), error('MATLAB:string:PositionOutOfRange', 'The position %d is behind the end of the text ''%s''.', at, t); end
end

function part = extracted_part(text, mark, cut)
if iscell(text), part = cellfun(@(t) cut(t, mark), text, 'UniformOutput', false); return, end
if ischar(text), part = cut(text, mark); return, end
part = text;
for k = 1:numel(text), part(k) = string(cut(char(text(k)), mark)); end
end
