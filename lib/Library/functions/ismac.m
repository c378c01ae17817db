function tf = ismac()
% ISMAC Whether this is macOS.
tf = false;
end
