function part = extractBefore(text, mark)
% EXTRACTBEFORE What comes before a text or position.
part = extracted_part(text, mark, @(t, m) t(1:first_of(t, m) - 1));
end

function at = first_of(t, m)
if isnumeric(m), at = position_in(t, m); else, at = min([strfind(t, char(m)) Inf]); end
if isinf(at), error('MATLAB:extractBefore:NotFound', 'The text ''%s'' does not occur.', char(m)); end
end

function at = position_in(t, at)
if at > numel(t) + 1, error('MATLAB:string:PositionOutOfRange', 'The position %d is behind the end of the text ''%s''.', at, t); end
end

function part = extracted_part(text, mark, cut)
if iscell(text), part = cellfun(@(t) cut(t, mark), text, 'UniformOutput', false); return, end
if ischar(text), part = cut(text, mark); return, end
part = text;
for k = 1:numel(text), part(k) = string(cut(char(text(k)), mark)); end
end
