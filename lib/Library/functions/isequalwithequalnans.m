function tf = isequalwithequalnans(A, B, varargin)
% ISEQUALWITHEQUALNANS Whether values are equal, NaN to NaN as well, as isequaln tells.
tf = isequaln(A, B, varargin{:});
end
