import { expect, it } from '@jest/globals';
import { fileSize } from './file-size';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1_023, '1023 bytes'],
  [44_000, '43 KB'],
  [1_258_291, '1.2 MB'],
])('writes %s bytes as %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
