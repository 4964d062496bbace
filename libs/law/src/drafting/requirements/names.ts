import { type Pos, tag, tokenize } from '@casewright/law/sentences';

const SUFFIX =
  '(?:Inc|Incorporated|Corp|Corporation|Co|Company|LLC|L\\.L\\.C|PLLC|P\\.L\\.L\\.C|LLLP|Ltd|Limited|LLP|LP|L\\.P|PLC|plc|N\\.A|GmbH|AG|S\\.A|S\\.p\\.A|S\\.r\\.l|P\\.A|Pty|KG|B\\.V|N\\.V|PC|P\\.C|CIC|Jr|Sr|II|III|IV|Esq)(?![\\p{L}\\d-])\\.?';
const FIRM = `(?:,?\\s(?:(?:&|and)\\s)?${SUFFIX})`;
const WORD =
  "(?:(?:Mr|Mrs|Ms|Dr|Prof|Hon|St|Wm|Ins|Bros|Mfg|Assn|Univ)\\.|(?!No\\.)[A-Z]\\.(?:[A-Z]\\.){0,4}(?=\\s)|[A-Z][\\p{L}\\d&'’-]{0,40}|(?<![A-Z]\\d[A-Z\\d]?\\s)\\d{1,4}[A-Z]\\p{L}{0,40})";
/** A name goes on behind the end of a line only in text that is set in lines. */
const GAP = '(?:[^\\S\\n]|(?<=[^\\n]{60})\\n(?!\\p{Lu}{2}|[^\\n]{0,30}:))';
const WORDS = `${WORD}(?:${GAP}(?:of\\s|the\\s|&\\s|and\\s(?=Sons|Daughters|Company|Associates|Partners)|de\\s|van\\s|von\\s|der\\s){0,2}(?!${SUFFIX})(?=[A-Z])${WORD}){0,8}`;

/**
 * Source of an expression for a name: capitalized words, `of`, `&` among them, a suffix behind. The
 * commas of a firm of several names belong to it where its legal form follows.
 */
export const NAME = `(?:(?<![\\p{L}\\d])(?:(?<=\\b(?:at|by|from|of)\\s)${WORD}\\sand\\s${WORDS}${FIRM}|${WORD}(?:,\\s${WORD}){1,3},?\\s(?:&|and)\\s${WORDS}${FIRM}|${WORDS})${FIRM}{0,2})`;

/** True of a name with a legal form, which no person bears. */
export const isEntity = (name: string): boolean =>
  new RegExp(`\\s(?!Jr|Sr|II|IV|Esq)${SUFFIX}$`, 'u').test(name);

/** All names of several words in a text, and names with a legal form. */
export function namesIn(text: string): { name: string; start: number }[] {
  return [...text.matchAll(new RegExp(NAME, 'gu'))].flatMap(({ 0: found, index }) => {
    const name = cleanName(found);
    return name?.includes(' ') ? [{ name, start: text.indexOf(name, index) }] : [];
  });
}

/** `, a Delaware corporation,`, `(a Texas LLC)`. */
export const FORM =
  '(?:,?\\s\\(?\\s?(an?\\s[^,;.()]{0,60}?(?:corporation|company|LLC|partnership|LLP|trust|association|individual|resident|citizen|nonprofit|non-profit|agency|university|sole (?:proprietor(?:ship)?|trader)|consultant|startup|firm)\\b[^,;.()]{0,30}?)(?=[,;.)]|\\s(?:and|as|for|to|in|of|at|will|is|shall|who|which)\\b|$)\\)?,?)?';

const SMALL_WORDS =
  /^(?:Hi|Hello|Hey|Dear|Thanks|Beginning|Starting|Effective|The|A|An|This|Both|Each|From|To|With|By|Under|At|In|(?:We|I)['’]\w+|Stop|Tell|Ask|Let|Have|Employment of|Settlement of|Draft|Prepare|Create|Write|Please|For|Between|After|Since|Should|Until|Then|Only|Even|When|Once|Where|How|Why|Whose|Unless|Although)\b\s*/;
/** Words of a sentence, and of no name: `What Oakhurst learns`, `Our client`. */
const CLOSED: ReadonlySet<Pos> = new Set(['PRON', 'SCONJ', 'CCONJ']);

function withoutLead(name: string): string {
  const [first] = tokenize(name.slice(0, 40));
  if (!first || first.end === name.length) return name;
  tag(name.slice(0, first.end), [first]);
  const isClosed = CLOSED.has(first.pos) && /^\p{Lu}\p{Ll}*$/u.test(name.slice(0, first.end));
  return isClosed ? name.slice(first.end).trimStart() : name.replace(SMALL_WORDS, '');
}

/** A name without what a sentence put around it; null where nothing is left. */
export function cleanName(name: string): string | null {
  const bare = withoutLead(name)
    .replace(/[,:;]+$/, '')
    .trim();
  const abbreviated =
    /\b(?:Inc|Corp|Co|Ltd|Jr|Sr|[A-Z]|L\.L\.C|P\.L\.L\.C|L\.P|N\.A|S\.A|S\.p\.A|S\.r\.l|P\.A|B\.V|N\.V|P\.C)\.$/.test(
      bare,
    );
  const text = abbreviated ? bare : bare.replace(/\.$/, '');
  return /\p{L}{2}/u.test(text) ? text : null;
}

/** `client` matches as `client` and `Client`. */
export const anyCase = (words: string): string =>
  words.replace(/(^|[\s-])([a-z])/g, (_, before: string, letter: string) => {
    return `${before}[${letter.toUpperCase()}${letter}]`;
  });

/** Words as the source of an expression. */
export const escaped = (words: string): string => words.replace(/[.*+^$?()|{}[\]\\]/g, '\\$&');

export const capital = (words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
