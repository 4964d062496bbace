import type { Scope } from '../assembly/scope.js';
import type { Claims } from '../requirements/claims.js';
import type { PlaceholderSource, Value } from '../source/template-source.js';
import type { Account } from './account-for.js';
import type { Refusal } from './refusals.js';

/** Longer sentences are parted: only those of their phrases are quoted that say something new. */
const LONGEST_QUOTE = 280;

/**
 * A place for each sentence that says what the draft's own clauses do not. It prints the sentence in
 * square brackets, so that nothing is dropped, until someone words it.
 */
export function specialTerms(
  claims: Claims,
  { notUnderstood, refusals }: Pick<Account, 'notUnderstood' | 'refusals'>,
): PlaceholderSource[] {
  const quotes = new Map<string, PlaceholderSource>();
  for (const { start } of notUnderstood) {
    const words = quoteAround(claims, start, refusals);
    const name = nameOf(words);
    quotes.set(name, {
      name,
      label: `“${words}”`,
      type: 'text',
      hint: 'Word it as the document is to say it. Until then your own words stand there.',
    });
  }
  return [...quotes.values()];
}

function quoteAround(claims: Claims, offset: number, refusals: readonly Refusal[]): string {
  const { text } = claims;
  const sentence = claims.sentenceAt(offset);
  const isParted =
    sentence.end - sentence.start > LONGEST_QUOTE ||
    // What is refused is not asked for again.
    refusals.some(({ start }) => sentence.start <= start && start < sentence.end);
  const { start, end } = (isParted && claims.phraseAt(offset)) || sentence;
  // The period belongs to it: it may end an abbreviation too.
  const stop = end === sentence.end ? (/^[.!?]+/.exec(text.slice(end))?.[0] ?? '') : '';
  return `${text.slice(start, end)}${stop}`
    .replace(/^[\s\-–—*•]+|[\s,:]+$/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[“”"]/g, (mark, at: number, all: string) => innerMark(mark, all[at - 1]));
}

/** A quotation within the quotation. */
const innerMark = (mark: string, before: string | undefined): string =>
  mark === '“' || (mark === '"' && (before === undefined || /[\s(]/.test(before))) ? '‘' : '’';

/** The same words have the same name, whatever else the requirements say: answers are kept by it. */
function nameOf(words: string): string {
  let hash = 0x811c9dc5;
  for (const letter of words) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return `special_${hash.toString(16).padStart(8, '0')}`;
}

/** The scope with a place for each special term, filled where someone has worded it. */
export function withSpecial(
  scope: Scope,
  special: readonly PlaceholderSource[],
  answers: Readonly<Record<string, string>>,
): Scope {
  const values = special.map(({ name }): [string, Value] => {
    const text = answers[name]?.trim() || null;
    return [name, { text, origin: text === null ? null : 'answer', problem: null }];
  });
  return {
    ...scope,
    special,
    facts: new Set([...scope.facts, 'has.special']),
    placeholders: new Map([
      ...scope.placeholders,
      ...special.map((each) => [each.name, each] as const),
    ]),
    values: new Map([...scope.values, ...values]),
  };
}
