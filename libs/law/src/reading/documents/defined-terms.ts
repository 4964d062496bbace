import type { TextSpan } from '../extracted-text.js';
import { itemAt } from './reading/spans.js';
import type { DefinedTerm } from './understanding.js';

/** `(the “Agreement”)`, `(each a “Party” and together the “Parties”)`. */
const BRACKETED = /\(([^()“”"]{0,90}[“"][^()]{1,200})\)/g;
const QUOTED = /[“"]([^“”"\n]{1,80})[”"]/g;
/** `“Term” means …`. */
const MEANS =
  /[“"]([A-Z][^“”"\n]{0,80})[”"](?:\s+(?:and|or)\s+[“"][^“”"\n]{1,80}[”"])?,?\s+(?:shall\s+|will\s+)?(?:means?|have\s+the\s+(?:same\s+)?meanings?|has\s+the\s+(?:same\s+)?meanings?|refers?\s+to|is\s+defined|includes?|be\s+defined)\b/g;
/** `hereinafter referred to as “Seller”`, `hereinafter called the “Buyer”`. */
const CALLED =
  /\b(?:hereinafter|hereafter|collectively|referred to as|known as)[^“”".;()]{0,60}[“"]([A-Z][^“”"\n]{0,80})[”"]/g;

/** The terms that a document defines, with every other place that uses them. */
export function findTerms(text: string, sentences: readonly TextSpan[]): DefinedTerm[] {
  const places = new Map<string, TextSpan>();
  const add = (term: string, start: number): void => {
    const name = term.trim().replace(/[,.;]$/, '');
    if (!/^[A-Z0-9]/.test(name) || /,\s+[a-z]/.test(name) || name.length < 2 || places.has(name))
      return;
    const at = start + term.indexOf(name[0]!);
    places.set(name, { start: at, end: at + name.length });
  };
  for (const match of text.matchAll(BRACKETED)) {
    const inner = match[1]!;
    if (/\bv\.\s|\b(?:quoting|citing|holding|emphasis|see)\b/i.test(inner)) continue;
    if (!introducesTerm(inner)) continue;
    for (const quoted of inner.matchAll(QUOTED)) {
      add(quoted[1]!, match.index + 1 + quoted.index + 1);
    }
  }
  for (const expression of [MEANS, CALLED]) {
    for (const match of text.matchAll(expression)) {
      const offset = match[0].search(/[“"]/) + 1;
      add(match[1]!, match.index + offset);
    }
  }
  const uses = findUses(text, places);
  return [...places]
    .map(([term, at]) => ({
      term,
      at,
      definition: spanOf(itemAt(sentences, at.start) ?? at),
      uses: uses.get(term)!,
    }))
    .sort((a, b) => a.at.start - b.at.start);
}

const spanOf = ({ start, end }: TextSpan): TextSpan => ({ start, end });

/** The quotation comes at once or after words that introduce a name. */
const introducesTerm = (inner: string): boolean =>
  /^\s*(?:(?:as |and |or |the |this |each,? |a |an |any |such |all |both |together,? |collectively,? |individually,? |hereinafter,? |hereafter,? |herein,? |referred |to |called |known |defined |in |jointly |with |its |their |permitted |affiliates |successors |assigns |[A-Z]\w+ ?,? ){0,12})[“"]/i.test(
    inner,
  );

/** One pass over the capitalized words: linear however many terms there are. */
function findUses(text: string, places: ReadonlyMap<string, TextSpan>): Map<string, TextSpan[]> {
  const byWord = new Map<string, Map<number, Set<string>>>();
  const uses = new Map<string, TextSpan[]>();
  for (const term of places.keys()) {
    uses.set(term, []);
    const first = /^[A-Za-z0-9]+/.exec(term)?.[0];
    if (!first) continue;
    const byLength = byWord.get(first) ?? new Map<number, Set<string>>();
    byWord.set(first, byLength);
    byLength.set(term.length, (byLength.get(term.length) ?? new Set()).add(term));
  }
  for (const [word, byLength] of byWord)
    byWord.set(word, new Map([...byLength].sort(([a], [b]) => b - a)));
  let end = 0;
  for (const match of text.matchAll(/[A-Z0-9][A-Za-z0-9]*/g)) {
    if (match.index < end) continue;
    const word = match[0];
    const candidates = byWord.get(word) ?? byWord.get(word.replace(/s$/, ''));
    const term = candidates && termAt(text, match.index, candidates);
    if (!term) continue;
    end = match.index + term.length;
    if (match.index !== places.get(term)!.start) uses.get(term)!.push({ start: match.index, end });
  }
  return uses;
}

/**
 * The longest of the terms that appears at `at`, itself or its plural or possessive; line breaks count
 * as blanks. Looked up once for each length: terms by the thousand may begin with the same word.
 */
function termAt(
  text: string,
  at: number,
  byLength: ReadonlyMap<number, ReadonlySet<string>>,
): string | undefined {
  for (const [length, terms] of byLength) {
    const here = text.slice(at, at + length).replace(/\s/g, ' ');
    if (terms.has(here) && endsWord(text, at + length)) return here;
  }
  return undefined;
}

const endsWord = (text: string, end: number): boolean =>
  !/^[A-Za-z0-9]/.test(text.slice(end, end + 3).replace(/^(?:es|s)(?![a-z])/, ''));
