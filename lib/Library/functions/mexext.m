function ext = mexext()
% MEXEXT The end of names of compiled functions on this kind of machine.
ext = 'mexa64';
end
