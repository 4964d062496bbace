import { describeWithData, readSharedJson } from '@casewright/testing/shared-data';
import { opinions } from '../../../test/opinions.js';
import { findCitations } from '../finder/find-citations.js';
import { resolveCitations } from './resolve.js';
import type { ResolvedCitations } from './types.js';

const resolve = (text: string): ResolvedCitations => resolveCitations(findCitations(text));
const targets = (text: string): (number | null)[] =>
  resolve(text).resolutions.map(({ authority }) => authority);

describe('resolveCitations', () => {
  it.each([
    [
      'id. means the authority just before',
      'Foo v. Bar, 1 U.S. 10, 12 (1990). It held so. Id. at 14.',
      [0, 0],
    ],
    [
      'a second authority intervenes',
      'Foo v. Bar, 1 U.S. 10. Baz v. Qux, 2 U.S. 20. Id. at 21.',
      [0, 1, 1],
    ],
    [
      'authorities in a parenthetical do not count',
      'Foo v. Bar, 1 U.S. 10 (1990) (quoting Baz v. Qux, 2 U.S. 20 (1980)). Id. at 14.',
      [0, 1, 0],
    ],
    [
      'nor does history',
      "Foo v. Bar, 1 F.2d 10 (2d Cir. 1990), aff'd, 500 U.S. 20 (1991). Id. at 14.",
      [0, 1, 0],
    ],
    [
      'a string citation breaks the chain',
      'Foo v. Bar, 1 U.S. 10; Baz v. Qux, 2 U.S. 20. Id.',
      [0, 1, null],
    ],
    [
      'unless the page fits only one of it',
      'Foo v. Bar, 1 U.S. 10; Baz v. Qux, 2 U.S. 2000. Id. at 14.',
      [0, 1, 0],
    ],
    [
      'a page is not of a statute',
      'Foo v. Bar, 1 U.S. 10. 42 U.S.C. § 1983. Id. at 14.',
      [0, 1, null],
    ],
    ['a section is', 'Foo v. Bar, 1 U.S. 10. 42 U.S.C. § 1983. Id. § 1985.', [0, 1, 1]],
    [
      'an unresolved reference breaks it',
      'Foo v. Bar, 1 U.S. 10. 2 F.2d, at 2. Id. at 3.',
      [0, null, null],
    ],
    [
      'supra goes by name',
      'Foo v. Bar, 1 U.S. 10. Baz v. Qux, 2 U.S. 20. Foo, supra, at 12.',
      [0, 1, 0],
    ],
    [
      'a short form by volume, then name',
      'Foo v. Bar, 1 U.S. 10. Baz v. Qux, 1 U.S. 50. Baz, 1 U.S. at 51.',
      [0, 1, 1],
    ],
    [
      'or by the page alone',
      'Foo v. Bar, 1 U.S. 10. Baz v. Qux, 1 U.S. 50. 1 U.S. at 12.',
      [0, 1, 0],
    ],
    ['a bare name with a page', 'Foo v. Bar, 1 U.S. 10. In Foo at 12 the court', [0, 0]],
    [
      'authors',
      'Cass R. Sunstein, On Reasoning, 106 Harv. L. Rev. 741 (1993). Foo v. Bar, 1 U.S. 10. Sunstein, supra note 1, at 745.',
      [0, 1, 0],
    ],
    [
      'a parallel of id. joins its authority',
      'Foo v. Bar, 1 U.S. 10. Id. at 12, 50 S. Ct. 3. Foo, 50 S. Ct. at 4.',
      [0, 0, 0, 0],
    ],
  ])('%s', (_, text, expected) => {
    expect(targets(text)).toEqual(expected);
  });

  it('makes parallel citations one authority, also afterwards', () => {
    const { authorities } = resolve(
      'See 410 U.S. 113. See 93 S. Ct. 705. Roe v. Wade, 410 U.S. 113, 93 S. Ct. 705 (1973).',
    );
    expect(authorities).toHaveLength(1);
    expect(authorities[0]).toMatchObject({
      name: 'Roe v. Wade',
      year: 1973,
      court: 'scotus',
      citations: ['410 U.S. 113', '93 S. Ct. 705'],
      mentions: [0, 1, 2, 3],
    });
  });

  it('says why it did not resolve', () => {
    expect(resolve('Foo v. Bar, 1 U.S. 10; Baz v. Qux, 2 U.S. 20. Id.').resolutions[2]).toEqual({
      authority: null,
      reason: 'string-cite',
      candidates: [0, 1],
    });
  });
});

interface Sequence {
  id: string;
  kind: string;
  citations: { text: string; resource: number | null }[];
}

describeWithData('the eyecite sequences', () => {
  const { resolve_cases } = readSharedJson<{ resolve_cases: Sequence[] }>(
    'citations/eyecite_cases_dev.json',
  );
  it.each(
    resolve_cases.filter(({ kind }) => kind === 'sequence').map((each) => [each.id, each] as const),
  )('%s', (_, { citations }) => {
    expect(targets(citations.map(({ text }) => text).join(' '))).toEqual(
      citations.map(({ resource }) => resource),
    );
  });
});

describeWithData('over the opinions', () => {
  it('finds every in-corpus citation the metadata knows, with the right court', () => {
    const owner = new Map<string, string>();
    for (const { id, citations } of opinions())
      for (const each of citations) owner.set(findCitations(each)[0]?.normalized ?? each, id);
    const courts = new Map(opinions().map(({ id, court_id }) => [id, court_id]));
    const missing: string[] = [];
    let stated = 0;
    let right = 0;
    for (const { id, cites_in_corpus, opinions: parts } of opinions()) {
      const cited = new Set<string>();
      for (const { authorities } of parts.map(({ text }) => resolve(text))) {
        for (const { citations, court } of authorities) {
          const target = citations
            .map((each) => owner.get(each))
            .find((each) => each !== undefined);
          if (!target) continue;
          cited.add(target);
          // Its own heading is no citation, and some records name no court.
          if (!court || target === id || !courts.get(target)) continue;
          stated++;
          if (court === courts.get(target)) right++;
        }
      }
      missing.push(
        ...cites_in_corpus.filter((each) => !cited.has(each)).map((each) => `${id} → ${each}`),
      );
    }
    expect(missing).toEqual([]);
    expect(right / stated).toBeGreaterThan(0.98); // the rest are records whose metadata is wrong (People v. Cahan is not SCOTUS)
  });
});
