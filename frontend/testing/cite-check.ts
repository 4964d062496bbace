import type { CheckedCitation, CitationCheck } from '@casewright/contracts';

/** One citation of a text, as the checker answers it. */
export function checked(text: string, words: string, change: object = {}): CheckedCitation {
  const start = text.indexOf(words);
  const end = start + words.length;
  return {
    text: words,
    start,
    end,
    fullSpan: { start, end },
    kind: 'case',
    normalized: words,
    fields: {},
    authority: 0,
    resolvesTo: null,
    verdict: 'verified',
    explanation: 'A case begins at this page.',
    ...change,
  } as CheckedCitation;
}

/** The answer of a check. */
export function checkOf(citations: CheckedCitation[]): CitationCheck {
  const counts: Record<string, number> = {};
  for (const { verdict } of citations) counts[verdict] = (counts[verdict] ?? 0) + 1;
  const none = { exact: 0, normalised: 0, close: 0, not_found: 0, unchecked: 0 };
  return { citations, counts, quotationCounts: none } as CitationCheck;
}
