import { type DraftSection, draftText, type Placeholder } from '@casewright/contracts';
import type { Claims } from '../requirements/claims.js';
import { escaped } from '../requirements/names.js';
import type { Span } from '../requirements/phrases.js';
import { ORDERS, UNFIT } from '../requirements/statement.js';
import type { TemplateSource, Value } from '../source/template-source.js';
import { articleOf, contestedBy } from '../wording/article-of.js';
import { isEnglish, type Lexicon, writtenOutIn } from '../wording/is-english.js';
import { inOwnWords } from '../wording/own-words.js';
import { type Sides, sidesOf } from '../wording/sides.js';
import { unitsAround, type Wording } from '../wording/units.js';
import { wholeSentence } from '../wording/whole-sentence.js';
import { wordPaper } from '../wording/word-paper.js';
import { wordingOf } from '../wording/word-term.js';
import type { Account } from './account-for.js';
import type { Refusal } from './refusals.js';

/** Longer sentences are parted: only those of their phrases are quoted that say something new. */
const LONGEST_QUOTE = 280;

/** No term is longer; what is has no stops, and is no sentence. */
const LONGEST_TERM = 500;

/** What a draft is made of, as far as its terms need it. */
interface Drafted {
  claims: Claims;
  source: TemplateSource;
  facts: ReadonlySet<string>;
  values: ReadonlyMap<string, Value>;
  answers: Readonly<Record<string, string>>;
  sections: readonly DraftSection[];
  placeholders: readonly Placeholder[];
  lexicon: Lexicon;
}

/**
 * A question for each sentence that says what the draft's own clauses do not. What can be worded safely is in
 * the draft, in the section that it belongs to; the rest is not until someone words it, but for the facts of a
 * paper, which are told as they are. `said` are sentences that say what a clause of the draft says in other words;
 * `contested` are places whose usual figure a sentence may be meant to replace.
 */
export function termsOf(
  { notUnderstood, refusals }: Pick<Account, 'notUnderstood' | 'refusals'>,
  drafted: Drafted,
): { terms: Placeholder[]; said: string[]; contested: ReadonlyMap<string, string> } {
  const { claims, source, facts, values, answers, sections, placeholders, lexicon } = drafted;
  const { factsIn } = source;
  const terms = new Map<string, Placeholder>();
  const said: string[] = [];
  const contested = new Map<string, string>();
  const sides = sidesOf(source, values, facts, claims.text);
  const sentences = factsIn === undefined ? sentencesOf(sections) : [];
  const units = notUnderstood.map(({ start }) => unitAround(start, drafted, refusals, sides));
  const inOwn = new Map(
    units.flatMap(({ isOwn, from, worded }) => (isOwn ? [[from, worded]] : [])),
  );
  for (const { quote, full, worded, isOwn, from } of units) {
    // A sentence in its own words has its parts in it.
    if (!isOwn && inOwn.has(from) && (!worded?.isPlain || inOwn.get(from)?.isPlain)) continue;
    if (worded && isSaid(worded.text, sentences)) {
      said.push(quote);
      continue;
    }
    const name = nameOf(quote);
    const answer = answers[name]?.trim() || null;
    const article = worded?.section ?? factsIn ?? (worded && articleOf(worded.text, sections));
    const place = worded && contestedBy(worded.text, article, placeholders);
    if (place) contested.set(place.name, quote);
    const isSafe = worded?.isPlain && beginsWell(worded.text, lexicon);
    const plain = isSafe ? worded.text : null;
    // What was emptied stays out.
    const told =
      answers[name] !== undefined ? null : factsIn && isTold(full) && !plain ? full : plain;
    terms.set(name, {
      name,
      label: `“${quote}”`,
      type: 'text',
      where: article ? [article] : [],
      required: true,
      value: answer ?? told,
      origin: answer ? 'answer' : told ? 'requirements' : null,
      problem: null,
      hint: 'No clause says this. Word it as the document is to say it; it stands there from then on.',
      ...(worded && { suggestion: worded.text }),
      quote,
    });
  }
  return { terms: [...terms.values()], said, contested };
}

/** A small word at the beginning may be shorthand with a capital, or a name that no party bears. */
const beginsWell = (term: string, { knows }: Lexicon): boolean => {
  const [first] = /^\p{Lu}\p{Ll}{1,5}(?![\p{L}’'-])/u.exec(term) ?? [];
  return first === undefined || knows(first.toLowerCase());
};

/** Words of the request, with their term. */
interface Worded {
  /** Where the sentence begins that they are of. */
  from: number;
  /** True of a term in the words of the whole sentence. */
  isOwn: boolean;
  quote: string;
  full: string;
  worded: Wording | null;
}

const sentencesOf = (sections: readonly DraftSection[]): string[] =>
  sections.flatMap((section) =>
    draftText('', [section]).split(/(?<=[.;])\s+|, (?=which\b|except\b)/),
  );

/** True where one sentence of the draft has all words of a term, by how they begin, and denies or allows no more than it. */
function isSaid(term: string, sentences: readonly string[]): boolean {
  const words = term.toLowerCase().match(/[$£€]?\d[\d,.]*\d|\d+%?|\p{L}{3,}/gu) ?? [];
  const heads = words
    .filter((word) => !/^(?:shall|must|each|within|the|and|for|has|its|per)$/.test(word))
    .map((word) => escaped(/\d/.test(word) ? word : word.slice(0, 4)))
    .map((head) => new RegExp(`(?<![\\p{L}\\d])${head}`, 'iu'));
  const signs = [LIMITS, ALLOWS].map((sign) => ({ sign, has: sign.test(term) }));
  return sentences.some(
    (sentence) =>
      signs.every(({ sign, has }) => sign.test(sentence) === has) &&
      heads.every((head) => head.test(sentence)),
  );
}

const LIMITS = /\b(?:no|not|nor|never|neither|unless|only|without)\b/i;
const ALLOWS = /\bmay\b/i;

/** The stretch around an offset that can be worded, with its wording; else the whole sentence. */
function unitAround(
  offset: number,
  { claims, source, lexicon }: Drafted,
  refusals: readonly Refusal[],
  sides: Sides,
): Worded {
  const whole = stretchAround(claims, offset, refusals);
  const quoteOf = (span: Span): string => quoted(claims.written(withStop(claims, span)));
  const fullOf = (span: Span): string =>
    quoted(claims.text.slice(span.start, withStop(claims, span).end));
  const { text } = claims;
  const sentence = claims.sentenceAt(offset);
  const isRefused = refusals.some(({ start, end }) => start < sentence.end && sentence.start < end);
  const isSure = !isRefused && !claims.isSuggested(sentence);
  // `Would you draw up …?` asks whoever drafts, all of it.
  const isAsked = /^\?/.test(text.slice(sentence.end));
  for (const { isItem, ...span } of isAsked ? [] : unitsAround(text, whole, offset)) {
    const words = quoted(text.slice(span.start, span.end));
    if (words.length > LONGEST_TERM) continue;
    // A paper tells whole sentences.
    const isPart = isItem && span.end - span.start < whole.end - whole.start;
    if (isPart && source.factsIn !== undefined && source.numbering !== 'letter') continue;
    const before = text.slice(0, span.start);
    const worded = inEnglish(
      source.factsIn === undefined
        ? wordingOf(words, sides, before, isItem)
        : wordPaper(words, sides, before, source.numbering === 'letter'),
      lexicon,
    );
    if (worded)
      return {
        from: whole.start,
        isOwn: false,
        quote: quoteOf(span),
        full: fullOf(span),
        worded: {
          ...worded,
          isPlain: worded.isPlain && isSure && !(isPart && words.includes(':')),
        },
      };
  }
  const said = quoted(text.slice(whole.start, whole.end));
  const own =
    source.factsIn === undefined && isSure && said.length <= LONGEST_TERM
      ? inOwnWords(said, sides, text.slice(0, whole.start))
      : null;
  const worded = inEnglish(own, lexicon);
  const isOwn = worded !== null;
  return { from: whole.start, isOwn, quote: quoteOf(whole), full: fullOf(whole), worded };
}

/** A wording in words of English; what its short forms are guessed to be stands in no draft unasked. */
function inEnglish(worded: Wording | null, lexicon: Lexicon): Wording | null {
  if (!worded || isEnglish(worded.text, lexicon)) return worded;
  const text = writtenOutIn(worded.text, lexicon);
  return isEnglish(text, lexicon) ? { ...worded, text, isPlain: false } : null;
}

/** A sentence that says what happened, in the past and of others: no wish, no order, no guess. */
const isTold = (sentence: string): boolean =>
  !UNFIT.test(sentence) &&
  !ORDERS.test(sentence) &&
  wholeSentence(sentence)?.text === sentence &&
  /^\p{Lu}.*[.]$/su.test(sentence) &&
  !/^[\p{L}\d .]{2,30}:|\b(?:we|I|us|our|my|you|your|client|because|why|can|cannot|(?:has|have|is|are) to|please|wants?|wish(?:es)?|hopes?|would|should|could|might|may|maybe|perhaps|probably|apparently|think|believe|suppose|if|unless|must|shall|will|need|needs|ask|asks|argue|argues|draft|motion|brief|letter|ground|grounds)\b|\?|^(?:Oral|Hearing|Its?|They|Their|He|His|She|Her|All|Even|No|Not|Add|Use|Cite|Say|Ask|Argue|Demand|Include|Mention|Tell|Keep|Seek)\b/iu.test(
    sentence,
  );

function stretchAround(claims: Claims, offset: number, refusals: readonly Refusal[]): Span {
  const sentence = claims.sentenceAt(offset);
  const isParted =
    sentence.end - sentence.start > LONGEST_QUOTE ||
    // What is refused is not asked for again.
    refusals.some(({ start }) => sentence.start <= start && start < sentence.end);
  return (isParted && claims.phraseAt(offset)) || sentence;
}

/** The period belongs to a sentence: it may end an abbreviation too. */
function withStop({ text }: Claims, span: Span): Span {
  const stop = /^[.!?]+/.exec(text.slice(span.end))?.[0] ?? '';
  return { start: span.start, end: span.end + stop.length };
}

/** As it stands within quotation marks, on one line. */
const quoted = (words: string): string =>
  words
    .replace(/^[\s\-–—*•]+|[\s,:]+$/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[“”"]/g, (mark, at: number, all: string) => innerMark(mark, all[at - 1]));

/** A quotation within the quotation. */
const innerMark = (mark: string, before: string | undefined): string =>
  mark === '“' || (mark === '"' && (before === undefined || /[\s(]/.test(before))) ? '‘' : '’';

/** The same words have the same name, whatever else the requirements say: answers are kept by it. */
function nameOf(words: string): string {
  let hash = 0x811c9dc5;
  for (const letter of words) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return `special_${hash.toString(16).padStart(8, '0')}`;
}
