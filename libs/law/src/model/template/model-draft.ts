import type { Draft, GenerateTemplateRequest } from '@casewright/contracts';
import { citationsOf } from '@casewright/law/drafting';
import type { EngineContext } from '../ai-tasks.js';
import { type Asker, askParts, type Bounds } from '../asker.js';
import { ModelError } from '../model-error.js';
import { LETTERS_PER_TOKEN } from '../split-sections.js';
import { type OpenSection, openSections, packSections, partText } from './draft-parts.js';
import { knownWords } from './known-words.js';
import { PROMPT_VERSION } from './prompt.js';
import { RewordedDraft } from './reword-draft.js';
import { writePart } from './write-part.js';

/** The share of a section's tokens that a part of a draft has: its answer may be as long as it is itself. */
const PART = 1 / 3;

/**
 * The rules' draft in a model's words, where these keep every clause, value, and reference.
 * @throws ModelError when no part was written, or nothing of what was written can be taken
 */
export async function rewordWith(
  asker: Asker,
  byRules: Draft,
  request: GenerateTemplateRequest,
  context: EngineContext,
  signal: AbortSignal,
): Promise<Draft> {
  const open = openSections(byRules);
  if (open.length === 0) return byRules;
  const { documentType, requirements, answers = {} } = request;
  const said = { documentType, requirements, special: byRules.notUnderstood };
  const written = await askParts(
    asker,
    partsWithin(open, asker),
    async (part, either) => ({
      ...(await writePart(asker, { ...said, part: partText(part) }, either)),
      read: part.length,
    }),
    { stage: 'Wording with the model', context, signal },
  );
  const known = knownWords(byRules.content, [requirements, ...Object.values(answers)].join('\n'));
  const reworded = new RewordedDraft(byRules, open, known);
  for (const { paragraphs, leaked } of written) {
    reworded.counts.paragraphsRefused += leaked.paragraphs;
    reworded.counts.termsRefused += leaked.terms;
    for (const paragraph of paragraphs) reworded.reword(paragraph);
  }
  // A paragraph is found by its place, which a term behind it does not move.
  for (const term of written.flatMap(({ terms }) => terms)) reworded.place(term);
  const { draft, sections } = reworded.result();
  const { counts } = reworded;
  const refused = counts.paragraphsRefused + counts.termsRefused;
  if (refused > 0 && sections.length === 0) throw new ModelError('ungrounded');
  const grounding = {
    prompt: PROMPT_VERSION,
    ...counts,
    sections,
    sectionsTotal: open.length,
    sectionsRead: written.reduce((sum, { read }) => sum + read, 0),
  };
  const citations = await citationsOf(draft, context.citations);
  signal.throwIfAborted();
  return { ...draft, citations, engine: asker.model, grounding };
}

function partsWithin(
  open: readonly OpenSection[],
  { sectionTokens, documentTokens }: Bounds,
): OpenSection[][] {
  const tokens = sectionTokens * PART;
  const affordable = Math.max(1, Math.floor(documentTokens / tokens));
  return packSections(open, tokens * LETTERS_PER_TOKEN).slice(0, affordable);
}
