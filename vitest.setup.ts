import { configure } from '@testing-library/react';

// A wait ends when what it waits for is there; only a failing test takes this long. A busy machine
// that loads a screen's code for the first time needs more than the library's second.
configure({ asyncUtilTimeout: 20_000 });
