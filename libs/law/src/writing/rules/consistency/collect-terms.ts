import { type Definition, definitionsOf } from '../../text/defined-terms.js';
import type { Paragraph } from '../../text/reading.js';
import type { Span } from '../../text/span.js';

/** What the rules about terms remember of a paragraph. */
export interface TermsFound {
  text: string;
  sentences: number;
  definitions: Definition[];
  /** `the products`: nouns in small letters that the text points at. */
  pointed: (Span & { word: string })[];
  /** Capitalized nouns that name a part in a contract. */
  roles: (Span & { word: string })[];
}

const POINTS = /^(?:the|such|these|those)$/;
/** Parts that two words name: whoever is called by one of them is not called by the other. */
export const ROLE_PAIRS: readonly (readonly [string, string])[] = [
  ['Lessee', 'Tenant'],
  ['Lessor', 'Landlord'],
  ['Buyer', 'Purchaser'],
  ['Seller', 'Vendor'],
  ['Supplier', 'Vendor'],
  ['Client', 'Customer'],
  ['Contractor', 'Consultant'],
  ['Employee', 'Executive'],
  ['Borrower', 'Debtor'],
];
const ROLES = new Set(ROLE_PAIRS.flat());

export function collectTerms(paragraph: Paragraph): TermsFound {
  const { text, tokens, kind } = paragraph;
  const found: TermsFound = {
    text,
    sentences: paragraph.sentences.length,
    definitions: definitionsOf(paragraph),
    pointed: [],
    roles: [],
  };
  if (kind !== 'prose') return found;
  for (let i = 0; i < tokens.length; i++) {
    const { text: word, lower, pos, masked, start, end } = tokens[i]!;
    if (masked) continue;
    if (ROLES.has(word)) found.roles.push({ word, start, end });
    const before = tokens[i - 1];
    const isTerm = (pos === 'NOUN' && word === lower) || /^\p{Lu}\p{Ll}{2,5}$/u.test(word);
    if (isTerm && before && POINTS.test(before.lower)) {
      found.pointed.push({ word, start, end });
    }
  }
  return found;
}
