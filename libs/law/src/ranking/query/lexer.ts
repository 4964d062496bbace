export type Lexeme =
  | { kind: 'word'; text: string; excluded: boolean }
  | { kind: 'phrase'; text: string; excluded: boolean }
  | { kind: 'and' | 'or' | 'not' | 'open' | 'close' };

const LEXEME = /(-?)"([^"]+)"|(-?\(|\))|([^\s()"]+)/gu;

/** Splits a query into words, quoted phrases and operators. A quote without its partner is nothing. */
export function lex(text: string): Lexeme[] {
  const lexemes: Lexeme[] = [];
  for (const [, minus, phrase, bracket, word] of text.matchAll(LEXEME)) {
    if (phrase !== undefined) {
      lexemes.push({ kind: 'phrase', text: phrase.trim(), excluded: minus === '-' });
    } else if (bracket) {
      if (bracket === '-(') lexemes.push({ kind: 'not' });
      lexemes.push({ kind: bracket === ')' ? 'close' : 'open' });
    } else if (word) lexemes.push(lexWord(word));
  }
  return lexemes;
}

/** Operators are written in capitals: `and` is a word of a case's name. */
function lexWord(word: string): Lexeme {
  if (word === 'AND' || word === '&' || word === '&&') return { kind: 'and' };
  if (word === 'OR' || word === '||') return { kind: 'or' };
  if (word === 'NOT') return { kind: 'not' };
  const excluded = /^-[\p{L}\p{N}]/u.test(word);
  return { kind: 'word', text: excluded ? word.slice(1) : word, excluded };
}
