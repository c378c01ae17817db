function tf = isunix()
% ISUNIX Whether this is Linux or macOS.
tf = true;
end
