import {
  type Draft,
  type DraftingNote,
  type SearchCase,
  STANDING_WORDS,
  TEMPLATE_JURISDICTIONS,
} from '@casewright/contracts';
import { asVariables, ownWords, printingsOf } from '@casewright/law/checking';
import { courtById, formatCitation } from '@casewright/law/citations';
import type { Rule } from './argument.js';

const LONGEST_PASSAGE = 240;

/** Decisions of the federal courts and of the State of the paper; those of other States bind nobody there. */
export const mayBeCited =
  ({ jurisdiction }: Draft) =>
  (found: SearchCase): boolean =>
    jurisdiction === null ||
    ['United States', TEMPLATE_JURISDICTIONS[jurisdiction]].includes(found.jurisdiction);

/** What a decision stands for, if nothing speaks against it. */
export function ruleOf(found: SearchCase): Rule[] {
  const citation = citationOf(found);
  const { keyPoints: points, summary: about } = found;
  return citation && points.length > 0 && !warningOf(found) ? [{ points, about, citation }] : [];
}

export function noteOn(found: SearchCase): DraftingNote[] {
  const authority = citationOf(found);
  if (!authority) return [];
  const passage = ownWords(found) || shortened(found.passage.map(({ text }) => text).join(''));
  // Without a place, the passage is the library's own and no opinion's; then a key point says more.
  const says = found.place ? `It says: “${passage}”` : `In short: ${found.keyPoints[0] ?? passage}`;
  const reason = `From the library, to be read before it is cited. ${says}${warningOf(found)}`;
  return [{ kind: 'drafting', reason, authority }];
}

/** What speaks against the decision, if anything is known to. */
function warningOf({ history }: SearchCase): string {
  if (!history || history.standing === 'none_known') return '';
  const event = history.events[0];
  const by = event ? `: ${event.kind}${event.scope === 'part' ? ' in part' : ''}, ${event.by}` : '';
  return ` ${STANDING_WORDS[history.standing]}${by}.`;
}

/** As the Bluebook has it; null for a decision without a reporter or a year. */
function citationOf({ title, caption, citations, court, year }: SearchCase): string | null {
  const [printing] = printingsOf(citations);
  if (!printing || year === null) return null;
  return formatCitation(
    {
      type: 'legal_case',
      title: caption ?? title,
      ...asVariables(printing),
      authority: courtById(court.id)?.name ?? court.name,
      issued: year,
    },
    { style: 'bluebook' },
  ).full.replace(/\.$/, '');
}

function shortened(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  if (words.length <= LONGEST_PASSAGE) return words;
  return `${words.slice(0, words.lastIndexOf(' ', LONGEST_PASSAGE))} …`;
}
