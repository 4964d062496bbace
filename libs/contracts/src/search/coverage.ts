import { z } from 'zod';

/** How much of a question its first cases have. */
const COVERAGES = ['full', 'partial', 'none'] as const;

export const CoverageSchema = z
  .enum(COVERAGES)
  .describe(
    'Whether the first cases are likely to answer a question; `none`: they are not. Absent for citations, names, pasted paragraphs, required words, and filtered searches',
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
  if (!coverage || coverage === 'full') return null;
  const unknown = named.filter(({ cases }) => cases === 0);
  if (coverage === 'none' && unknown.length > 0)
    return `The library has nothing on ${anyOf(unknown)}. The nearest are below.`;
  const lacking = `None of the nearest cases mentions ${quoted(named)}.`.replace('”.', '.”');
  if (coverage === 'partial')
    return named.length > 0 ? lacking : 'The nearest cases may answer only part of the question.';
  return named.length > 0
    ? `${lacking} They are below, and may not answer the question.`
    : 'No case in the library seems to answer the question. The nearest are below.';
}

/** The same of an earlier search, whose cases are not shown with it. */
export function earlierCoverageSentence({ coverage, uncovered }: Covered): string | null {
  const named = uncovered ?? [];
  if (!coverage || coverage === 'full') return null;
  const unknown = named.filter(({ cases }) => cases === 0);
  if (coverage === 'none' && unknown.length > 0)
    return `The library had nothing on ${anyOf(unknown)}.`;
  if (named.length > 0)
    return `None of the nearest cases mentioned ${quoted(named)}.`.replace('”.', '.”');
  return coverage === 'partial'
    ? 'The nearest cases seemed to answer only part of the question.'
    : 'No case in the library seemed to answer the question.';
}

const ANY_OF = new Intl.ListFormat('en-US', { type: 'disjunction' });

const anyOf = (named: readonly Uncovered[]): string =>
  ANY_OF.format(named.map((each) => each.words));

/** With commas inside the marks, as Americans have them. */
const quoted = (named: readonly Uncovered[]): string =>
  ANY_OF.format(named.map((each) => `“${each.words}”`)).replaceAll('”,', ',”');
