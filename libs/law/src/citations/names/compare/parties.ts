import { PLACE_WORDS, placeMeaning, placeOf } from './place-names.js';
import { isOrganizational, meaningsOf, plainWord } from './vocabulary.js';

/** One word of a party's name; the name of a place is one word. */
export interface NameWord {
  text: string;
  /** What it may stand for, in the singular. */
  means: ReadonlySet<string>;
  isNumber?: boolean;
  isPlace?: boolean;
  /** Which part of the name it is in: "of", "for" or a comma begins another. */
  part: number;
  /** Behind "&" or "and". */
  isJoined?: boolean;
  /** Behind a comma, in parentheses, or in the name of a second party: it describes, and is not the name. */
  isAside?: boolean;
  /** As printed, where that is an abbreviation: `distrib.`, `publ'ns`, `n.h.`. */
  short?: string;
}

/** One side of a case, ready to be compared. */
export interface Party {
  words: NameWord[];
  /** The initials of all its words, `of` among them. */
  letters: string;
  /** The state or country that the party is; `state`, `people`, `commonwealth`, where it says no more. */
  sovereign?: string;
  /** "Ohio ex rel. Eaton": Eaton. */
  relator?: Party;
  /** It calls itself a firm: `Inc.`, `Co.`, `AG`. */
  isFirm: boolean;
}

export const initials = (words: readonly NameWord[]): string =>
  words.map(({ text }) => text[0]).join('');

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const DESIGNATORS =
  'inc incorporated ltd limited llc llp pllc lp pc plc pty na fsb sa ag nv gmbh company companies co cos corporation corporations corp';
const NOISE = setOf(
  `${DESIGNATORS} the of and for a an in on et al ux vir others another individually as jr sr no nos number numbers`,
);
const DESIGNATOR = setOf(DESIGNATORS);
const FIRM = setOf(`${DESIGNATORS} ry railway rr railroad`);
const BREAKS = setOf(', of for in at on to by against');
/** What a caption says about a party behind its name. */
const DESCRIBED =
  /\bet (?:al|ux|vir)\b.*$|,? (?:d\/b\/a|a\/k\/a|f\/k\/a|dba|aka|fka|doing business as)\b.*$|(?<=\S), (?:(?:acting|former|united states|u\.s\.|state|county|chief) )?(?:(?:as|individually|in (?:his|her|their)|by|through|its|an?|the|petitioner|respondent|appell(?:ant|ee)|plaintiff|defendant)s? .*|(?:petitioner|respondent|appell(?:ant|ee)|plaintiff|defendant)s?|(?:secretary|sec'y|warden|attorney general|att'y gen|commissioner|comm'r|director|dir|governor|sheriff|superintendent|supt|administrator|administratrix|adm'r|executor|executrix|ex'r|ex'x|trustee|tr|receiver|judge|mayor|treasurer|auditor|chairman|president|guardian)\b.*)$/;
const PARENTHESIS = / ?\([^()]*\)/g;
/** An office of a government behind its name: the government is the party. */
const OFFICE =
  /^([^,]+), (?:office|department|dep't|dept|commission|comm'n|board|bd|division|div|bureau|agency)\b.*$/;

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const ROMANS = ' ii iii iv vi vii viii ix xi xii xiii'.split(' ');
const ROMAN_VALUES = [0, 2, 3, 4, 6, 7, 8, 9, 11, 12, 13];

/** "II" and "2" are one number, and so are "2d" and "Second". */
function numberIn(word: string): string | undefined {
  const digits = /^0*(\d+)(st|nd|rd|th|d)?$/.exec(word);
  if (digits) return `${digits[1]}${digits[2] ? 'th' : ''}`;
  const roman = ROMANS.indexOf(word);
  if (roman > 0) return String(ROMAN_VALUES[roman]);
  const [value, ordinal] = [NUMBERS.indexOf(word), ORDINALS.indexOf(word)];
  if (ordinal >= 0) return `${ordinal}th`;
  return value < 0 ? undefined : String(value);
}

/** Characters; no party's name has so many. */
const LONGEST = 2_000;
/** Each word of a name is compared with each of another's; no party's name has so many. */
const MOST_WORDS = 200;

/** Words as printed, commas, and parentheses, in lower case: without diacritics, initials drawn together. */
function printedWords(text: string): string[] {
  const joined = text
    .replace(/(?<=\b[a-z]{1,2})&(?=[a-z]{1,2}\b)/g, '')
    // "AT & T", "A and M": one name, as closed up. Firms are companies all the same: "R & Co."
    .replace(
      /(?:(?<=\b[a-z]) & (?=[a-z]{1,2}\b(?!\.))|(?<=\b[a-z]{2}) & (?=[a-z]\b(?!\.)))(?!co\b)/g,
      '',
    )
    .replace(/(?<=\b[a-z]) and (?=[a-z]\b(?!\.))/g, '')
    .replace(/\b([a-z])\.\s?(?=[a-z]\.)(?!r\.r\.)/g, '$1.')
    .replace(/(?<=\b[a-z]) (?=[a-z]\b(?![.']))/g, '')
    .replace(/\bm'(?=[a-z]{3})/g, 'mc')
    .replace(/'s\b/g, 's');
  return joined.match(/[a-z0-9]+(?:['.][a-z0-9]+)*\.?|[,&()]/g)?.slice(0, MOST_WORDS) ?? [];
}

function wordsOf(text: string): NameWord[] {
  const printed = printedWords(text);
  const words: NameWord[] = [];
  for (let [at, part, isOver, isWithin] = [0, 0, false, false]; at < printed.length; ) {
    isOver ||= printed[at] === ',' || isSecondParty(printed, at);
    isWithin = printed[at] === '(' || (isWithin && printed[at] !== ')');
    const isAside = isOver || isWithin;
    if (BREAKS.has(printed[at]!)) part++;
    const place = placeAt(printed, at);
    const isJoined = /^(?:&|and)$/.test(printed[at - 1] ?? '');
    const where = { part, ...(isJoined && { isJoined }), ...(isAside && { isAside }) };
    if (place)
      words.push({ text: place.name, means: new Set([place.name]), isPlace: true, ...where });
    else if (!/^[,&()]$/.test(printed[at]!)) words.push({ ...wordOf(printed[at]!), ...where });
    at += place?.length ?? 1;
  }
  return words;
}

/** "Acme Co. and ...", "Jane Roe and ...", "... and Jane Roe": no second half of a firm's name. */
function isSecondParty(printed: readonly string[], at: number): boolean {
  if (printed[at] !== 'and' || at === 0) return false;
  const before = printed.slice(0, at).map(plainWord);
  if (DESIGNATOR.has(before.at(-1)!)) return true;
  const comma = printed.indexOf(',', at);
  const others = printed.slice(at + 1, comma < 0 ? undefined : comma).map(plainWord);
  const isFirm = others.some((word) => FIRM.has(word));
  const isPerson = (words: string[]): boolean => words.length > 1 && !words.some(isOrganizational);
  return !isFirm && (isPerson(others) || (others.length > 1 && isPerson(before)));
}

function placeAt(printed: string[], at: number): { name: string; length: number } | undefined {
  for (let length = Math.min(PLACE_WORDS, printed.length - at); length > 0; length--) {
    const last = printed[at + length - 1]!;
    const words = printed
      .slice(at, at + length)
      .map(bare)
      .join(' ');
    const name = placeOf(words, last.endsWith('.'));
    if (name) return { name, length };
  }
  return undefined;
}

/** Initials keep their periods: `L.A.` is no `La.`. */
const bare = (word: string): string =>
  /^(?:[a-z]\.){2,}$/.test(word) ? word : word.replace(/[.']/g, '');

function wordOf(printed: string): Omit<NameWord, 'part'> {
  const text = plainWord(printed);
  const number = numberIn(text);
  if (number) return { text: number, means: new Set([number]), isNumber: true };
  const means = meaningsOf(text);
  const place = printed.endsWith('.') ? placeMeaning(printed) : undefined;
  if (place) means.add(place);
  const word = { text, means };
  return /\.$|'|\..*\./.test(printed) ? { ...word, short: printed } : word;
}

const GOVERNMENT =
  /^(?:(?:federal |islamic |democratic |peoples )?(?:republic|kingdom) |(?:state|people|commonwealth|government) (?:of )?(?:the )?(?:state |commonwealth )?)?(?:of )?(?:the )?/;

/** The government that a whole party is. */
function sovereignOf(words: readonly NameWord[]): string | undefined {
  const text = words.map((word) => word.text).join(' ');
  if (/^(?:the )?(?:state|people|commonwealth|government)$/.test(text))
    return text.replace('the ', '');
  const place = placeOf(text.replace(GOVERNMENT, ''), true);
  return place && words.length < 8 ? place : undefined;
}

/** A party in comparable words: abbreviations read, suffixes and "et al." gone. */
export function partyOf(name: string): Party {
  const plain = name
    .slice(0, LONGEST)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('’', "'")
    .toLowerCase();
  const [first = '', relator] = plain.split(/,? ex rel\b\.? ?/);
  if (relator && first.trim()) return { ...oneParty(first), relator: oneParty(relator) };
  return oneParty(relator ?? first);
}

function oneParty(text: string): Party {
  const described = text.replace(DESCRIBED, '');
  const all = wordsOf(described);
  const office = OFFICE.exec(text)?.[1];
  const outside = described.replace(PARENTHESIS, '');
  const sovereign =
    sovereignOf(outside === described ? all : wordsOf(outside)) ??
    (office && sovereignOf(wordsOf(office)));
  const words = all.filter((word) => !NOISE.has(word.text));
  return {
    words: words.length > 0 ? words : all,
    letters: initials(all),
    ...(sovereign === undefined ? {} : { sovereign }),
    isFirm: all.some((word) => FIRM.has(word.text)),
  };
}
