import type { WritingFinding } from '@casewright/contracts';
import { keepsMeaning } from '../invariants/keeps-meaning.js';
import type { RuleMatch } from '../rules/check-paragraph.js';
import { type Span, spanAt } from '../text/span.js';
import { hashOf } from '../words/hash.js';

/** A quotation in curly marks, over line and page breaks; longer ones have lost their end. */
const QUOTATION = /“[^“”]{1,1500}”/g;

/**
 * Whether a place is in someone else's words. A paragraph masks its own quotations; this sees
 * those that begin in one and end in another.
 */
export function quotedPlaces(text: string): (place: Span) => boolean {
  const spans = [...text.matchAll(QUOTATION)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }));
  return ({ start }) => {
    const span = spanAt(spans, start);
    return span !== undefined && start > span.start;
  };
}

interface SettleContext {
  text: string;
  /** Where sentences begin: a capital there is nobody's name. */
  opensSentence(at: number): boolean;
  terms: ReadonlySet<string>;
}

/** Findings of the matches, each with the replacement only where it keeps what must be kept. */
export function toFindings(
  matches: readonly RuleMatch[],
  { text, opensSentence, terms }: SettleContext,
): WritingFinding[] {
  const seen = new Map<string, number>();
  const termsKey = keyOf(terms);
  return matches.map((match) => {
    const { rule, start, end, remark, replacement } = match;
    const quote = text.slice(start, end);
    const key = `${rule.id}-${hashOf(quote).toString(36)}`;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    const kept =
      replacement && isKept(match, quote, { opensSentence: opensSentence(start), terms, termsKey });
    return {
      id: count === 1 ? key : `${key}-${count}`,
      rule: rule.id,
      family: rule.family,
      title: rule.name,
      severity: match.severity ?? rule.severity,
      explanation: `${remark} ${rule.why}`,
      quote,
      start,
      end,
      page: null,
      source: 'rule' as const,
      ...(kept ? { replacement } : {}),
    };
  });
}

let lastTerms = { key: '' };

/** The same object for the same terms as last time, so that comparing it does not read it. */
function keyOf(terms: ReadonlySet<string>): { key: string } {
  const key = [...terms].join(' ');
  if (lastTerms.key !== key) lastTerms = { key };
  return lastTerms;
}

interface Place {
  opensSentence: boolean;
  terms: SettleContext['terms'];
  termsKey: object;
}

/** What was decided of a replacement, while its paragraph stays as it is. */
const decided = new WeakMap<object, { termsKey: object; opensSentence: boolean; kept: boolean }>();

function isKept(
  { replacement }: RuleMatch,
  original: string,
  { opensSentence, terms, termsKey }: Place,
): boolean {
  if (!replacement || replacement.text === original) return false;
  const known = decided.get(replacement);
  if (known?.termsKey === termsKey && known.opensSentence === opensSentence) return known.kept;
  const kept = keepsMeaning({
    original,
    replacement: replacement.text,
    opensSentence,
    changesForce: replacement.changesForce ?? false,
    terms,
  });
  decided.set(replacement, { termsKey, opensSentence, kept });
  return kept;
}
