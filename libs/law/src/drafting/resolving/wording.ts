import { supportsOf } from '../requirements/short-names.js';
import type { TemplateSource, Value } from '../source/template-source.js';

/** A sentence of the requirements as a term of the document. */
export interface Wording {
  text: string;
  /** True where it may stand in the draft unasked: a party's own duty or right, in so many words. */
  isPlain: boolean;
}

/** Words that no term has: of whoever asks, of who cannot be told, of what is reported, wished or open. */
const UNFIT =
  /\b(?:I|we|us|our|my|me|you|your|he|she|him|her|his|they|them|their|it|its|hers|wants?|would|could|should|might|says?|said|thinks?|hopes?|maybe|perhaps|probably|please|ask|asks|if possible|etc)\b|[?!“”":;[\]]/i;
const MODALS: Readonly<Record<string, string>> = { may: 'may', can: 'may' };
const MODAL =
  "(will|shall|must|is to|are to|has to|have to|agrees? to|may|can)( not)?|(cannot|can[’']t|won[’']t|mustn[’']t)";
const DENIES = /\b(?:no|not|never|nor|neither|nobody|nothing|without|n[’']t)\b/i;

/**
 * The best sentence for words that no clause has: a party, or a thing, with what it shall, shall not, or may
 * do, with every word of theirs in it. Null for whatever is no such sentence.
 */
export function wordingOf(
  quote: string,
  { parties, words }: Pick<TemplateSource, 'parties' | 'words'>,
  values: ReadonlyMap<string, Value>,
): Wording | null {
  const named = parties.reduce(
    (text, { role, label, called }) => {
      const name = values.get(role)?.text;
      const defined = `the ${words ? label : (called[0] ?? label)}`;
      const full = name ? replaced(text, name, defined) : text;
      return full.replace(
        new RegExp(`(?<![\\p{L}-])(?:the )?(?:${called.join('|')})(?![\\p{L}-])`, 'giu'),
        defined,
      );
    },
    quote.replace(/[.\s]+$/, ''),
  );
  const text = named
    .replace(/\b(either|neither|each|both) (?:side|party|of the parties)\b/gi, '$1 Party')
    .replace(/^./u, (letter) => letter.toUpperCase());
  if (UNFIT.test(text)) return null;
  const labels = parties.map(({ label }) => `The ${label}`).join('|');
  const isParty = new RegExp(`^(?:${labels}|(?:Either|Neither|Each) Party)\\b`).test(text);
  const modal = new RegExp(
    `^((?:${labels}|(?:Either|Neither|Each) Party|(?:The|All|Any|Each|Every|No) [\\p{L} ’-]{2,60}?)) (?:${MODAL}) ([a-z].*)$`,
    'su',
  ).exec(text);
  if (modal) {
    const [, subject, word = '', not = '', denied, rest] = modal;
    const verb = denied || (not && MODALS[word]) ? 'shall not' : `${MODALS[word] ?? 'shall'}${not}`;
    const isPlain = isParty && !/[$£€%\d]/.test(rest!) && !DENIES.test(text);
    return { text: `${subject} ${verb} ${rest}.`, isPlain };
  }
  const does = new RegExp(
    `^(${labels}) (?!is\\b|was\\b|has\\b|does\\b)([a-z]{2,}s) (.+)$`,
    'su',
  ).exec(text);
  if (!does || DENIES.test(text)) return null;
  const [, subject, verb, rest] = does;
  const states = /^(?:owns|keeps|retains|bears|holds)$/.test(verb!);
  return {
    text: states ? `${text}.` : `${subject} shall ${baseOf(verb!)} ${rest}.`,
    isPlain: false,
  };
}

/** Each place of a name, in full or in short, from the last to the first. */
function replaced(text: string, name: string, by: string): string {
  const spans = supportsOf(name, text).sort((a, b) => b.start - a.start || b.end - a.end);
  let [made, at] = [text, text.length + 1];
  for (const { start, end } of spans) {
    const longest = spans.find((each) => each.start === start)!.end;
    if (end !== longest || end > at) continue;
    made = `${made.slice(0, start).replace(/\bthe $/i, '')}${by}${made.slice(end)}`;
    at = start;
  }
  return made;
}

/** `carries` → `carry`, `pushes` → `push`, `pays` → `pay`. */
const baseOf = (verb: string): string =>
  verb
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x|z|o)es$/, '$1')
    .replace(/(?<=[^s])s$/, '');
