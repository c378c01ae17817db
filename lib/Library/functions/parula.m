function map = parula(m)
% Between colors at even distances.
if nargin < 1, m = 256; else, m = double(m); end
known = [0.2422 0.1504 0.6603; 0.2810 0.3228 0.9579; 0.1786 0.5289 0.9682; ...
         0.0689 0.6948 0.8394; 0.2161 0.7843 0.5923; 0.5044 0.7993 0.3480; ...
         0.8139 0.7387 0.1570; 0.9739 0.7889 0.2000; 0.9769 0.9839 0.0805];
at = (0:m-1)' / max(m - 1, 1) * 8 + 1;
map = reshape(interp1((1:9)', known, at), [], 3);
end
