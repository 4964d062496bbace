import type { Part, SentenceFrame } from '@casewright/law/sentences';
import { wordsAt } from '../words.js';

/** What a clause says of the amount that someone owes: that it has an end, or that it has none. */
export type Polarity = 'limited' | 'unlimited';

const OWES =
  /\b(?:liab(?!ility (?:compan|corporation|partner))\w*|indemni\w+|exposure|responsib\w+|answerable|harmless|owe[sd]?|obligations?|dut(?:y|ies)|make[sd]? good|compensat\w+|reimburs\w+|recover(?:s|ed|able)?|claims?|loss(?:es)?|damages|payable)\b/;
/** Those that name what is owed, whatever else the clause is about. */
const STRICT =
  /\b(?:liab(?!ility (?:compan|corporation|partner))\w*|indemni(?:ty|ties|fication)|exposure|(?:may|must|shall) owe|(?:may|can) (?:claim|recover)|dut(?:y|ies) to (?:indemnify|reimburse|compensate))\b/;
const SIGN =
  /\b(?:(limit(?:s|ations?)?|limited(?= (?:to|in|by|as|under|at|solely|only|exclusively)\b|[ ,.;]*$|[,;] | and\b)|cap(?:s|ped)?|ceilings?|maxim(?:um|a)|restrict(?:s|ed|ions?)?)|(exceed(?:s|ing)?|surpass|may not pass|(?:more|greater|higher) than(?! one\b)|in excess of|(?:above|beyond)(?= (?:the|such|this|an?)\b| [$£€\d]))|(unlimited(?! liability (?:compan|corporation|partner))|uncapped|unrestricted|limitless|(?:irrespective|regardless) of (?:its|their|the) (?:amount|fees)|whatever (?:its|their|the|that) amount|any amount whatsoever|full amount of (?:any|all|every|the|its|their) (?:loss|damage)\w*|fullest extent of (?:its|their) assets|dollar for dollar)|(up to|only to the extent of|ends at|no further|(?:most|maximum) that|sole (?:and exclusive )?source of (?:recovery|payment|funds)))\b/g;
const MONEY =
  /[$£€]|\[[*•●_ ]|_{3}|\b(?:usd|eur|amounts?|sums?|fees?|price|total|aggregate|proceeds|insurance|insurer|policy|lesser|greater|rent|paid|payable|received|consideration|value|interest|coverage|compensation|percent|times|months|cost|cap|ceiling|limit|repair)\b|%/;
/** Words of a limit that end nothing. */
const IDLE =
  /\b(?:including|includes?)\b,?\(? ?(?:but |and )?(?:(?:is|are) )?(?:not |without )(?:being )?(?:limited|limitation|limiting)(?: to)?|\bto the (?:maximum|fullest|full) (?:extent|duty|limit)s?\b|\b(?:maximum|minimum) rate\b|\bwithout (?:in any way )?limiting\b[^,;]*|[,(] ?(?:but )?(?:without limitation|not limited to)(?= ?[,):]| [a-z])|\b(?:limit|restrict)s?\b(?= [^,;.]{1,60}? from [a-z]+ing\b)/g;
const OF_INSURANCE =
  /\b(?:insurance|insured|workers'? compensation|workmen|benefits|policy|policies)\b/;
/** Nobody pays before the losses reach it: `until the aggregate Losses exceed $50,000`. */
export const BASKET =
  /\b(?:until|unless|only (?:if|when)|except to the extent|to the extent)\b[^;.]{0,160}?\b(?:exceeds?|pass|is (?:greater|more) than)\b(?:[^;.,]|[.,](?=\d)){0,80}/;
/** Acts that take away what they are done to. */
const ENDS = /^(?:waive|remove|lift|delete|abolish|renounce|forgo)$/;
const DENIES = /\b(?:not|never|no|neither|nor|nothing|without)\b/g;

/** The clause without its exception, in lower case; the subject apart. */
interface Said {
  subject: string;
  rest: string;
}

function saidBy(text: string, frame: SentenceFrame): Said {
  const cut = (part: Part): string =>
    wordsAt(text, part).toLowerCase().replace(BASKET, '').replace(IDLE, ' including');
  const { verb, exception } = frame;
  const end = exception && exception.start > verb.end ? exception.start : frame.end;
  const from = frame.subject && frame.subject.start < verb.start ? frame.subject.end : frame.start;
  return {
    subject: frame.subject && frame.subject.end > frame.start ? cut(frame.subject) : '',
    rest: cut({
      start: Math.max(frame.start, Math.min(from, verb.start)),
      end: Math.max(end, verb.end),
    }),
  };
}

/**
 * Parity of a clause: a limit ends what is owed and `exceed` goes beyond it; each denial turns that
 * round. `Neither party's liability is capped` and `Nothing limits the liability` end nothing; `Neither
 * party has unlimited liability` and `no claim may exceed` do.
 */
export function polarityOf(text: string, frame: SentenceFrame, before = ''): Polarity | null {
  const { subject, rest } = saidBy(text, frame);
  const ends = ENDS.test(frame.verb.lemma) && !/\b(?:replaced|restated)\b/.test(rest);
  const act = ends || /\binapplicable\b/.test(rest) ? -1 : 1;
  const main = (frame.negated ? -1 : 1) * act;
  const [head = '', ...tails] = `${subject} | ${rest}`.split(/, (?=(?:which|whose|who)\b)/);
  const signs = [
    ...signsIn(head, main, before),
    ...tails.flatMap((tail) => signsIn(tail, (tail.match(DENIES)?.length ?? 0) % 2 ? -1 : 1, head)),
  ];
  if (signs.includes('limited')) return 'limited';
  return signs.includes('unlimited') ? 'unlimited' : null;
}

function signsIn(words: string, parity: number, before: string): Polarity[] {
  if (!OWES.test(words) && !OWES.test(before)) return [];
  return [...words.matchAll(SIGN)].flatMap((sign) => signOf(words, sign, parity, before) ?? []);
}

function signOf(
  words: string,
  sign: RegExpExecArray,
  parity: number,
  before: string,
): Polarity | null {
  const [said, limit, exceeds, open, end] = sign;
  const ahead = words.slice(0, sign.index);
  const behind = words.slice(sign.index + said.length);
  const around = `${ahead.slice(-40)}${behind.slice(0, 40)}`;
  if (!end && OF_INSURANCE.test(around) && !/^ to\b/.test(behind)) return null;
  const denied = (limit ? DENIED_HERE : NOT_TO).test(ahead) || /^may not/.test(said);
  const way = (limit ? 1 : -1) * (denied && exceeds ? -1 : parity) * (denied && limit ? -1 : 1);
  const isEnd = end !== undefined || way > 0;
  const place = { ahead, behind, before };
  if (isEnd) return bearsOn(OWES, place) && (end || isAmount(said, behind)) ? 'limited' : null;
  if (!limit) return open && bearsOn(STRICT, place) ? 'unlimited' : null;
  // "not limited to the cases above" is no amount; "not limited to the fees" is.
  if (/^ (?:solely |only )?to\b/.test(behind) && !MONEY.test(behind.slice(0, 60))) return null;
  return isOfDebt(place, denied) ? 'unlimited' : null;
}

/** `without regard to any limit`, `with no cap`. */
const DENIED_HERE = /\b(?:without|with no|and no|free (?:of|from))(?: \w+){0,3} $/;
/** `in an amount not to exceed`, `for no more than`. */
const NOT_TO = /\b(?:not to|amount not|sum not|no|damages not) $/;

const isAmount = (said: string, behind: string): boolean =>
  MONEY.test(behind.slice(0, 120)) || /^(?:cap|ceiling)/.test(said);

interface Place {
  ahead: string;
  behind: string;
  /** The clause before. */
  before: string;
}

/** Whether the word is about what someone owes: in its own phrase, or as what is said of a debt. */
function bearsOn(debt: RegExp, { ahead, behind, before }: Place): boolean {
  const [subject = '', predicate] = ahead.split(' | ');
  if (predicate === undefined) return debt.test(ahead) || debt.test(behind) || debt.test(before);
  if (OF_INSURANCE.test(subject) || /\barbitrat|\brate\b/.test(subject)) return false;
  if (/\binsurance\b/.test(predicate) && !isOwed(subject, STRICT)) return false;
  if (isOwed(subject, debt)) return true;
  if (/^ ?(?:it|this|these|they)\b/.test(subject) && debt.test(before)) return true;
  return debt.test(behind.slice(0, 90).split(/[;:]|, /)[0]!) || OWES.test(predicate);
}

const isOwed = (subject: string, debt: RegExp): boolean =>
  debt.test(subject) || /^ ?(?:this|such|the|that) (?:obligations?|dut(?:y|ies))/.test(subject);

/**
 * Whether a denied limit is one of debts: `nothing limits the liability`, `no cap on what it may owe`,
 * `the liability is not subject to any limit`, `the limits do not apply to the indemnity`.
 */
function isOfDebt({ ahead, behind, before }: Place, denied: boolean): boolean {
  const [subject = '', predicate] = ahead.split(' | ');
  if (OF_INSURANCE.test(subject)) return false;
  const governed = STRICT.test(
    behind
      .split(/[,;:|]/)[0]!
      .split(' ')
      .slice(0, 10)
      .join(' '),
  );
  if (predicate === undefined) {
    const acts = /\| .{0,40}\b(?:appl\w+|inapplicable|available|set|removed|covers?|limit)\b/.test(
      behind,
    );
    return acts && (governed || STRICT.test(`${ahead} ${behind}`) || STRICT.test(before));
  }
  if (denied) return OWES.test(predicate) || isOwed(subject, STRICT) || governed;
  return governed || (isOwed(subject, STRICT) && predicate.split(' ').length < 16);
}
