import type { Placeholder } from '@casewright/contracts';
import type { Claims } from '../requirements/claims.js';
import type { TemplateSource, Value } from '../source/template-source.js';
import type { Account } from './account-for.js';
import type { Refusal } from './refusals.js';
import { wordingOf } from './wording.js';

/** Longer sentences are parted: only those of their phrases are quoted that say something new. */
const LONGEST_QUOTE = 280;

/**
 * A question for each sentence that says what the draft's own clauses do not. The draft has nothing of
 * it until someone words it, but for the facts of a paper, which are told as they are.
 */
export function termsOf(
  claims: Claims,
  { notUnderstood, refusals }: Pick<Account, 'notUnderstood' | 'refusals'>,
  source: TemplateSource,
  values: ReadonlyMap<string, Value>,
  answers: Readonly<Record<string, string>>,
): Placeholder[] {
  const terms = new Map<string, Placeholder>();
  for (const { start } of notUnderstood) {
    const quote = quoteAround(claims, start, refusals);
    const name = nameOf(quote);
    const { factsIn } = source;
    const answer = answers[name]?.trim() || null;
    const worded = factsIn === undefined ? wordingOf(quote, source, values) : null;
    const plain =
      worded?.isPlain && !claims.hasValueIn(claims.sentenceAt(start)) ? worded.text : null;
    // What was emptied stays out.
    const told = answers[name] !== undefined ? null : factsIn && isTold(quote) ? quote : plain;
    terms.set(name, {
      name,
      label: `“${quote}”`,
      type: 'text',
      where: factsIn === undefined ? [] : [factsIn],
      required: true,
      value: answer ?? told,
      origin: answer ? 'answer' : told ? 'requirements' : null,
      problem: null,
      hint: 'No clause says this. Word it as the document is to say it; it stands there from then on.',
      ...(worded && { suggestion: worded.text }),
      quote,
    });
  }
  return [...terms.values()];
}

/** A sentence that says what happened, in the past and of others: no wish, no order, no guess. */
const isTold = (sentence: string): boolean =>
  /^\p{Lu}.*\b(?:\p{L}{3,}ed|was|were|had|did|has|have|is|are|\p{L}*(?:took|gave|made|told|said|wrote|went|came|left|sold|bought|paid|kept|held|found|ran|hit|fell|saw|knew|met|sent|cost|lost|began|stole|drove))\b.*[.]$/su.test(
    sentence,
  ) &&
  !/\b(?:we|I|us|our|my|you|your|please|wants?|wish(?:es)?|hopes?|would|should|could|might|may|maybe|perhaps|probably|apparently|think|believe|suppose|if|unless|must|shall|will|need|needs|ask|asks|argue|argues|draft|motion|brief|letter|ground|grounds)\b|\?|^(?:No|Not|Add|Use|Cite|Say|Ask|Argue|Demand|Include|Mention|Tell|Keep|Seek)\b/iu.test(
    sentence,
  );

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
