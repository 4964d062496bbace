import type { Token } from '@casewright/law/sentences';
import type { Paragraph } from '../../text/reading.js';
import type { Span } from '../../text/span.js';
import { soundOf } from '../../words/one-edit.js';
import type { DocumentRule, Match, RuleContext } from '../rule.js';

/** A word with a capital, and what is said of it where it stands. */
interface Named extends Span {
  name: string;
  isWord: boolean;
  /** Behind `Mr.` and the like: a person, whatever word it is. */
  isTitled: boolean;
  /** `Lunds letter`: with an s, and before what may be owned. */
  isOwner: boolean;
  /** The words of a name that stand before and behind it. */
  beside: string[];
  /** Of a company by its form: `Inc.`, `LLC`. */
  isCompany: boolean;
}

const NAME = /^\p{Lu}\p{Ll}{3,}$/u;
const TITLED = /^\p{Lu}\p{Ll}{2,}$/u;
const TITLE = /^(?:Mr|Ms|Mrs|Dr|Judge|Justice|Professor|Officer|Detective)$/;
const FORM = /^(?:Inc|LLC|L\.L\.C|Corp|Corporation|Ltd|Limited|LP|LLP|PLC|N\.A|GmbH|Co)$/;
/** What a company is in the case, or how its sentence begins. */
const NO_NAME =
  /^(?:The|Defendants?|Plaintiffs?|Petitioners?|Respondents?|Appell\p{Ll}+|Claimants?|Debtors?|Counsel|By|In|Under|With|For|As|And|But|When|If|On|Dear)$/u;
/** Shorter words differ by a letter too easily. */
const LEAST_LETTERS = 5;

// cspell:disable
export const nameDrift: DocumentRule<Named[]> = {
  id: 'name-drift',
  name: 'Name that varies',
  family: 'consistency',
  severity: 'high',
  why: 'Another spelling names another, offends its owner, and may bind the wrong one.',
  source: 'The Redbook, on proofreading; Adams, A Manual of Style for Contract Drafting, on names',
  matches: [
    'Northgate Holdings, Inc. leased the mill. Northgate Holdings paid in May, and Northgate [[Holding]] stopped in June.',
    'Larkmoor Freight, Inc. moved to dismiss. For these reasons [[Larkmore]] Freight, Inc. asks for costs.',
  ],
  passes: ['Northgate Holdings, Inc. leased the mill. Northgate Holdings paid in May.'],
  // cspell:enable
  collect,
  check: (parts) => {
    const all = parts.flatMap(({ at, found }) =>
      found.map((it) => ({ ...it, start: it.start + at, end: it.end + at })),
    );
    const names = new Map<string, Named[]>();
    for (const it of all) names.set(it.name, [...(names.get(it.name) ?? []), it]);
    const groups = new Map<string, string[]>();
    for (const name of names.keys()) groups.set(name[0]!, [...(groups.get(name[0]!) ?? []), name]);
    return [...names].flatMap(([name, places]) => {
      const owner = places.find(({ isOwner, isWord }) => isOwner && !isWord);
      const single = name.slice(0, -1);
      if (owner && names.has(single)) return [matchOf(owner, `An owner is meant: “${single}’s.”`)];
      const usual = groups
        .get(name[0]!)!
        .find((other) => other !== name && isMeant(places, names.get(other)!));
      return usual ? [matchOf(places[0]!, `Elsewhere it is “${usual}.”`)] : [];
    });
  },
};

const matchOf = ({ start, end }: Span, remark: string): Match => ({ start, end, remark });

/** Whether the other name is nearly this one, comes more often, or comes first where both are rare. */
function isMeant(places: readonly Named[], others: readonly Named[]): boolean {
  const [{ name, isWord, start }, { name: other, start: first }] = [places[0]!, others[0]!];
  const isTitled = places.some((it) => it.isTitled);
  const beside = new Set(others.flatMap((it) => it.beside));
  const isPart = places.some((it) => it.beside.some((word) => beside.has(word)));
  const isCompany = isPart && [...places, ...others].some((it) => it.isCompany);
  if (isWord && !isTitled && !isCompany) return false;
  const isRarer = places.length < others.length;
  const isLater = places.length === others.length && first < start;
  const isKnown = isPart || (isTitled && others.some((it) => it.isTitled || !it.isWord));
  if (!isRarer && !(isLater && isKnown)) return false;
  if (places.length > 1 && !isPart) return false;
  return isNear(name, other, isCompany, isTitled || isPart);
}

function isNear(name: string, other: string, isCompany: boolean, byEar: boolean): boolean {
  if (Math.abs(name.length - other.length) > 2) return false;
  // A plural is another word but in a company's name; and Roberta is nobody's slip for Roberto.
  const isPlural =
    `${name}s` === other || `${other}s` === name || `${name}n` === other || `${other}n` === name;
  if (isPlural && !isCompany) return false;
  if (/[aeo]$/.test(name) && /[aeo]$/.test(other) && name.length === other.length) return false;
  if (byEar && soundOf(name) === soundOf(other)) return true;
  const isLong = Math.min(name.length, other.length) >= LEAST_LETTERS - 1;
  if (isLong && differsByOne(name, other)) return true;
  const ending = /(?:ing|ers?|ors?|s)$/;
  return (
    isCompany &&
    name.length > LEAST_LETTERS &&
    name.slice(0, 4) === other.slice(0, 4) &&
    ending.test(name) &&
    ending.test(other)
  );
}

/** One letter more, fewer, or another, or two that have changed places. */
function differsByOne(one: string, two: string): boolean {
  const [short, long] = one.length <= two.length ? [one, two] : [two, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  const isTurned = short[at] === long[at + 1] && short[at + 1] === long[at];
  return (
    short.slice(long.length === short.length ? at + 1 : at) === long.slice(at + 1) ||
    (isTurned && short.length === long.length && short.slice(at + 2) === long.slice(at + 2))
  );
}

/** Capitalized words; those of English are slips only behind a title or in a company's name. */
function collect({ tokens, kind }: Paragraph, { words }: RuleContext): Named[] {
  if (kind === 'quotation') return [];
  return tokens.flatMap(({ text, start, end, masked }, at) => {
    const name = text.replace(/['’]s$/, '');
    const title = tokens[at - 1]?.text === '.' ? tokens[at - 2] : tokens[at - 1];
    const isTitled = TITLE.test(title?.text ?? '');
    if (masked || !(isTitled ? TITLED : NAME).test(name) || NO_NAME.test(name)) return [];
    const next = tokens[at + 1];
    const isOwner =
      name === text && /[^s]s$/.test(name) && next?.pos === 'NOUN' && next.text === next.lower;
    const beside = [tokens[at - 1], next].flatMap((it) => (isOfName(it) ? [it.text] : []));
    const isWord = words?.knows(name.toLowerCase()) ?? true;
    const isCompany = isFormBehind(tokens, at + 1);
    return [
      {
        name,
        isWord,
        isTitled,
        isOwner,
        beside,
        isCompany,
        start,
        end: end - (text.length - name.length),
      },
    ];
  });
}

const isOfName = (token: Token | undefined): token is Token =>
  token !== undefined && !token.masked && NAME.test(token.text) && !NO_NAME.test(token.text);

function isFormBehind(tokens: readonly Token[], from: number): boolean {
  let at = from;
  while (isOfName(tokens[at]) && !FORM.test(tokens[at]!.text)) at++;
  if (tokens[at]?.text === ',') at++;
  return FORM.test(tokens[at]?.text ?? '');
}
