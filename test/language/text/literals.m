% Texts of one row are compared by their units; a text that changes leaves the literal as it was.
for turn = 1:3
    word = 'abc';
    assert(strcmp(word, 'abc') && ~strcmp(word, 'abd') && ~strcmp(word, 'ab') && ~strcmp(word, 'abc ') && strcmpi(word, 'ABC'));
    word(1) = 'x';
    word(end + 1) = 'y';
    assert(strcmp(word, 'xbcy') && strcmp('', '') && ~strcmp('', ' ') && isequal(strcmp(zeros(1, 0), ''), false));
end
