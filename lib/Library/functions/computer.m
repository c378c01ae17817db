function [str, maxsize, endian] = computer()
% COMPUTER Kind of machine, most elements of an array, and 'L' where the low byte of a number comes first.
str = 'GLNXA64'; maxsize = 2 ^ 48 - 1; endian = 'L';
end
