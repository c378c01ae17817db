function B = standardizeMissing(A, indicator)
% STANDARDIZEMISSING What the second argument lists as the missing value of the class: NaN, <missing>, '' of a cell, a blank of chars.
found = ismissing(A, indicator);
B = A;
if isfloat(A) || isstring(A), B(found) = missing;
elseif iscell(A), B(found) = {''};
elseif ischar(A), B(found) = ' '; end
end
