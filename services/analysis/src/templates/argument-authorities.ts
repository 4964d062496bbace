import {
  type Draft,
  type DraftingNote,
  type DraftSection,
  findCases,
  type SearchCase,
  STANDING_WORDS,
} from '@casewright/contracts';
import { asVariables, isOutOfReach, printingsOf } from '@casewright/law/checking';
import { courtById, formatCitation } from '@casewright/law/citations';
import { Injectable } from '@nestjs/common';
import { ownWords } from '../engine/own-words.js';
import { PatientCalls } from '../jobs/patient-calls.js';

/** Arguments that are looked up for one draft, and decisions that are named for each. */
const MOST_ARGUMENTS = 4;
const MOST_DECISIONS = 3;
/** Characters of a question; what is asked of a client's notes must stay a question. */
const LONGEST_QUESTION = 300;
const LONGEST_PASSAGE = 240;
/** Headings that say nothing of what is argued. */
const SAYS_NOTHING = /^argument-(?:second|adverse|harm|amendment|leave|costs|fees)$/;

/** Finds decisions on what a court paper argues, for whoever writes the argument. */
@Injectable()
export class ArgumentAuthorities {
  constructor(private readonly library: PatientCalls) {}

  /**
   * The draft with a note for each decision of the library on an argument that is still open. Without
   * the library it stays as it is.
   */
  async into(draft: Draft, requirements: string): Promise<Draft> {
    const asked = draft.sections.filter(isOpenArgument).slice(0, MOST_ARGUMENTS);
    if (asked.length === 0 || draft.locale !== 'en-US') return draft;
    const found = new Map<string, DraftingNote[]>();
    try {
      for (const section of asked) {
        found.set(section.id, await this.notesOn(questionOf(section, draft, requirements)));
      }
    } catch (error) {
      if (!isOutOfReach(error)) throw error;
    }
    const sections = draft.sections.map((section) => ({
      ...section,
      notes: [...section.notes, ...(found.get(section.id) ?? [])],
    }));
    return { ...draft, sections };
  }

  private async notesOn(question: string): Promise<DraftingNote[]> {
    const { cases, coverage } = await this.library.call(findCases, {
      query: question,
      category: 'case-law',
      pageSize: MOST_DECISIONS,
      filters: { standing: 'good' },
    });
    return coverage === 'none' ? [] : cases.flatMap(noteOn);
  }
}

const isOpenArgument = ({ id, blocks }: DraftSection): boolean =>
  !SAYS_NOTHING.test(id) &&
  blocks.some(
    (block) =>
      block.kind === 'paragraph' &&
      block.runs.some(
        (run) => run.kind === 'placeholder' && !run.filled && run.name.startsWith('argument_'),
      ),
  );

/** A motion's headings state the point; of a brief, the notes say what it is about. */
function questionOf(section: DraftSection, draft: Draft, requirements: string): string {
  if (section.id !== 'argument-first') return section.heading;
  const said = draft.understood.filter(({ placedIn }) =>
    /^(?:summary|issues)$/.test(placedIn ?? ''),
  );
  const words = said.map(({ quote }) => quote).join(' ') || requirements;
  return words.slice(0, LONGEST_QUESTION);
}

function noteOn(found: SearchCase): DraftingNote[] {
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
