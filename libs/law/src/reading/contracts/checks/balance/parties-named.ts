import type { Review } from '../../review.js';

/** Words for both sides at once. */
const MUTUAL =
  /\b(?:either|each|neither|both|no|any|a|every|one|such|the other|indemnifying|indemnified|breaching|defaulting|non-breaching)\s+(?:of the\s+)?part(?:y|ies)\b|\bthe parties\b|\bparties\b|\bmutual/i;

export const isMutual = (words: string): boolean => MUTUAL.test(words);

/** Names and roles of the parties, bare: nobody else has the duties of a contract. */
export function knownNames({ document }: Review): Set<string> {
  const names = document.parties.flatMap(({ name, role }) => [name, role ?? name]);
  return new Set(names.map(bareName));
}

/** The part of `words`, at their end, that names a party; null where none does. */
export function partyAtEnd(words: string, known: ReadonlySet<string>): string | null {
  const parts = words.trim().split(/\s+/);
  for (let from = 0; from < parts.length; from++) {
    const name = parts.slice(from).join(' ');
    if (known.has(bareName(name))) return name;
  }
  return null;
}

/** The bare name of a party in a clause: `the Supplier` and `Supplier's` are `supplier`. */
export const bareName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^(?:the|that|and|or|if|then)\s+/, '')
    .replace(/'s$|s'$/, '')
    .trim();
