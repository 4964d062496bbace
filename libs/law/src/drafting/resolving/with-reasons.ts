import type { DraftingNote } from '@casewright/contracts';
import type { Assembled } from '../assembly/assemble.js';
import type { Claims } from '../requirements/claims.js';
import { type Refusal, wordsOf } from './refusals.js';

/**
 * Says alongside a place that stays open, and in the section concerned, why what was asked for is
 * not there.
 */
export function withReasons(
  draft: Assembled,
  refusals: readonly Refusal[],
  claims: Claims,
): Assembled {
  const open = draft.placeholders.filter(({ problem }) => problem !== null);
  const quoteOf = (reason: string | null): string => {
    const refused = refusals.find((each) => each.reason === reason);
    return refused ? ` The instructions ask for “${wordsOf(refused, claims)}”.` : '';
  };
  const refused = refusals.flatMap(({ section, ...refusal }) =>
    section === null ? [] : [{ ...refusal, section: nearest(section, draft) }],
  );
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
          noteOf(
            `The draft does not follow “${wordsOf(each, claims)}”. ${each.reason}`,
            each.authority,
          ),
        ),
    ],
  }));
  return { ...draft, sections };
}

/** The section that tells; the first of the draft where that one is left out. */
const nearest = (id: string, { sections }: Assembled): string =>
  (sections.find((section) => section.id === id) ?? sections[0])?.id ?? id;

const noteOf = (reason: string, authority: string | null = null): DraftingNote => ({
  kind: 'drafting',
  reason,
  authority,
});
