import { describeWithData } from '@casewright/testing/shared-data';
import { workOf } from '../../../test/count-work.js';
import { opinions } from '../../../test/opinions.js';
import { findCitations } from './find-citations.js';
import { splitSentences } from './sentences.js';

/** A small seeded generator, so that a failure can be repeated. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const PIECES = [
  '1 U.S. 1',
  '410 U.S. 113',
  '(1973)',
  '(9th Cir. 2001)',
  'Foo v. Bar, ',
  'In re ',
  'Id. at 5',
  'supra, at 3',
  '§ 1983',
  '42 U.S.C. ',
  '29 C.F.R. ',
  '(',
  ')',
  '[',
  ']',
  '“',
  '”',
  ';',
  ',',
  '. ',
  ' ',
  '\n',
  '\n\n',
  '\f',
  '—',
  '___',
  '*12',
  'v.',
  ' at ',
  'No. 12-345',
  'n.5',
  '¶ 9',
  'Cal. ',
  'N.Y.',
  'F.2d',
  '2d',
  'U.S. Const. art. I',
  'Smith',
  'the',
  'See ',
  'aff’d, ',
  '\u00a0',
  '\u200b',
  '𝔘',
  'é',
  '\0',
  '1,',
  '-',
  '–',
  'Pub. L. No. 1-2',
  '2006-Ohio-12',
  'IL App (4th)',
  'Restatement (Second) of Torts § 5',
];

function randomText(seed: number): string {
  const next = generator(seed);
  let text = '';
  for (let count = next(60); count >= 0; count--)
    text += next(4) === 0 ? String.fromCharCode(next(400)) : PIECES[next(PIECES.length)];
  return text;
}

describe('on random text', () => {
  it('never throws, keeps order and reports exact offsets', () => {
    const wrong: unknown[] = [];
    for (let seed = 1; seed <= 1500; seed++) {
      const text = randomText(seed);
      let last = -1;
      for (const { start, end, text: found, fullSpan } of findCitations(text)) {
        const isRight =
          text.slice(start, end) === found &&
          start >= last &&
          fullSpan.start <= start &&
          fullSpan.end >= end;
        if (!isRight) wrong.push([seed, start, found]);
        last = end;
      }
    }
    expect(wrong).toEqual([]);
  });

  it('splits into sentences that are slices of the text, in order, losing only white space', () => {
    const wrong: unknown[] = [];
    for (let seed = 1; seed <= 400; seed++) {
      const text = randomText(seed);
      let last = 0;
      for (const { start, end, text: found } of splitSentences(text)) {
        const lost = text.slice(last, start).trim().replaceAll('\u200b', '');
        if (text.slice(start, end) !== found || lost !== '') wrong.push([seed, start, found]);
        last = end;
      }
    }
    expect(wrong).toEqual([]);
  });
});

const HOSTILE = [
  '1 U.S. 1 (',
  '(((((',
  '1 U.S. 1, ',
  'v. ',
  'Foo v. Bar, ',
  'Id. at 1, ',
  'A. B. C. D. ',
  '§ 1.1.1',
  '“',
  '1 1 1 ',
  '1 U.S. ',
  '42 U.S.C. §§ 1, 2, 3, ',
  'supra, ',
  'Cal. Foo Bar Baz ',
  'Cal. AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA ',
  'N.Y. A B C D ',
  'U.S. Const ',
  'No. 1, ',
  '    ',
  '. . . ',
  '1 F. Supp. ',
  'Smith, ',
  '[1] ',
  '— U.S. —, ',
  'Foo v. Bar v. Baz v. ',
  'In re ',
  '\n\n',
  '1-1-1-1 ',
  '1,1,1,',
  'Restatement of A B C ',
  '1 U.S. 1 (A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q) ',
];

describe('on hostile text', () => {
  it.each(HOSTILE)('takes time in proportion to length: %j', (piece) => {
    const text = piece.repeat(Math.ceil(6_000 / piece.length));
    findCitations(text);
    const once = workOf(() => findCitations(text));
    const four = workOf(() => findCitations(text.repeat(4)));
    expect(four / once).toBeLessThan(4.6);
    expect(four / (text.length * 4)).toBeLessThan(6000);
  });
});

/** A few pieces in some order, over and over: what no list of hostile texts thinks of. */
function hostileText(seed: number, length: number): string {
  const next = generator(seed);
  const pool = [...PIECES, ...HOSTILE];
  const unit = Array.from({ length: 1 + next(5) }, () => pool[next(pool.length)]).join('');
  return unit.repeat(Math.ceil(length / unit.length));
}

describe('on hostile text made at random', () => {
  it('takes time in proportion to length', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const text = hostileText(seed, 6_000);
      findCitations(text);
      const once = workOf(() => findCitations(text));
      const four = workOf(() => findCitations(text.repeat(4)));
      expect({ seed, linear: four / once < 4.6 }).toEqual({ seed, linear: true });
      expect({ seed, bounded: four / (text.length * 4) < 6000 }).toEqual({ seed, bounded: true });
    }
  });
});

describe('on 50 MB', () => {
  it('finds every citation, each at its place', () => {
    const filler = 'The court considered the record and the arguments of both parties at length. ';
    const page = `${filler.repeat(300)}See Brown v. Board of Education, 347 U.S. 483 (1954). `;
    const pages = Math.ceil(50_000_000 / page.length);
    const citations = findCitations(page.repeat(pages));
    expect(citations.length).toBe(pages);
    const first = page.indexOf('347 U.S.');
    expect(citations.at(-1)?.start).toBe((pages - 1) * page.length + first);
  });
});

describeWithData('over the opinions', () => {
  it('reports exact offsets for every citation', () => {
    for (const { opinions: parts } of opinions()) {
      for (const { text } of parts) {
        for (const { start, end, text: found } of findCitations(text))
          if (text.slice(start, end) !== found) throw new Error(`${start}: ${found}`);
      }
    }
  });
});
