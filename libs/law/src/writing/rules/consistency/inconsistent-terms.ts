import { firstReached } from '../../text/bisect.js';
import type { DocumentRule, Match } from '../rule.js';
import { collectTerms, ROLE_PAIRS, type TermsFound } from './collect-terms.js';
import { phrasePlaces } from './phrase-places.js';

type Parts = readonly { at: number; found: TermsFound }[];

export const inconsistentTerms: DocumentRule<TermsFound> = {
  id: 'inconsistent-term',
  name: 'Inconsistent term',
  family: 'consistency',
  severity: 'medium',
  why: 'Readers take another word to mean another thing, and in a contract courts do as well.',
  source:
    'Adams, A Manual of Style for Contract Drafting, on consistency; Garner, The Redbook, on defined terms',
  matches: [
    {
      in: 'contract',
      text: 'The Lessee shall pay rent. The [[Tenant]] shall insure the contents. The Lessee may sublet.',
    },
    {
      in: 'contract',
      text: '“Products” means the presses in Exhibit A. Seller shall ship the Products. Buyer may reject the [[products]] in ten days.',
    },
  ],
  passes: [
    {
      in: 'contract',
      text: 'Acme rents out the barn at 4 Elm Road (the “Barn”). Borden shall sweep the Barn.',
    },
    'The mill of her late aunt (the “Mill”) burned. The barn of her late aunt (the “Barn”) did not.',
  ],
  collect: collectTerms,
  check: (parts, { documentKind }) => [
    ...twiceDefined(parts),
    ...fullAgain(parts),
    ...otherLetters(parts, documentKind === 'contract'),
    ...(documentKind === 'contract' ? otherRole(parts) : []),
  ],
};

/** `the contract of sale (the`: what a term is given to, named with its article. */
const GIVEN_TO = /\b(the (?:(?!the )[^\s,.;()“”"]+ ){2,10})\((?:the [“"]|[“"]the )$/i;

/** A second definition of the same term, or a second term for the same thing. */
function twiceDefined(parts: Parts): Match[] {
  const known = new Set<string>();
  const given = new Map<string, string>();
  const matches: Match[] = [];
  for (const { at, found } of parts) {
    for (const { term, start, end } of found.definitions) {
      if (known.has(term)) {
        matches.push({
          start: at + start,
          end: at + end,
          remark: `“${term}” has been defined before.`,
        });
      }
      known.add(term);
      const lead = found.text.slice(Math.max(0, start - 90), start);
      const thing = /the [“"]$|[“"]the $/.test(lead) ? GIVEN_TO.exec(lead)?.[1] : null;
      const key = thing?.trim().toLowerCase();
      const before = key && given.get(key);
      if (before && before !== term) {
        const remark = `The same thing was called “${before}” before.`;
        matches.push({ start: at + start, end: at + end, remark });
      }
      if (key) given.set(key, term);
    }
  }
  return matches;
}

/** `the products` where `Products` is defined, `the Msa` for `MSA`: the first place of each term. */
function otherLetters(parts: Parts, isContract: boolean): Match[] {
  const defined = new Map<string, string>();
  for (const { found } of parts) {
    for (const { term } of found.definitions) {
      if (/^\p{Lu}{3,6}$/u.test(term) || (isContract && /^\p{Lu}\p{Ll}+$/u.test(term)))
        defined.set(term.toLowerCase(), term);
    }
  }
  const matches: Match[] = [];
  for (const { at, found } of parts) {
    for (const { word, start, end } of found.pointed) {
      const term = defined.get(word.toLowerCase());
      if (!term || term === word || isBeingDefined(found, term, end)) continue;
      defined.delete(word.toLowerCase());
      matches.push({
        start: at + start,
        end: at + end,
        remark: `“${term}” is a defined term; written “${word}” it is not the one that was defined.`,
      });
    }
  }
  return matches;
}

/** `the apartment at 218 Elm Street (the “Apartment”)` */
const isBeingDefined = ({ text, definitions }: TermsFound, term: string, end: number): boolean =>
  definitions.some(
    (own) => own.term === term && own.start > end && !/\.\s/.test(text.slice(end, own.start)),
  );

/** `Tenant` in a lease that speaks of the Lessee: the rarer of the two words, once. */
function otherRole(parts: Parts): Match[] {
  const places = parts.flatMap(({ at, found }) =>
    found.roles.map(({ word, start, end }) => ({ word, start: at + start, end: at + end })),
  );
  return ROLE_PAIRS.flatMap((pair) => {
    const [first, second] = pair.map((role) => places.filter(({ word }) => word === role));
    if (!first?.length || !second?.length) return [];
    const isDefined = pair.every((role) =>
      parts.some(({ found }) => found.definitions.some(({ term }) => term === role)),
    );
    if (isDefined) return [];
    const [rare, usual] = first.length < second.length ? [first, second] : [second, first];
    const { word, ...place } = rare[0]!;
    return [{ ...place, remark: `Elsewhere the text says “${usual[0]!.word}”, here “${word}”.` }];
  });
}

/** A short name's full name, as it is before its brackets. */
const NAMED =
  /((?:\p{Lu}[\p{L}&.'’-]*,? (?:(?:of|the|and|for) )*){2,7}|(?:\p{Lu}[\p{L}&.'’-]*,? ){2,7})\((?:the )?[“"]?(?:the )?$/u;

/** The full name again, after a short one was given to it. */
function fullAgain(parts: Parts): Match[] {
  const names = parts.flatMap(({ at, found }) =>
    found.definitions.flatMap(({ start, end }) => {
      const full = NAMED.exec(found.text.slice(Math.max(0, start - 90), start))?.[1]
        ?.trim()
        .replace(/^(?:The|This|In|By) /, '')
        .replace(/,$/, '');
      return full && full.split(' ').length >= 2
        ? [{ full, from: at + end, short: found.text.slice(start, end) }]
        : [];
    }),
  );
  const places = phrasePlaces(
    names.map(({ full }) => full),
    parts.map(({ at, found }) => ({ at, text: found.text })),
  );
  return names.flatMap(({ full, from, short }) => {
    const again = places.get(full) ?? [];
    const start = again[firstReached(again, (place) => place >= from)];
    if (start === undefined) return [];
    return [
      {
        start,
        end: start + full.length,
        severity: 'info' as const,
        remark: `The short name “${short}” was given to it before.`,
      },
    ];
  });
}
