function [str, maxsize, endian] = computer(arch)
% COMPUTER Kind of machine, most elements of an array, and 'L' where the low byte of a number comes first; computer('arch') as folders of programs are named.
str = 'GLNXA64'; maxsize = 2 ^ 48 - 1; endian = 'L';
if nargin > 0, str = lower(str); end
end
