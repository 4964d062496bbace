/** Universal part-of-speech tags, as far as the rules use them. */
export type Pos =
  | 'ADJ'
  | 'ADP'
  | 'ADV'
  | 'AUX'
  | 'CCONJ'
  | 'DET'
  | 'NOUN'
  | 'NUM'
  | 'PART'
  | 'PRON'
  | 'PROPN'
  | 'PUNCT'
  | 'SCONJ'
  | 'VERB'
  | 'X';

type TokenKind = 'word' | 'number' | 'mark';

/** Offsets index the text that was read. */
export interface Token {
  start: number;
  end: number;
  text: string;
  /** Lower case, apostrophes straight. */
  lower: string;
  kind: TokenKind;
  pos: Pos;
  /** Base form of a verb (`filed` → `file`); `lower` of other words. */
  lemma: string;
  /** Stands for a citation or a quotation: never matched by a rule of words. */
  masked: boolean;
}

/** An abbreviation with stops, a word with its apostrophes and hyphens, a number, or one sign. */
const TOKEN =
  /(?:[A-Z]\.){2,}|\p{L}+(?:['’‘ʻ]\p{L}+)*(?:-\p{L}+(?:['’]\p{L}+)*)*|[$£€]?\d+(?:,\d{3})*(?:\.\d+)*(?:st|nd|rd|th)?%?|[^\s\p{L}\d]/gu;

export function tokenize(plain: string): Token[] {
  const tokens: Token[] = [];
  for (const match of plain.matchAll(TOKEN)) {
    const text = match[0];
    const start = match.index;
    const kind = kindOf(text);
    const lower = kind === 'word' ? text.toLowerCase().replaceAll('’', "'") : text;
    tokens.push({
      text,
      lower,
      start,
      end: start + text.length,
      kind,
      pos: 'X',
      lemma: lower,
      masked: false,
    });
  }
  return tokens;
}

function kindOf(text: string): TokenKind {
  if (/^\p{L}/u.test(text)) return 'word';
  return /\d/.test(text) ? 'number' : 'mark';
}
