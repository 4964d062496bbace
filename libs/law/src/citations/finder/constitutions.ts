import { STATES } from '../courts/states.js';
import { collapse } from '../text/chars.js';
import type { WordAhead } from '../text/word-ahead.js';
import { readBrackets } from './brackets.js';
import type { Draft } from './draft.js';

const JURISDICTIONS: [RegExp, string, string][] = [
  [/^(?:U\.\s?S\.|US|United States)\s+Const(?:\.|itution)/, 'U.S. Const.', 'United States'],
  ...STATES.map((state): [RegExp, string, string] => [
    new RegExp(
      `^(?:${state.abbreviation.replace(/\./g, '\\.').replace(/ /g, '\\s?')}|${state.name})\\s+Const(?:\\.|itution)`,
    ),
    `${state.abbreviation} Const.`,
    state.name,
  ]),
];

/** "art. I", "amend. XIV", "§ 8", "cl. 3" in any order of depth (Bluebook rule 11). */
const PART =
  /^,?\s*(?:(art(?:icle|s?\.)|amends?(?:ment|\.)?|Art(?:icle|\.)|Amdts?\.|Amend(?:ment|s?\.)|§§?|[Ss]ec(?:tion|\.)|[Cc]lause|[Cc]ls?\.|pt\.|pmbl\.|preamble))\s*([IVXLC]+(?:-[A-Z])?|\d+[a-z]?(?:\([a-z0-9]+\))*)?(?![A-Za-z])/;

function fieldOf(word: string): 'article' | 'amendment' | 'section' | 'clause' | undefined {
  const lower = word.toLowerCase();
  if (lower.startsWith('art')) return 'article';
  if (lower.startsWith('am')) return 'amendment';
  if (lower.startsWith('§') || lower.startsWith('sec')) return 'section';
  return lower.startsWith('cl') ? 'clause' : undefined;
}

const WRITTEN = { article: 'art.', amendment: 'amend.', section: '§', clause: 'cl.' } as const;

/** Reads "U.S. Const. art. I, § 8, cl. 3" at `at`. */
export function readConstitution(
  text: string,
  at: number,
  next: number,
  constitutions: WordAhead,
): Draft | undefined {
  // Cheap refusal: the word Const. comes within three short words or not at all.
  if (!constitutions.isWithin(at, next + 24)) return undefined;
  const near = text.slice(at, next + 24);
  for (const [form, abbreviation, jurisdiction] of JURISDICTIONS) {
    const name = form.exec(near);
    if (name) return readParts(text, at, at + name[0].length, abbreviation, jurisdiction);
  }
  return undefined;
}

function readParts(
  text: string,
  start: number,
  from: number,
  abbreviation: string,
  jurisdiction: string,
): Draft | undefined {
  const draft: Draft = {
    kind: 'constitution',
    start,
    end: from,
    tail: from,
    close: from,
    open: start,
    fields: {
      reporter: abbreviation,
      reporterFound: collapse(text.slice(start, from)),
      jurisdiction,
    },
  };
  const written: string[] = [];
  for (let depth = 0; depth < 5; depth++) {
    const found = PART.exec(text.slice(draft.end, draft.end + 32));
    const field = found ? fieldOf(found[1]!) : undefined;
    if (!found) break;
    draft.end += found[0].length;
    if (!field || !found[2]) continue;
    draft.fields[field] = found[2];
    written.push(`${WRITTEN[field]} ${found[2]}`);
  }
  if (draft.end === from) return undefined;
  draft.tail = draft.end;
  const brackets = readBrackets(text, draft.end, undefined, true);
  draft.close = Math.max(draft.end, brackets.end);
  draft.fields.year = brackets.year;
  draft.fields.parenthetical = brackets.parenthetical;
  draft.normalized = `${abbreviation} ${written.join(', ')}`.trim();
  return draft;
}
