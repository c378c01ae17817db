function csvwrite(filename, M, r, c)
% CSVWRITE Writes a matrix as a text file, a row a line, with commas between, behind so many empty rows and columns.
if nargin < 3, r = 0; end
if nargin < 4, c = 0; end
dlmwrite(filename, M, ',', r, c);
end
