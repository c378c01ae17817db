% String arrays.
s = "hello";
assert(isstring(s) && ~ischar(s) && strlength(s) == 5 && isequal(size(s), [1 1]) && strcmp(class(s), 'string') && numel(s) == 1);
assert(isequal("a" + 1, "a1") && isequal("a" + "b", "ab") && isequal(1 + "a", "1a") && isequal("a" + 1.5, "a1.5") && isequal(["a" "b"] + "c", ["ac" "bc"]) && isequal("x" + true, "xtrue"));
assert(s == "hello" && s ~= "x" && isequal(["a" "b"] == "a", [true false]) && "a" == 'a' && strcmp("a", 'a') && "a" < "b");
t = ["one", "two"; "three", "four"];
assert(isequal(size(t), [2 2]) && t(2, 1) == "three" && strcmp(t{1, 2}, 'two') && ischar(t{1}) && isequal(t(:, 1), ["one"; "three"]));
t(3, 1) = "new";
assert(ismissing(t(3, 2)) && isequal(size(t), [3 2]));
assert(isequal(string(5), "5") && isequal(string([1 2]), ["1" "2"]) && isequal(string('ab'), "ab") && isequal(string({'a', 'b'}), ["a" "b"]) && isequal(string(true), "true") && isequal(string(pi), "3.1416"));
assert(strcmp(char("abc"), 'abc') && isequal(cellstr(["a" "b"]), {'a', 'b'}) && double("3.5") == 3.5 && isnan(double("x")) && str2double("4") == 4);
assert(isequal(upper("ab"), "AB") && isequal(strrep("aXb", "X", "-"), "a-b") && isequal(strsplit("a,b", ","), ["a" "b"]) && isequal(strjoin(["a" "b"], "-"), "a-b") && isequal(split("a b"), ["a"; "b"]) && isequal(join(["a" "b"]), "a b"));
assert(isequal(strcat("a", "b"), "ab") && isequal(strtrim("  a "), "a") && isequal(reverse("abc"), "cba") && isequal(replace("aba", "a", "x"), "xbx") && contains("hello", "ell") && isequal(extractBefore("a=b", "="), "a") && isequal(extractAfter("a=b", "="), "b"));
assert(isequal(sprintf("%d", 5), "5") && isequal(strlength(["a" "bcd"]), [1 3]) && isequal(sort(["b" "a"]), ["a" "b"]) && isequal(unique(["b" "a" "b"]), ["a" "b"]) && isequal(ismember("a", ["a" "b"]), true));
assert(isequal(strings(1, 2), ["" ""]) && strlength("") == 0 && isequal(size(""), [1 1]) && ~isempty("") && isempty(strings(0, 1)));
assert(isequal(["a"; "b"]', ["a" "b"]) && isequal([s "x"], ["hello" "x"]) && isequal(["a" 'b' 1], ["a" "b" "1"]));
assert(startsWith("abc", "a") && endsWith("abc", "c"));
x = "abc";
assert(x{1}(2) == 'b' && strcmp(x{1}, 'abc'));
switch s
  case {"x", "hello"}
    y = 1;
  otherwise
    y = 0;
end
assert(y == 1);
assert(isequal(regexprep("abc", "b", "X"), "aXc") && isequal(lower(["A" "B"]), ["a" "b"]) && isequal(strip("  a "), "a") && isequal(pad("a", 3), "a  ") && isequal(erase("abc", "b"), "ac") && count("banana", "a") == 3 && isequal(insertAfter("ab", "a", "-"), "a-b"));
for q = ["a" "b"], r = q; end
assert(isstring(r) && r == "b");
