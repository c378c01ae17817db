% What lies between texts or positions.
% language: no-unit
% The examples of MATLAB's documentation.
str = "The quick brown fox jumps over the lazy dog";
assert(extractBetween(str, "quick ", " fox") == "brown" && isequal(extractBetween('The quick brown fox', 'quick ', ' fox'), {'brown'}));
assert(isequal(extractBetween("Edgar Allen Poe", 7, 11), "Allen") && isequal(extractBetween('Edgar Allen Poe', 7, 11, 'Boundaries', 'exclusive'), {'lle'}));
% All of them, one behind the other, and of each text of a list.
assert(isequal(extractBetween("<a><bc>", "<", ">"), ["a"; "bc"]) && isequal(extractBetween('<a><bc>', '<', '>', 'boundaries', 'Inclusive'), {'<a>'; '<bc>'}));
assert(isequal(extractBetween("||x|y|", "|", "|"), [""; "y"]) && isequal(extractBetween(["(a)"; "(b)"], "(", ")"), ["a"; "b"]) && isequal(extractBetween({'(a)(c)'; '(b)(d)'}, '(', ')'), {'a', 'c'; 'b', 'd'}));
assert(isequal(size(extractBetween("abc", "x", "y")), [0 1]) && isequal(size(extractBetween("a(b", "(", ")")), [0 1]) && extractBetween("abcd", 2, 2) == "b");
refuse(@() extractBetween(["(a)"; "b"], "(", ")"), 'MATLAB:extractBetween:unequalParts');
refuse(@() extractBetween("abc", 2, 4), 'MATLAB:string:PositionOutOfRange');

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
