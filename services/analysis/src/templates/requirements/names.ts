const SUFFIX =
  '(?:Inc|Incorporated|Corp|Corporation|Co|Company|LLC|L\\.L\\.C|Ltd|Limited|LLP|LP|L\\.P|PLC|plc|N\\.A|GmbH|AG|S\\.A|B\\.V|PC|P\\.C)\\b\\.?';
const WORD =
  "(?:(?:Mr|Mrs|Ms|Dr|Prof|Hon|St)\\.|[A-Z]\\.(?:[A-Z]\\.){0,4}(?=\\s)|[A-Z][\\p{L}\\d&'’-]{0,40}|\\d{1,4}[A-Z]\\p{L}{0,40})";

/** Source of an expression for a name: capitalised words, `of`, `&` among them, a suffix behind. */
export const NAME = `(?:${WORD}(?:\\s(?:of\\s|the\\s|&\\s|de\\s|van\\s|von\\s|der\\s){0,2}(?!${SUFFIX})(?=[A-Z])${WORD}){0,8}(?:,?\\s${SUFFIX}){0,2})`;

/** `, a Delaware corporation,`, `(a Texas LLC)`. */
export const FORM =
  '(?:,?\\s\\(?\\s?(an?\\s[^,;.()]{0,60}?(?:corporation|company|LLC|partnership|LLP|trust|association|individual|resident|nonprofit|non-profit|agency|university|sole proprietor(?:ship)?|startup|firm)\\b[^,;.()]{0,30}?)(?=[,;.)]|\\s(?:and|as|for|to|in|of|at|will|is|shall|who|which)\\b|$)\\)?,?)?';

const SMALL_WORDS =
  /^(?:The|A|An|This|Our|My|We|I|Draft|Prepare|Create|Write|Please|For|Both|Each|Between|And)\b\s*/;

/** A name without what a sentence put around it; null where nothing is left. */
export function cleanName(name: string): string | null {
  const bare = name
    .replace(SMALL_WORDS, '')
    .replace(/[,:;]+$/, '')
    .trim();
  const abbreviated = /\b(?:Inc|Corp|Co|Ltd|Jr|Sr|[A-Z]|L\.L\.C|L\.P|N\.A|S\.A|B\.V|P\.C)\.$/.test(
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
