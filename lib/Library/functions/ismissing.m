function tf = ismissing(x)
% ISMISSING NaN, <missing> and empty texts of a cell.
if iscell(x), tf = logical(cellfun(@isempty, x));
elseif isstring(x), tf = ~(x == x);
elseif isfloat(x), tf = isnan(x);
else, tf = false(size(x)); end
end
