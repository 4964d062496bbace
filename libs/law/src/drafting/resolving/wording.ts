import type { TemplateSource, Value } from '../source/template-source.js';
import { withDefinedTerms } from './defined-terms.js';

/** A sentence of the requirements as a term of the document. */
export interface Wording {
  text: string;
  /** True where it may stand in the draft unasked: a party's own duty or right, in so many words. */
  isPlain: boolean;
}

/** Words that no term has: of whoever asks, of who cannot be told, of what is reported, wished or open. */
const UNFIT =
  /\b(?:I|we|us|our|my|me|you|your|he|she|him|her|they|them|it|hers|wants?|would|could|should|might|says?|said|thinks?|hopes?|maybe|perhaps|probably|please|ask|asks|if possible|etc)\b|[?!“”":;[\]]/i;
const MODALS: Readonly<Record<string, string>> = { may: 'may', can: 'may' };
const MODAL =
  "(will|shall|must|is to|are to|has to|have to|agrees? to|may|can)( not)?|(cannot|can[’']t|won[’']t)";
const DENIES = /\b(?:no|not|never|nor|neither|nobody|nothing|without|cannot|n[’']t)\b/i;

/** `Moisture 19%`, `Bond of $5,000 at most`: a label and its figure. */
const LABELED =
  /^(?:The )?(?!(?:Within|Until|After|Before|About|Up)\b)(\p{L}\p{Ll}{2,15}(?: (?!of\b|with\b|at\b|is\b|an?\b|pays?\b|to\b|for\b|in\b|by\b)[\p{Ll}-]{2,15}){0,2}?)(?<!s|\b(?:within|until|after|before|about|than))(?: of|:| =)? ((?:at most |at least )?(?:[$£€]\d[\d,.]*|\d[\d,.]*(?:%| percent| (?:hours?|days?|weeks?|months?|years?)))(?![\d-]).*)$/su;
/** A thing and its state, as a sentence already: `Data stays in the United States`. */
const STATE =
  /^(?!(?:No|Ends|Starts|Begins|Runs|Goes|Within|If|When|Unless|Until|Only|Then|Later|Also|As|For|In|On|At|By|From)\b|\p{L}+ed\b)\p{Lu}[\p{L}’'-]*(?: [\p{L}’'-]+){0,5}? (?:is|are|stays?|remains?|belongs?|ends?|goes?|comes?|begins?) .+$/su;
/** What the document itself is to be without, and names that have become one another. */
const NO_TERM =
  /^No .*\b(?:clause|provision|non-?compete|covenant|contract|agreement)\b|\b(the \p{Lu}\p{L}+)(?: is)? \1\b/iu;
/** What people do anyway is no duty of theirs. */
const HABITS = /^(?:works|lives|likes|runs|plays|studies|teaches|thinks|knows)$/;

/**
 * The best sentence for words that no clause has: a party, or a thing, with what it shall, shall not, or may
 * do, with every word of theirs in it. Null for whatever is no such sentence.
 */
export function wordingOf(
  quote: string,
  source: Pick<TemplateSource, 'parties'>,
  values: ReadonlyMap<string, Value>,
): Wording | null {
  const text = withDefinedTerms(quote.replace(/[.\s]+$/, ''), source, values);
  if (UNFIT.test(text) || NO_TERM.test(text)) return null;
  const labels = source.parties.map(({ label }) => `The ${label}`).join('|');
  const sides = `${labels}|(?:Either|Neither|Each) Party`;
  const modal = new RegExp(
    `^((?:${sides}|[\\p{L}][\\p{L} ’-]{2,60}?)) (?:${MODAL}) ([a-z].*)$`,
    'su',
  ).exec(text);
  if (modal) {
    const [, subject, word = '', not = '', denied, rest] = modal;
    const verb = denied || (not && MODALS[word]) ? 'shall not' : `${MODALS[word] ?? 'shall'}${not}`;
    const isParty = new RegExp(`^(?:${sides})$`).test(subject!);
    const isPlain = isParty && !/[$£€%\d]/.test(rest!) && !DENIES.test(text);
    return { text: `${subject} ${verb} ${rest}.`, isPlain };
  }
  const said =
    dutyOf(text, sides) ??
    text.replace(
      /^No (?!\p{L}+ (?:is|are|was)\b)(?=\p{Ll})(?!.*\b(?:is|are)\b).*/su,
      (all) => `There shall be n${all.slice(1)}`,
    );
  if (said !== text || STATE.test(text)) return { text: `${said}.`, isPlain: false };
  const [, noun, figure] = LABELED.exec(text) ?? [];
  if (!noun || DENIES.test(text)) return null;
  return {
    text: `The ${noun.charAt(0).toLowerCase()}${noun.slice(1)} is ${figure}.`,
    isPlain: false,
  };
}

/** `The Provider pulls the permits` is its duty; what it owns or keeps is so already. */
function dutyOf(text: string, sides: string): string | null {
  const does = new RegExp(
    `^(${sides}) (?!is\\b|was\\b|has\\b|does\\b)([a-z]{2,}s)( .+)?$`,
    'su',
  ).exec(text);
  if (!does || DENIES.test(text)) return null;
  const [, subject, verb, rest = ''] = does;
  if (/^(?:owns|keeps|retains|bears|holds)$/.test(verb!)) return text;
  return HABITS.test(verb!) ? null : `${subject} shall ${baseOf(verb!)}${rest}`;
}

/** `carries` → `carry`, `pushes` → `push`, `pays` → `pay`. */
const baseOf = (verb: string): string =>
  verb
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x|z|o)es$/, '$1')
    .replace(/(?<=[^s])s$/, '');
