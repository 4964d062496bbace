import { STATES } from '@casewright/law/citations';

const plain = (text: string): string => text.toLowerCase().replace(/[.\s]/g, '');
const byName = new Map(
  STATES.flatMap(({ name, abbreviation }) => [
    [plain(name), abbreviation],
    [plain(abbreviation), abbreviation],
  ]),
);

/** `california`, `cal`, `Cal.` → `Cal.` (Bluebook T10). */
export const stateAbbreviation = (text: string): string | undefined => byName.get(plain(text));

/** The state that a text begins with, and what follows. */
export function stateAt(text: string): { state: string; rest: string } | undefined {
  const words = text.split(' ');
  for (let count = Math.min(3, words.length); count > 0; count--) {
    const state = stateAbbreviation(words.slice(0, count).join(' '));
    if (state) return { state, rest: words.slice(count).join(' ') };
  }
  return undefined;
}
