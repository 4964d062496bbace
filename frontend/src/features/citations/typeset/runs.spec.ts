import { describe, expect, it } from '@jest/globals';
import { clipboardHtml, readRuns } from './runs';

const shape = (html: string) =>
  readRuns(html).map(({ text, isItalic, isUnderlined, isSmallCaps }) => {
    const face = `${isItalic ? 'i' : ''}${isUnderlined ? 'u' : ''}${isSmallCaps ? 's' : ''}`;
    return [text, face];
  });

describe('readRuns', () => {
  it('reads the typefaces', () => {
    expect(shape('<i>Brown v. Bd. of Educ.</i>, 347 U.S. 483 (1954)')).toEqual([
      ['Brown v. Bd. of Educ.', 'i'],
      [', 347 U.S. 483 (1954)', ''],
    ]);
    expect(shape('<u>Roe</u> <i><span class="small-caps">Yale L.J.</span></i>')).toEqual([
      ['Roe', 'u'],
      [' ', ''],
      ['Yale L.J.', 'is'],
    ]);
  });

  it('reads signs that HTML writes as entities, each once', () => {
    expect(shape('A&amp;M &quot;x&quot; &lt;y&gt; &amp;lt;')).toEqual([['A&M "x" <y> &lt;', '']]);
  });

  it('takes every other tag for text', () => {
    const hostile = '<img src=x onerror=alert(1)><script>x</script>';
    expect(shape(hostile)).toEqual([[hostile, '']]);
  });

  it('has no run for nothing', () => {
    expect(readRuns('')).toEqual([]);
  });
});

describe('clipboardHtml', () => {
  it('says small capitals in the words of a word processor', () => {
    expect(clipboardHtml('<span class="small-caps">Law</span>')).toBe(
      '<span style="font-variant: small-caps">Law</span>',
    );
  });
});
