% Choices and orders of the elements of lists.
% language: no-unit
% Choices: the example of MATLAB's documentation, and others.
assert(isequal(nchoosek(2:2:10, 4), [2 4 6 8; 2 4 6 10; 2 4 8 10; 2 6 8 10; 4 6 8 10]));
assert(isequal(nchoosek('abc', 2), ['ab'; 'ac'; 'bc']) && isa(nchoosek(uint16([10 20 30]), 1), 'uint16') && isequal(nchoosek([5 6], 2), [5 6]) && nchoosek(40, 20) == 137846528820);
assert(isequal(size(nchoosek([5 6], 3)), [0 3]) && isequal(size(nchoosek([5 6], 0)), [1 0]) && isequal(size(nchoosek(1:6, 3)), [20 3]) && nchoosek(5, 0) == 1);
refuse(@() nchoosek(2.5, 1), 'MATLAB:expectedInteger');
refuse(@() nchoosek(1:200, 100), 'MATLAB:array:SizeLimitExceeded');
% Orders: the example of MATLAB's documentation, and others.
assert(isequal(perms([2 4 6]), [6 4 2; 6 2 4; 4 6 2; 4 2 6; 2 6 4; 2 4 6]) && isequal(perms('ab'), ['ba'; 'ab']) && isequal(perms([1i; 2]), [2 1i; 1i 2]));
assert(isequal(size(perms([])), [1 0]) && isequal(perms(int8(7)), int8(7)) && isequal(size(unique(perms(1:5), 'rows')), [120 5]));

function refuse(f, identifier)
% f fails with that identifier.
try
  f();
catch e
  assert(strcmp(e.identifier, identifier), [e.identifier ': ' e.message]);
  return
end
error('no error');
end
