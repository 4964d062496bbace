import { cleanText, oneLine } from './text.js';

describe('cleanText', () => {
  it.each([
    ['a\ud800b\udc00c', 'a\ufffdb\ufffdc'],
    ['whole 😀 pairs', 'whole 😀 pairs'],
    ['nul\u0000 bell\u0007 escape\u001b', 'nul bell escape'],
    ['no\uffffcharacter', 'nocharacter'],
    ['a\r\nb\rc\u2028d\fe', 'a\nb\nc\nd\ne'],
    ['tab\tstays', 'tab\tstays'],
  ])('makes %j fit for every format', (given, clean) => {
    expect(cleanText(given)).toBe(clean);
  });

  it('makes one line of a title', () => {
    expect(oneLine(' A\r\n  title\t\u0000here ')).toBe('A title here');
  });
});
