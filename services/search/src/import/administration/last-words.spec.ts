import { describe, expect, it } from '@jest/globals';
import { lastWords } from './last-words.js';

const DYING = `
<--- Last few GCs --->

FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory
----- Native stack trace -----

 1: 0xe16044 node::OOMErrorHandler(char const*, v8::OOMDetails const&) [node]
`;

describe('what an administrator reads of an import that ended', () => {
  it.each([
    [
      'the sentence alone',
      1,
      '(node:7) Warning: x\n    at a.js:1\n\nThe disk is full.\n',
      'The disk is full.',
    ],
    ['that memory ran out', null, DYING, /^The import ran out of memory\. [^:]*$/],
    ['the same by exit code', 134, DYING, /^The import ran out of memory\. [^:]*$/],
    ['nothing of a stack', null, 'Error: x\n    at v8::internal::Heap\n', /^$/],
  ] as const)('is %s', (_, code, said, words) => {
    expect(lastWords(code, said)).toEqual(
      typeof words === 'string' ? words : expect.stringMatching(words),
    );
  });
});
