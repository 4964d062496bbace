import type { NamedDecision } from '@casewright/contracts';
import { findCitations, resolveCitations } from '@casewright/law/citations';
import { ROE_OVERRULED } from '@casewright/testing';
import { toCheckedCitation } from './checked-citation.mapper.js';
import { namedDecisions, withNamed, withoutNamed } from './named-decisions.js';
import { judgeText } from './verdict/judge-text.js';

const ROE: NamedDecision = {
  name: 'Roe v. Wade',
  citationKeys: ['410us113', '93sct705'],
  case: {
    id: 7,
    name: 'Roe v. Wade',
    citation: '410 U.S. 113',
    court: 'Supreme Court',
    year: 1973,
  },
  history: ROE_OVERRULED,
};
const library = {
  named: async (names: readonly string[]) =>
    names.map((name) => (name === 'Roe v. Wade' ? ROE : null)),
};

function judged(text: string) {
  const citations = findCitations(text);
  const resolved = resolveCitations(citations);
  return { citations, resolved, judged: judgeText(citations, resolved, new Map()) };
}

const namedIn = (text: string) => namedDecisions(text, judged(text), library);

describe('namedDecisions', () => {
  it('tells what became of a decision that the text names alone, each time', async () => {
    const text = 'Under Roe v. Wade and Casey, it is so. Roe v. Wade (1973) says it.';
    const found = await namedIn(text);
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Roe v. Wade',
      'Roe v. Wade',
    ]);
    expect(found[0]).toMatchObject({
      kind: 'reference',
      verdict: 'unchecked',
      authority: null,
      resolvesTo: null,
      normalized: 'Roe v. Wade',
      case: { id: 7, title: 'Roe v. Wade' },
      history: { standing: 'bad' },
      explanation: expect.stringContaining('Roe v. Wade, 410 U.S. 113 (1973).'),
    });
  });

  it.each([
    ['its citation follows', 'Roe v. Wade, 410 U.S. 113 (1973), says so.'],
    [
      'its citation was given before',
      'See Roe v. Wade, 410 U.S. 113 (1973). Under Roe v. Wade it is so.',
    ],
    ['its citation comes later', 'Under Roe v. Wade it is so. See 93 S. Ct. 705.'],
    [
      'another of its name is cited',
      'Roe v. Wade, 12 F.3d 34 (9th Cir. 1993). Under Roe v. Wade it is so.',
    ],
    ['the year is not its own', 'Roe v. Wade (1998) says so.'],
    ['the name is another one', 'Doe v. Bolton says so.'],
  ])('finds nothing where %s', async (_why, text) => {
    expect(await namedIn(text)).toEqual([]);
  });

  it('stands among the citations, and leaves them as they were', async () => {
    const text = 'Roe v. Wade. Smith v. Vane, 1 F.3d 2 (1990). Roe v. Wade. Id. at 5.';
    const own = judged(text);
    const cited = own.citations.map((_, at) => toCheckedCitation(own, at, []));
    const all = withNamed(cited, await namedIn(text));
    expect(all.map(({ kind }) => kind)).toEqual(['reference', 'case', 'reference', 'id']);
    expect(all[3]!.resolvesTo?.index).toBe(1);
    expect(withoutNamed(all).cited).toEqual(cited);
  });
});
