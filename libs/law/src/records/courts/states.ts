import { STATES } from '@casewright/law/citations';

/** States and territories with the abbreviation that citations use (Bluebook T10). */
const ABBREVIATIONS = new Map([
  ...STATES.map(({ name, abbreviation }) => [name, abbreviation] as const),
  ['Northern Mariana Islands', 'N. Mar. I.'],
]);

const PATTERNS = [...ABBREVIATIONS.keys()]
  .sort()
  .map((name) => ({ name, pattern: new RegExp(`\\b${name}\\b`, 'i') }));

/** The state that a court's name mentions; `Hawai‘i` counts. */
export function stateIn(text: string): string | undefined {
  const plain = text
    .replace(/[‘’ʻ'`]/g, '')
    .replace(/Washington,? D\.? ?C\.?/gi, 'District of Columbia');
  const found = PATTERNS.find(({ pattern }) => pattern.test(plain))?.name;
  return found === 'Virginia' && /\bwest virginia\b/i.test(plain) ? 'West Virginia' : found;
}

export const abbreviationOf = (state: string): string => ABBREVIATIONS.get(state)!;
