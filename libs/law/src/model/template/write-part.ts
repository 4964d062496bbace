import type { Asker } from '../asker.js';
import { fence, leakDetector } from '../grounding/fence.js';
import { type DraftPart, DraftPartSchema, INSTRUCTIONS } from './prompt.js';

const ANSWER_TOKENS = 4_000;

/** What a model is given for one part of a draft. */
interface PartMaterial {
  documentType: string;
  requirements: string;
  /** Words of the requirements that the draft does not follow. */
  special: readonly string[];
  part: string;
}

/** What a model wrote, and how much of it told of our side and was left out. */
export interface WrittenPart extends DraftPart {
  leaked: { paragraphs: number; terms: number };
}

/**
 * Has the model word one part of a draft.
 * @throws ModelError; the signal's reason once it is aborted
 */
export async function writePart(
  asker: Asker,
  { documentType, requirements, special, part }: PartMaterial,
  signal: AbortSignal,
): Promise<WrittenPart> {
  const texts = [
    fence('requirements', requirements),
    fence('terms', special.join('\n')),
    fence('draft', part),
  ];
  const content = [...texts.map((text) => text.content), `Document: ${documentType}.`].join('\n\n');
  const question = {
    task: 'template',
    system: INSTRUCTIONS,
    form: DraftPartSchema,
    maxTokens: ANSWER_TOKENS,
    content,
  };
  const said = await asker.askInForm(question, signal);
  const isClean = leakDetector([...texts.map(({ mark }) => mark), INSTRUCTIONS]);
  const paragraphs = said.paragraphs.filter(({ text }) => isClean(text));
  const terms = said.terms.filter(({ text }) => isClean(text));
  return {
    paragraphs,
    terms,
    leaked: {
      paragraphs: said.paragraphs.length - paragraphs.length,
      terms: said.terms.length - terms.length,
    },
  };
}
