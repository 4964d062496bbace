import type { Token } from '@casewright/law/sentences';
import type { Paragraph, Sentence } from '../../text/reading.js';
import { overlaps } from '../../text/span.js';
import type { Match } from '../rule.js';
import { dueDates, oddDates } from './dates.js';
import { type Figure, figuresIn } from './figures-in.js';
import { sumsIn } from './sums.js';
import { deadlinesOf } from './terms-of-time.js';
import { oddSpans } from './timeline.js';

/** A date, an amount, a period, or a measure, with what it is the date or the amount of. */
export interface Told extends Figure {
  words: string;
  /** Stems of what it is told of. */
  of: ReadonlySet<string>;
  /** What has been told before, as `the inspection of May 6` says. */
  again: string | null;
  /** The stem of its own noun: `the retainer is $500`, `a $500 retainer`. */
  label: string | null;
  /** Stems of a verb and its noun, where that comes about once. */
  once: string | null;
  /** What is due within the period. */
  deadlines: readonly string[];
  /** `Closing Date`: what has one value in the whole text. */
  term: string | null;
  /** `stated in paragraph 2` */
  inSection: string | null;
}

/** What a paragraph tells, where its sections begin, and dates and sums that cannot be. */
export interface Figures {
  told: Told[];
  sections: { number: string; at: number }[];
  slips: Match[];
}

const OWNER = "(?:the|that|this|its|his|her|their|our|your|my|whose|\\p{L}+['’]s)";
/** `the inspection of`, `your letter dated` */
const AGAIN = new RegExp(
  `\\b${OWNER} (?:\\p{L}+ ){0,2}?(\\p{L}{3,}(?: (?:date|deadline|period))?) (?:of|dated|held on|set for)(?: about)? $`,
  'iu',
);
/** `after the inspection on`, which is no object of a verb. */
const AGAIN_ON = new RegExp(
  `(?:^|\\b(?:of|at|to|after|before|since|between|until|by|for) )${OWNER} (?:\\p{L}+ ){0,2}?(\\p{L}{3,}) on $`,
  'iu',
);
const IN_SECTION =
  /^[^.;]{0,40}?\b(?:in|under|by|of) (?:[Ss]ection|[Pp]aragraph|[Cc]lause|[Aa]rticle) (\d{1,2})\b/;
const SECTION = /(?:^\s*|[.;:]["”)]?\s)(?:(?:Section|Article) )?(\d{1,2})(?=\.\s+\p{Lu})/gu;
/** What is told of another time, or of a part, is no conflict. */
const VARIES =
  /\b(?:each|increas\w*|adjust\w*|amend\w*|maximum|minimum|initial|first|second|third|additional|balance|extend\w*|original\w*|former\w*|instead|incorrect\w*|mistaken\w*|erroneous\w*|alleg\w*|claim\w*|another|earlier|later|new|revised|previous\w*|default|late|overdue)\b/i;

export function figuresOf(paragraph: Paragraph): Figures {
  const { text, kind, sentences } = paragraph;
  if (kind === 'quotation') return { told: [], sections: [], slips: [] };
  const sections = [...text.matchAll(SECTION)].map(({ 1: number = '', index, 0: words }) => ({
    number,
    at: index + words.length,
  }));
  const told = sentences.flatMap((sentence) => toldIn(paragraph, sentence));
  return {
    told,
    sections,
    slips: [...oddDates(text), ...oddSpans(text), ...dueDates(text), ...sumsIn(text)],
  };
}

function toldIn(paragraph: Paragraph, sentence: Sentence): Told[] {
  const text = paragraph.text.slice(sentence.start, sentence.end);
  const figures = figuresIn(text).filter(
    ({ start, end }) =>
      !paragraph.masked.some((span) =>
        overlaps(span, { start: start + sentence.start, end: end + sentence.start }),
      ),
  );
  return figures.map((figure, i) => {
    const [from, to] = [figures[i - 1]?.end ?? 0, figures[i + 1]?.start ?? text.length];
    const [before, after] = [text.slice(0, figure.start), text.slice(figure.end)];
    const near = sentence.tokens.filter(
      ({ start, end }) => start - sentence.start >= from && end - sentence.start <= to,
    );
    const noun = (
      AGAIN.exec(before)?.[1] ??
      AGAIN_ON.exec(before)?.[1] ??
      nounBehind(before, after)
    )?.replace(/ (?:date|deadline|period)$/, '');
    const words = text.slice(figure.start, figure.end);
    const varies = VARIES.test(text.slice(from, to));
    const percent = / percent$/.test(words) && PERCENT_OF.exec(text.slice(from, to))?.[1];
    const label = varies ? null : percent ? stemOf(percent) : labelOf(before, after);
    const lead = near.filter(({ end }) => end <= figure.start + sentence.start);
    return {
      ...figure,
      start: figure.start + sentence.start,
      end: figure.end + sentence.start,
      words,
      of: varies ? new Set<string>() : stemsIn(near, [noun, EVENT_ON.exec(before)?.[1], label]),
      again: noun && !varies && !TIME.test(noun) ? stemOf(noun) : percent ? label : null,
      label,
      // What is told between two figures is told of one of them.
      once: varies ? null : onceIn(i + 1 < figures.length ? lead : near),
      deadlines: figure.kind === 'period' ? deadlinesOf(lead, text, after, stemOf) : [],
      term: termOf(before, after),
      inSection: IN_SECTION.exec(after.slice(0, 60))?.[1] ?? null,
    };
  });
}

/** `interest at six percent`, `a five percent commission` */
const PERCENT_OF =
  /^(?!.*\b(?:than|exceed\w*|between|up to|most|least)\b).*\b(interest|commission|royalty|discount)\b/is;
/** `a storm on`, `an inspection dated` */
const EVENT_ON = /\b(?:[Aa]n?|[Oo]ne) (?:\p{L}+ )?(\p{Ll}{4,}),? (?:on|dated|of) $/u;
const LABEL =
  /(?:^|\b(?:a|an|the|our|your|its|his|her|their|this|of) )(?:\p{Ll}+ ){0,2}?(\p{Ll}{4,}),? (?:is|was|of|at|will be|shall be|totals|totaled)(?: only)? $/iu;
/** Of these there are many. */
const TIME = /^(?:ages?|mornings?|evenings?|nights?|afternoons?|days?|weeks?|months?|years?)$/;
/** A sum, or a payment, is one of many. */
const MANY_OF_IT =
  /^(?:total|amount|sum|payment|cost|value|figure|check|distance|minimum|maximum|least|excess|damages|judgment|verdict|fine|award|sentence|date|record|letter|order|time|cash|more|less|worth|bill|interest|income|credit|costs|fees|benefits|wages|supply)$/;

function labelOf(before: string, after: string): string | null {
  const label = LABEL.exec(before)?.[1] ?? /^[ -](\p{Ll}{4,})\b/u.exec(after)?.[1];
  return !label || MANY_OF_IT.test(label) || TIME.test(label) ? null : stemOf(label);
}

/** `Purchase Price of`, `“Closing Date” means`, `Effective Date (` */
const TERM =
  /((?:\p{Lu}\p{Ll}+ ){1,2}(?:Date|Price|Rent|Salary|Deposit|Fee|Amount|Cap|Payment|Royalty|Commission))[”"]?,? ?(?:\(|:|=|of|is|was|means|shall mean|shall be|will be|equals|equal to|as|in the amount of|on)?(?: (?:the )?(?:sum|amount) of)? ?$/u;
/** `(the “Effective Date”)` behind it. */
const NAMED =
  /^[^.;“”"(]{0,24}\((?:the )?(?:[“"](?:the )?([^“”"\n]{3,40})[”"]|((?:\p{Lu}\p{Ll}+ ){1,2}(?:Date|Price|Fee|Deposit)))\)/u;
/** Something that happened once: `the accident of`, `the collision occurred on`. */
const EVENT =
  /\b[Tt]he (accident|collision|crash|incident|shooting|stabbing|murder|robbery|explosion|injury|arrest|wreck) (?:(?:occurred|happened|took place|was) )?(?:on|of) $/;
/** What is said of another time, or of a part, is no conflict. */
const OF_PART =
  /\b(?:years?|months?|per|annum|thereafter|until|plus|Initial|Minimum|Maximum|Additional)\b/;

function termOf(before: string, after: string): string | null {
  const term =
    NAMED.exec(after)?.slice(1).find(Boolean) ??
    TERM.exec(before.replace(/[“"]/g, ''))?.[1] ??
    EVENT.exec(before)?.[1];
  const around = `${before.slice(-60).replace(/^.*[.;](?=\s)/s, '')} ${after.slice(0, 60).replace(/[.;]\s.*$/s, '')}`;
  return !term || OF_PART.test(around) || VARIES.test(around)
    ? null
    : term.replace(/^(?:The|Such|This|A|An) /, '').trim();
}

const OWNED = new RegExp(`\\b${OWNER} $`, 'iu');
/** `the May 6 inspection`: what stands behind a date. */
const nounBehind = (before: string, after: string): string | undefined =>
  OWNED.test(before) ? /^[ -](\p{Ll}{3,})/u.exec(after)?.[1] : undefined;

/** What comes about once, so that its date and its price are one. */
const MAKES =
  /^(?:sign|execute|make|write|send|mail|file|issue|hold|give|deliver|receive|enter|buy|sell|occur|happen|take|begin|start|end|close|expire|burn|serve|record|set|schedule|inspect|be|cost|charge|pay|offer|promise|lend|owe|last|run|stop|cancel|terminate|require|have)$/;
const REACH = 7;

/** The verbs near a figure, and the nouns near verbs that bring about what is dated or paid. */
function stemsIn(
  tokens: readonly Token[],
  own: readonly (string | null | undefined)[],
): Set<string> {
  const stems = new Set(own.flatMap((word) => (word ? [stemOf(word)] : [])));
  tokens.forEach(({ pos, lemma, masked }, at) => {
    if (masked || (pos !== 'VERB' && pos !== 'AUX')) return;
    if (pos === 'VERB') stems.add(stemOf(lemma));
    if (!MAKES.test(lemma)) return;
    for (const near of tokens.slice(Math.max(0, at - REACH), at + REACH))
      if (near.pos === 'NOUN') stems.add(stemOf(near.lower));
  });
  return stems;
}

const ONCE =
  /^(?:sign|execute|begin|start|end|close|expire|occur|happen|burn|record|buy|sell|inspect|fall|die|hire|agree|promise|cost|owe|charge)$/;

/** `sign lease`: the verb nearest and the noun nearest to it. */
function onceIn(tokens: readonly Token[]): string | null {
  const at = tokens.findLastIndex(
    ({ pos, lemma, masked }) => pos === 'VERB' && !masked && ONCE.test(lemma),
  );
  if (at < 0) return null;
  const noun =
    tokens.slice(at + 1, at + 4).find(({ pos }) => pos === 'NOUN') ??
    tokens.slice(Math.max(0, at - 4), at).findLast(({ pos }) => pos === 'NOUN');
  return noun ? `${tokens[at]!.lemma} ${stemOf(noun.lower)}` : null;
}

/** `inspected` and `inspection`, `paid` and `payment`, `separate` and `separation`, `collide` and `collision`. */
const stemOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?<=[aeiou])(?<!vi)sions?$/, 'd')
    .replace(/(?<=\p{L}{4})ate[ds]?$/u, '')
    .replace(/(?:ations?|ions?|ings?|ments?|als?|atures?|ies|ed|es|s|(?<![aeiou])y|e)$/, '');
