import type { Token } from '@casewright/law/sentences';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';

type Shape = 'to' | 'gerund' | 'verb' | 'question';

interface Item {
  shape: Shape | null;
  token: Token;
}

/** What each shape is called in a remark. */
const NAMES: Record<Shape, string> = {
  to: 'with “to”',
  gerund: 'with an -ing form',
  verb: 'with a verb',
  question: 'with a question word',
};

export const parallelItems: Rule = {
  id: 'parallel-items',
  name: 'Items that are not parallel',
  family: 'mechanics',
  severity: 'low',
  why: 'Items of one list continue one sentence; when they change their form, it breaks.',
  source: 'Garner, The Redbook, on parallelism; Strunk and White, The Elements of Style',
  matches: [
    'Seller shall (a) deliver the goods, (b) [[insuring]] them, and (c) invoice Buyer.',
    'The rule asks the court (1) to weigh the harm, (2) to weigh the benefit, and (3) [[considering]] the public.',
    'The clerk must stamp the form, copy the file, and [[mailing]] the notice. He sold the boat, paid the lender, and [[keeping]] the rest.',
    'It shows how the lock works, why it failed, and [[applying]] the test. They agreed to clean the hall, to lock the gate, and [[returning]] the key. Please lock the gate, sign the log, and [[to]] return the key.',
    'She may pay by check, by wire, or [[mailing]] the cash. They must either ratify the sale or [[unwinding]] it.',
  ],
  passes: [
    'Seller shall (a) deliver the goods, (b) insure them, and (c) invoice Buyer.',
    'He sold the boat, paid the lender, and, keeping the rest, left. They sold the boat, moved to Ohio, and continued to pay.',
    'She signed the lease, paid a deposit, and waived all claims, including the first.',
  ],
  check: (paragraph) =>
    inSentences(paragraph, ({ tokens }) => {
      const items = itemsOf(tokens);
      const known = items.filter(({ shape }) => shape !== null);
      return items.length < 3 || known.length !== items.length
        ? [...oddLast(tokens), ...oddSecond(tokens)]
        : oddOne(items);
    }),
};

/** `, and` or `, or`, at the comma */
const isLastComma = (token: Token, at: number, all: readonly Token[]): boolean =>
  token.text === ',' && /^(?:and|or)$/.test(all[at + 1]?.lower ?? '');

/** -ing forms that stand before a noun as prepositions do. */
const PREPOSITIONS =
  /^(?:includ|exclud|regard|concern|accord|follow|pend|notwithstand|dur|bar|except|respect)ing$/;

/** `stamp the form, copy the file, and mailing the notice`: the last of three items, without labels. */
function oddLast(tokens: readonly Token[]): Match[] {
  const comma = tokens.findIndex(isLastComma);
  const [last, next] = [tokens[comma + 2], tokens[comma + 3]];
  const before = tokens.findLastIndex(({ text }, at) => at < comma && text === ',');
  const ends = tokens.slice(comma + 2, -1).every(({ text }) => !/^[,;:—–()]$/.test(text));
  if (comma < 0 || before < 0 || !last || last.masked || !ends) return [];
  const second = continuing(tokens[before + 1]!, tokens[before + 2]);
  const { start, end } = last;
  const isGerund =
    (shapeOf(last, next) === 'gerund' ||
      (/^\p{Ll}{3,}ing$/u.test(last.text) && next?.lower === 'to')) &&
    !PREPOSITIONS.test(last.lower);
  const isTo = last.lower === 'to' && second === 'verb' && isBase(next);
  const led = ofPreposition(tokens, comma, before);
  if (led.length > 0) return led;
  return second !== null && (isGerund || isTo)
    ? [{ start, end, remark: `The item before it begins ${NAMES[second]}.` }]
    : [];
}

/** `by check, by wire, or mailing it`, `to sit, to wait, and from leaving`: all before the last begin with one word. */
function ofPreposition(tokens: readonly Token[], comma: number, before: number): Match[] {
  const [lead, last, next] = [tokens[before + 1]!, tokens[comma + 2]!, tokens[comma + 3]];
  const isLed =
    /^(?:ADP|PART)$/.test(lead.pos) &&
    tokens.slice(0, before).some(({ lower }) => lower === lead.lower);
  const act = last.pos === 'ADP' && last.lower !== lead.lower ? next : last;
  return isLed &&
    /^VERB \p{Ll}{3,}ing$/u.test(`${act?.pos} ${act?.text}`) &&
    !PREPOSITIONS.test(act!.lower)
    ? [
        {
          start: last.start,
          end: last.end,
          remark: `The items before it begin with “${lead.text}.”`,
        },
      ]
    : [];
}

/** `either ratify the sale or unwinding it`: the second of a pair in another form. */
function oddSecond(tokens: readonly Token[]): Match[] {
  return tokens.flatMap(({ lower, masked }, at) => {
    const joint = { either: 'or', neither: 'nor' }[lower];
    if (!joint || masked) return [];
    const or = tokens.findIndex((token, i) => i > at && token.lower === joint);
    const [first, second, next] = [tokens[at + 1], tokens[or + 1], tokens[or + 2]];
    const isOdd =
      or > 0 && isBase(first) && second && !second.masked && shapeOf(second, next) === 'gerund';
    return isOdd
      ? [
          {
            start: second.start,
            end: second.end,
            remark: `Behind “${lower}” it begins ${NAMES.verb}.`,
          },
        ]
      : [];
  });
}

const isBase = (token?: Token): boolean => token?.pos === 'VERB' && token.lemma === token.lower;

/** What an item begins with that continues the one before it. */
function continuing(first: Token, next: Token | undefined): Exclude<Shape, 'gerund'> | null {
  if (first.lower === 'to' && isBase(next)) return 'to';
  if (first.masked || /ing$/.test(first.lower)) return null;
  if (/^(?:how|why|whether)$/.test(first.lower)) return 'question';
  // `copy the file`: the tagger takes some verbs for nouns.
  const acts = first.pos === 'NOUN' && !/s$/.test(first.lower) && next?.pos === 'DET';
  const takesObject = /^(?:DET|PRON|PROPN|NUM|CCONJ)$/.test(next?.pos ?? '');
  return acts || (first.pos === 'VERB' && takesObject) ? 'verb' : null;
}

/** What follows each `(a)` or `(1)` of one list. */
function itemsOf(tokens: readonly Token[]): Item[] {
  const items: Item[] = [];
  for (let i = 0; i + 3 < tokens.length; i++) {
    const [open, label, close, first] = tokens.slice(i, i + 4) as [Token, Token, Token, Token];
    const rank = open.text === '(' && close.text === ')' ? rankOf(label.text) : null;
    if (rank === null || rank !== items.length + 1) continue;
    items.push({ shape: first.masked ? null : shapeOf(first, tokens[i + 4]), token: first });
  }
  return items;
}

function rankOf(label: string): number | null {
  if (/^\d{1,2}$/.test(label)) return Number(label);
  return /^[a-z]$/.test(label) ? label.charCodeAt(0) - 96 : null;
}

function shapeOf(first: Token, next: Token | undefined): Shape | null {
  if (first.lower === 'to' && next?.kind === 'word') return 'to';
  if (/^\p{Ll}{3,}ing$/u.test(first.text) && next && /^(?:DET|PRON|PROPN)$/.test(next.pos ?? ''))
    return 'gerund';
  if (!/^\p{Ll}/u.test(first.text) || /(?:ed|ing|s)$/.test(first.lower)) return null;
  // A word that may be a noun is none before an article or a name.
  const acts = first.pos === 'NOUN' && next && /^(?:DET|PROPN)$/.test(next.pos ?? '');
  return first.pos === 'VERB' || acts ? 'verb' : null;
}

/** The only item of its form, where all others share one. */
function oddOne(items: readonly Item[]): Match[] {
  const of = (shape: Shape): Item[] => items.filter((item) => item.shape === shape);
  const shapes = (['to', 'gerund', 'verb'] as const).filter((shape) => of(shape).length > 0);
  const odd = shapes.find((shape) => of(shape).length === 1);
  if (shapes.length !== 2 || !odd) return [];
  const usual = shapes.find((shape) => shape !== odd)!;
  // After `to (a) pay`, an item may repeat the `to`.
  if (odd === 'to' || (usual === 'to' && odd === 'verb')) return [];
  const { start, end } = of(odd)[0]!.token;
  return [{ start, end, remark: `The other items begin ${NAMES[usual]}.` }];
}
