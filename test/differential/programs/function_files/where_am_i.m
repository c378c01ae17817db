function [name, n] = where_am_i(x)
name = mfilename;
n = numel(inputname(1));
end
