import type { Draft, DraftSection, Placeholder, SearchCase } from '@casewright/contracts';
import { isOutOfReach } from '@casewright/law/checking';
import { argumentOf, groundOf, UNNAMED } from './argument.js';
import { mayBeCited, noteOn, ruleOf } from './cited-decision.js';

/** Arguments that are looked up for one draft, and decisions that are named for each. */
const MOST_ARGUMENTS = 4;
const MOST_DECISIONS = 3;
/** Characters of a question; what is asked of a client's notes must stay a question. */
const LONGEST_QUESTION = 300;
/** Parts of an argument that no decision of the library is about. */
const SAYS_NOTHING = /^argument-(?:adverse|harm|amendment|leave|costs|fees)$/;

/**
 * The draft with a note for each decision of the library on an argument that is still open, and with a
 * first draft of the argument to take. Without the library it stays as it is.
 *
 * @param decisionsOn asks the library a question
 */
export async function withAuthorities(
  draft: Draft,
  requirements: string,
  decisionsOn: (question: string) => Promise<SearchCase[]>,
): Promise<Draft> {
  const asked = draft.sections.filter(isOpenArgument).slice(0, MOST_ARGUMENTS);
  if (asked.length === 0 || draft.locale !== 'en-US') return draft;
  const found = new Map<string, SearchCase[]>();
  const proposals = new Map<string, string>();
  try {
    for (const section of asked) {
      const ground = groundOf(section, draft, requirements);
      const question = ground?.isClause ? ground.point : questionOf(section, draft, requirements);
      const decisions = (await decisionsOn(question))
        .filter(mayBeCited(draft))
        .slice(0, MOST_DECISIONS);
      found.set(section.id, decisions);
      const words = ground && argumentOf(ground, decisions.flatMap(ruleOf));
      if (words) proposals.set(openPlaceOf(section)!, words);
    }
  } catch (error) {
    if (!isOutOfReach(error)) throw error;
  }
  const sections = draft.sections.map((section) => ({
    ...section,
    notes: [...section.notes, ...(found.get(section.id) ?? []).flatMap(noteOn)],
  }));
  const placeholders = draft.placeholders.map((place): Placeholder => {
    const suggestion = proposals.get(place.name);
    return suggestion ? { ...place, suggestion } : place;
  });
  return { ...draft, sections, placeholders };
}

/** An argument of a court paper that is still to be written. */
export const isOpenArgument = (section: DraftSection): boolean =>
  !SAYS_NOTHING.test(section.id) &&
  (section.id === 'argument-first' || !UNNAMED.test(section.heading)) &&
  openPlaceOf(section) !== undefined;

/** The name of the place of an argument that is still to be written. */
const openPlaceOf = ({ blocks }: DraftSection): string | undefined =>
  blocks
    .flatMap((block) => (block.kind === 'paragraph' ? block.runs : []))
    .flatMap((run) => (run.kind === 'placeholder' && !run.filled ? [run.name] : []))
    .find((name) => name.startsWith('argument_'));

/** A motion's headings state the point; of a brief, the notes say what it is about. */
function questionOf(section: DraftSection, draft: Draft, requirements: string): string {
  if (!UNNAMED.test(section.heading)) return section.heading;
  const said = draft.understood.filter(({ placedIn }) =>
    /^(?:summary|issues)$/.test(placedIn ?? ''),
  );
  const words = said.map(({ quote }) => quote).join(' ') || requirements;
  return words.slice(0, LONGEST_QUESTION);
}
