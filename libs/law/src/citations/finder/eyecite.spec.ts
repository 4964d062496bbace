import { describeWithData, readSharedJson } from '@casewright/testing/shared-data';
import type { Citation } from '../types.js';
import { findCitations } from './find-citations.js';

interface Expected {
  type: string;
  volume?: string;
  reporter?: string;
  page?: string | null;
  pin_cite?: string;
  year?: number;
  court?: string;
}

interface FindCase {
  id: string;
  input: string;
  clean_steps?: string[];
  options?: { remove_ambiguous?: boolean };
  expected: Expected[];
}

interface CourtCase {
  input: string;
  court: string;
}

interface EyeciteCases {
  find_cases: FindCase[];
  court_cases: CourtCase[];
  span_cases: { input: string; full_spans: [number, number][] }[];
}

const KINDS: Record<string, string[]> = {
  FullCase: ['case'],
  ShortCase: ['short'],
  Supra: ['supra'],
  Id: ['id'],
  Reference: ['reference'],
  FullJournal: ['journal'],
  FullLaw: ['statute', 'regulation', 'session-law', 'public-law', 'federal-register'],
};

/** The cleaning the set prescribes for a case, as its authors define it. */
function clean({ input, clean_steps = [] }: FindCase): string {
  let text = input;
  if (clean_steps.includes('html')) text = text.replace(/<[^>]*>/g, '');
  if (clean_steps.includes('inline_whitespace')) text = text.replace(/[ \t]+/g, ' ');
  if (clean_steps.includes('all_whitespace')) text = text.replace(/[\s\u200b]+/g, ' ');
  return text;
}

const withoutAt = (pin: string | undefined): string => (pin ?? '').replace(/^at /, '');

/** All of kind, volume, reporter, page, pin, year and court right; what is not expected is absent. */
function isRight(found: Citation, want: Expected): boolean {
  const { fields } = found;
  const law = want.type === 'FullLaw';
  const pin =
    law ||
    (want.type === 'ShortCase' && !want.pin_cite) ||
    withoutAt(fields.pin) === withoutAt(want.pin_cite);
  const supreme = want.court === undefined && fields.court === 'scotus';
  return (
    pin &&
    fields.reporter === want.reporter &&
    fields.year === want.year &&
    (fields.court === want.court || supreme)
  );
}

describeWithData('the eyecite cases', () => {
  const cases = readSharedJson<EyeciteCases>('citations/eyecite_cases_dev.json');

  it('finds at least 95 % of the expected citations with all fields, and under 3 % false ones', () => {
    let expected = 0;
    let right = 0;
    let falseOnes = 0;
    let found = 0;
    for (const each of cases.find_cases) {
      const left = findCitations(clean(each), {
        ambiguous: each.options?.remove_ambiguous ? 'drop' : 'keep',
      });
      found += left.length;
      for (const want of each.expected) {
        const kinds = KINDS[want.type];
        if (!kinds) continue;
        expected++;
        const at = left.findIndex(
          ({ kind, fields }) =>
            kinds.includes(kind) &&
            (want.page === undefined || fields.page === want.page) &&
            (want.volume === undefined || fields.volume === want.volume),
        );
        if (at === -1) continue;
        if (isRight(left.splice(at, 1)[0]!, want)) right++;
      }
      falseOnes += left.length;
    }
    expect(right / expected).toBeGreaterThanOrEqual(0.95);
    expect(falseOnes / found).toBeLessThan(0.03);
  });

  it.each(cases.court_cases.map(({ input, court }) => [input, court]))(
    'reads the court of %s',
    (input, court) => {
      expect(findCitations(input)[0]?.fields.court).toBe(court);
    },
  );

  it.each(cases.span_cases.map(({ input, full_spans }) => [input, full_spans] as const))(
    'spans %s',
    (input, spans) => {
      expect(findCitations(input).map(({ fullSpan }) => [fullSpan.start, fullSpan.end])).toEqual(
        spans,
      );
    },
  );
});

describeWithData('the reporter examples', () => {
  it('reads at least 99 % whole', () => {
    const examples = readSharedJson<{ text: string }[]>('citations/reporter_examples_dev.json');
    const missed = examples.filter(({ text }) => {
      const [first] = findCitations(text);
      return first?.start !== 0 || first.end !== text.length;
    });
    expect(missed.length / examples.length).toBeLessThanOrEqual(0.01);
  });
});
