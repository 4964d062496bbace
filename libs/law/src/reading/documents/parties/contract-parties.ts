import { plain } from '../reading/spans.js';
import type { Party, Signature } from '../understanding.js';
import { isNameLike, kindOfParty, unique } from './names.js';
import { preambleParties } from './preamble-parties.js';

/** The preamble names the parties; it begins this near to the beginning or not at all. */
const PREAMBLE_WITHIN = 9_000;
const OPENING =
  /\b(?:by and (?:between|among)|between and among|by and amongst|between|among|made by|entered into by|WITNESSETH that)\b:?/gi;
/** The parties of a contract: those of its preamble, or of its signature blocks. */
export function contractParties(text: string, signatures: readonly Signature[]): Party[] {
  const lettered = letteredParties(text);
  if (lettered.length >= 2) return lettered;
  const named = fromPreamble(text);
  if (named.length >= 2) return named;
  const undersigned = fromLetter(text);
  if (undersigned.length >= 2) return undersigned;
  return unique([...named, ...signingParties(text, signatures)]);
}

const SALUTATION =
  /\b(?:Ladies and Gentlemen|Gentlemen|Dear [A-Z][\w. ]{2,40}):|\bthe undersigned,?\s+(?=(?:the )?[A-Z])/gi;

/** A contract in the form of a letter introduces its parties behind the salutation. */
function fromLetter(text: string): Party[] {
  return [...text.slice(0, PREAMBLE_WITHIN).matchAll(SALUTATION)]
    .slice(0, OPENINGS)
    .map((match) => preambleParties(text, match.index + match[0].length))
    .reduce((best, parties) => (parties.length > best.length ? parties : best), [] as Party[]);
}

/** Covers and recitals say “between” too. */
const OPENINGS = 6;

/** Every “between” that an alias or a description follows, as places behind it. */
function findOpenings(text: string): number[] {
  const openings: number[] = [];
  for (const match of text.slice(0, PREAMBLE_WITHIN).matchAll(OPENING)) {
    const at = match.index + match[0].length;
    const next = text.slice(at, at + 420);
    if (!/^\s*(?:\(?\d\)?\s*)?[“"]?(?:the\s)?[a-z]?[A-Z_]/.test(next)) continue;
    if (NAMES_FOLLOW.test(next)) openings.push(at);
    if (openings.length === OPENINGS) break;
  }
  // A cover sets its names apart; the preamble runs on to its first alias.
  const isCover = (at: number): boolean =>
    /\n\s*\n[^“"]*\([^()]*[“"]/.test(text.slice(at, at + 600));
  return openings.sort((a, b) => Number(isCover(a)) - Number(isCover(b)) || a - b);
}

const NAMES_FOLLOW =
  /\([^()]{0,90}[“"]|,\s+(?:a|an|the)\s+[\w ]*(?:corporation|company|individual|partnership|bank|trust|university)|\band\b/i;

/** The preamble that introduces most parties by an alias is the contract's own; the first of equals. */
function fromPreamble(text: string): Party[] {
  let best: Party[] = [];
  const aliases = (parties: readonly Party[]): number => parties.filter(({ role }) => role).length;
  for (const opening of findOpenings(text)) {
    const parties = preambleParties(text, opening);
    const better =
      aliases(parties) > aliases(best) ||
      (aliases(best) === 0 && parties.length > best.length) ||
      // A title that names both sides runs on into the preamble.
      (aliases(parties) === aliases(best) && best.some(isTwo) && !parties.some(isTwo));
    if (better) best = parties;
  }
  return best;
}

const isTwo = ({ name }: Party): boolean => /\s(?:AND|and)\s/.test(name);

/** `Party A: Acme Co., Ltd. (“Provider”)`, as many contracts from Asia have it. */
function letteredParties(text: string): Party[] {
  const found: Party[] = [];
  const LETTERED =
    /\b(Party [A-D])(?:\s*\(([A-Z][A-Za-z ]{2,30})\))?\s*:\s*([A-Z[][^\n:“"]{2,90}?)\s*(?:\s(?=(?:Registered )?Address:)|\((?:the )?[“"]([^”"]{2,50})[”"]\)|\n|$)/g;
  for (const match of text.slice(0, PREAMBLE_WITHIN).matchAll(LETTERED)) {
    const [all, letter = '', printedRole, name = '', alias] = match;
    const start = match.index + all.lastIndexOf(name);
    const clean = plain(name);
    found.push({
      name: clean,
      role: alias ?? printedRole ?? letter,
      kind: kindOfParty(clean, null),
      description: null,
      start,
      end: start + name.length,
    });
  }
  return unique(found);
}

/** Characters at the end among which those who sign are named. */
const SIGNED_WITHIN = 3_000;
/** In a text without line breaks, the capitals right before a signature: for whom it is signed. */
const SIGNED_FOR = /(?<![\p{L}.])((?:\p{Lu}[\p{Lu}.,&/’'-]*\s+){2,8})(?=\/s\/|By:)/gu;

function capitalsAtSignatures(text: string): Party[] {
  const from = Math.max(0, text.length - SIGNED_WITHIN);
  return [...text.slice(from).matchAll(SIGNED_FOR)].map((match) => {
    const name = plain(match[1]!).replace(/,$/, '');
    const start = from + match.index;
    const kind = kindOfParty(name, null);
    return {
      name,
      role: null,
      kind,
      description: null,
      start,
      end: start + match[1]!.trimEnd().length,
    };
  });
}

function signingParties(text: string, signatures: readonly Signature[]): Party[] {
  const capitals = capitalsAtSignatures(text).filter(({ name }) => isNameLike(name));
  if (capitals.length >= 2) return capitals;
  return signatures.flatMap(({ party, name, title, start, end }) => {
    // Whoever signs with a title signs for a party, and is none.
    const who = (party ?? (title === null ? name : null))?.replace(/,\s+(?:an?\s.*)$/, '');
    if (!who || !isNameLike(who)) return [];
    const at = text.indexOf(who, Math.max(0, start - 200));
    if (at === -1 || at > end) return [];
    return [
      {
        name: who,
        role: null,
        kind: kindOfParty(who, null),
        description: null,
        start: at,
        end: at + who.length,
      },
    ];
  });
}
