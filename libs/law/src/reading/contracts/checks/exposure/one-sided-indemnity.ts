import type { Defect, Review } from '../../review.js';
import type { Promised } from './promises.js';

/** Other ways to promise; where one is there, nothing is said about balance. */
const OTHERWISE =
  /\bindemnified\s+by\b|\bshall\s+be\s+indemnified|\bcross-?indemni|\bmutual\w*\s+indemni|\bindemnify\s+each\s+other|\bindemnifying\s+party\b|\bindemnitor\b|\bindemnity of\b/i;

/** One party promises to indemnify and the other does not. */
export function oneSidedIndemnity({ text }: Review, promises: readonly Promised[]): Defect[] {
  const own = promises.filter(({ kind }) => kind === 'indemnity');
  const [first] = own;
  if (!first?.who || own.some(({ by }) => by === null || by !== first.by)) return [];
  const name = first.who;
  if (OTHERWISE.test(text) || isSaved(name, text)) return [];
  return [
    {
      at: first.at,
      category: 'one-sided-indemnity',
      title: `Only ${name.replace(/^The /, 'the ')} indemnifies`,
      severity: 'high',
      explanation: `${name.charAt(0).toUpperCase()}${name.slice(1)} promises to indemnify, and no clause makes the other side do the same. Claims of third parties that the other side causes stay where they fall.`,
      recommendation: `If you act for ${name}, ask for a matching indemnity for what the other side controls, and limit this one to claims of third parties and to the cap on liability.`,
    },
  ];
}

/** True of whoever is to be indemnified too: `X will indemnify and hold Y harmless`, `the indemnification of Y`. */
function isSaved(name: string, text: string): boolean {
  const who = name.replace(/^the /i, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(
    `\\bindemnif(?:y|ies|ication)\\b(?:[ ,]+(?:and|or|of|the|defend|protect|save|hold|keep|harmless))*[ ,]+${who}\\b(?!['’])`,
    'i',
  ).test(text);
}
