import type { DraftingNote } from '@casewright/contracts';
import type { Assembled } from '../assembly/assemble.js';
import type { Refusal } from './refusals.js';

/**
 * Says alongside a place that stays open, and in the section concerned, why what was asked for is
 * not there.
 */
export function withReasons(
  draft: Assembled,
  refusals: readonly Refusal[],
  requirements: string,
): Assembled {
  const open = draft.placeholders.filter(({ problem }) => problem !== null);
  const quoteOf = (reason: string | null): string => {
    const refused = refusals.find((each) => each.reason === reason);
    return refused ? ` The instructions ask for “${wordsOf(refused, requirements)}”.` : '';
  };
  const refused = refusals.filter(({ section }) => section !== null);
  const sections = draft.sections.map((section) => ({
    ...section,
    notes: [
      ...section.notes,
      ...open
        .filter(({ where }) => where[0] === section.id)
        .map(({ label, problem }) =>
          noteOf(`${label} is left open. ${problem}${quoteOf(problem)}`),
        ),
      ...refused
        .filter((each) => each.section === section.id)
        .map((each) =>
          noteOf(`The draft does not follow “${wordsOf(each, requirements)}”. ${each.reason}`),
        ),
    ],
  }));
  return { ...draft, sections };
}

const wordsOf = ({ start, end }: Refusal, requirements: string): string =>
  requirements.slice(start, end).trim().replace(/\s+/g, ' ');

const noteOf = (reason: string): DraftingNote => ({ kind: 'drafting', reason, authority: null });
