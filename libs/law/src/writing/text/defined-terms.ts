import type { Paragraph } from './reading.js';

/** `(the “Premises”)`, `("Acme")`, `“Closing” means`, `hereinafter “Smith”`. */
const DEFINED =
  /\(\s*(?:(?:each|collectively|together|individually|hereinafter|hereafter|referred to as|the|a|an|or|as|and|any such|such)[ ,]*){0,8}[“"](?:the )?([^“”"\n]{1,60})[”"]|[“"]([^“”"\n]{1,60})[”"] (?:means|shall mean|has the meaning|refers to|includes)|hereinafter (?:referred to as )?(?:the )?[“"]?([A-Z][^“”"\n,.;)]{1,40})[”"]?/g;

type Read = Pick<Paragraph, 'text'>;

/** A term where it is defined; offsets of the term alone. */
export interface Definition {
  term: string;
  start: number;
  end: number;
}

function definitionsIn({ text }: Read): Definition[] {
  if (!/[“"]|hereinafter/.test(text)) return [];
  return [...text.matchAll(DEFINED)].flatMap((match) => {
    const term = (match[1] ?? match[2] ?? match[3] ?? '').replace(/[,.]$/, '').trim();
    if (!/^\p{Lu}/u.test(term) || term.split(' ').length > 6) return [];
    const start = match.index + match[0].lastIndexOf(term);
    return [{ term, start, end: start + term.length }];
  });
}

const known = new WeakMap<Read, Definition[]>();

/** The definitions of a paragraph, read once. */
export function definitionsOf(paragraph: Read): Definition[] {
  const found = known.get(paragraph) ?? definitionsIn(paragraph);
  known.set(paragraph, found);
  return found;
}

/** All words of the terms that a text defines, in lower case. */
export function definedTermsOf(paragraphs: readonly { paragraph: Read }[]): Set<string> {
  const words = paragraphs
    .flatMap(({ paragraph }) => definitionsOf(paragraph))
    .flatMap(({ term }) => term.split(/[\s,]+/));
  return new Set(words.filter((word) => /^\p{Lu}/u.test(word)).map((word) => word.toLowerCase()));
}
