import { STATES } from './states.js';
import { DIRECTIONS, SAME, STOP } from './word-tables.js';

const stateNames = new Map<string, string>();
for (const { abbreviation, name } of STATES) {
  const key = name.toLowerCase().replace(/ /g, '');
  stateNames.set(name.toLowerCase(), key);
  stateNames.set(abbreviation.toLowerCase().replace(/\./g, ' ').replace(/\s+/g, ' ').trim(), key);
  stateNames.set(abbreviation.toLowerCase().replace(/[.\s]/g, ''), key);
}
stateNames.delete('or');
stateNames.delete('me');
for (const [form, name] of [
  ['penna', 'pennsylvania'],
  ['ore', 'oregon'],
  ['calif', 'california'],
  ['w va', 'westvirginia'],
  ['n mex', 'newmexico'],
  ['n dak', 'northdakota'],
  ['s dak', 'southdakota'],
  ['d c', 'districtofcolumbia'],
  ['district columbia', 'districtofcolumbia'],
  ['dc', 'districtofcolumbia'],
])
  stateNames.set(form!, name!);

function stateAt(words: string[], at: number): { name: string; length: number } | undefined {
  for (let length = 3; length > 0; length--) {
    const name = stateNames.get(words.slice(at, at + length).join(' '));
    if (name && at + length <= words.length) return { name, length };
  }
  return undefined;
}

const isDistrict = (word: string | undefined): boolean =>
  word === 'district' || word === 'd' || (word !== undefined && SAME.get(word) === 'district');

/** "N.D.", "No. Dist.", "Northern District" → `n-district`; a lone "D." → `district`. */
function directionAt(words: string[], at: number): { word: string; length: number } | undefined {
  const direction = DIRECTIONS.get(words[at]!);
  if (direction && isDistrict(words[at + 1])) return { word: `${direction}-district`, length: 2 };
  const glued = /^([nsewmc])d$/.exec(words[at]!);
  if (glued) return { word: `${glued[1]}-district`, length: 1 };
  return words[at] === 'd' ? { word: 'district', length: 1 } : undefined;
}

function rawWords(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[’'`]/g, '')
    .replace(/\b(\d+)(?:st|nd|rd|th|d)\b/g, '$1')
    .replace(/[^a-z0-9*]+/g, ' ')
    .replace(/\b(?:u ?s(?: of)? ?a|unit(?:e|ed|es|s) stat(?:e|es|ed)|u s|us)\b/g, ' us ')
    .replace(/\bdistrict of columbia\b/g, ' district columbia ')
    .trim()
    .split(/\s+/)
    .filter(Boolean);
}

/**
 * A court's name as comparable words: one form for each direction, state, ordinal, and
 * abbreviation.
 */
export function courtWords(text: string): string[] {
  const raw = rawWords(text);
  const kept = raw.filter((word) => !STOP.has(word));
  const out: string[] = [];
  for (let i = 0; i < kept.length; ) {
    // "S.D." before a state is a district, else South Dakota.
    const ahead = directionAt(kept, i);
    const direct = ahead?.length === 2 && stateAt(kept, i + 2) !== undefined;
    const state = direct ? undefined : stateAt(kept, i);
    const direction = state ? undefined : ahead;
    const word = state?.name ?? direction?.word ?? SAME.get(kept[i]!) ?? kept[i]!;
    if (word !== out.at(-1)) out.push(word);
    i += state?.length ?? direction?.length ?? 1;
  }
  return out;
}
