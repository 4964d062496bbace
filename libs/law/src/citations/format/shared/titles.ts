const ARTICLES_AND_CONJUNCTIONS = new Set('a an the and but or nor for yet so as if'.split(' '));
const SHORT_PREPOSITIONS = new Set(
  'at by down from in into like near of off on onto out over past per plus re than to up upon via vs v with'.split(
    ' ',
  ),
);
const LONG_PREPOSITIONS = new Set(
  'about above across after against along among around before behind below beneath beside between beyond despite during except inside through throughout toward towards under underneath until without within'.split(
    ' ',
  ),
);

type HeadlineRule = 'bluebook' | 'chicago-17' | 'chicago-18';

/** Whether the rule leaves a word inside a title in lower case. */
function staysLow(word: string, rule: HeadlineRule): boolean {
  if (ARTICLES_AND_CONJUNCTIONS.has(word)) return true;
  if (SHORT_PREPOSITIONS.has(word)) return rule === 'chicago-17' || word.length <= 4;
  return rule === 'chicago-17' && LONG_PREPOSITIONS.has(word);
}

/** Tags, and spans that the item marks as not to be changed. */
const PROTECTED = /(<span class="nocase">.*?<\/span>|<[^<>]*>)/gi;

export const mapText = (text: string, change: (piece: string, start: number) => string): string => {
  let at = 0;
  return text
    .split(PROTECTED)
    .map((piece, i) => {
      const start = at;
      at += piece.length;
      return i % 2 === 1 ? piece : change(piece, start);
    })
    .join('');
};

const BEFORE_WORD = ' "“‘\'(';

/** Whether a word opens the title or a part of it: only quotes and tags part it from the start or a mark. */
export function opensPart(text: string, at: number, marks: string): boolean {
  let i = at - 1;
  while (i >= 0) {
    const sign = text.charAt(i);
    if (sign === '>') i = text.lastIndexOf('<', i) - 1;
    else if (BEFORE_WORD.includes(sign)) i--;
    else return marks.includes(sign);
  }
  return true;
}

export const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.]*/gu;

/**
 * Headline capitals: Bluebook rule 8(a), CMOS 17 § 8.159, CMOS 18 § 8.160. Words are only ever
 * raised: a capital the title's own publisher chose is kept.
 */
export function headline(text: string, rule: HeadlineRule): string {
  const lastWord = [...text.matchAll(WORD)].at(-1)?.index ?? 0;
  return mapText(text, (piece, start) =>
    piece.replace(WORD, (word, index: number) => {
      const at = start + index;
      if (word !== word.toLowerCase() || /^\d/.test(word) || text[at - 1] === '-') return word;
      const last = rule !== 'bluebook' && at === lastWord;
      return last || opensPart(text, at, ':?!—.') || !staysLow(word.replace(/\.$/, ''), rule)
        ? word.charAt(0).toUpperCase() + word.slice(1)
        : word;
    }),
  );
}
