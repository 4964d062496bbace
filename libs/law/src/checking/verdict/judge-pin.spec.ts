import { findCitations } from '@casewright/law/citations';
import { judgePin, pinnedPages } from './judge-pin.js';
import type { Judgment } from './judgment.js';

describe('pinnedPages', () => {
  it.each([
    ['24', [24]],
    ['483–84', [483, 484]],
    ['1118-19, 1125', [1118, 1119, 1125]],
    ['20 n.3', [20]],
    ['20 nn.3 & 5', [20]],
    ['20, 24 & n.7', [20, 24]],
    ['¶ 34', []],
    ['*3', []],
    ['(a)(2)', []],
  ])('%s', (pin, pages) => {
    expect(pinnedPages(pin)).toEqual(pages);
  });
});

describe('judgePin', () => {
  const verified: Judgment = {
    verdict: 'verified',
    case: { id: 1, name: 'Harmon v. Ridley', citation: '311 U.S. 20', court: 'U.S.', year: 1940 },
    explanation: 'Harmon v. Ridley begins at this page.',
    isSource: true,
  };
  const judge = (pin: string, pages?: Judgment['pages']) =>
    judgePin(findCitations(`Harmon v. Ridley, 311 U.S. 20, ${pin} (1940)`)[0]!, {
      ...verified,
      ...(pages && { pages }),
    });

  it.each([
    ['a page before the first', '14', { first: 20, inside: 20, last: null }, 'begins at page 20'],
    ['a page behind the last', '31', { first: 20, inside: 25, last: 30 }, 'ends by page 30'],
    ['a range that leaves it', '29–31', { first: 20, inside: 25, last: 30 }, 'page 31'],
  ])('rejects %s', (_name, pin, pages, why) => {
    const { verdict, explanation } = judge(pin, pages);
    expect(verdict).toBe('pin_mismatch');
    expect(explanation).toContain(why);
  });

  it('is content with a page of the case', () => {
    expect(judge('24', { first: 20, inside: 25, last: 30 })).toMatchObject(verified);
    expect(judge('20', { first: 20, inside: 20, last: null })).toMatchObject(verified);
  });

  it.each([
    ['the end is not known', { first: 20, inside: 20, last: null }],
    ['only the next case is', { first: 20, inside: 20, last: 90 }],
    ['nothing is', undefined],
  ])('says that it did not check, where %s', (_name, pages) => {
    const { verdict, explanation } = judge('24', pages);
    expect(verdict).toBe('verified');
    expect(explanation).toContain('Page 24 was not checked');
  });
});
