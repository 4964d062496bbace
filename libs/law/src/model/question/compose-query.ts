import type { QuestionReading } from '@casewright/contracts';

/** From so many words on a query is read as prose, without its syntax. */
const PROSE_FROM = 36;

/** Say nothing to a search, and would turn what they begin into prose. */
const EMPTY =
  /^(?:a|an|and|are|as|at|by|can|could|did|do|does|for|from|had|has|have|how|if|in|is|it|may|must|not|of|on|or|should|than|that|the|their|this|to|under|was|were|what|when|where|whether|which|who|whom|whose|why|will|with|without|would)$/;

/**
 * A reading in the syntax of the search, the narrowest form first: phrases demanded, then asked for
 * as words; with the court and the years, then without.
 */
export function composeQueries(reading: QuestionReading): string[] {
  const { phrases, court, fromYear, toYear } = reading;
  const fields = [
    court === null ? '' : `court:${court.id}`,
    fromYear === null ? '' : `after:${fromYear}`,
    // The search ends before the year that it is given.
    toYear === null ? '' : `before:${toYear + 1}`,
  ].filter(Boolean);
  const demanded = phrases.map((phrase) => `"${phrase}"`);
  const forms = [
    [...demanded, ...words(reading, []), ...fields],
    [...words(reading, phrases), ...fields],
    words(reading, phrases),
  ];
  return [...new Set(forms.map((parts) => parts.join(' ')))].filter(Boolean);
}

/** Each word once, those of the question first; no more than the search takes for a query. */
function words({ terms, synonyms }: QuestionReading, phrases: readonly string[]): string[] {
  const all = [...terms, ...phrases, ...synonyms].flatMap((part) => part.split(' '));
  return [...new Set(all)].filter((word) => !EMPTY.test(word)).slice(0, PROSE_FROM - 12);
}
