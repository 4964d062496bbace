import { describe, expect, it } from '@jest/globals';
import { queryKind } from './query-kind.js';

describe('queryKind', () => {
  it.each([
    ['410 us 113', 'citation'],
    ['92 S. Ct., 2726', 'citation'],
    ['2012 Ohio 779', 'citation'],
    ['Roe v Wade 1973', 'name'],
    ['In re Winship', 'name'],
    ['Stanton v. Stanton, 421 U.S. 7', 'name'],
    ['Twombly', 'keywords'],
    ['qualified immunity excessive force', 'keywords'],
    ['Is a cell phone search lawful', 'question'],
    ['did the court in Roe v. Wade decide on privacy?', 'question'],
    ['theft of property from hospital patients', 'question'],
    ['liability of a landlord for crimes of strangers on the stairs', 'question'],
    ['word '.repeat(60).trim(), 'paragraph'],
  ])('%s is a %s', (text, kind) => {
    expect(queryKind(text)).toBe(kind);
  });
});
