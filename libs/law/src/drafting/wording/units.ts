import { phrasesOf, type Span } from '../requirements/phrases.js';
import { isListed, isOfList } from './series.js';

/** A sentence of the requirements as a term of the document. */
export interface Wording {
  text: string;
  /** True where it may stand in the draft unasked: a party's own duty or right, or a sum that it pays. */
  isPlain: boolean;
  /** True where its verb is only likely: to be confirmed, however it reads. */
  isGuess?: boolean;
  /** The section that it belongs to, where its words do not say. */
  section?: string;
}

/** Words that bear on what stands beside them, so that none of it may be worded alone. */
const BEARS =
  /\b(?:if|unless|except|when|until|provided|whether|instead|maybe|perhaps|not sure|either|(?:though|although|but) (?:not|only|never|no))\b|\?/i;
/** Where a sentence goes on to say something else. */
const TURNS =
  /(?:,|;|\s[–—-])\s(?:but|and|so|while|whereas|though|although|yet|because)\s(?:then\s|also\s)?|\s(?:though|whereas)\s/g;
/** Words behind a comma that go on with what is before it. */
const GOES_ON =
  /^\s*(?:and|or|but|in|on|at|by|for|to|of|from|with|within|without|until|after|before|per|plus|up|including|excluding|except|unless|if|when|because|which|who|else|the (?:first|second|last|rest|balance|remainder)|each|both|all|not|net|then|starting|beginning|ending|payable|due|paid|invoiced|billed|refundable|discretionary|free of|sole|(?:semi-?|bi-?)?(?:monthly|weekly)|quarterly|annually|cashier|own|(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b|\p{L}+ (?:minimum|maximum|end|each)|[$£€]\S+ (?:minimum|maximum)|\p{L}+ing)\b/iu;
/** `Risk: Seller until loaded, then Buyer`. */
const LABELED = /^\s*[^:,.]{2,40}: /;
/** A stretch that may say something for itself. */
export interface Unit extends Span {
  /** False of several items, of which only a sentence can be made. */
  isItem: boolean;
}

/**
 * The stretches of a sentence around an offset that may say something for themselves, the longest first: all of
 * it, one of its coordinate clauses, an item of a note.
 */
export function unitsAround(text: string, sentence: Span, offset: number): Unit[] {
  const items = itemsOf(text, sentence);
  const around = (spans: readonly Span[], isItem: boolean): Unit[] =>
    spans.flatMap((span) =>
      span.start <= offset &&
      offset < span.end &&
      !BEARS.test(text.slice(sentence.start, span.start)) &&
      !BEARS.test(text.slice(span.end, sentence.end))
        ? [{ ...span, isItem }]
        : [],
    );
  return [
    {
      ...sentence,
      isItem: items.length < 2 || LABELED.test(text.slice(sentence.start, sentence.end)),
    },
    ...around(clausesOf(text, sentence), false),
    ...around(relativesOf(text, sentence), false),
    ...(items.length > 1 ? around(items, true) : []),
  ];
}

/** What words that turn to something else part. */
function clausesOf(text: string, { start, end }: Span): Span[] {
  const spans: Span[] = [];
  let from = start;
  for (const match of text.slice(start, end).matchAll(TURNS)) {
    spans.push({ start: from, end: start + match.index });
    from = start + match.index + match[0].length;
  }
  return from === start ? [] : [...spans, { start: from, end }];
}

/** `Lund Press, which prints his poems`: what is told of a name behind it. */
const relativesOf = (text: string, { start, end }: Span): Span[] =>
  [...text.slice(start, end).matchAll(/(?<=[\p{L}.], )(?:who|which) (?=\p{L})/gu)].map(
    ({ index }, at, all) => ({
      start: start + index,
      end: start + (all[at + 1]?.index ?? end - start),
    }),
  );

/** `Price $900: $200 now`, `lump sum $900 - 10% down`: a sum, and how it is paid. */
function sumsOf(text: string, { start, end }: Span): Span[] {
  const at = /\d(?: total| flat)?(?:: | [-–—] )(?=[$£€\d])/.exec(text.slice(start, end));
  if (!at) return [{ start, end }];
  const from = start + at.index + at[0].length;
  return [
    { start, end: from - 2 },
    { start: from, end },
  ];
}

/** The items of a note, each with what goes on with it. */
function itemsOf(text: string, sentence: Span): Span[] {
  const units: Span[] = [];
  // What is to be done, with how often and where.
  if (/^\s*(?:deal|scope|work|services?|default): /i.test(text.slice(sentence.start, sentence.end)))
    return [sentence];
  const phrases = phrasesOf(text, sentence).flatMap((each) => sumsOf(text, each));
  const words = phrases.map(({ start, end }) => text.slice(start, end));
  for (const [at, phrase] of phrases.entries()) {
    const last = units.at(-1);
    if (
      last &&
      (GOES_ON.test(words[at]!) ||
        isListed(words, at) ||
        isOfList(words[at]!, text.slice(last.start, phrases[at - 1]!.end).replace(/,.*/s, '')))
    )
      last.end = phrase.end;
    else units.push({ ...phrase });
  }
  return units;
}
