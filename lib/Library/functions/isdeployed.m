function tf = isdeployed()
% ISDEPLOYED Whether the program was packed to run without MATLAB: no.
tf = false;
end
