import { z } from 'zod';

/** How much of a question its first cases have. */
const COVERAGES = ['full', 'partial', 'none'] as const;

export const CoverageSchema = z
  .enum(COVERAGES)
  .describe(
    'How many of a question’s distinctive words the first cases contain; `none`: they do not answer it. Absent for citations, names, pasted paragraphs, required words, and filtered searches',
  );
export type Coverage = z.infer<typeof CoverageSchema>;

/** What was asked for that none of the first cases has. */
export const UncoveredSchema = z.object({
  /** As they were typed. */
  words: z.string(),
  /** How many cases of the library have them, none of them among the first. */
  cases: z.number().int().nonnegative(),
});
export type Uncovered = z.infer<typeof UncoveredSchema>;

export interface Covered {
  coverage?: Coverage | null | undefined;
  uncovered?: readonly Uncovered[] | null | undefined;
}

/** What a person should know of an answer that does not have all of the question. */
export function coverageSentence({ coverage, uncovered }: Covered): string | null {
  const named = uncovered ?? [];
  if (named.length === 0 || !coverage || coverage === 'full') return null;
  const unknown = named.filter(({ cases }) => cases === 0);
  if (coverage === 'partial')
    return `None of the nearest cases mentions ${quoted(named)}.`.replace('”.', '.”');
  return unknown.length > 0
    ? `The library has nothing on ${anyOf(unknown)}. The nearest are below.`
    : `No case in the library mentions ${quoted(named)} together with the rest of the question. The nearest are below.`;
}

/** The same of an earlier search, whose cases are not shown with it. */
export function earlierCoverageSentence({ coverage, uncovered }: Covered): string | null {
  const named = uncovered ?? [];
  if (named.length === 0 || !coverage || coverage === 'full') return null;
  const unknown = named.filter(({ cases }) => cases === 0);
  if (coverage === 'partial')
    return `None of the nearest cases mentioned ${quoted(named)}.`.replace('”.', '.”');
  return unknown.length > 0
    ? `The library had nothing on ${anyOf(unknown)}.`
    : `No case in the library mentioned ${quoted(named)} together with the rest of the question.`;
}

const ANY_OF = new Intl.ListFormat('en-US', { type: 'disjunction' });

const anyOf = (named: readonly Uncovered[]): string =>
  ANY_OF.format(named.map((each) => each.words));

/** With commas inside the marks, as Americans have them. */
const quoted = (named: readonly Uncovered[]): string =>
  ANY_OF.format(named.map((each) => `“${each.words}”`)).replaceAll('”,', ',”');
