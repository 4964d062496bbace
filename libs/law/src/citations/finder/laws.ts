import type { Law } from '../statutes/table.js';
import { codeAt, collapse, isDash, isDigit, isUpper, skipSpace } from '../text/chars.js';
import type { TrieHit } from '../text/trie.js';
import type { CitationFields, CitationKind } from '../types.js';
import { readBrackets } from './brackets.js';
import type { Draft } from './draft.js';
import { readTail, type Tail } from './law-tails.js';
import type { Entry, Lexicon } from './lexicon.js';

const CANONICAL: Record<string, string> = { FR: 'Fed. Reg.' };

function kindOf(law: Law): CitationKind {
  if (/^(?:Pub\.|Pvt\.) L\.$/.test(law.abbreviation)) return 'public-law';
  if (law.abbreviation.includes('Const.')) return 'constitution';
  if (law.type === 'session') return 'session-law';
  if (law.type === 'code') return 'regulation';
  if (law.type === 'register') return law.abbreviation === 'FR' ? 'federal-register' : 'regulation';
  return law.type === 'docket' ? 'docket' : 'statute';
}

const PAGE_PIN =
  /^,\s*(?:at\s+)?(\d{1,3}(?:,\d{3})+|\d{1,5})(?:\s?[–-]\s?(\d[\d,]*))?(?![\w,]*\s+[A-Z])/;

function readPagePin(text: string, draft: Draft): void {
  const pin = PAGE_PIN.exec(text.slice(draft.end, draft.end + 24));
  if (!pin) return;
  draft.tail = draft.end + pin[0].length;
  draft.fields.pin = collapse(pin[0].replace(/^,\s*(?:at\s+)?/, ''));
  draft.fields.pinEnd = pin[2]?.replace(/,/g, '');
}

function prefixField(law: Law, number: string): CitationFields {
  if (law.prefix === 't' || law.prefix === 'h') return { title: number };
  if (law.prefix === 'y') return { year: Number(number), volume: number };
  return { volume: number };
}

/** Reads a law from its name at `hit`; `number` is the title or volume in front, starting at `start`. */
export function readLaw(
  text: string,
  start: number,
  number: string | undefined,
  hit: TrieHit<Entry>,
): Draft | undefined {
  const from = number === undefined ? start : skipSpace(text, start + number.length);
  const found = collapse(text.slice(from, hit.end));
  for (const law of hit.value.laws) {
    if ((law.prefix === '-') !== (number === undefined)) continue;
    const tail = readTail(text, hit.end, law, found, number !== undefined);
    if (!tail || (tail.end === hit.end && number === undefined)) continue;
    return finish(text, start, number, law, found, tail);
  }
  return undefined;
}

function finish(
  text: string,
  start: number,
  number: string | undefined,
  law: Law,
  found: string,
  tail: Tail,
): Draft {
  const abbreviation = CANONICAL[law.abbreviation] ?? law.abbreviation;
  const kind = kindOf(law);
  const draft: Draft = {
    kind,
    start,
    end: tail.end,
    tail: tail.end,
    close: tail.end,
    open: start,
    fields: {
      reporter: abbreviation,
      reporterFound: found,
      reporterName: law.name,
      jurisdiction: law.jurisdiction,
      ...(number ? prefixField(law, number) : {}),
      ...tail.fields,
    },
  };
  if (law.suffix === 'g') readPagePin(text, draft);
  const brackets = readBrackets(text, draft.tail, undefined, true);
  draft.close = Math.max(draft.tail, brackets.end);
  const { year, month, day, edition, publisher, parenthetical } = brackets;
  if (year !== undefined) Object.assign(draft.fields, { year, month, day });
  Object.assign(draft.fields, { edition, publisher, parenthetical });
  const code = tail.fields.subject ? `${abbreviation}, ${tail.fields.subject}` : abbreviation;
  draft.normalized = [number, code, tail.written].filter(Boolean).join(' ');
  return draft;
}

/** Title, volume or year in front of a law: "42 U.S.C.", "1999-44 Ark. Adv. Legis. Serv.", "0-6-054 Ark. Code R.". */
export function readVolumeLaw(
  text: string,
  at: number,
  words: Lexicon,
  loose = false,
): Draft | undefined {
  let end = at;
  while (
    end - at < 14 &&
    (isDigit(codeAt(text, end)) || (isDash(codeAt(text, end)) && isDigit(codeAt(text, end + 1))))
  )
    end++;
  const name = skipSpace(text, codeAt(text, end) === 44 ? end + 1 : end);
  if (name === end || name - end > 24) return undefined;
  if (!isUpper(codeAt(text, name)) && !loose) return undefined;
  const number = text.slice(at, end);
  const hits = words.match(text, name);
  for (let k = hits.length - 1; k >= 0; k--) {
    const hit = hits[k]!;
    if (hit.value.laws.length === 0) continue;
    const draft = readLaw(text, at, number, hit);
    if (draft) return draft;
  }
  return undefined;
}
