function tf = anymissing(x)
% ANYMISSING Whether any element is what ismissing finds.
tf = any(reshape(ismissing(x), [], 1));
end
